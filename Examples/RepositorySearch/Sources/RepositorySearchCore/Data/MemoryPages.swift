// SPDX-License-Identifier: MIT

/// The pages that were used last, in memory.
struct MemoryPages {
  private let capacity: Int
  private var entries: [PageKey: (entry: PageEntry, use: Int)] = [:]
  private var uses = 0

  init(capacity: Int) {
    precondition(capacity > 0, "MemoryPages: capacity must be positive, is \(capacity)")
    self.capacity = capacity
  }

  subscript(key: PageKey) -> PageEntry? {
    mutating get {
      guard let found = entries[key] else { return nil }
      uses += 1
      entries[key]?.use = uses
      return found.entry
    }
    set {
      uses += 1
      entries[key] = newValue.map { ($0, uses) }
      // With the few dozen pages of a session, looking through all of them costs less than a linked list.
      if entries.count > capacity, let oldest = entries.min(by: { $0.value.use < $1.value.use })?.key {
        entries[oldest] = nil
      }
    }
  }
}
