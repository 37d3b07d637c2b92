// SPDX-License-Identifier: MIT
import Foundation
import RxMarbles
import RxSwift
import XCTest

final class PictureTests: XCTestCase {
  private let example = MarbleExample(
    "flatMapLatest", work: "-a---b-|\na: -1-2-3|\nb: -4|", code: "source.flatMapLatest { work($0) }"
  ) {
    source, work, _ in
    source.flatMapLatest { work($0) }
  }

  func testText() throws {
    XCTAssertEqual(
      try example.picture().text(),
      """
      source  -a---b-|
              ^------!
      a        -1-2-3|
               ^---!
      b            -4|
                   ^-!
              source.flatMapLatest { work($0) }
              --1-2-4|
      """)
  }

  func testValuesWithLongerNamesGetLetters() throws {
    let example = MarbleExample("map", "-1-2-|", code: "source.map { $0 * 10 }") { (source: Observable<Int>, _) in
      source.map { $0 * 10 }
    }
    XCTAssertEqual(
      try example.picture().text(),
      """
      source  -1-2-|
              source.map { $0 * 10 }
              -x-y-|
              x = 10, y = 20
      """)
  }

  func testSequencesThatComeOut() throws {
    let example = MarbleExample("groupBy", "1-2-3|", code: "source.groupBy { $0 % 2 }") {
      (source: Observable<Int>, _) in
      source.groupBy { $0 % 2 }
    }
    XCTAssertEqual(
      try example.picture().text(),
      """
      source  1-2-3|
              source.groupBy { $0 % 2 }
              A-B--|
      A       1---3|
      B         2--|
      """)
  }

  func testSeveralObservers() throws {
    let example = MarbleExample(
      "share", "-a-b|", code: "source.share()", observers: ["^", "--^!"], showsSubscriptions: true
    ) { (source: Observable<String>, _) in
      source.share()
    }
    let picture = try example.picture()
    XCTAssertEqual(picture.outputs.map(\.name), ["observer 1", "observer 2"])
    XCTAssertEqual(picture.outputs[0].windows, [MarblePicture.Window(from: 0, to: 4)])
    XCTAssertEqual(picture.outputs[1].windows, [MarblePicture.Window(from: 2, to: 3)])
    XCTAssertEqual(picture.inputs[0].windows, [MarblePicture.Window(from: 0, to: 4)])
  }

  func testWhatGoesInCanBeChanged() throws {
    let picture = try example.picture(["a|\na: 1#"])
    XCTAssertEqual(picture.outputs[0].marks, [.init(0, .value("1")), .init(1, .error)])
  }

  func testBadInputIsAnError() {
    XCTAssertThrowsError(try example.picture(["-a("])) { XCTAssertEqual(($0 as? MarbleSyntaxError)?.column, 3) }
    XCTAssertThrowsError(try example.picture(["a 10s |"])) { XCTAssertEqual($0 as? MarbleExampleError, .tooLong) }
    XCTAssertThrowsError(try example.picture(["--^-a|"])) { XCTAssertEqual($0 as? MarbleExampleError, .early) }
    let many = "(" + String(repeating: "a", count: 100) + ")"
    XCTAssertThrowsError(try example.picture([many])) { XCTAssertEqual($0 as? MarbleExampleError, .tooLong) }
    let endless = MarbleExample("retry", "#", code: "source.retry()") { (source: Observable<String>, _) in
      source.retry()
    }
    XCTAssertThrowsError(try endless.picture()) { XCTAssertEqual($0 as? MarbleExampleError, .endless) }
  }

  func testEverythingInASVGIsEscaped() throws {
    let example = MarbleExample("escape", "a|", code: "source.map { $0 + \"<&>\" }") {
      (source: Observable<String>, _) in
      source.map { $0 + "<&>" }
    }
    let svg = try example.picture().svg(.automatic, title: "<b>")
    XCTAssert(svg.contains("a&lt;&amp;&gt;"))
    XCTAssert(svg.contains("<title>&lt;b&gt;</title>"))
    XCTAssert(svg.contains("@media (prefers-color-scheme: dark)"))
    XCTAssertFalse(svg.contains("<&>"))
  }

  /// An accent makes another character of `<`, but not another scalar. XML has no control characters.
  func testScalarsInASVGAreEscaped() throws {
    let example = MarbleExample("accent", "a|", code: "") { (source: Observable<String>, _) in
      source.map { _ in "<\u{338}\u{1}" }
    }
    let svg = try example.picture().svg(.automatic, title: "accent").unicodeScalars
    XCTAssertTrue(svg.contains("\u{FFFD}"))
    XCTAssertFalse(svg.contains("\u{1}"))
    XCTAssertFalse(zip(svg, svg.dropFirst()).contains { $0 == "<" && $1 == "\u{338}" })
  }

  // MARK: - Contrast

  /// The relative luminance of WCAG 2.
  private func luminance(_ color: Substring) -> Double {
    let value = Int(color.dropFirst(), radix: 16) ?? 0
    let parts = [value >> 16, (value >> 8) & 255, value & 255].map { part -> Double in
      let part = Double(part) / 255
      return part <= 0.03928 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
  }

  private func contrast(_ one: Substring, _ other: Substring) -> Double {
    let (left, right) = (luminance(one), luminance(other))
    return (max(left, right) + 0.05) / (min(left, right) + 0.05)
  }

  /// The colour of a property in the rule of a class.
  private func color(_ property: String, of name: String, in svg: String) throws -> Substring {
    let rule = try XCTUnwrap(svg.split(separator: "\n").first { $0.hasPrefix(".\(name)") }, name)
    let range = try XCTUnwrap(rule.range(of: "\(property): #"), name)
    return rule[rule.index(before: range.upperBound)...].prefix(7)
  }

  /// Text has a contrast of 4.5 and more, lines of 3 and more: AA of WCAG 2.
  func testContrast() throws {
    for palette in [MarblePalette.light, .dark] {
      let svg = try example.picture().svg(palette, title: "")
      let paper = try color("fill", of: "paper", in: svg)
      let box = try color("fill", of: "box", in: svg)
      XCTAssertGreaterThanOrEqual(contrast(paper, try color("fill", of: "name", in: svg)), 4.5)
      XCTAssertGreaterThanOrEqual(contrast(box, try color("fill", of: "code", in: svg)), 4.5)
      for line in ["time", "thread", "error", "window", "marble"] {
        XCTAssertGreaterThanOrEqual(contrast(paper, try color("stroke", of: line, in: svg)), 3, line)
      }
      for index in 0..<7 {
        let fill = try color("fill", of: "c\(index)", in: svg)
        XCTAssertGreaterThanOrEqual(contrast(fill, try color("fill", of: "ink", in: svg)), 4.5, "\(index)")
        XCTAssertGreaterThanOrEqual(contrast(fill, try color("stroke", of: "marble", in: svg)), 3, "\(index)")
      }
    }
  }
}
