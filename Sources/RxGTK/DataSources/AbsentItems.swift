// SPDX-License-Identifier: MIT
#if GTK
  import RxDataSources

  /// What items were to the user that one step of a change has taken away, and that a later step may show again: an item that leaves a
  /// section which goes is deleted first, and inserted in another section afterwards.
  @MainActor
  struct AbsentItems {
    /// What an item is to the user.
    struct Role: OptionSet {
      let rawValue: Int
      static let selected = Role(rawValue: 1)
      static let focused = Role(rawValue: 2)
      static let dragged = Role(rawValue: 4)
    }

    private var roles: [AnyHashable: Role] = [:]

    /// Notes what rows of before a step were that the step has taken away.
    mutating func note(_ rows: [(row: Int, role: Role)], gone changes: RowChanges, identity: (Int) -> AnyHashable?) {
      for (row, role) in rows where changes.newRow(of: row) == nil {
        if let identity = identity(row) { roles[identity, default: []].formUnion(role) }
      }
    }

    /// Returns the rows that a step shows again, with what they were.
    mutating func take(shownBy changes: RowChanges, identity: (Int) -> AnyHashable?) -> [(row: Int, role: Role)] {
      guard !roles.isEmpty else { return [] }
      var result: [(row: Int, role: Role)] = []
      for splice in changes.splices {
        for (index, source) in splice.inserted.enumerated() where source == nil {
          let row = splice.row + index
          if let role = identity(row).flatMap({ roles.removeValue(forKey: $0) }) { result.append((row, role)) }
        }
      }
      return result
    }
  }
#endif
