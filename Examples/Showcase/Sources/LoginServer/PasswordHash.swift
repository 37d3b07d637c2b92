// SPDX-License-Identifier: MIT
import Crypto
import CryptoExtras
import Foundation

/// A password as it is kept: scrypt's parameters, a salt of its own and the result. `$scrypt$ln=15,r=8,p=3$SALT$HASH`.
public struct PasswordHash: Hashable, Sendable {
  /// How much memory and time a hash takes.
  public struct Cost: Hashable, Sendable {
    /// The logarithm of scrypt's `N`; memory is 128 · N · r bytes.
    public var logarithm: Int
    public var blockSize: Int
    public var parallelism: Int

    public init(logarithm: Int, blockSize: Int = 8, parallelism: Int = 1) {
      self.logarithm = logarithm
      self.blockSize = blockSize
      self.parallelism = parallelism
    }

    /// 32 MiB, three times: one of the settings that OWASP recommends for scrypt.
    public static let standard = Cost(logarithm: 15, blockSize: 8, parallelism: 3)

    /// Parses what `text` gives.
    init?(_ text: Substring) {
      var numbers: [Substring: Int] = [:]
      for pair in text.split(separator: ",") {
        let sides = pair.split(separator: "=", maxSplits: 1)
        guard sides.count == 2, let number = Int(sides[1]), number > 0 else { return nil }
        numbers[sides[0]] = number
      }
      guard let logarithm = numbers["ln"], logarithm < 32, let blockSize = numbers["r"], let parallelism = numbers["p"]
      else { return nil }
      self.init(logarithm: logarithm, blockSize: blockSize, parallelism: parallelism)
    }

    /// As it is kept: `ln=15,r=8,p=3`.
    var text: String { "ln=\(logarithm),r=\(blockSize),p=\(parallelism)" }
  }

  static let saltLength = 16
  static let hashLength = 32

  var cost: Cost
  var salt: Data
  var hash: Data

  /// Hashes a password with a fresh salt.
  init(password: String, cost: Cost) throws {
    var generator = SystemRandomNumberGenerator()
    let salt = Data((0..<Self.saltLength).map { _ in UInt8.random(in: 0...255, using: &generator) })
    self.init(cost: cost, salt: salt, hash: try Self.derive(password, salt: salt, cost: cost))
  }

  init(cost: Cost, salt: Data, hash: Data) {
    self.cost = cost
    self.salt = salt
    self.hash = hash
  }

  /// Parses what `text` gives.
  init?(_ text: String) {
    let parts = text.split(separator: "$", omittingEmptySubsequences: false)
    guard parts.count == 5, parts[0].isEmpty, parts[1] == "scrypt", let cost = Cost(parts[2]),
      let salt = Data(base64Encoded: String(parts[3])), let hash = Data(base64Encoded: String(parts[4])),
      hash.count == Self.hashLength
    else { return nil }
    self.init(cost: cost, salt: salt, hash: hash)
  }

  /// As it is kept.
  var text: String { "$scrypt$\(cost.text)$\(salt.base64EncodedString())$\(hash.base64EncodedString())" }

  /// Whether the hash is that of `password`.
  func matches(_ password: String) throws -> Bool {
    let candidate = try Self.derive(password, salt: salt, cost: cost)
    // Every byte is looked at, so that the time tells nothing about where they differ.
    return zip(candidate, hash).reduce(UInt8(0)) { $0 | ($1.0 ^ $1.1) } == 0 && candidate.count == hash.count
  }

  private static func derive(_ password: String, salt: Data, cost: Cost) throws -> Data {
    // The same letters are the same password however a keyboard composes them.
    let bytes = Data(password.precomposedStringWithCanonicalMapping.utf8)
    let key = try KDF.Scrypt.deriveKey(
      from: bytes, salt: salt, outputByteCount: hashLength, rounds: 1 << cost.logarithm, blockSize: cost.blockSize,
      parallelism: cost.parallelism)
    return key.withUnsafeBytes { Data($0) }
  }
}
