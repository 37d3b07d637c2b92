// SPDX-License-Identifier: MIT
import Foundation

/// The numbers by which a random user acts. The same seed gives the same ones (SplitMix64).
public struct Random: RandomNumberGenerator {
  private var state: UInt64

  /// Begins with a seed.
  public init(seed: UInt64) { state = seed }

  /// The seed that the environment names, to play a user once more that found something; else one that is always the same.
  public static func seed(or usual: UInt64) -> UInt64 {
    ProcessInfo.processInfo.environment["RX_FUZZ_SEED"].flatMap(UInt64.init) ?? usual
  }

  /// A number from 0 to one less than `count`.
  public mutating func below(_ count: Int) -> Int { Int.random(in: 0..<count, using: &self) }

  public mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var z = state
    z = (z ^ (z >> 30)) &* 0xbf58_476d_1ce4_e5b9
    z = (z ^ (z >> 27)) &* 0x94d0_49bb_1331_11eb
    return z ^ (z >> 31)
  }
}
