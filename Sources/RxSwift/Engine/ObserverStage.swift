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

/// Delivers to closures of the library, or to one of a user that receives all events.
@usableFromInline
final class ClosureStage: TerminalStage {
  private let end: ((any Error)?) -> Void
  private let passesToUser: Bool

  /// - Parameters:
  ///   - isOfUser: whether the closures pass the events to a user's and to nothing else.
  ///   - end: receives the end of the sequence, with an error if there is one.
  ///   - step: receives an element.
  @usableFromInline
  init(
    isOfUser: Bool = false, end: @escaping ((any Error)?) -> Void,
    step: @escaping (RawElement, Downstream) -> StageResult
  ) {
    self.end = end
    passesToUser = isOfUser
    super.init(step: step)
  }

  @inlinable
  convenience init<Element>(
    _: Element.Type = Element.self, isOfUser: Bool = false, onNext: @escaping (Element) -> Void,
    end: @escaping ((any Error)?) -> Void
  ) {
    self.init(isOfUser: isOfUser, end: end) { raw, _ in
      onNext(raw.load(Element.self))
      return .stop
    }
  }

  override var isOfUser: Bool { passesToUser }

  @usableFromInline
  override func onError(_ error: any Error) { end(error) }

  @usableFromInline
  override func onCompleted() { end(nil) }
}
