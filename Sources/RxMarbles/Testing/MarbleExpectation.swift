// SPDX-License-Identifier: MIT
import RxSwift
import RxTest

/// What a sequence emitted, to be compared with a diagram.
public final class MarbleExpectation<Element>: Sendable {
  private let scheduler: TestScheduler
  private let observer: TestableObserver<Element>

  init(_ scheduler: TestScheduler, _ observer: TestableObserver<Element>) {
    self.scheduler = scheduler
    self.observer = observer
  }

  /// Runs the scheduler and fails the test, at the line of the call, unless the events are those of the diagram.
  ///
  /// - Parameters:
  ///   - diagram: the events, as in `--a--b--|`; frame 0 is the beginning of the test, whenever the sequence was subscribed.
  ///   - values: what its characters stand for.
  ///   - error: what `#` stands for.
  ///   - areEqual: tells whether two values are the same.
  ///   - fileID: where the call is.
  ///   - filePath: where the call is.
  ///   - line: where the call is.
  ///   - column: where the call is.
  public func emits(
    _ diagram: String, values: [Character: Element], error: any Error = MarbleError(), fileID: String = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
    by areEqual: (Element, Element) -> Bool
  ) {
    let site = MarbleCallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    compare(diagram, error, site, { values[$0] }, areEqual)
  }

  private func compare(
    _ text: String, _ error: any Error, _ site: MarbleCallSite, _ value: (Character) -> Element?,
    _ areEqual: (Element, Element) -> Bool
  ) {
    let duration = scheduler.frameDuration
    let read: MarbleDiagram? = site.read {
      let diagram = try MarbleDiagram(text, duration: duration)
      try diagram.refuseInner(text)
      _ = try diagram.events(text, error, duration, origin: 0, value)
      return diagram
    }
    guard let diagram = read else { return }
    let endless = scheduler.runToTheEnd()
    var names = MarbleNames([diagram], value)
    let actual = names.signs(
      observer.events, error, origin: scheduler.initialClock, expected: diagram.marbles, areEqual)
    let expected = diagram.marbles.map(MarbleSign.init)
    let pair = MarblePair(name: "", expected: expected, actual: actual, start: diagram.start, end: diagram.end)
    let comparison = MarbleComparison(pairs: [pair], legend: names.legend([expected, actual]), duration: duration)
    if let message = comparison.message(endless: endless) { site.fail(message) }
  }
}

extension MarbleExpectation where Element: Equatable {
  /// Runs the scheduler and fails the test, at the line of the call, unless the events are those of the diagram.
  ///
  /// - Parameters:
  ///   - diagram: the events, as in `--a--b--|`; frame 0 is the beginning of the test, whenever the sequence was subscribed.
  ///   - values: what its characters stand for.
  ///   - error: what `#` stands for.
  ///   - fileID: where the call is.
  ///   - filePath: where the call is.
  ///   - line: where the call is.
  ///   - column: where the call is.
  public func emits(
    _ diagram: String, values: [Character: Element], error: any Error = MarbleError(), fileID: String = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    let site = MarbleCallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    compare(diagram, error, site, { values[$0] }, ==)
  }
}

extension MarbleExpectation where Element: MarbleValue {
  /// Runs the scheduler and fails the test unless the events are those of the diagram, whose characters are the values.
  public func emits(
    _ diagram: String, error: any Error = MarbleError(), fileID: String = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    let site = MarbleCallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    compare(diagram, error, site, { Element(marble: $0) }, ==)
  }
}
