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

  @usableFromInline
  override func onError(_ error: any Error) { observer.on(.error(error)) }

  @usableFromInline
  override func onCompleted() { observer.on(.completed) }
}

/// Delivers to closures; the terminal stage of everything inside of the library that is not an observer.
@usableFromInline
final class ClosureStage: TerminalStage {
  @usableFromInline let handleError: (any Error) -> Void
  @usableFromInline let handleCompleted: () -> Void

  @inlinable
  init<Element>(
    _: Element.Type = Element.self,
    onNext: @escaping (Element) -> Void,
    onError: @escaping (any Error) -> Void,
    onCompleted: @escaping () -> Void
  ) {
    handleError = onError
    handleCompleted = onCompleted
    super.init { raw, _ in
      onNext(raw.load(Element.self))
      return .stop
    }
  }

  @usableFromInline
  override func onError(_ error: any Error) { handleError(error) }

  @usableFromInline
  override func onCompleted() { handleCompleted() }
}
