// SPDX-License-Identifier: MIT
import RxSwift

// Functions of `drive` and `emit` belong to the main actor. `onMainActor` delivers the events there. The compiler
// cannot see this, so the casts are needed.

/// The events, delivered on the main actor: at once if they are sent there; otherwise later, in order.
///
/// Drivers and signals already deliver on the main scheduler. But their first subscriber may be another one, and a test
/// may put another scheduler in place of the main one.
@usableFromInline
func onMainActor<Element>(_ source: Observable<Element>) -> Observable<Element> { source.deliveredOnMainActor() }

/// `body` as a function that receives the events of `onMainActor`.
@usableFromInline
func assumingMainActor(_ body: @escaping @MainActor () -> Void) -> @Sendable () -> Void {
  unsafeBitCast(body, to: (@Sendable () -> Void).self)
}

/// `body` as a function that receives the events of `onMainActor`.
@usableFromInline
func assumingMainActor<Argument>(_ body: @escaping @MainActor (Argument) -> Void) -> @Sendable (Argument) -> Void {
  unsafeBitCast(body, to: (@Sendable (Argument) -> Void).self)
}

/// `body` as a function for any thread: it runs at once on the main actor, and later if it is called elsewhere.
@usableFromInline
func fromAnywhere(_ body: @escaping @MainActor () -> Void) -> @Sendable () -> Void {
  let body = assumingMainActor(body)
  return { runOnMainActor(body) }
}

/// `function`, if there is one, as a function for any thread, which runs it where it belongs.
func fromAnywhere(optional function: (@isolated(any) () -> Void)?) -> (@Sendable () -> Void)? {
  unisolated(optional: function).map { fromAnywhere($0, on: function?.isolation) }
}

/// `body` as a function for any thread. Without an actor, it runs at once. On the main actor, it runs at once or later.
/// On another actor, it runs later.
func fromAnywhere(_ body: @escaping @Sendable () -> Void, on actor: (any Actor)?) -> @Sendable () -> Void {
  guard let actor else { return body }
  if actor === MainActor.shared { return { runOnMainActor(body) } }
  return {
    _ = ActorScheduler(actor).schedule(()) { _ in
      body()
      return Disposables.create()
    }
  }
}
