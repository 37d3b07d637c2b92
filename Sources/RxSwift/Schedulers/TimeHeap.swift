// SPDX-License-Identifier: MIT

/// Items by their times: the earliest first, items of the same time in the order of their insertion.
///
/// Inserting and removing take O(log n). Looking at the first item takes constant time.
struct TimeHeap<Time, Item> {
  private typealias Entry = (time: Time, number: Int, item: Item)

  private var entries: [Entry] = []
  private var inserted = 0
  private let isBefore: (Time, Time) -> Bool

  init(_ isBefore: @escaping (Time, Time) -> Bool) { self.isBefore = isBefore }

  var isEmpty: Bool { entries.isEmpty }
  var count: Int { entries.count }
  var first: (time: Time, item: Item)? { entries.first.map { ($0.time, $0.item) } }

  /// All items with their times, in order. O(n log n).
  var sorted: [(time: Time, item: Item)] { entries.sorted(by: areInOrder).map { ($0.time, $0.item) } }

  mutating func insert(_ item: Item, at time: Time) {
    entries.append((time, inserted, item))
    inserted += 1
    var child = entries.count - 1
    while child > 0 {
      let parent = (child - 1) / 2
      guard areInOrder(entries[child], entries[parent]) else { return }
      entries.swapAt(child, parent)
      child = parent
    }
  }

  /// Takes out the earliest item; there must be one.
  mutating func removeFirst() {
    entries.swapAt(0, entries.count - 1)
    entries.removeLast()
    moveDown(from: 0)
  }

  /// Takes out the items that are not wanted any more. O(n).
  mutating func removeAll(where isUnwanted: (Item) -> Bool) -> [Item] {
    let removed = entries.map(\.item).filter(isUnwanted)
    entries.removeAll { isUnwanted($0.item) }
    for index in stride(from: entries.count / 2 - 1, through: 0, by: -1) { moveDown(from: index) }
    return removed
  }

  private mutating func moveDown(from index: Int) {
    var parent = index
    while true {
      var earliest = parent
      for child in [2 * parent + 1, 2 * parent + 2] where child < entries.count {
        if areInOrder(entries[child], entries[earliest]) { earliest = child }
      }
      guard earliest != parent else { return }
      entries.swapAt(earliest, parent)
      parent = earliest
    }
  }

  private func areInOrder(_ lhs: Entry, _ rhs: Entry) -> Bool {
    if isBefore(lhs.time, rhs.time) { return true }
    return lhs.number < rhs.number && !isBefore(rhs.time, lhs.time)
  }
}
