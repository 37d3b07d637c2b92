// SPDX-License-Identifier: MIT

/// The items of all sections, numbered through.
@usableFromInline
struct ItemLists<Item> {
  /// The items of each section, asked for once.
  @usableFromInline
  let sections: ContiguousArray<[Item]>
  /// The number of the first item of each section, and that of all items.
  @usableFromInline
  let starts: ContiguousArray<Int>

  @inlinable
  init<Section: SectionModelType>(_ models: [Section]) where Section.Item == Item {
    var sections = ContiguousArray<[Item]>()
    var starts = ContiguousArray<Int>()
    sections.reserveCapacity(models.count)
    starts.reserveCapacity(models.count + 1)
    var count = 0
    for model in models {
      let items = model.items
      sections.append(items)
      starts.append(count)
      count += items.count
    }
    starts.append(count)
    self.sections = sections
    self.starts = starts
  }

  /// The number of items.
  @inlinable
  var count: Int { starts[sections.count] }

  /// The index of the section that an item is in.
  @inlinable
  func section(of number: Int) -> Int {
    // The last section that begins at the item or before it; empty ones before it begin there, too.
    var low = 0
    var high = sections.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= number { low = middle } else { high = middle }
    }
    return low
  }

  @inlinable
  subscript(number: Int) -> Item {
    let section = section(of: number)
    return sections[section][number - starts[section]]
  }
}
