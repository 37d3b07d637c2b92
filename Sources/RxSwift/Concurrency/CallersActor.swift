// SPDX-License-Identifier: MIT
import Dispatch

// A function that is written where code may touch an actor's state belongs to that actor. `@isolated(any)` carries the
// actor to the place where the function is called. The functions here deliver events on that actor, and make a plain
// function of such a function.

extension Observable {
  /// The events, delivered where functions of `actor` may be called. The main actor receives an event at once if it is
  /// sent there. All other events arrive later, in the order in which they are sent. Without an actor this is the
  /// sequence itself.
  package final func delivered(to actor: (any Actor)?) -> Observable<Element> {
    guard let actor else { return self }
    return actor === MainActor.shared ? deliveredOnMainActor() : observe(on: ActorScheduler(actor))
  }

  /// The events, delivered on the main actor: at once if they are sent there; otherwise later, in order.
  ///
  /// `drive` and `emit` of RxCocoa need this, although drivers and signals deliver on the main scheduler: a test may put
  /// another scheduler in place of the main one.
  @usableFromInline
  package final func deliveredOnMainActor() -> Observable<Element> { observe(on: MainActorDelivery()) }
}

/// Runs an action on the main actor: at once if this is called there, otherwise later.
package func runOnMainActor(_ action: @escaping @Sendable () -> Void) {
  if DispatchQueue.isMain { action() } else { DispatchQueue.main.async(execute: action) }
}

/// The actor on which the functions of one subscription are called: the main actor if one of them belongs to it.
package func commonActor(_ actors: (any Actor)?...) -> (any Actor)? {
  let named = actors.compactMap { $0 }
  return named.first { $0 === MainActor.shared } ?? named.first
}

// A function with `@isolated(any)` stores its actor beside the values that it captures, and is called like any other.
// From outside, Swift calls it with `await` only, because it cannot see that the caller is where the function belongs.
// `delivered(to:)` makes sure that the caller is there.

/// `function` as a function for any caller. The caller promises to be where `function` belongs.
package func unisolated<Result>(_ function: @escaping @isolated(any) () -> Result) -> @Sendable () -> Result {
  unsafeBitCast(Isolated(function: function), to: Unisolated.self).function
}

/// `function` as a function for any caller. The caller promises to be where `function` belongs.
@usableFromInline
package func unisolated<Argument, Result>(
  _ function: @escaping @isolated(any) (Argument) -> Result
) -> @Sendable (Argument) -> Result {
  unsafeBitCast(IsolatedOfOne(function: function), to: UnisolatedOfOne.self).function
}

/// `function` as a function for any caller. The caller promises to be where `function` belongs.
@usableFromInline
package func unisolated<First, Second, Result>(
  _ function: @escaping @isolated(any) (First, Second) -> Result
) -> @Sendable (First, Second) -> Result {
  unsafeBitCast(IsolatedOfTwo(function: function), to: UnisolatedOfTwo.self).function
}

/// `function`, if there is one, as a function for any caller. The caller promises to be where `function` belongs.
package func unisolated(optional function: (@isolated(any) () -> Void)?) -> (@Sendable () -> Void)? {
  guard let function else { return nil }
  return unisolated(function)
}

/// `function`, if there is one, as a function for any caller. The caller promises to be where `function` belongs.
package func unisolated<Argument>(
  optional function: (@isolated(any) (Argument) -> Void)?
) -> (@Sendable (Argument) -> Void)? {
  guard let function else { return nil }
  return unisolated(function)
}

// A function with `@isolated(any)` can be a generic argument from macOS 15 and iOS 18 on. A structure with the function
// always can. So `unsafeBitCast` converts a structure, and nothing here calls `map` of an optional function.

private struct Isolated<Result> { let function: @isolated(any) () -> Result }
private struct Unisolated<Result> { let function: @Sendable () -> Result }

private struct IsolatedOfOne<Argument, Result> { let function: @isolated(any) (Argument) -> Result }
private struct UnisolatedOfOne<Argument, Result> { let function: @Sendable (Argument) -> Result }

private struct IsolatedOfTwo<First, Second, Result> { let function: @isolated(any) (First, Second) -> Result }
private struct UnisolatedOfTwo<First, Second, Result> { let function: @Sendable (First, Second) -> Result }
