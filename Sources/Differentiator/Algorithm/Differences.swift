// SPDX-License-Identifier: MIT

/// All that has changed between two lists of sections, to be made into steps.
@usableFromInline
struct Differences<Section: AnimatableSectionModelType> {
  @usableFromInline
  let initialSections: [Section]
  @usableFromInline
  let finalSections: [Section]
  @usableFromInline
  let sections: SectionMatching
  @usableFromInline
  var items: ItemMatching<Section.Item>
  /// The positions of the runs in the order of the final list.
  @usableFromInline
  var finalOrder: [Int]
  /// For each initial section the number of its items that remain after the first step.
  @usableFromInline
  var remainingCounts: [Int]

  @inlinable
  init(_ initialSections: [Section], _ finalSections: [Section]) throws {
    self.initialSections = initialSections
    self.finalSections = finalSections
    sections = try SectionMatching(initialSections, finalSections)
    items = try ItemMatching(ItemLists(initialSections), ItemLists(finalSections), sections)
    finalOrder = FinalOrder.positions(items.runs, items.final.starts)
    remainingCounts = [Int](repeating: 0, count: initialSections.count)
    if let position = FinalOrder.overlap(items.runs, finalOrder) {
      let run = items.runs[position]
      throw Diff.Error.duplicateItem(item: items.initial.sections[Int(run.initialSection)][Int(run.initialItem)])
    }
    for position in items.runs.indices where items.runs[position].fate != .replaced {
      let section = Int(items.runs[position].initialSection)
      items.runs[position].remainingItem = UInt32(remainingCounts[section])
      remainingCounts[section] += Int(items.runs[position].count)
    }
    FinalOrder.chooseWhatStays(&items.runs, finalOrder, sections.initialIndex)
  }

  /// Returns the steps.
  @inlinable
  func changesets() throws -> [Changeset<Section>] {
    var deletedSections: [Int] = []
    var remainingSections: [Int] = []
    for index in initialSections.indices {
      if sections.finalIndex[index] == nil { deletedSections.append(index) } else { remainingSections.append(index) }
    }
    let remaining = try remainingItems()
    let afterFirst = try remainingSections.map { try section(like: initialSections[$0], remaining[$0]) }
    let deletedItems = deletedItems()
    let hasFirst = !deletedSections.isEmpty || !deletedItems.isEmpty || !items.updated.isEmpty

    let insertedSections = finalSections.indices.filter { sections.initialIndex[$0] == nil }
    let movedSections = movedSections(remainingSections)
    let hasSecond = !insertedSections.isEmpty || !movedSections.isEmpty
    let (insertedItems, movedItems) = itemsThatArrive()
    let hasThird = !insertedItems.isEmpty || !movedItems.isEmpty

    var steps: [Changeset<Section>] = []
    var state = initialSections
    if hasFirst {
      let result = hasSecond || hasThird ? afterFirst : finalSections
      steps.append(
        Changeset(
          originalSections: state, finalSections: result, deletedSections: deletedSections, deletedItems: deletedItems,
          updatedItems: items.updated))
      state = result
    }
    if hasSecond {
      var result = finalSections
      if hasThird {
        for index in result.indices {
          guard let initialIndex = sections.initialIndex[index] else { continue }
          result[index] = try section(like: finalSections[index], remaining[initialIndex])
        }
      }
      steps.append(
        Changeset(
          originalSections: state, finalSections: result, insertedSections: insertedSections,
          movedSections: movedSections))
      state = result
    }
    if hasThird {
      steps.append(
        Changeset(
          originalSections: state, finalSections: finalSections, insertedItems: insertedItems, movedItems: movedItems))
    }
    return steps
  }

  /// Returns the section that its initialiser makes, unless that does not do what it should.
  @inlinable
  func section(like original: Section, _ items: [Section.Item]) throws -> Section {
    let section = Section(original: original, items: items)
    guard section.identity == original.identity, section.items == items else {
      throw Diff.Error.invalidInitializerImplementation(
        section: section, expectedItems: items, expectedIdentifier: original.identity)
    }
    return section
  }
}
