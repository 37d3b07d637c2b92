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

/// `function` as a function for any thread. If it belongs to no actor, it runs at once. If it belongs to the main
/// actor, it runs there, at once or later. If it belongs to another actor, it runs there later.
func fromAnywhere(isolated function: @escaping @isolated(any) () -> Void) -> @Sendable () -> Void {
  let body = unisolated(function)
  guard let actor = function.isolation else { return body }
  if actor === MainActor.shared { return { runOnMainActor(body) } }
  return {
    _ = ActorScheduler(actor).schedule(()) { _ in
      body()
      return Disposables.create()
    }
  }
}
