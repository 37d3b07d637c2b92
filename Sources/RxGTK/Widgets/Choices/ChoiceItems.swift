// SPDX-License-Identifier: MIT
#if GTK
  import CGtk4

  extension ChoiceControl where Index == Int? {
    /// Shows other texts. A text that is chosen stays so if it is still there.
    func show(_ items: [String], insteadOf old: [String], _ show: () -> Void) {
      guard items != old else { return }
      let chosen = selectedIndex.flatMap { old.place(of: $0, in: items) }
      withoutEcho {
        show()
        if let chosen { selectedIndex = chosen }
      }
    }
  }

  extension [String] {
    /// The place in other texts of the text that is at `index` here. If the text is there more than once, the second stays the second.
    func place(of index: Int, in others: [String]) -> Int? {
      guard indices.contains(index) else { return nil }
      let places = others.indices.filter { others[$0] == self[index] }
      return places.dropFirst(self[..<index].count { $0 == self[index] }).first ?? places.last
    }
  }

  /// Makes a model of texts for as long as `use` runs, unless that keeps it.
  @MainActor
  func setItems(_ items: [String], _ use: (OpaquePointer) -> Void) {
    let model = gtk_string_list_new(nil)!
    for item in items { gtk_string_list_append(model, item) }
    use(model)
    g_object_unref(UnsafeMutableRawPointer(model))
  }
#endif
