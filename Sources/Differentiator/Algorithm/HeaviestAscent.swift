// SPDX-License-Identifier: MIT

/// Chooses what stays where it is, so that as little as possible has to move.
@usableFromInline
enum HeaviestAscent {
  /// Returns the positions, ascending, of values that ascend and that weigh most together. The values are different, and less than
  /// `bound`.
  @usableFromInline
  static func positions(values: [Int], weights: [Int], bound: Int) -> [Int] {
    var isAscending = true
    for index in values.indices.dropFirst() where values[index] < values[index - 1] {
      isAscending = false
      break
    }
    if isAscending { return Array(values.indices) }
    if weights.allSatisfy({ $0 == 1 }) { return longest(values) }

    // A Fenwick tree: node i stands for some values below i, and has the position at which the heaviest ascent ends among them.
    var best = [Int](repeating: -1, count: bound + 1)
    var total = [Int](repeating: 0, count: values.count)
    var previous = [Int](repeating: -1, count: values.count)
    var end = -1
    for position in values.indices {
      var last = -1
      var node = values[position]
      while node > 0 {
        let candidate = best[node]
        if candidate >= 0, last < 0 || total[candidate] > total[last] { last = candidate }
        node &= node - 1
      }
      previous[position] = last
      total[position] = weights[position] + (last < 0 ? 0 : total[last])
      if end < 0 || total[position] > total[end] { end = position }
      node = values[position] + 1
      while node <= bound {
        if best[node] < 0 || total[best[node]] < total[position] { best[node] = position }
        node += node & -node
      }
    }
    var result: [Int] = []
    while end >= 0 {
      result.append(end)
      end = previous[end]
    }
    return result.reversed()
  }

  /// The same for values that all weigh one, where the memory for it is as small as the ascent.
  static func longest(_ values: [Int]) -> [Int] {
    // For each length the position at which an ascent of it ends, the one with the least value there.
    var ends: [Int] = []
    var previous = [Int](repeating: -1, count: values.count)
    for position in values.indices {
      var low = 0
      var high = ends.count
      while low < high {
        let middle = (low + high) / 2
        if values[ends[middle]] < values[position] { low = middle + 1 } else { high = middle }
      }
      if low > 0 { previous[position] = ends[low - 1] }
      if low == ends.count { ends.append(position) } else { ends[low] = position }
    }
    var result = ends
    for index in result.indices.dropLast().reversed() { result[index] = previous[result[index + 1]] }
    return result
  }
}
