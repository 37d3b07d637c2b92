// SPDX-License-Identifier: MIT

/// Delivers to an observer.
@usableFromInline
final class ObserverStage<Observer: ObserverType>: TerminalStage {
  @usableFromInline let observer: Observer

  @inlinable
  init(_ observer: Observer) {
    self.observer = observer
    super.init { raw, _ in
      observer.on(.next(raw.load()))
      return .stop
    }
  }

  override var isOfUser: Bool { true }

  @usableFromInline
  override func onError(_ error: any Error) { observer.on(.error(error)) }

  @usableFromInline
  override func onCompleted() { observer.on(.completed) }
}

/// Delivers to closures. They are the library's, except in `UserClosureStage`.
@usableFromInline
class ClosureStage: TerminalStage {
  private let end: ((any Error)?) -> Void

  /// - Parameters:
  ///   - end: receives the end of the sequence, with an error if there is one.
  ///   - step: receives an element.
  @usableFromInline
  init(end: @escaping ((any Error)?) -> Void, step: @escaping (RawElement, Downstream) -> StageResult) {
    self.end = end
    super.init(step: step)
  }

  @inlinable
  convenience init<Element>(
    _: Element.Type = Element.self, onNext: @escaping (Element) -> Void, end: @escaping ((any Error)?) -> Void
  ) {
    self.init(end: end) { raw, _ in
      onNext(raw.load(Element.self))
      return .stop
    }
  }

  @usableFromInline
  override func onError(_ error: any Error) { end(error) }

  @usableFromInline
  override func onCompleted() { end(nil) }
}

/// Delivers all events to one closure of a user.
@usableFromInline
final class UserClosureStage: ClosureStage {
  override var isOfUser: Bool { true }
}
