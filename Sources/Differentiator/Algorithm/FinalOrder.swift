// SPDX-License-Identifier: MIT

/// Runs in the order in which the final list has them.
@usableFromInline
enum FinalOrder {
  /// Returns the positions of runs in the order of the final list, given the number of the first item of each of its sections.
  @usableFromInline
  static func positions(_ runs: ContiguousArray<Run>, _ starts: ContiguousArray<Int>) -> [Int] {
    func number(_ run: Run) -> Int { starts[Int(run.finalSection)] + Int(run.finalItem) }
    // Runs that move are few, or many: then each gets its place without being compared.
    let count = starts[starts.count - 1]
    if runs.count < count / 8 {
      return runs.indices.sorted { number(runs[$0]) < number(runs[$1]) }
    }
    // The runs that begin at the same item, which are duplicates, are linked.
    var first = [Int32](repeating: -1, count: count)
    var next = [Int32](repeating: -1, count: runs.count)
    for position in runs.indices.reversed() {
      let number = number(runs[position])
      next[position] = first[number]
      first[number] = Int32(position)
    }
    var result: [Int] = []
    result.reserveCapacity(runs.count)
    for head in first {
      var position = head
      while position >= 0 {
        result.append(Int(position))
        position = next[Int(position)]
      }
    }
    return result
  }

  /// Returns the position of a run that has an item of another run, or nil if all items of the final list are found once at most.
  @usableFromInline
  static func overlap(_ runs: ContiguousArray<Run>, _ order: [Int]) -> Int? {
    var section: UInt32 = .max
    var end: UInt32 = 0
    for position in order {
      let run = runs[position]
      if run.finalSection == section, run.finalItem < end { return position }
      section = run.finalSection
      end = run.finalItem + run.count
    }
    return nil
  }

  /// Lets as many items as possible stay in each section.
  @usableFromInline
  static func chooseWhatStays(_ runs: inout ContiguousArray<Run>, _ order: [Int], _ initialIndex: [Int?]) {
    var start = 0
    while start < order.count {
      let section = Int(runs[order[start]].finalSection)
      var end = start
      var candidates: [Int] = []
      while end < order.count, runs[order[end]].finalSection == section {
        let run = runs[order[end]]
        if run.fate == .moves, Int(run.initialSection) == initialIndex[section] { candidates.append(order[end]) }
        end += 1
      }
      start = end
      // Positions of runs are in the initial order.
      guard let least = candidates.min(), let greatest = candidates.max() else { continue }
      let staying = HeaviestAscent.positions(
        values: candidates.map { $0 - least }, weights: candidates.map { Int(runs[$0].count) },
        bound: greatest - least + 1)
      for position in staying { runs[candidates[position]].fate = .stays }
    }
  }
}
