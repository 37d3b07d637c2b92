// SPDX-License-Identifier: MIT
import Foundation
import MarbleCatalogue
import XCTest

/// Narrow and wide, light and dark.
final class LookTests: PageTestCase {
  /// MARBLE_SCREENSHOTS names a folder that gets pictures of the page.
  private func keep(_ name: String) throws {
    guard let folder = ProcessInfo.processInfo.environment["MARBLE_SCREENSHOTS"] else { return }
    let url = URL(fileURLWithPath: folder)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    try browser.screenshot().write(to: url.appendingPathComponent("\(name).png"))
  }

  private static let links = [
    "debounce": "op=debounce", "flatMap": "op=flatMap", "chain": "op=map&op=window&op=take&op=switchLatest",
    "observers": "op=share", "work": "op=pages", "events": "op=materialize", "fault": "op=combineLatest&in=-a-(b&in=1",
    "broken": "op=nonsense",
  ]

  func testThePageFitsAndCanBeRead() throws {
    for (width, height) in [(360, 740), (1280, 900)] {
      for scheme in ["light", "dark"] {
        try browser.size(width, height)
        try browser.colors(scheme)
        for (name, link) in Self.links.sorted(by: { $0.key < $1.key }) {
          try browser.open("\(address)#\(link)")
          let place = "\(name) of \(width) in \(scheme)"
          XCTAssertEqual(try browser.number("document.documentElement.scrollWidth"), Double(width), place)
          XCTAssertEqual(try browser.evaluate(Self.pale) as? [String], [], place)
          XCTAssertEqual(try browser.evaluate(Self.nameless) as? [String], [], place)
          try keep("\(name)-\(width)-\(scheme)")
        }
      }
    }
  }

  /// Where there is no room, results stand above and below their line.
  func testNoResultHidesAnother() throws {
    let boxes = """
      [...document.querySelectorAll("svg.result .mark .marble")].map((marble) => {
        const box = marble.getBoundingClientRect();
        return [box.x, box.y, box.right, box.bottom];
      })
      """
    for width in [360, 1280] {
      try browser.size(width, 740)
      for link in ["op=pages", "op=materialize", "op=map&in=-12-3|", "op=flatMap", "op=driverCombineLatest"] {
        try browser.open("\(address)#\(link)")
        let all = (try browser.evaluate(boxes) as? [[Any]] ?? []).map { $0.compactMap(Browser.number) }
        XCTAssertGreaterThan(all.count, 2, link)
        for (index, one) in all.enumerated() {
          for other in all.dropFirst(index + 1) {
            let shared = (min(one[2], other[2]) - max(one[0], other[0]), min(one[3], other[3]) - max(one[1], other[1]))
            let isHidden = shared.0 > 0.3 * (one[2] - one[0]) && shared.1 > 0.3 * (one[3] - one[1])
            XCTAssertFalse(isHidden, "\(link) of \(width): \(one) and \(other)")
          }
        }
      }
    }
  }

  func testTheListOpensOnANarrowPage() throws {
    try browser.size(360, 740)
    try browser.open("\(address)#op=map")
    try browser.click("document.getElementById('menu')")
    try keep("menu-360")
    XCTAssertEqual(try string("document.activeElement.id"), "search")
    try browser.type("scan")
    try browser.click("[...document.querySelectorAll('#list a')].find((item) => item.textContent === 'scan')")
    try browser.wait(for: "document.getElementById('title').textContent === 'scan'")
    XCTAssertEqual(try string("getComputedStyle(document.getElementById('operators')).display"), "none")
  }

