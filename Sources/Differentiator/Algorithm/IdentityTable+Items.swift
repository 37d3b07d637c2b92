// SPDX-License-Identifier: MIT

extension IdentityTable {
  /// Sets the numbers of all items, unless an identity occurs twice: then returns one of both numbers.
  @inlinable
  func insertAll<Item: IdentifiableType>(_ lists: ItemLists<Item>) -> Int? where Item.Identity == Identity {
    // A table that is larger than the processor's cache is filled region after region.
    if dense == nil, lists.count > 1 << 15 { return insertByRegion(lists) }
    var number = 0
    for items in lists.sections {
      let other = items.withUnsafeBufferPointer { items -> Int? in
        for item in items {
          if let other = insert(item.identity, number, identityAt: { lists[$0].identity }) { return other }
          number += 1
        }
        return nil
      }
      if let other { return other }
    }
    return nil
  }

  /// Sorts entries by the upper eight bits of their hashes before it puts them into the table: a hash says how far from the beginning
  /// its place is.
  @inlinable
  func insertByRegion<Item: IdentifiableType>(_ lists: ItemLists<Item>) -> Int? where Item.Identity == Identity {
    let count = lists.count
    let unsorted = UnsafeMutablePointer<UInt64>.allocate(capacity: count)
    let sorted = UnsafeMutablePointer<UInt64>.allocate(capacity: count)
    defer {
      unsorted.deallocate()
      sorted.deallocate()
    }
    // Where the entries of each region go, and, while they are counted, how many there are in the region before.
    var places = [Int](repeating: 0, count: 257)
    var number = 0
    for items in lists.sections {
      items.withUnsafeBufferPointer { items in
        for item in items {
          let hash = hash(item.identity)
          (unsorted + number).initialize(to: hash << 32 | UInt64(number + 1))
          places[Int(hash >> 24) + 1] += 1
          number += 1
        }
      }
    }
    for region in 1..<257 { places[region] += places[region - 1] }
    for index in 0..<count {
      let region = Int(unsorted[index] >> 56)
      (sorted + places[region]).initialize(to: unsorted[index])
      places[region] += 1
    }
    for index in 0..<count {
      let number = Int(sorted[index] & 0xFFFF_FFFF) - 1
      if let other = insert(sorted[index], isEqual: { lists[$0].identity == lists[number].identity }) { return other }
    }
    return nil
  }
}
