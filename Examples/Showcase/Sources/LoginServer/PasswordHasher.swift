// SPDX-License-Identifier: MIT
import Dispatch
import Foundation
import RxKit

/// Hashes passwords, one after the other: many requests at once do not take many times the memory.
///
/// A thread of its own waits for them, none of those that answer requests.
final class PasswordHasher: Sendable {
  /// How slow the hashes are that it makes.
  let cost: PasswordHash.Cost
  /// Stands for the hash of an account that there is not.
  private let decoy: PasswordHash
  private let queue = DispatchQueue(label: "login-server.passwords")
  private let counts = Guarded<[PasswordHash.Cost: Int]>([:])

  init(cost: PasswordHash.Cost) {
    self.cost = cost
    let random = { (count: Int) in Data((0..<count).map { _ in UInt8.random(in: 0...255) }) }
    decoy = PasswordHash(cost: cost, salt: random(PasswordHash.saltLength), hash: random(PasswordHash.hashLength))
  }

  /// How many hashes were computed.
  var computations: Int { computationsByCost.values.reduce(0, +) }

  /// How many hashes of each cost were computed.
  var computationsByCost: [PasswordHash.Cost: Int] { counts.withLock { $0 } }

  func hash(_ password: String) async throws -> PasswordHash {
    try await work([cost]) { [cost] in try PasswordHash(password: password, cost: cost) }
  }

  /// Whether `hash` is that of `password`. Without a hash the same work is done for nothing, and the answer is no.
  ///
  /// The work is a hash of each of `costs`, whatever the cost of `hash` is: it says neither whether there is a hash nor of which build.
  func verify(_ password: String, _ hash: PasswordHash?, costs: Set<PasswordHash.Cost>) async throws -> Bool {
    let all = hash.map { costs.union([$0.cost]) } ?? costs
    return try await work(all) { [decoy] in
      var isRight = false
      for cost in all {
        let stored = hash?.cost == cost ? hash : nil
        let matches = try (stored ?? decoy.costing(cost)).matches(password)
        if stored != nil { isRight = matches }
      }
      return isRight
    }
  }

  /// Does `body`, which computes a hash of each of `costs`.
  private func work<Value: Sendable>(
    _ costs: Set<PasswordHash.Cost>, _ body: @escaping @Sendable () throws -> Value
  ) async throws -> Value {
    counts.withLock { for cost in costs { $0[cost, default: 0] += 1 } }
    return try await withCheckedThrowingContinuation { continuation in
      queue.async { continuation.resume(with: Result(catching: body)) }
    }
  }
}

extension PasswordHash {
  /// The same salt and result at another cost.
  fileprivate func costing(_ cost: Cost) -> PasswordHash { PasswordHash(cost: cost, salt: salt, hash: hash) }
}
