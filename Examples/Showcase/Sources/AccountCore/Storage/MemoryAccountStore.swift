// SPDX-License-Identifier: MIT
import Foundation

/// Keeps the account for as long as the program runs: for tests, and where there is no disk.
public final class MemoryAccountStore: AccountStore, @unchecked Sendable {
  // Sendable: what varies is only touched under `lock`.
  private let lock = NSLock()
  private var snapshot: AccountSnapshot
  private var names: [String: String] = [:]
  private var problem: AccountProblem?

  public init(_ snapshot: AccountSnapshot = AccountSnapshot()) { self.snapshot = snapshot }

  /// Lets everything fail from now on, or work again.
  public func fail(_ problem: AccountProblem?) { lock.withLock { self.problem = problem } }

  public func load() throws -> AccountSnapshot {
    try lock.withLock {
      if let problem { throw problem }
      return snapshot
    }
  }

  public func save(_ change: AccountChange) throws -> AccountSnapshot {
    try lock.withLock {
      if let problem { throw problem }
      var known: String?
      if case .signedIn(let user) = change { known = names[user.address] }
      snapshot = snapshot.applying(change, knownName: known)
      if let user = snapshot.user { names[user.address] = user.name }
      return snapshot
    }
  }
}
