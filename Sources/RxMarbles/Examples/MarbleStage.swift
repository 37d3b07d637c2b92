// SPDX-License-Identifier: MIT
import Foundation
import RxSwift
import RxTest

/// The sequences that go into an example while it runs.
final class MarbleStage {
  static let longest = 60
  static let largest = 60

  let scheduler: TestScheduler
  let numbers: MarbleNumbers
  private let name: String
  private let faults: MarbleFaults
  /// What comes in the place of the first sequence, if it comes out of another operator.
  private let upstream: Observable<Any>?
  private let texts: [String]
  private let diagrams: [MarbleDiagram]
  private let isHot: Bool
  /// The sequences that came from upstream, by the names that they were given.
  private let arrived = MarbleArrivals()
  /// The subscriptions of each sequence, and of the inner ones.
  private var subscriptions: [Int: () -> [Subscription]] = [:]
  private var inner: [String: TestableObservable<String>] = [:]

  init(
    _ stage: MarbleChain.Stage, _ scheduler: TestScheduler, _ faults: MarbleFaults, upstream: Observable<Any>?
  ) throws {
    let example = stage.example
    self.scheduler = scheduler
    self.faults = faults
    self.upstream = upstream
    name = example.name
    numbers = MarbleNumbers(example.parameters, stage.numbers)
    isHot = example.isHot
    // What is missing is empty, and what is too much is not looked at.
    let texts = example.diagrams.indices.map { $0 < stage.diagrams.count ? stage.diagrams[$0] : "" }
    self.texts = texts
    diagrams = try texts.enumerated().map { index, text in
      let isUnused = index == 0 && upstream != nil && !example.hasWork
      return try Self.naming(index) { isUnused ? MarbleDiagram([]) : try Self.diagram(text) }
    }
  }

  private static func diagram(_ text: String) throws -> MarbleDiagram {
    guard text.utf8.count <= 10_000 else { throw MarbleExampleError.tooLong }
    let diagram = try MarbleDiagram(text, duration: FrameDuration(seconds: 0.001))
    for line in [diagram] + Array(diagram.inner.values) {
      if line.end > longest || line.marbles.count > largest { throw MarbleExampleError.tooLong }
    }
    // The time of a picture begins with the subscription.
    if diagram.start < 0 { throw MarbleExampleError.early }
    return diagram
  }

  private static func naming<Result>(_ index: Int, _ body: () throws -> Result) throws -> Result {
    do {
      return try body()
    } catch {
      throw MarbleDiagramFault(index: index, error: error)
    }
  }

  func sequence<Element: MarbleValue>(_ index: Int) throws -> Observable<Element> {
    if index == 0, let upstream { return converted(upstream) }
    let events = try Self.naming(index) {
      try diagrams[index].events(texts[index], MarbleError(), scheduler.frameDuration, origin: 0) {
        Element(marble: $0)
      }
    }
    let sequence = isHot ? scheduler.createMarbleObservable(events) : scheduler.createColdObservable(events)
    subscriptions[index] = { sequence.subscriptions }
    return sequence.asObservable()
  }

  /// The elements that come out of another operator, as this one takes them.
  private func converted<Element: MarbleValue>(_ upstream: Observable<Any>) -> Observable<Element> {
    let (name, faults, arrived) = (name, faults, arrived)
    return upstream.map { value in
      let value = (value as? MarbleElement)?.value ?? value
      if let element = value as? Element { return element }
      if let element = MarbleElement(value) as? Element { return element }
      if let sequence = MarbleLabel.sequence(value), let element = arrived.name(sequence) as? Element {
        return element
      }
      let text = "\(value)"
      let type = Element.self as? any LosslessStringConvertible.Type
      guard let element = type?.init(text) as? Element else {
        throw faults.note(MarbleExampleError.element(text, operator: name, type: "\(Element.self)"))
      }
      return element
    }
  }

