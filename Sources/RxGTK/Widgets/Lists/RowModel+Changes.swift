// SPDX-License-Identifier: MIT
#if GTK
  extension RowModel {
    /// Changes the rows to `elements` between the first and the last that differ.
    func show<Element: Equatable>(_ elements: [Element]) {
      let change = change(to: elements)
      guard !change.removed.isEmpty || change.inserted > 0 else { return }
      splice(
        at: change.removed.lowerBound, removing: change.removed.count, inserting: change.inserted,
        ArrayRows(elements: elements))
    }

    /// The rows between the first and the last that differ from `elements`, and how many come in their place.
    func change<Element: Equatable>(to elements: [Element]) -> (removed: Range<Int>, inserted: Int) {
      guard let old = (source as? ArrayRows<Element>)?.elements else { return (0..<count, elements.count) }
      var start = 0
      while start < old.count, start < elements.count, old[start] == elements[start] { start += 1 }
      var same = 0
      while same < old.count - start, same < elements.count - start,
        old[old.count - 1 - same] == elements[elements.count - 1 - same]
      {
        same += 1
      }
      return (start..<(old.count - same), elements.count - start - same)
    }
  }
#endif
