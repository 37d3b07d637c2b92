// SPDX-License-Identifier: MIT
import RxSwift
import RxTest

/// What a sequence of sequences emitted, to be compared with a diagram that has lines for the inner sequences.
public final class MarbleSequencesExpectation<Element>: Sendable {
  private let scheduler: TestScheduler
  private let observer: TestableObserver<TestableObserver<Element>>

  init(_ scheduler: TestScheduler, _ observer: TestableObserver<TestableObserver<Element>>) {
    self.scheduler = scheduler
    self.observer = observer
  }

  private func compare(
    _ text: String, _ error: any Error, _ site: MarbleCallSite, _ value: (Character) -> Element?,
    _ areEqual: (Element, Element) -> Bool
  ) {
    let duration = scheduler.frameDuration
    guard let diagram = site.read({ try MarbleDiagram(text, duration: duration) }) else { return }
    let isKnown: Void? = site.read {
      for (name, inner) in diagram.inner {
        _ = try inner.events(text, error, duration, origin: 0, of: name, value)
      }
    }
    if isKnown == nil { return }
    let endless = scheduler.runToTheEnd()
    let lines = InnerLines(diagram, observer.events, origin: scheduler.initialClock)
    var names = MarbleNames(Array(diagram.inner.values), value)
    var pairs = [
      MarblePair(
        name: "", expected: diagram.marbles.map(MarbleSign.init), actual: lines.outer(error), start: diagram.start,
        end: diagram.end)
    ]
    for line in lines.inner {
      let actual = line.observer.map {
        names.signs(
          $0.events, error, origin: scheduler.initialClock, expected: line.expected.marbles, areEqual)
      }
      pairs.append(line.pair(actual))
    }
    let signs = pairs.dropFirst().flatMap { [$0.expected ?? [], $0.actual ?? []] }
    let comparison = MarbleComparison(pairs: pairs, legend: names.legend(signs), duration: duration)
    if let message = comparison.message(endless: endless) { site.fail(message) }
  }
}

extension MarbleSequencesExpectation where Element: Equatable {
  /// Runs the scheduler and fails the test, at the line of the call, unless the events are those of the diagram.
  ///
  /// ```
  /// x---y--|
  /// x: -a-b|
  /// y:     --#
  /// ```
  ///
  /// The frames of an inner sequence count from its value's. What an inner sequence without a line of its own emits is not compared.
  ///
  /// - Parameters:
  ///   - diagram: the sequence of sequences, and lines for these.
  ///   - values: what the characters of the inner sequences stand for.
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

extension MarbleSequencesExpectation where Element: MarbleValue {
  /// Runs the scheduler and fails the test unless the events are those of the diagram, whose characters are the values.
  public func emits(
    _ diagram: String, error: any Error = MarbleError(), fileID: String = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    let site = MarbleCallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    compare(diagram, error, site, { Element(marble: $0) }, ==)
  }
}

/// The inner sequences of a comparison: the first one that came is the first one that is expected, and so on.
private struct InnerLines<Element> {
  struct Inner {
    let name: Character
    let start: Int
    let expected: MarbleDiagram
    let observer: TestableObserver<Element>?

    func pair(_ actual: [MarbleSign]?) -> MarblePair {
      let signs = expected.marbles.map { MarbleSign($0.frame + start, $0.event.symbol) }
      return MarblePair(
        name: String(name), title: String(name), expected: signs, actual: actual, start: start,
        end: expected.end + start)
    }
  }

  private let events: [Recorded<Event<TestableObserver<Element>>>]
  private let names: [Character]
  private let origin: Int
  private(set) var inner: [Inner] = []

  init(_ diagram: MarbleDiagram, _ events: [Recorded<Event<TestableObserver<Element>>>], origin: Int) {
    self.events = events
    self.origin = origin
    let expected = diagram.marbles.compactMap(\.event.character)
    let others = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZ").filter { !expected.contains($0) }
    names = expected + others
    let actual = events.filter { $0.value.element != nil }
    for (index, name) in expected.enumerated() {
      guard let line = diagram.inner[name] else { continue }
      let came = index < actual.count ? actual[index] : nil
      // One that did not come is a difference of the sequence itself.
      guard let came else { continue }
      inner.append(Inner(name: name, start: came.time - origin, expected: line, observer: came.value.element))
    }
  }

  func outer(_ error: any Error) -> [MarbleSign] {
    var count = 0
    return events.map { recorded in
      let frame = recorded.time - origin
      switch recorded.value {
      case .next:
        defer { count += 1 }
        return MarbleSign(frame, count < names.count ? String(names[count]) : "?")
      case .completed: return MarbleSign(frame, "|")
      case .error(let other):
        return MarbleSign(frame, other, expected: error)
      }
    }
  }
}