  /// The catalogue as a folder needs no server of its own.
  func testTheExportedCatalogueShowsItsPictures() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("catalogue-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try StaticCatalogue().write(to: folder)
    for (width, scheme) in [(360, "dark"), (1280, "light")] {
      try browser.size(width, 800)
      try browser.colors(scheme)
      try browser.call("Page.navigate", ["url": folder.appendingPathComponent("index.html").absoluteString])
      try browser.wait(for: "document.readyState === 'complete' && document.images.length > 0")
      try browser.wait(for: "document.images[0].complete && document.images[0].naturalWidth > 0")
      let sources = try browser.evaluate("[...document.images].map((image) => image.getAttribute('src'))") as? [String]
      XCTAssertEqual(sources?.count, Catalogue.entries.count)
      XCTAssertEqual(
        sources?.filter { !FileManager.default.fileExists(atPath: folder.appendingPathComponent($0).path) }, [])
      XCTAssertEqual(try browser.number("document.documentElement.scrollWidth"), Double(width))
      XCTAssertEqual(try browser.evaluate(Self.pale) as? [String], [])
      XCTAssertEqual(try browser.evaluate("document.getElementById('menu').open") as? Bool, width > 860)
      XCTAssertEqual(try browser.evaluate(Self.nameless) as? [String], [])
      try keep("catalogue-\(width)-\(scheme)")
    }
  }

  func testTheExportedCatalogueIsSearched() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("catalogue-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try StaticCatalogue().write(to: folder)
    try browser.call("Page.navigate", ["url": folder.appendingPathComponent("index.html").absoluteString])
    try browser.wait(for: "document.readyState === 'complete' && document.getElementById('menu')")
    try browser.choose("document.getElementById('search')")
    try browser.type("flatmapl")
    let shown = try browser.evaluate(
      "[...document.querySelectorAll('#menu a')].filter((item) => item.offsetParent).map((item) => item.textContent)")
    XCTAssertEqual(
      shown as? [String], Catalogue.entries.map(\.example.name).filter { $0.lowercased().contains("flatmapl") })
    try browser.key("Enter")
    try browser.wait(for: "location.hash === '#flatMapLatest'")
    try browser.choose("document.getElementById('search')")
    try browser.type("nonsense")
    XCTAssertEqual(try browser.evaluate("document.getElementById('nothing').hidden") as? Bool, false)
  }

  /// Texts whose contrast is less than that of AA.
  private static let pale = """
    (() => {
      const channel = (value) => { const c = value / 255; return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4; };
      const numbers = (color) => color.match(/[\\d.]+/g).map(Number);
      const light = ([r, g, b]) => 0.2126 * channel(r) + 0.7152 * channel(g) + 0.0722 * channel(b);
      const ratio = (a, b) => { const [x, y] = [light(a), light(b)].sort((p, q) => q - p); return (x + 0.05) / (y + 0.05); };
      const grounds = new Map([[null, [255, 255, 255]]]);
      const ground = (element) => {
        if (grounds.has(element)) return grounds.get(element);
        const color = numbers(getComputedStyle(element).backgroundColor);
        const seen = color[3] === undefined || color[3] > 0 ? color : ground(element.parentElement);
        grounds.set(element, seen);
        return seen;
      };
      const found = [];
      for (const element of document.querySelectorAll("body *")) {
        const hasText = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim());
        if (!hasText || !element.getClientRects().length || element.closest(".hidden, :disabled, option, .stale svg")) continue;
        const style = getComputedStyle(element);
        const isInk = element.classList.contains("ink");
        const color = numbers(element instanceof SVGElement ? style.fill : style.color);
        const back = isInk ? numbers(getComputedStyle(element.parentElement.querySelector(".marble")).fill) : ground(element);
        if (ratio(color, back) < 4.5) found.push(`${element.tagName} ${element.textContent.slice(0, 30)} ${ratio(color, back).toFixed(2)}`);
      }
      return found;
    })()
    """

  /// Controls that a screen reader has no name for.
  private static let nameless = """
    [...document.querySelectorAll("button, input, select, textarea, a, [role]")].filter((element) => {
      const labels = [...(element.labels ?? [])].map((label) => label.textContent).join("");
      const name = element.getAttribute("aria-label") ?? "";
      const other = element.getAttribute("aria-labelledby") ?? "";
      const isPlain = ["status", "alert", "tablist"].includes(element.getAttribute("role")) && !element.matches("button");
      return !isPlain && !(name || other || labels || element.textContent.trim());
    }).map((element) => element.outerHTML.slice(0, 100))
    """
}