  /// Gives the sequences that the values of the first diagram stand for, and those that came from upstream.
  func work() throws -> @Sendable (String) -> Observable<String> {
    for (name, diagram) in diagrams[0].inner {
      let events = try Self.naming(0) {
        try diagram.events(texts[0], MarbleError(), scheduler.frameDuration, origin: 0, of: name) { String($0) }
      }
      inner[String(name)] = scheduler.createColdObservable(events)
    }
    let (sequences, arrived) = (inner, arrived)
    return { arrived[$0] ?? sequences[$0]?.asObservable() ?? .empty() }
  }

  // MARK: - The picture

  /// The lines of each sequence that goes in, with those of its inner sequences.
  ///
  /// - Parameters:
  ///   - showsSubscriptions: whether the lines have the times during which the sequences were subscribed.
  ///   - cut: the frame at which the observers were disposed, if they were.
  func groups(_ showsSubscriptions: Bool, until cut: Int?) -> [[MarblePicture.Line]] {
    let windows = { (subscriptions: [Subscription]?) in
      showsSubscriptions ? self.windows(subscriptions ?? [], until: cut) : []
    }
    return diagrams.indices.map { index in
      let diagram = diagrams[index]
      if index == 0 && upstream != nil {
        // The values come from upstream: the sequences that they lead to are shown from their beginning.
        return diagram.inner.sorted { $0.key < $1.key }.map { name, line in
          MarblePicture.Line(
            String(name), line.marbles.map { mark($0, in: line) }, windows: windows(inner[String(name)]?.subscriptions))
        }
      }
      let marks = diagram.marbles.map { mark($0, in: diagram) }
      let name = diagrams.count == 1 ? "source" : ["source", "other"][index]
      return [MarblePicture.Line(name, marks, windows: windows(subscriptions[index]?()))] + innerLines(diagram, windows)
    }
  }

  private func innerLines(
    _ diagram: MarbleDiagram, _ windows: ([Subscription]?) -> [MarblePicture.Window]
  ) -> [MarblePicture.Line] {
    var seen: Set<Character> = []
    return diagram.marbles.compactMap { marble in
      guard let name = marble.event.character, let line = diagram.inner[name], seen.insert(name).inserted else {
        return nil
      }
      let marks = line.marbles.map { mark($0, in: line, movedBy: marble.frame) }
      return MarblePicture.Line(
        String(name), start: marble.frame, marks, isInner: true, windows: windows(inner[String(name)]?.subscriptions))
    }
  }

  private func mark(
    _ marble: MarbleDiagram.Marble, in diagram: MarbleDiagram, movedBy offset: Int = 0
  ) -> MarblePicture.Mark {
    let frame = marble.frame + offset
    switch marble.event {
    case .completed: return MarblePicture.Mark(frame, .completed)
    case .error: return MarblePicture.Mark(frame, .error)
    case .next(let name):
      let isSequence = diagram.inner[name] != nil
      return MarblePicture.Mark(frame, isSequence ? .sequence(String(name)) : .value(String(name)))
    }
  }

  private func windows(_ subscriptions: [Subscription], until cut: Int?) -> [MarblePicture.Window] {
    subscriptions.map { subscription in
      // An observer that is disposed at the end of the picture stands for one that is not.
      let hasEnd = subscription.unsubscribe < cut ?? Int.max
      return MarblePicture.Window(from: subscription.subscribe, to: hasEnd ? subscription.unsubscribe : nil)
    }
  }
}

/// The sequences that come from another operator.
final class MarbleArrivals: @unchecked Sendable {
  // Sendable: it is used on the thread that runs the scheduler, which is the one that made it.
  private var sequences: [String: Observable<String>] = [:]

  /// Gives a sequence a name that no diagram has.
  func name<Sequence: ObservableConvertibleType>(_ sequence: Sequence) -> String {
    let name = "sequence \(sequences.count + 1)"
    sequences[name] = sequence.asObservable().map { MarbleLabel.text($0) }
    return name
  }

  subscript(name: String) -> Observable<String>? { sequences[name] }
}
