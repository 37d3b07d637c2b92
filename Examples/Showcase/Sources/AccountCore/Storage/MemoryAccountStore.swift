// SPDX-License-Identifier: MIT
import RxKit

/// Keeps the account for as long as the program runs: for tests, and where there is no disk.
public final class MemoryAccountStore: AccountStore {
  private struct State: Sendable {
    var snapshot: AccountSnapshot
    var names: [String: String] = [:]
    var problem: AccountProblem?
    var whileSaving: (@Sendable () -> Void)?
  }

  private let state: Guarded<State>

  public init(_ snapshot: AccountSnapshot = AccountSnapshot()) { state = Guarded(State(snapshot: snapshot)) }

  /// Lets everything fail from now on, or work again.
  public func fail(_ problem: AccountProblem?) { state.withLock { $0.problem = problem } }

  /// Runs `body` while the store saves the next change. A test lets the user act there, as a user can while a disk is slow.
  public func whileSaving(_ body: @escaping @Sendable () -> Void) { state.withLock { $0.whileSaving = body } }

  public func load() throws -> AccountSnapshot {
    try state.withLock { state in
      if let problem = state.problem { throw problem }
      return state.snapshot
    }
  }

  public func save(_ change: AccountChange) throws -> AccountSnapshot {
    let body = state.withLock { state in
      defer { state.whileSaving = nil }
      return state.whileSaving
    }
    body?()
    return try state.withLock { state in
      if let problem = state.problem { throw problem }
      var known: String?
      if case .signedIn(let user) = change { known = state.names[user.address] }
      state.snapshot = state.snapshot.applying(change, knownName: known)
      if let user = state.snapshot.user { state.names[user.address] = user.name }
      return state.snapshot
    }
  }
}
