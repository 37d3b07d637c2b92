// SPDX-License-Identifier: MIT

/// Finds the number of an identity. The code that makes a table deallocates it.
///
/// It holds no identities. If the hashes are equal, it asks for the identity of a number.
@usableFromInline
struct IdentityTable<Identity: Hashable> {
  /// Where integers begin whose numbers stand side by side; they need no hash.
  @usableFromInline
  let dense: ClosedRange<Int>?
  /// For dense integers, the numbers plus one; zero where there is none.
  @usableFromInline
  let numbers: UnsafeMutablePointer<UInt32>
  /// For all others, half of the hash and the number plus one; zero where there is none. An entry that finds its place taken has
  /// the next free one.
  @usableFromInline
  let entries: UnsafeMutablePointer<UInt64>
  /// The number of entries.
  @usableFromInline
  let capacity: Int
  /// What makes the hashes of integers different in each table, so that nobody can prepare identities that collide.
  @usableFromInline
  let seed: UInt64

  /// Makes a table for up to `count` identities, which lie within `dense` if they are integers that lie close together.
  @inlinable
  init(count: Int, dense: ClosedRange<Int>? = nil) {
    self.dense = dense
    if let dense {
      capacity = dense.upperBound - dense.lowerBound + 1
      numbers = UnsafeMutablePointer.allocate(capacity: capacity)
      numbers.initialize(repeating: 0, count: capacity)
      entries = UnsafeMutablePointer.allocate(capacity: 0)
      seed = 0
    } else {
      capacity = count + count / 2 + 4
      numbers = UnsafeMutablePointer.allocate(capacity: 0)
      entries = UnsafeMutablePointer.allocate(capacity: capacity)
      entries.initialize(repeating: 0, count: capacity)
      seed = UInt64(truncatingIfNeeded: Hasher().finalize()) | 1
    }
  }

  @inlinable
  func deallocate() {
    numbers.deallocate()
    entries.deallocate()
  }

  /// Returns the upper half of a hash.
  @inlinable
  @inline(__always)
  func hash(_ identity: Identity) -> UInt64 {
    guard IntegerIdentity<Identity>.isUsed else {
      return UInt64(truncatingIfNeeded: identity.hashValue) >> 32
    }
    let bits = UInt64(truncatingIfNeeded: IntegerIdentity<Identity>.bits(identity))
    let product = (bits ^ seed).multipliedFullWidth(by: 0x9E37_79B9_7F4A_7C15 ^ (seed << 1))
    return (product.high ^ product.low) >> 32
  }

  /// Sets the number of an identity, unless there is one: then returns that.
  @inlinable
  @inline(__always)
  func insert(_ identity: Identity, _ number: Int, identityAt: (Int) -> Identity) -> Int? {
    if let dense {
      let bits = IntegerIdentity<Identity>.bits(identity)
      // An identity that has changed since `dense` was found must not reach beyond the table.
      guard dense.contains(bits) else { return nil }
      let index = bits &- dense.lowerBound
      guard numbers[index] == 0 else { return Int(numbers[index]) - 1 }
      numbers[index] = UInt32(number + 1)
      return nil
    }
    return insert(hash(identity) << 32 | UInt64(number + 1)) { identityAt($0) == identity }
  }

  /// Puts an entry into its place, unless there is an equal one: then returns the number of that.
  @inlinable
  @inline(__always)
  func insert(_ entry: UInt64, isEqual: (Int) -> Bool) -> Int? {
    var index = Int(((entry >> 32) &* UInt64(capacity)) >> 32)
    while entries[index] != 0 {
      let other = Int(entries[index] & 0xFFFF_FFFF) - 1
      if entries[index] >> 32 == entry >> 32, isEqual(other) { return other }
      index = index + 1 == capacity ? 0 : index + 1
    }
    entries[index] = entry
    return nil
  }

  /// Returns the number of an identity, or nil if it has none.
  @inlinable
  @inline(__always)
  func number(of identity: Identity, identityAt: (Int) -> Identity) -> Int? {
    if let dense {
      let bits = IntegerIdentity<Identity>.bits(identity)
      guard dense.contains(bits), numbers[bits &- dense.lowerBound] != 0 else { return nil }
      return Int(numbers[bits &- dense.lowerBound]) - 1
    }
    let hash = hash(identity)
    var index = Int((hash &* UInt64(capacity)) >> 32)
    while entries[index] != 0 {
      let other = Int(entries[index] & 0xFFFF_FFFF) - 1
      if entries[index] >> 32 == hash, identityAt(other) == identity { return other }
      index = index + 1 == capacity ? 0 : index + 1
    }
    return nil
  }
}
