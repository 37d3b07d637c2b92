// SPDX-License-Identifier: MIT

/// What integers are known by: there a table can do without hashing. All of it is decided by the compiler where the type is known.
@usableFromInline
enum IntegerIdentity<Identity: Hashable> {
  /// Whether identities are integers of one word or less.
  @inlinable
  static var isUsed: Bool {
    Identity.self == Int.self || Identity.self == UInt.self || Identity.self == Int64.self
      || Identity.self == UInt64.self || Identity.self == Int32.self || Identity.self == UInt32.self
  }

  /// The bits of an identity: different ones for different identities.
  @inlinable
  @inline(__always)
  static func bits(_ identity: Identity) -> Int {
    if Identity.self == Int.self { return identity as! Int }
    if Identity.self == UInt.self { return Int(bitPattern: identity as! UInt) }
    if Identity.self == Int64.self { return Int(truncatingIfNeeded: identity as! Int64) }
    if Identity.self == UInt64.self { return Int(truncatingIfNeeded: identity as! UInt64) }
    if Identity.self == Int32.self { return Int(identity as! Int32) }
    return Int(bitPattern: UInt(identity as! UInt32))
  }

  /// The least and the greatest identity, if they are integers that lie close together: there are at most four times as many
  /// between them as there are items.
  @inlinable
  static func denseBounds<Item: IdentifiableType>(_ lists: ItemLists<Item>) -> ClosedRange<Int>?
  where Item.Identity == Identity {
    // On 32-bit platforms two identities of 64 bits might have the same bits.
    guard isUsed, Int.bitWidth == 64, lists.count > 0 else { return nil }
    var least = Int.max
    var greatest = Int.min
    for items in lists.sections {
      items.withUnsafeBufferPointer { items in
        for item in items {
          let bits = bits(item.identity)
          if bits < least { least = bits }
          if bits > greatest { greatest = bits }
        }
      }
    }
    let distance = UInt(bitPattern: greatest &- least)
    return distance < UInt(lists.count) &* 4 ? least...greatest : nil
  }
}
