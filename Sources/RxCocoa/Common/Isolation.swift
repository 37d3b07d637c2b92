// SPDX-License-Identifier: MIT
import RxSwift

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
