// SPDX-License-Identifier: MIT
import Foundation
import MarbleCatalogue
import RxMarbles
import XCTest

/// What comes out of the buttons: code, a link, pictures; and what a screen reader gets.
final class SharingTests: PageTestCase {
  private static let link = "#op=zip&in=-a--b-%7C&in=--1---2%7C"
  private static let diagrams = ["-a--b-|", "--1---2|"]

  private func picture() throws -> MarbleChainPicture {
    let example = try XCTUnwrap(Catalogue.entries.map(\.example).first { $0.name == "zip" })
    return try MarbleChain([.init(example, diagrams: Self.diagrams)]).run()
  }

  func testCodeAndLinkAreCopied() throws {
    try browser.open(address + Self.link)
    for tab in ["tab-test", "tab-text", "tab-code"] {
      try browser.click("document.getElementById('\(tab)')")
      let text = try string("document.getElementById('code').textContent")
      let copy = try browser.copied(by: "copy-code", of: address) {
        try browser.click("document.getElementById('copy-code')")
      }
      XCTAssertEqual(copy, text, tab)
      XCTAssert(text.contains("zip"), text)
    }
    try browser.click("[...document.querySelectorAll('.tools button')].find((b) => b.textContent === 'Fail')")
    let link = try browser.copied(by: "copy-link", of: address) {
      try browser.click("document.getElementById('copy-link')")
    }
    XCTAssert(link.hasPrefix("\(address)#op=zip&in=-a--b-%23"), link)
    try browser.open(link)
    XCTAssertEqual(try texts(), ["-a--b-#", "--1---2|"])
  }

  func testPicturesAreSaved() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("saved-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try browser.saveFiles(in: folder)
    try browser.open(address + Self.link)
    try browser.click("document.getElementById('save-svg')")
    let svg = String(decoding: try browser.file("marbles-zip.svg", in: folder), as: UTF8.self)
    XCTAssertEqual(svg, try picture().svg(.automatic, title: "Marble diagram of zip"))
    try browser.click("document.getElementById('save-png')")
    let png = [UInt8](try browser.file("marbles-zip.png", in: folder))
    XCTAssertEqual(Array(png.prefix(8)), [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
    XCTAssertGreaterThan(png.count, 5000)
    // The width is in the first chunk: twice that of the drawing.
    let width = png[16..<20].reduce(0) { $0 * 256 + Int($1) }
    XCTAssertEqual("\(width / 2)", svg.firstMatch(of: /viewBox="0 0 (\d+)/).map { String($0.1) })
  }

  /// Marbles are sliders with a name and a value; each line that comes out is a picture that is told in words.
  func testAScreenReaderGetsTheMarbles() throws {
    try browser.open("\(address)#op=flatMap&in=-a--%7C%0Aa:%20-1-2%7C&op=take&n.count=1")
    let tree = try browser.accessibility()
    let sliders = tree.filter { $0.role == "slider" }.map { "\($0.name): \($0.value)" }
    XCTAssertEqual(
      sliders.filter { $0.contains(",") },
      [
        "source, value a: 1", "source, end: 4", "sequence a, value 1: 2", "sequence a, value 2: 4",
        "sequence a, end: 5",
      ], "\(sliders)")
    XCTAssert(sliders.contains("count 1: 1") || sliders.contains("count: 1"), "\(sliders)")
    let pictures = tree.filter { $0.role == "image" }.map(\.name)
    XCTAssert(pictures.contains("After flatMap: 1 at 2"), "\(pictures)")
    XCTAssert(pictures.contains("Result: 1 at 2, completes at 2"), "\(pictures)")
    for (role, name) in [
      ("textbox", "source as text"), ("button", "Add a marble: source"), ("button", "Remove: take"),
      ("button", "Save as SVG"), ("tab", "Test"), ("navigation", "Operators"),
    ] {
      XCTAssert(tree.contains { $0.role == role && $0.name == name }, "There is no \(role) \(name).")
    }
  }
}
