// SPDX-License-Identifier: MIT
import RxMarbles
import RxSwift
import XCTest

/// How much of a sequence a picture shows.
final class LengthTests: XCTestCase {
  private let same = MarbleExample("same", "-a-|", code: "source", showsSubscriptions: true) {
    (source: Observable<MarbleElement>, _) in source
  }
  private let delay = MarbleExample("delay", "-a--b---c-|", code: "source.delay(.milliseconds(12))") {
    (source: Observable<MarbleElement>, scheduler) in
    source.delay(.milliseconds(12), scheduler: scheduler)
  }
  private let beside = MarbleExample("beside", "-a-|", code: "Observable.merge(source, interval)") {
    (source: Observable<String>, scheduler) in
    Observable.merge(
      source, Observable<Int>.interval(.milliseconds(5), scheduler: scheduler).map { "\($0)" })
  }

  private func dashes(_ count: Int) -> String { String(repeating: "-", count: count) }

  func testAnEndIsShownWhereverItIs() throws {
    for frame in [23, 24, 25, 40, 59] {
      let picture = try same.picture(["-a\(dashes(frame - 2))|"])
      XCTAssertEqual(picture.outputs[0].marks.map(\.frame), [1, frame])
      XCTAssertEqual(picture.inputs[0].windows, [.init(from: 0, to: frame)])
      XCTAssertEqual(picture.outputs[0].marks, picture.inputs[0].marks)
    }
    let picture = try same.picture(["-1 30ms 2|"])
    XCTAssertEqual(picture.outputs[0].marks, [.init(1, .value("1")), .init(32, .value("2")), .init(33, .completed)])
  }

  func testValuesOfASequenceThatDoesNotEndAreShown() throws {
    let picture = try same.picture(["-a\(dashes(40))b--"])
    XCTAssertEqual(picture.outputs[0].marks.map(\.frame), [1, 42])
    XCTAssertEqual(picture.inputs[0].windows, [.init(from: 0, to: nil)])
  }

  func testDelaysLoseNothing() throws {
    for diagram in ["-a--b---c-|", "-a--b---c-"] {
      let chain = MarbleChain([.init(delay, diagrams: [diagram])] + Array(repeating: .init(delay), count: 7))
      let sections = try chain.run().sections
      let frames = try same.picture([diagram]).outputs[0].marks.map(\.frame)
      for (index, section) in sections.enumerated() {
        XCTAssertEqual(section.outputs[0].marks.map(\.frame), frames.map { $0 + 12 * (index + 1) })
      }
    }
  }

  /// It is cut off, where it always was, or behind the last frame at which something goes in.
  func testWhatGoesOnIsCutOff() throws {
    XCTAssertEqual(try beside.picture().outputs[0].marks.map(\.frame), [1, 5, 10, 15, 20])
    let late = try beside.picture(["-a\(dashes(34))b\(dashes(3))c|"])
    XCTAssertEqual(late.outputs[0].marks.map(\.frame), [1, 5, 10, 15, 20, 25, 30, 35, 36, 40, 40])
    XCTAssertEqual(late.outputs[0].marks.suffix(2).map(\.kind), [.value("c"), .value("7")])
    let chain = try MarbleChain([.init(beside), .init(same)]).run()
    XCTAssertEqual(chain.sections[1].outputs[0].marks.map(\.frame), [1, 5, 10, 15, 20])
    XCTAssertEqual(chain.sections[0].outputs[0].windows, [.init(from: 0, to: nil)])
  }

  /// More than any screen shows is taken for what goes on.
  func testWhatIsVeryLateIsCutOff() throws {
    let late = MarbleExample("late", "-a-|", code: "source.delay(.milliseconds(500))") {
      (source: Observable<String>, scheduler) in
      source.delay(.milliseconds(500), scheduler: scheduler)
    }
    XCTAssertEqual(try late.picture().outputs[0].marks, [])
  }
}
