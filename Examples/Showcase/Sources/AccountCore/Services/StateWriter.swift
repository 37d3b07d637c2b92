// SPDX-License-Identifier: MIT
import RxSwift

/// A scheduler that may be handed from thread to thread, as all that come with the library may.
public typealias AccountScheduler = any SchedulerType & Sendable

/// The way into ``AppState``: a change is kept first, and becomes state when that has worked.
///
/// Views and view models cannot write, because its initializer is only seen by the services of this module.
struct StateWriter: Sendable {
  let state: AppState
  let store: any AccountStore
  /// Serial: changes are kept one after the other.
  let scheduler: AccountScheduler

  /// Keeps a change and publishes it. Fails with an `AccountProblem`, and nothing has changed then.
  ///
  /// - Parameter canBeTakenBack: whether a change that waits for its turn is given up when its subscription is disposed.
  func commit(_ change: AccountChange, canBeTakenBack: Bool = true) -> Completable {
    work(canBeTakenBack: canBeTakenBack) { publish(try store.save(change)) }
  }

  /// Reads what is kept and publishes it. A file that cannot be read becomes a phase of the storage, not an error.
  ///
  /// What has begun to load goes on when nobody waits for it any more: else the state would stay at loading, in every window.
  func load() -> Completable {
    .deferred {
      state.storage.write(.loading, self)
      return work(canBeTakenBack: false) {
        do {
          publish(try store.load())
        } catch {
          state.storage.write(.unreadable(AccountProblem(error)), self)
        }
      }
    }
  }

  private func publish(_ snapshot: AccountSnapshot) {
    state.preferences.write(snapshot.preferences, self)
    state.user.write(snapshot.user, self)
    state.storage.write(.ready, self)
  }

  private func work(canBeTakenBack: Bool, _ body: @escaping @Sendable () throws -> Void) -> Completable {
    Completable.create { observer in
      let scheduled = scheduler.schedule(()) { _ in
        do {
          try body()
          observer(.completed)
        } catch {
          observer(.error(AccountProblem(error)))
        }
        return Disposables.create()
      }
      return canBeTakenBack ? scheduled : Disposables.create()
    }
  }
}
