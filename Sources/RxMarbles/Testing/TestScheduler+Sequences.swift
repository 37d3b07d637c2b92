// SPDX-License-Identifier: MIT
import RxSwift
import RxTest

extension TestScheduler {
  /// Makes a scheduler for marble diagrams: what is scheduled for now runs in the same frame, as it does in RxJS.
  ///
  /// - Parameter frame: the time that a frame stands for; `.milliseconds(1)` is that of RxJS.
  public convenience init(frame: RxTimeInterval) {
    self.init(initialClock: 0, resolution: frame.inSeconds, simulateProcessingDelay: false)
  }

  /// Makes a sequence that emits the values of a diagram at their frames to the observers of that moment.
  ///
  /// A fault in the diagram fails the test at the line of the call; the sequence emits nothing then.
  ///
  /// - Parameters:
  ///   - diagram: the events, as in `--a--b--|`. Those before a `^` come before frame 0.
  ///   - values: what its characters stand for.
  ///   - error: what `#` stands for.
  ///   - fileID: where the call is.
  ///   - filePath: where the call is.
  ///   - line: where the call is.
  ///   - column: where the call is.
  public func hot<Element>(
    _ diagram: String, values: [Character: Element], error: any Error = MarbleError(), fileID: String = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> TestableObservable<Element> {
    let site = MarbleCallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    return createMarbleObservable(hotEvents(diagram, error, site) { values[$0] })
  }

  /// Makes a sequence that emits the characters of a diagram at their frames to the observers of that moment.
  public func hot(
    _ diagram: String, error: any Error = MarbleError(), fileID: String = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> TestableObservable<String> {
    hot(diagram, of: String.self, error: error, fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Makes a sequence that emits what the characters of a diagram stand for to the observers of that moment.
  public func hot<Element: MarbleValue>(
    _ diagram: String, of type: Element.Type, error: any Error = MarbleError(), fileID: String = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> TestableObservable<Element> {
    let site = MarbleCallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    return createMarbleObservable(hotEvents(diagram, error, site) { Element(marble: $0) })
  }

  /// Makes a sequence that emits the values of a diagram to each subscriber, frame 0 being that of the subscription.
  ///
  /// A fault in the diagram fails the test at the line of the call; the sequence emits nothing then.
  ///
  /// - Parameters:
  ///   - diagram: the events, as in `--a--b--|`, without a `^`.
  ///   - values: what its characters stand for.
  ///   - error: what `#` stands for.
  ///   - fileID: where the call is.
  ///   - filePath: where the call is.
  ///   - line: where the call is.
  ///   - column: where the call is.
  public func cold<Element>(
    _ diagram: String, values: [Character: Element], error: any Error = MarbleError(), fileID: String = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> TestableObservable<Element> {
    let site = MarbleCallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    return createColdObservable(coldEvents(diagram, error, site) { values[$0] })
  }

  /// Makes a sequence that emits the characters of a diagram to each subscriber, frame 0 being that of the subscription.
  public func cold(
    _ diagram: String, error: any Error = MarbleError(), fileID: String = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> TestableObservable<String> {
    cold(diagram, of: String.self, error: error, fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Makes a sequence that emits what the characters of a diagram stand for to each subscriber.
  public func cold<Element: MarbleValue>(
    _ diagram: String, of type: Element.Type, error: any Error = MarbleError(), fileID: String = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> TestableObservable<Element> {
    let site = MarbleCallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    return createColdObservable(coldEvents(diagram, error, site) { Element(marble: $0) })
  }

  private func hotEvents<Element>(
    _ text: String, _ error: any Error, _ site: MarbleCallSite, _ value: (Character) -> Element?
  ) -> [Recorded<Event<Element>>] {
    site.read {
      let diagram = try MarbleDiagram(text, duration: frameDuration)
      try diagram.refuseInner(text)
      return try diagram.events(text, error, frameDuration, origin: initialClock, value)
    } ?? []
  }

  private func coldEvents<Element>(
    _ text: String, _ error: any Error, _ site: MarbleCallSite, _ value: (Character) -> Element?
  ) -> [Recorded<Event<Element>>] {
    site.read {
      let diagram = try MarbleDiagram(text, duration: frameDuration)
      try refuseSubscription(in: text)
      try diagram.refuseInner(text)
      return try diagram.events(text, error, frameDuration, origin: 0, value)
    } ?? []
  }

  func refuseSubscription(in text: String) throws {
    guard let line = MarbleLine.all(text).first, let column = Array(line.text).firstIndex(of: "^") else { return }
    throw line.fault("A cold sequence begins with its subscription, so it has no “^”.", at: column)
  }

  var frameDuration: FrameDuration { FrameDuration(seconds: resolution) }
}

extension MarbleCallSite {
  /// Reads a diagram; a fault in it fails the test.
  func read<Result>(_ body: () throws -> Result) -> Result? {
    do {
      return try body()
    } catch {
      fail("The diagram cannot be read.\n\(error)")
      return nil
    }
  }
}

extension MarbleDiagram {
  /// Inner sequences are no values.
  func refuseInner(_ text: String) throws {
    guard !inner.isEmpty, let line = MarbleLine.all(text).dropFirst().first else { return }
    throw line.fault(
      "Lines of inner sequences belong to “sequences:”, or to what is expected of a sequence of sequences.", at: 0)
  }

  /// The events that the marbles stand for.
  ///
  /// - Parameter name: the value whose line this is, if it is that of an inner sequence.
  func events<Element>(
    _ text: String, _ error: any Error, _ duration: FrameDuration, origin: Int, of name: Character? = nil,
    _ value: (Character) -> Element?
  ) throws -> [Recorded<RxSwift.Event<Element>>] {
    try marbles.map { marble in
      let time = marble.frame + origin
      switch marble.event {
      case .completed: return .completed(time)
      case .error: return .error(time, error)
      case .next(let character):
        guard let element = value(character) else { throw Self.unknown(character, in: text, of: name, duration) }
        return .next(time, element)
      }
    }
  }

  /// Points at a character that stands for no value.
  private static func unknown(
    _ character: Character, in text: String, of name: Character?, _ duration: FrameDuration
  ) -> any Error {
    let lines = MarbleLine.all(text)
    let inner = lines.dropFirst().compactMap { line in (try? line.name()).map { (line, $0.0, $0.2 + 1) } }
    let found = inner.first { $0.1 == name }.map { ($0.0, $0.2) } ?? lines.first.map { ($0, 0) }
    guard let (line, start) = found else { return MarbleLine(text: text, number: 1).fault("There is no line.", at: 0) }
    let token = try? line.tokens(duration, after: start).first { $0.kind == .event(.next(character)) }
    return line.fault("“\(character)” stands for no value.", at: token?.column ?? 0)
  }
}
