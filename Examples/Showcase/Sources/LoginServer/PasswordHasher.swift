// SPDX-License-Identifier: MIT
import Dispatch
import Foundation
import RxKit

/// Hashes passwords, one after the other: many requests at once do not take many times the memory.
///
/// A thread of its own waits for them, none of those that answer requests.
final class PasswordHasher: Sendable {
  let cost: PasswordHash.Cost
  /// Stands for the hash of an account that there is not.
  private let decoy: PasswordHash
  private let queue = DispatchQueue(label: "login-server.passwords")
  private let count = Guarded(0)

  init(cost: PasswordHash.Cost) {
    self.cost = cost
    let random = { (count: Int) in Data((0..<count).map { _ in UInt8.random(in: 0...255) }) }
    decoy = PasswordHash(cost: cost, salt: random(PasswordHash.saltLength), hash: random(PasswordHash.hashLength))
  }

  /// How many hashes were computed.
  var computations: Int { count.withLock { $0 } }

  func hash(_ password: String) async throws -> PasswordHash {
    try await work { [cost] in try PasswordHash(password: password, cost: cost) }
  }

  /// Whether `hash` is that of `password`. Without a hash the same work is done for nothing, and the answer is no.
  func verify(_ password: String, _ hash: PasswordHash?) async throws -> Bool {
    let decoy = decoy
    return try await work { try (hash ?? decoy).matches(password) && hash != nil }
  }

  private func work<Value: Sendable>(_ body: @escaping @Sendable () throws -> Value) async throws -> Value {
    count.withLock { $0 += 1 }
    return try await withCheckedThrowingContinuation { continuation in
      queue.async { continuation.resume(with: Result(catching: body)) }
    }
  }
}
