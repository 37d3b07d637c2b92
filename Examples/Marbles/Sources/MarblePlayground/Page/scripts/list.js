// SPDX-License-Identifier: MIT
// The list of operators, which a narrow page shows as a menu.
import { linkTo, load } from "./address.js";
import { $, make } from "./elements.js";
import { operators } from "./state.js";

export function buildList(kinds) {
  const append = $("append");
  append.append(make("option", { value: "" }, "Choose an operator…"));
  for (const kind of kinds) {
    const group = make("optgroup", { label: kind.title });
    const items = make("ul");
    for (const operator of kind.operators) {
      // The first one of a name is the one that the server runs.
      if (operators.has(operator.name)) continue;
      operators.set(operator.name, operator);
      items.append(make("li", {}, make("a", { href: linkTo(operator.name), "data-name": operator.name, "data-code": operator.code.toLowerCase() }, operator.name)));
      if (operator.diagrams.length) group.append(make("option", { value: operator.name }, operator.name));
    }
    if (group.children.length) append.append(group);
    if (!items.children.length) continue;
    $("list").append(make("section", { "data-title": kind.title.toLowerCase() }, make("h3", {}, kind.title), items));
  }
}

function search() {
  const words = $("search").value.toLowerCase().split(/\s+/).filter(Boolean);
  let count = 0;
  for (const section of $("list").children) {
    let inside = 0;
    for (const item of section.querySelectorAll("li")) {
      const link = item.firstChild;
      const text = `${link.dataset.name.toLowerCase()} ${link.dataset.code} ${section.dataset.title}`;
      item.hidden = !words.every((word) => text.includes(word));
      if (!item.hidden) inside++;
    }
    section.hidden = inside === 0;
    count += inside;
  }
  $("nothing").hidden = count > 0;
}

function openMenu(isOpen) {
  $("operators").classList.toggle("open", isOpen);
  $("menu").setAttribute("aria-expanded", String(isOpen));
}

$("search").addEventListener("input", search);
$("search").addEventListener("keydown", (event) => {
  const first = [...$("list").querySelectorAll("a")].find((item) => item.offsetParent);
  if (event.key === "Enter" && first) first.click();
  if (event.key === "ArrowDown" && first) { first.focus(); event.preventDefault(); }
});
$("list").addEventListener("keydown", (event) => {
  if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
  const items = [...$("list").querySelectorAll("a")].filter((item) => item.offsetParent);
  const next = items[items.indexOf(document.activeElement) + (event.key === "ArrowDown" ? 1 : -1)];
  (next ?? $("search")).focus();
  event.preventDefault();
});
$("list").addEventListener("click", (event) => {
  const item = event.target.closest("a");
  if (!item) return;
  const wasOpen = $("operators").classList.contains("open");
  openMenu(false);
  if (wasOpen) $("diagram").focus();
  // The same operator once more: from its beginning.
  if (item.getAttribute("href") === location.hash) load();
});
$("menu").addEventListener("click", () => {
  const isOpen = !$("operators").classList.contains("open");
  openMenu(isOpen);
  if (isOpen) $("search").focus();
});
document.addEventListener("keydown", (event) => {
  if (event.key === "Escape" && $("operators").classList.contains("open")) { openMenu(false); $("menu").focus(); }
  if (event.key === "/" && !event.target.closest("input, textarea, select")) {
    if (getComputedStyle($("operators")).display === "none") openMenu(true);
    $("search").focus();
    event.preventDefault();
  }
});
