// SPDX-License-Identifier: MIT
import RxSwift
import RxTest

extension TestScheduler {
  /// Makes a sequence that emits sequences at their frames to the observers of that moment. The diagram has a line for each of them:
  ///
  /// ```
  ///    --x---y--|
  /// x:   -1-2|
  /// y:       --3-|
  /// ```
  ///
  /// The inner sequences are cold: their frames count from each subscription. Their characters are the values.
  public func hot(
    sequences diagram: String, error: any Error = MarbleError(), fileID: String = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> TestableObservable<TestableObservable<String>> {
    hot(
      sequences: diagram, of: String.self, error: error, fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Makes a sequence that emits sequences of any values to the observers of that moment.
  ///
  /// ```swift
  /// let scheduler = TestScheduler(frame: .milliseconds(1))
  /// let pages = scheduler.hot(
  ///   sequences: """
  ///     --x-|
  ///     x: -a-b|
  ///     """, values: ["a": [1, 2], "b": [3]])
  /// scheduler.expect(pages.merge()).emits("---a-b|", values: ["a": [1, 2], "b": [3]])
  /// ```
  ///
  /// - Parameters:
  ///   - diagram: the sequence of sequences, and lines for these.
  ///   - values: what the characters of the inner sequences stand for.
  ///   - error: what `#` stands for.
  ///   - fileID: where the call is.
  ///   - filePath: where the call is.
  ///   - line: where the call is.
  ///   - column: where the call is.
  public func hot<Element>(
    sequences diagram: String, values: [Character: Element], error: any Error = MarbleError(),
    fileID: String = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> TestableObservable<TestableObservable<Element>> {
    let site = MarbleCallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    return createMarbleObservable(events(diagram, error, site, isHot: true) { values[$0] })
  }

  /// Makes a sequence that emits numbers' sequences, or those of another type that characters stand for to the observers of that moment.
  public func hot<Element: MarbleValue>(
    sequences diagram: String, of type: Element.Type, error: any Error = MarbleError(), fileID: String = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> TestableObservable<TestableObservable<Element>> {
    let site = MarbleCallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    return createMarbleObservable(events(diagram, error, site, isHot: true) { Element(marble: $0) })
  }

  /// Makes a sequence that emits sequences to each subscriber, frame 0 being that of the subscription.
  public func cold(
    sequences diagram: String, error: any Error = MarbleError(), fileID: String = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> TestableObservable<TestableObservable<String>> {
    cold(
      sequences: diagram, of: String.self, error: error, fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Makes a sequence that emits sequences of any values to each subscriber, frame 0 being that of the subscription.
  ///
  /// - Parameters:
  ///   - diagram: the sequence of sequences, and lines for these, without a `^`.
  ///   - values: what the characters of the inner sequences stand for.
  ///   - error: what `#` stands for.
  ///   - fileID: where the call is.
  ///   - filePath: where the call is.
  ///   - line: where the call is.
  ///   - column: where the call is.
  public func cold<Element>(
    sequences diagram: String, values: [Character: Element], error: any Error = MarbleError(),
    fileID: String = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> TestableObservable<TestableObservable<Element>> {
    let site = MarbleCallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    return createColdObservable(events(diagram, error, site, isHot: false) { values[$0] })
  }

  /// Makes a sequence that emits numbers' sequences, or those of another type that characters stand for, to each subscriber.
  public func cold<Element: MarbleValue>(
    sequences diagram: String, of type: Element.Type, error: any Error = MarbleError(), fileID: String = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> TestableObservable<TestableObservable<Element>> {
    let site = MarbleCallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    return createColdObservable(events(diagram, error, site, isHot: false) { Element(marble: $0) })
  }

  private func events<Element>(
    _ text: String, _ error: any Error, _ site: MarbleCallSite, isHot: Bool, _ value: (Character) -> Element?
  ) -> [Recorded<Event<TestableObservable<Element>>>] {
    site.read {
      let diagram = try MarbleDiagram(text, duration: frameDuration)
      if !isHot { try refuseSubscription(in: text) }
      var inner: [Character: TestableObservable<Element>] = [:]
      for (name, line) in diagram.inner {
        let events = try line.events(text, error, frameDuration, origin: 0, of: name, value)
        inner[name] = createColdObservable(events)
      }
      return try diagram.events(text, error, frameDuration, origin: isHot ? initialClock : 0) { inner[$0] }
    } ?? []
  }
}
