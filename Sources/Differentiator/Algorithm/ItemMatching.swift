// SPDX-License-Identifier: MIT

/// Which items of both lists are the same, and which of them have new content.
///
/// A walk through the initial items expects each item next to the previous one in the final list, too, and compares
/// there first. It asks a table only if that item is another one. So few changes cost few questions.
@usableFromInline
struct ItemMatching<Item: IdentifiableType & Equatable> {
  @usableFromInline
  let initial: ItemLists<Item>
  @usableFromInline
  let final: ItemLists<Item>
  /// In the order of the initial list.
  @usableFromInline
  var runs = ContiguousArray<Run>()
  /// The items that stay in sections that stay and have new content, at their initial places.
  @usableFromInline
  var updated: [ItemPath] = []
  /// The numbers of the initial items that are in no run.
  @usableFromInline
  var gone = ContiguousArray<Int>()

  @inlinable
  init(_ initial: ItemLists<Item>, _ final: ItemLists<Item>, _ sections: SectionMatching) throws {
    self.initial = initial
    self.final = final
    let table = try Self.table(final)
    defer { table.deallocate() }
    for section in initial.sections.indices { match(section, sections, table) }
    try refuseDuplicatesAmongGone()
  }

  /// Returns the numbers of items by their identities.
  @inlinable
  static func table(_ lists: ItemLists<Item>) throws -> IdentityTable<Item.Identity> {
    let dense = IntegerIdentity<Item.Identity>.denseBounds(lists)
    let table = IdentityTable<Item.Identity>(count: lists.count, dense: dense)
    if let other = table.insertAll(lists) {
      table.deallocate()
      throw Diff.Error.duplicateItem(item: lists[other])
    }
    return table
  }

  /// Finds the items of one section.
  @inlinable
  mutating func match(_ section: Int, _ sections: SectionMatching, _ table: IdentityTable<Item.Identity>) {
    let items = initial.sections[section]
    var expected = ItemPath(sectionIndex: sections.finalIndex[section] ?? -1, itemIndex: 0)
    var index = 0
    while index < items.count {
      let path = ItemPath(sectionIndex: section, itemIndex: index)
      var count = run(items, path, expected, sections)
      if count == 0, let number = table.number(of: items[index].identity, identityAt: { final[$0].identity }) {
        let found = final.section(of: number)
        expected = ItemPath(sectionIndex: found, itemIndex: number - final.starts[found])
        count = run(items, path, expected, sections)
      }
      if count == 0 {
        gone.append(initial.starts[section] + index)
        index += 1
      } else {
        expected = ItemPath(sectionIndex: expected.sectionIndex, itemIndex: expected.itemIndex + count)
        index += count
      }
    }
  }

  /// Adds the run of items that are the same from two places on; returns how many there are.
  @inlinable
  mutating func run(_ items: [Item], _ path: ItemPath, _ expected: ItemPath, _ sections: SectionMatching) -> Int {
    guard expected.sectionIndex >= 0 else { return 0 }
    // What comes with a new section, or goes with an old one, needs no update.
    let isReplaced =
      sections.finalIndex[path.sectionIndex] == nil || sections.initialIndex[expected.sectionIndex] == nil
    let others = final.sections[expected.sectionIndex]
    let count = Self.countOfMatches(items, path, others, expected.itemIndex, isReplaced, &updated)
    if count > 0 {
      runs.append(Run(initial: path, final: expected, count: count, fate: isReplaced ? .replaced : .moves))
    }
    return count
  }

  /// Returns the number of items that are the same from two places on, and notes those with new content.
  @inlinable
  static func countOfMatches(
    _ items: [Item], _ path: ItemPath, _ others: [Item], _ index: Int, _ isReplaced: Bool, _ updated: inout [ItemPath]
  ) -> Int {
    items.withUnsafeBufferPointer { items in
      others.withUnsafeBufferPointer { others in
        let limit = min(items.count - path.itemIndex, others.count - index)
        var count = 0
        while count < limit {
          let offset = path.itemIndex + count
          guard items[offset].identity == others[index + count].identity else { break }
          if !isReplaced, items[offset] != others[index + count] {
            updated.append(ItemPath(sectionIndex: path.sectionIndex, itemIndex: offset))
          }
          count += 1
        }
        return count
      }
    }
  }

  /// Throws if an identity occurs twice among the items that are gone.
  @inlinable
  func refuseDuplicatesAmongGone() throws {
    guard gone.count > 1 else { return }
    let table = IdentityTable<Item.Identity>(count: gone.count)
    defer { table.deallocate() }
    for number in gone {
      let item = initial[number]
      if table.insert(item.identity, number, identityAt: { initial[$0].identity }) != nil {
        throw Diff.Error.duplicateItem(item: item)
      }
    }
  }
}
