// SPDX-License-Identifier: MIT

/// An observer of any kind, its type erased.
public struct AnyObserver<Element>: ObserverType, @unchecked Sendable {
  // Sendable: it calls a function that any thread may call, an observer, or a subscription through its gate.

  /// A function that receives events.
  public typealias EventHandler = (Event<Element>) -> Void

  /// The subscription of a `SerializedEmitter`, or a `Handler`. It is neither an enumeration nor an optional, because
  /// unwrapping would retain it for each event.
  @usableFromInline let target: AnyObject
  /// Whether `target` is a subscription.
  @usableFromInline let feedsSubscription: Bool

  @usableFromInline
  final class Handler {
    @usableFromInline let handle: EventHandler

    @usableFromInline
    init(_ handle: @escaping EventHandler) { self.handle = handle }
  }

  /// An observer that calls a function with each event, on the thread that sends the event. Use `Binder` for an object
  /// that belongs to the main actor.
  @preconcurrency
  public init(eventHandler: @escaping @Sendable (Event<Element>) -> Void) {
    target = Handler(eventHandler)
    feedsSubscription = false
  }

  /// An observer that passes each event on to `observer`.
  public init<Observer: ObserverType>(_ observer: Observer) where Observer.Element == Element {
    target = Handler(observer.on)
    feedsSubscription = false
  }

  @inlinable
  @inline(__always)
  init(_ emitter: SerializedEmitter) {
    target = emitter.running
    feedsSubscription = true
  }

  @inlinable
  @inline(__always)
  var running: RunningSubscription { unsafeDowncast(target, to: RunningSubscription.self) }

  @inlinable
  @inline(__always)
  var handler: Handler { unsafeDowncast(target, to: Handler.self) }

  /// Receives one event.
  @inlinable
  public func on(_ event: Event<Element>) {
    guard feedsSubscription else { return handler.handle(event) }
    switch event {
    case .next(let element): running.gatedNext(element)
    case .error(let error): running.gatedError(error)
    case .completed: running.gatedCompleted()
    }
  }

  /// Receives `element` as a `next` event.
  @inlinable
  public func onNext(_ element: Element) {
    guard feedsSubscription else { return handler.handle(.next(element)) }
    running.gatedNext(element)
  }

  /// This observer.
  public func asObserver() -> AnyObserver<Element> { self }
}

extension ObserverType {
  /// This observer, its type erased.
  public func asObserver() -> AnyObserver<Element> { AnyObserver(self) }

  /// An observer that transforms each element and passes it on to this one.
  ///
  /// The thread that sends an element calls `transform`. If `transform` throws an error, this observer receives it as
  /// an `error` event.
  @preconcurrency
  public func mapObserver<Result>(
    _ transform: @escaping @Sendable (Result) throws -> Element
  ) -> AnyObserver<Result> {
    let observer = asObserver()
    return AnyObserver<Result> { event in observer.on(event.map(transform)) }
  }
}
