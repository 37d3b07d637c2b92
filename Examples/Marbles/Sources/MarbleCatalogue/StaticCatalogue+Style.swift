// SPDX-License-Identifier: MIT

extension StaticCatalogue {
  /// Looks as the page of the playground does.
  static let style = """
    /* SPDX-License-Identifier: MIT */
    :root { color-scheme: light dark; --paper: #f4f5f7; --text: #1d1d1f; --muted: #5a5f6b; --border: #d6d9df; --edge: #858b98;
      --card: #ffffff; --accent: #0b57b0; --hover: #e6e9ef; }
    @media (prefers-color-scheme: dark) {
      :root { --paper: #101216; --text: #f2f3f5; --muted: #b4bac6; --border: #343944; --edge: #7d8594;
        --card: #191c22; --accent: #8cc4ff; --hover: #2b303a; }
    }
    * { box-sizing: border-box; }
    html { -webkit-text-size-adjust: 100%; }
    body { margin: 0 auto; max-width: 1200px; display: grid; grid-template-columns: 256px minmax(0, 1fr);
      background: var(--paper); color: var(--text); font: 15px/1.5 system-ui, "DejaVu Sans", sans-serif; }
    [hidden] { display: none !important; }
    :focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
    nav { position: sticky; top: 0; height: 100vh; overflow-y: auto; padding: 0 12px 32px 20px; border-right: 1px solid var(--border); }
    nav summary { padding: 16px 8px 8px; font-weight: 650; cursor: pointer; }
    nav h2 { margin: 0; padding: 12px 8px 4px; font-size: 12.5px; font-weight: 600; line-height: 1.3; color: var(--muted); }
    nav ul { list-style: none; margin: 0; padding: 0; }
    nav li a { display: block; padding: 3px 8px; border-radius: 7px; color: var(--text); text-decoration: none; overflow-wrap: anywhere; }
    nav li a:hover { background: var(--hover); }
    nav input { width: 100%; min-height: 36px; padding: 6px 10px; font: inherit; color: inherit; background: var(--card);
      border: 1px solid var(--edge); border-radius: 8px; }
    ::placeholder { color: var(--muted); opacity: 1; }
    #nothing { margin: 0; padding: 8px; color: var(--muted); }
    main { min-width: 0; padding: 20px 28px 64px; }
    main > p { max-width: 70ch; color: var(--muted); }
    h1 { margin: 0 0 8px; font-size: 26px; line-height: 1.25; }
    main h2 { margin: 40px 0 0; padding-bottom: 6px; font-size: 20px; line-height: 1.3; border-bottom: 1px solid var(--border); }
    figure { margin: 22px 0 0; scroll-margin-top: 12px; }
    h3 { margin: 0 0 6px; font-size: 15px; font-weight: 600; }
    h3 a { color: inherit; text-decoration: none; }
    h3 a:hover { color: var(--accent); text-decoration: underline; }
    figure:target h3 a { color: var(--accent); }
    .picture { overflow-x: auto; }
    img { display: block; max-width: 100%; height: auto; }
    /* On a narrow page a wide picture is moved sideways before its letters get too small. */
    .wide img { max-width: max(100%, 30rem); }
    figure details { margin-top: 4px; color: var(--muted); }
    figure summary { width: max-content; padding: 2px 0; font-size: 13px; cursor: pointer; }
    pre { margin: 4px 0 0; padding: 10px 12px; overflow-x: auto; color: var(--text); background: var(--card);
      border: 1px solid var(--border); border-radius: 8px; font: 13px/1.4 ui-monospace, Menlo, "DejaVu Sans Mono", monospace; }
    @media (max-width: 860px) {
      body { display: block; }
      nav { position: static; height: auto; padding: 0 12px; background: var(--card); border: 0; border-bottom: 1px solid var(--border); }
      nav summary { padding: 14px 4px; }
      nav details[open] { padding-bottom: 20px; }
      nav li a { padding: 8px; }
      main { padding: 16px 12px 48px; }
    }
    @media print { nav { display: none; } body { display: block; } figure { break-inside: avoid; } }

    """

  /// The page is complete without it: it closes the menu on a narrow page, and searches.
  static let script = """
    // SPDX-License-Identifier: MIT
    "use strict";
    (() => {
      const menu = document.getElementById("menu");
      const search = document.getElementById("search");
      const isNarrow = matchMedia("(max-width: 860px)");
      const adapt = () => { menu.open = !isNarrow.matches; };
      isNarrow.addEventListener("change", adapt);
      adapt();
      menu.addEventListener("click", (event) => { if (event.target.closest("a") && isNarrow.matches) menu.open = false; });
      const filter = () => {
        const words = search.value.toLowerCase().split(/\\s+/).filter(Boolean);
        let count = 0;
        for (const section of menu.querySelectorAll("section")) {
          const title = section.querySelector("h2").textContent.toLowerCase();
          let inside = 0;
          for (const item of section.querySelectorAll("li")) {
            const text = `${title} ${item.textContent.toLowerCase()}`;
            item.hidden = !words.every((word) => text.includes(word));
            if (!item.hidden) inside++;
          }
          section.hidden = inside === 0;
          count += inside;
        }
        document.getElementById("nothing").hidden = count > 0;
      };
      search.addEventListener("input", filter);
      search.addEventListener("keydown", (event) => {
        const first = [...menu.querySelectorAll("a")].find((link) => link.offsetParent);
        if (event.key === "Enter" && first) first.click();
      });
      filter();
    })();

    """
}
