// SPDX-License-Identifier: MIT
import RxMarbles
import RxSwift
import XCTest

final class ChainTests: XCTestCase {
  private let tenfold = MarbleExample(
    "map", "-1-2-3-|", parameters: [MarbleParameter("factor", 10, in: 1...20)],
    code: #"source.map { $0 * numbers["factor"] }"#
  ) { (source: Observable<Int>, numbers, _) in
    source.map { $0 * numbers["factor"] }
  }
  private let take = MarbleExample("take", "-a-b-|", code: "source.take(1)") {
    (source: Observable<MarbleElement>, _) in
    source.take(1)
  }
  private let startWith = MarbleExample("startWith", "-a-|", code: #"source.startWith("s")"#) {
    (source: Observable<String>, _) in
    source.startWith("s")
  }
  private let window = MarbleExample("window", "-a-b-|", code: "source.window") {
    (source: Observable<MarbleElement>, scheduler) in
    source.window(timeSpan: .milliseconds(4), count: 8, scheduler: scheduler)
  }
  private let flatten = MarbleExample("flatten", work: "-a-|\na: 1-2|", code: "source.concatMap { work($0) }") {
    source, work, _ in
    source.concatMap { work($0) }
  }

  private func text(_ stages: MarbleChain.Stage...) throws -> String {
    let text = try MarbleChain(stages).run().text()
    return text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }.joined(separator: "\n")
  }

  func testNumbersAreChosen() throws {
    XCTAssertEqual(tenfold.code, "source.map { $0 * 10 }")
    XCTAssertEqual(tenfold.code(["factor": 2]), "source.map { $0 * 2 }")
    let picture = try tenfold.picture(["-3|"], numbers: ["factor": 3])
    XCTAssertEqual(picture.label, "source.map { $0 * 3 }")
    XCTAssertEqual(picture.outputs[0].marks.map(\.kind), [.value("9"), .completed])
    // What is out of range is brought into it.
    XCTAssertEqual(try tenfold.picture(["-3|"], numbers: ["factor": 99]).label, "source.map { $0 * 20 }")
  }

  func testEachStageHasALine() throws {
    XCTAssertEqual(
      try text(.init(tenfold, diagrams: ["-1-2-3-|"]), .init(take)),
      """
      source  -1-2-3-|
      ^!
      source.map { $0 * 10 }
      -x
      ^!
      source.take(1)
      -(x|)
      x = 10
      """)
  }

  func testElementsOfAnyTypeGoThrough() throws {
    XCTAssertEqual(
      try MarbleChain([.init(take, diagrams: ["1-2-|"]), .init(tenfold)]).run(showsSubscriptions: false).sections[0]
        .inputs[0].marks.count, 3)
    let chain = MarbleChain([.init(take, diagrams: ["4-|"]), .init(tenfold), .init(startWith)])
    let marks = try chain.run().sections[2].outputs[0].marks.map(\.kind)
    XCTAssertEqual(marks, [.value("s"), .value("40"), .completed])
  }

  func testSequencesThatComeOutAreFlattened() throws {
    let chain = MarbleChain([.init(window, diagrams: ["-a---b-|"]), .init(take), .init(flatten)])
    let sections = try chain.run().sections
    XCTAssertEqual(sections[0].outputs[0].marks.map(\.kind), [.sequence("A")])
    XCTAssertEqual(sections[1].outputs[1].marks.map(\.kind), [.value("a"), .completed])
    XCTAssertEqual(sections[2].outputs[0].marks.map(\.frame), [1, 4])
    // They come from the operator before, so the code says nothing of others.
    XCTAssertEqual(sections[2].label, "source.concatMap { $0 }")
    XCTAssertEqual(try MarbleChain([.init(tenfold), .init(flatten)]).run().sections[1].label, flatten.code)
  }

  func testFaultsNameTheirStage() throws {
    let chain = MarbleChain([.init(tenfold), .init(flatten, diagrams: ["a\na: 1-("])])
    XCTAssertThrowsError(try chain.run()) { error in
      let error = error as? MarbleChainError
      XCTAssertEqual(error?.stage, 1)
      XCTAssertEqual(error?.diagram, 0)
      XCTAssertEqual((error?.error as? MarbleSyntaxError)?.column, 6)
    }
    XCTAssertThrowsError(try MarbleChain([.init(tenfold, diagrams: ["-1-(2"])]).run()) { error in
      XCTAssertEqual((error as? MarbleChainError)?.stage, 0)
    }
  }

  func testElementsThatAnOperatorCannotTakeAreNamed() {
    XCTAssertThrowsError(try MarbleChain([.init(startWith), .init(tenfold)]).run()) { error in
      XCTAssertEqual("\(error)", "map takes numbers, and “s” is none.")
    }
  }

  func testLimits() {
    let flood = MarbleExample("flood", code: "") { _ in Observable.repeatElement(1) }
    XCTAssertThrowsError(try MarbleChain([.init(flood)]).run()) { XCTAssertEqual($0 as? MarbleExampleError, .tooMany) }
    XCTAssertThrowsError(try MarbleChain([.init(flood), .init(tenfold)]).run()) {
      XCTAssertEqual($0 as? MarbleExampleError, .tooMany)
    }
    XCTAssertThrowsError(try MarbleChain([]).run()) { XCTAssertEqual($0 as? MarbleExampleError, .stages(0)) }
    let many = Array(repeating: MarbleChain.Stage(take), count: 9)
    XCTAssertThrowsError(try MarbleChain(many).run()) { XCTAssertEqual($0 as? MarbleExampleError, .stages(9)) }
    XCTAssertThrowsError(try MarbleChain([.init(take), .init(flood)]).run()) { error in
      XCTAssertEqual("\(error)", "Nothing goes into flood, so it can only be the first operator.")
    }
    let long = String(repeating: " ", count: 20_000)
    XCTAssertThrowsError(try MarbleChain([.init(take, diagrams: [long])]).run()) { error in
      XCTAssertEqual((error as? MarbleChainError)?.error as? MarbleExampleError, .tooLong)
    }
  }

  func testSequencesThatComeOutAreCutAtTheEndOfThePicture() throws {
    let ticks = MarbleExample("ticks", "-a-|", code: "") { (source: Observable<String>, scheduler) in
      source.map { _ in Observable<Int>.interval(.milliseconds(2), scheduler: scheduler) }
    }
    let inner = try XCTUnwrap(try MarbleChain([.init(ticks)]).run().sections.last?.outputs.last)
    XCTAssertTrue(inner.isInner)
    XCTAssertEqual(inner.marks.map(\.frame), Array(stride(from: 3, to: MarbleExample.length, by: 2)))
  }

  func testValuesAreWrittenInCode() throws {
    let pairs = MarbleExample("pairs", "-a-b-|", code: "") { (source: Observable<String>, _) in
      source.enumerated().map { [$0.element: $0.index] }.materialize()
    }
    let enumerated = MarbleExample("enumerated", "-a-|", code: "") { (source: Observable<MarbleElement>, _) in
      source.enumerated()
    }
    XCTAssertEqual(
      try MarbleChain([.init(enumerated)]).run().literals, ["0,a": #"(index: 0, element: "a")"#])
    XCTAssert(try MarbleChain([.init(pairs)]).run().literals.values.contains(".completed"))
  }
}
