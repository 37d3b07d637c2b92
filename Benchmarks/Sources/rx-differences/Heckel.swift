// SPDX-License-Identifier: MIT
// Paul Heckel's algorithm of 1978, without changes. Differentiator is a faster version of it.
// The benchmark runs the plain algorithm, too: its time tells how fast the machine is.

/// What is different between two lists, by Heckel's algorithm.
struct HeckelDifferences {
  var deleted: [Int] = []
  var inserted: [Int] = []
  var moved: [(from: Int, to: Int)] = []
  var updated: [Int] = []
}

/// How often an identity is in each list, and where it was in the old one.
private struct Symbol {
  var oldCount = 0
  var newCount = 0
  var oldIndex = 0
}

/// The differences between two lists of items.
func heckel<Identity>(_ old: [Row<Identity>], _ new: [Row<Identity>]) -> HeckelDifferences {
  // One and two: a symbol for each identity of both lists.
  var places: [Identity: Int] = [:]
  var symbols: [Symbol] = []
  func symbol(_ identity: Identity) -> Int {
    if let place = places[identity] { return place }
    places[identity] = symbols.count
    symbols.append(Symbol())
    return symbols.count - 1
  }
  let newSymbols = new.map { symbol($0.identity) }
  for place in newSymbols { symbols[place].newCount += 1 }
  let oldSymbols = old.map { symbol($0.identity) }
  for (index, place) in oldSymbols.enumerated() {
    symbols[place].oldCount += 1
    symbols[place].oldIndex = index
  }
  // Three to five: what is in both once is the same, and so is what lies beside it.
  var oldOfNew = [Int?](repeating: nil, count: new.count)
  var newOfOld = [Int?](repeating: nil, count: old.count)
  for (index, place) in newSymbols.enumerated() where symbols[place].newCount == 1 && symbols[place].oldCount == 1 {
    oldOfNew[index] = symbols[place].oldIndex
    newOfOld[symbols[place].oldIndex] = index
  }
  for index in new.indices.dropLast() {
    guard let before = oldOfNew[index], before + 1 < old.count, oldOfNew[index + 1] == nil else { continue }
    guard newSymbols[index + 1] == oldSymbols[before + 1] else { continue }
    oldOfNew[index + 1] = before + 1
    newOfOld[before + 1] = index + 1
  }
  for index in new.indices.dropFirst().reversed() {
    guard let after = oldOfNew[index], after > 0, oldOfNew[index - 1] == nil else { continue }
    guard newSymbols[index - 1] == oldSymbols[after - 1] else { continue }
    oldOfNew[index - 1] = after - 1
    newOfOld[after - 1] = index - 1
  }
  // Six: what has no other half has come or gone; the rest has moved if it is not where the changes before it have put it.
  var result = HeckelDifferences()
  var deletedBefore: [Int] = []
  deletedBefore.reserveCapacity(old.count)
  for index in old.indices {
    deletedBefore.append(result.deleted.count)
    if newOfOld[index] == nil { result.deleted.append(index) }
  }
  for index in new.indices {
    guard let before = oldOfNew[index] else {
      result.inserted.append(index)
      continue
    }
    if old[before] != new[index] { result.updated.append(before) }
    if before - deletedBefore[before] + result.inserted.count != index { result.moved.append((before, index)) }
  }
  return result
}
