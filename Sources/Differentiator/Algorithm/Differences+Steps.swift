// SPDX-License-Identifier: MIT

extension Differences {
  /// Returns the items of each initial section that remain after the first step, with their new content.
  @inlinable
  func remainingItems() throws -> [[Section.Item]] {
    var hasUpdates = [Bool](repeating: false, count: initialSections.count)
    for path in items.updated { hasUpdates[path.sectionIndex] = true }
    var stayingCounts = [Int](repeating: 0, count: finalSections.count)
    for run in items.runs where run.fate == .stays { stayingCounts[Int(run.finalSection)] += Int(run.count) }

    var result: [[Section.Item]] = []
    result.reserveCapacity(initialSections.count)
    var position = 0
    for section in initialSections.indices {
      let begin = position
      while position < items.runs.count, items.runs[position].initialSection == section { position += 1 }
      let count = remainingCounts[section]
      let others = sections.finalIndex[section].map { (items.final.sections[$0], stayingCounts[$0]) }
      if count == items.initial.sections[section].count, !hasUpdates[section] {
        result.append(items.initial.sections[section])
      } else if let (others, stayingCount) = others, others.count == count, stayingCount == count {
        result.append(others)
      } else {
        result.append(gather(begin..<position, count))
      }
    }
    return result
  }

  /// Returns the items of some runs as they are finally, without those that are replaced.
  @inlinable
  func gather(_ positions: Range<Int>, _ count: Int) -> [Section.Item] {
    guard count > 0 else { return [] }
    return [Section.Item](unsafeUninitializedCapacity: count) { buffer, initializedCount in
      for position in positions where items.runs[position].fate != .replaced {
        let run = items.runs[position]
        let target = buffer.baseAddress.unsafelyUnwrapped + initializedCount
        // One by one: the compiler knows how to copy an item here, and the runtime does not.
        items.final.sections[Int(run.finalSection)].withUnsafeBufferPointer { source in
          for index in 0..<Int(run.count) { (target + index).initialize(to: source[Int(run.finalItem) + index]) }
        }
        initializedCount += Int(run.count)
      }
    }
  }

  /// Returns the initial places of items that are gone, in sections that are not.
  @inlinable
  func deletedItems() -> [ItemPath] {
    var result: [ItemPath] = []
    var position = 0
    for section in initialSections.indices {
      var item = 0
      func delete(to end: Int) {
        guard sections.finalIndex[section] != nil else { return }
        for index in item..<max(item, end) { result.append(ItemPath(sectionIndex: section, itemIndex: index)) }
      }
      while position < items.runs.count, items.runs[position].initialSection == section {
        let run = items.runs[position]
        if run.fate != .replaced {
          delete(to: Int(run.initialItem))
          item = Int(run.initialItem + run.count)
        }
        position += 1
      }
      delete(to: items.initial.sections[section].count)
    }
    return result
  }

  /// Returns the moves of sections, given those that remain after the first step.
  @inlinable
  func movedSections(_ remainingSections: [Int]) -> [(from: Int, to: Int)] {
    var rank = [Int](repeating: 0, count: initialSections.count)
    for (index, section) in remainingSections.enumerated() { rank[section] = index }
    let places = finalSections.indices.filter { sections.initialIndex[$0] != nil }
    let ranks = places.map { rank[sections.initialIndex[$0].unsafelyUnwrapped] }
    let staying = HeaviestAscent.positions(
      values: ranks, weights: [Int](repeating: 1, count: ranks.count), bound: ranks.count)
    var result: [(from: Int, to: Int)] = []
    var next = 0
    for position in ranks.indices {
      if next < staying.count, staying[next] == position {
        next += 1
      } else {
        result.append((from: ranks[position], to: places[position]))
      }
    }
    return result
  }

  /// Returns the final places of items that are new, in sections that are not, and the moves of items: from their places after the
  /// second step.
  @inlinable
  func itemsThatArrive() -> (inserted: [ItemPath], moved: [(from: ItemPath, to: ItemPath)]) {
    var inserted: [ItemPath] = []
    var moved: [(from: ItemPath, to: ItemPath)] = []
    var next = 0
    for section in finalSections.indices {
      var item = 0
      func insert(to end: Int) {
        guard sections.initialIndex[section] != nil else { return }
        for index in item..<max(item, end) { inserted.append(ItemPath(sectionIndex: section, itemIndex: index)) }
      }
      while next < finalOrder.count, items.runs[finalOrder[next]].finalSection == section {
        let run = items.runs[finalOrder[next]]
        next += 1
        guard run.fate != .replaced else { continue }
        insert(to: Int(run.finalItem))
        item = Int(run.finalItem + run.count)
        guard run.fate == .moves, let from = sections.finalIndex[Int(run.initialSection)] else { continue }
        for offset in 0..<Int(run.count) {
          moved.append(
            (
              from: ItemPath(sectionIndex: from, itemIndex: Int(run.remainingItem) + offset),
              to: ItemPath(sectionIndex: section, itemIndex: Int(run.finalItem) + offset)
            ))
        }
      }
      insert(to: items.final.sections[section].count)
    }
    return (inserted, moved)
  }
}
