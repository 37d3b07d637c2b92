// SPDX-License-Identifier: MIT

/// Which sections of both lists are the same.
@usableFromInline
struct SectionMatching {
  /// The index of each initial section in the final list, or nil: it is gone.
  @usableFromInline
  var finalIndex: [Int?]
  /// The index of each final section in the initial list, or nil: it is new.
  @usableFromInline
  var initialIndex: [Int?]

  @inlinable
  init<Section: AnimatableSectionModelType>(_ initial: [Section], _ final: [Section]) throws {
    finalIndex = [Int?](repeating: nil, count: initial.count)
    initialIndex = [Int?](repeating: nil, count: final.count)

    let initialTable = try Self.table(initial)
    defer { initialTable.deallocate() }
    let finalTable = try Self.table(final)
    defer { finalTable.deallocate() }

    for index in initial.indices {
      guard let other = finalTable.number(of: initial[index].identity, identityAt: { final[$0].identity }) else {
        continue
      }
      finalIndex[index] = other
      initialIndex[other] = index
    }
  }

  /// Returns the indices of sections by their identities.
  @inlinable
  static func table<Section: AnimatableSectionModelType>(_ sections: [Section]) throws -> IdentityTable<
    Section.Identity
  > {
    let table = IdentityTable<Section.Identity>(count: sections.count)
    for index in sections.indices {
      let other = table.insert(sections[index].identity, index) { sections[$0].identity }
      guard let other else { continue }
      table.deallocate()
      throw Diff.Error.duplicateSection(section: sections[other])
    }
    return table
  }
}
