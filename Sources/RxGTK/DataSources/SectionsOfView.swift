// SPDX-License-Identifier: MIT
#if GTK
  import CGtk4
  import Foundation
  import RxDataSources

  /// What shows sections in a view, whatever sections are.
  @MainActor
  protocol ListSections: AnyObject {
    /// The path of the item that a row shows, or nil: it shows a title.
    func path(of row: Int) -> IndexPath?
    /// Whether a row shows a title; false while rows change.
    func isTitle(_ row: Int) -> Bool
    /// What a row shows.
    func content(of row: Int) -> SectionRows.Row
    /// The number of sections.
    var sectionCount: Int { get }
    /// The number of items of a section.
    func itemCount(of section: Int) -> Int
    /// The row that shows an item.
    func row(of path: IndexPath) -> Int
    /// The element of an item.
    func model(at path: IndexPath) throws -> Any
    /// Whether the user may edit an item.
    func canEdit(_ path: IndexPath) -> Bool
    /// Whether the user may move an item.
    func canMove(_ path: IndexPath) -> Bool
    /// Where the item is that the user drags; nil when its row is gone, or when all rows were replaced.
    var dragged: IndexPath? { get set }
    /// Moves an item as the user has done it, if that is allowed. Returns whether it is.
    func move(_ source: IndexPath, to destination: IndexPath) -> Bool
    /// The cells that show rows, from the first row on.
    var shown: [(index: Int, cell: Widget, isOperable: Bool)] { get }
    /// Moves the keyboard focus to a row, which comes into sight.
    func focus(_ row: Int)
    /// Sets whether the focus may come to titles.
    func setTitlesFocusable(_ isFocusable: Bool)
    /// Lets go of the view.
    func disconnect()
  }

  /// Shows the sections of a data source as rows of a view.
  @MainActor
  final class SectionsOfView<Section: SectionModelType>: ListSections {
    private weak var view: ItemsView?
    let dataSource: SectionedDataSource<Section>
    private let cells: [SectionCells]
    private var layout = SectionRows(counts: [], headers: [], footers: [])
    private var batch = RowBatch()
    /// Whether the rows of the view are not those of the layout yet.
    private var isApplying = false
    private var selections: SignalConnection?
    private var keys: [InputController] = []
    /// The items that the steps of a change have taken away, while there are steps.
    private var absent: AbsentItems?
    var dragged: IndexPath?

    init(
      _ view: ItemsView, _ dataSource: SectionedDataSource<Section>,
      configure: @escaping @MainActor (ItemsView, IndexPath) -> Widget
    ) {
      self.view = view
      self.dataSource = dataSource
      cells = (0..<view.factoryCount).map { _ in SectionCells() }
      for (column, cells) in cells.enumerated() {
        cells.view = view
        cells.content = { [weak self] row in self.flatMap { row < $0.layout.count ? $0.layout[row] : nil } }
        cells.fill = { [weak self] row in
          guard let self, let view = self.view else { return nil }
          (view as? ColumnView)?.configuredColumn = column
          // The titles of a table are in its first column.
          return switch layout[row] {
          case .header(let section): SectionCells.title(column == 0 ? layout.headers[section] : nil)
          case .footer(let section): SectionCells.title(column == 0 ? layout.footers[section] : nil)
          case .item(let path): configure(view, path)
          }
        }
      }
      cells.first?.display = { [weak view] in view?.tell($0, begins: $1) }
      view.setFactories(cells.map(\.pointer))
      keys = view.addSectionKeys()
      if view.selectionMode == .multiple {
        // All subscribers have learned of the selection then.
        selections = SignalConnection(of: view.selectionObject, "selection-changed", isLast: true) { [weak self] _, _ in
          self?.deselectTitles()
        }
      }
    }

    func path(of row: Int) -> IndexPath? {
      guard row >= 0, row < layout.count, case .item(let path) = layout[row] else { return nil }
      return path
    }

    func isTitle(_ row: Int) -> Bool { !isApplying && row < layout.count && path(of: row) == nil }

    func content(of row: Int) -> SectionRows.Row { layout[row] }

    var sectionCount: Int { layout.headers.count }

    func itemCount(of section: Int) -> Int {
      let titles = [layout.headers[section], layout.footers[section]].compactMap(\.self).count
      return layout.rows(of: section).count - titles
    }

    func row(of path: IndexPath) -> Int { layout.row(of: path) }

    func model(at path: IndexPath) throws -> Any { try dataSource.model(at: path) }

    var shown: [(index: Int, cell: Widget, isOperable: Bool)] { cells.first?.shown ?? [] }

    func canEdit(_ path: IndexPath) -> Bool { dataSource.canEditRowAtIndexPath(dataSource, path) }

    func canMove(_ path: IndexPath) -> Bool { dataSource.canMoveRowAtIndexPath(dataSource, path) }

    func move(_ source: IndexPath, to destination: IndexPath) -> Bool {
      guard source != destination, canMove(source) else { return false }
      performBatchUpdates {
        dataSource.moveRow(at: source, to: destination)
        moveItemAtIndexPath(source, to: destination)
      }
      return true
    }

    func focus(_ row: Int) { cells.first?.focus(row) }

    func setTitlesFocusable(_ isFocusable: Bool) {
      for cells in cells { cells.areTitlesFocusable = isFocusable }
    }

    func disconnect() {
      selections?.dispose()
      for controller in keys { controller.remove() }
      keys = []
      for cells in cells { cells.disconnect() }
      view?.setFactories([])
      view?.replace(by: ArrayRows<Never>(elements: []))
    }

    /// Takes titles out of the selection, into which GTK puts them when the user selects everything.
    private func deselectTitles() {
      guard let view, !isApplying else { return }
      let titles = view.selectedRows.filter(isTitle)
      guard !titles.isEmpty else { return }
      view.withoutEcho { view.deselect(titles) }
    }

    private func apply(_ changes: RowChanges, to view: ItemsView, before: (sections: [Section], layout: SectionRows)) {
      let selected = view.selectedRows
      let focused = cells.compactMap(\.focusedRow).first
      let dragged = dragged.map(before.layout.row)
      // A cell is filled when the view has all of its new rows: until then they do not fit the model.
      for cells in cells { cells.isWaiting = true }
      isApplying = true
      // GTK makes cells of old rows for it.
      if let focused { leaveFocus(focused, before: changes, before.layout) }
      view.rows.splice(changes.splices.map { ($0.row, $0.removed, $0.inserted) }, self)
      isApplying = false
      for cells in cells {
        cells.isWaiting = false
        cells.refill(Set(changes.updates.map(\.new)))
      }
      let moved = Set(changes.splices.flatMap { $0.inserted.compactMap { $0 } })
      var wanted = selected.compactMap(changes.newRow)
      var focusedRow = focused.flatMap { moved.contains($0) ? changes.newRow(of: $0) : nil }
      var draggedRow = dragged.flatMap(changes.newRow)
      for (row, role) in returned(changes, before, (selected, focused, dragged)) {
        if role.contains(.selected) { wanted.append(row) }
        if role.contains(.focused) { focusedRow = row }
        if role.contains(.dragged) { draggedRow = row }
      }
      wanted.sort()
      if !wanted.isEmpty, wanted != view.selectedIndexes { view.selectedIndexes = wanted }
      if let focusedRow { cells.first?.focus(focusedRow) }
      self.dragged = draggedRow.flatMap(path)
    }

    /// Moves the focus to a row in sight that stays, if its own goes and is out of sight: GTK would give it to a neighbour there, and lose
    /// the place to which the view is scrolled.
    private func leaveFocus(_ focused: Int, before changes: RowChanges, _ layout: SectionRows) {
      guard changes.newRow(of: focused) == nil, let inSight = view?.indexesInSight, !inSight.contains(focused) else {
        return
      }
      let other = inSight.first { row in
        guard case .item = layout[row] else { return false }
        return changes.newRow(of: row) != nil
      }
      if let other { cells.first?.focus(other) }
    }

    /// The rows that a step of several shows again, with what they were to the user; what it takes away is noted.
    private func returned(
      _ changes: RowChanges, _ before: (sections: [Section], layout: SectionRows),
      _ rows: (selected: [Int], focused: Int?, dragged: Int?)
    ) -> [(row: Int, role: AbsentItems.Role)] {
      var noted = rows.selected.map { (row: $0, role: AbsentItems.Role.selected) }
      if let row = rows.focused { noted.append((row, .focused)) }
      if let row = rows.dragged { noted.append((row, .dragged)) }
      absent?.note(noted, gone: changes) { identity(of: $0, in: before.sections, before.layout) }
      return absent?.take(shownBy: changes) { identity(of: $0, in: dataSource.sectionModels, layout) } ?? []
    }

    /// What says that the item of a row is the same as another one; titles have nothing.
    private func identity(of row: Int, in sections: [Section], _ layout: SectionRows) -> AnyHashable? {
      guard case .item(let path) = layout[row] else { return nil }
      return dataSource.identity(of: sections[path.sectionIndex].items[path.itemIndex])
    }
  }

  /// The element of a row that shows a title.
  struct SectionTitle {
    let text: String?
  }

  extension SectionsOfView: RowSource {
    var count: Int { layout.count }

    func element(at row: Int) -> Any {
      switch layout[row] {
      case .header(let section): SectionTitle(text: layout.headers[section])
      case .footer(let section): SectionTitle(text: layout.footers[section])
      case .item(let path): dataSource[path]
      }
    }
  }

  extension SectionsOfView: SteppedView {
    func reloadData() {
      dragged = nil
      // While the old rows go, GTK may ask for the cells of some: they fit the new layout no more.
      for cells in cells { cells.isWaiting = true }
      isApplying = true
      layout = dataSource.rows
      view?.replace(by: self)
      isApplying = false
      for cells in cells {
        cells.isWaiting = false
        cells.refill([])
      }
    }

    func performSteps(_ steps: () -> Void) {
      absent = AbsentItems()
      steps()
      absent = nil
    }

    func performBatchUpdates(_ updates: () -> Void) {
      guard let view else { return updates() }
      batch = RowBatch()
      let before = (dataSource.sectionModels, layout)
      updates()
      layout = dataSource.rows
      let changes = batch.changes(from: before.1, to: layout)
      view.withoutEcho { apply(changes, to: view, before: before) }
    }

    func insertItemsAtIndexPaths(_ paths: [IndexPath], animationStyle: RowAnimation) { batch.insertItems(paths) }
    func deleteItemsAtIndexPaths(_ paths: [IndexPath], animationStyle: RowAnimation) { batch.deleteItems(paths) }
    func moveItemAtIndexPath(_ from: IndexPath, to: IndexPath) { batch.moveItem(from, to: to) }
    func reloadItemsAtIndexPaths(_ paths: [IndexPath], animationStyle: RowAnimation) { batch.updateItems(paths) }
    func insertSections(_ sections: [Int], animationStyle: RowAnimation) { batch.insertSections(sections) }
    func deleteSections(_ sections: [Int], animationStyle: RowAnimation) { batch.deleteSections(sections) }
    func moveSection(_ from: Int, to: Int) { batch.moveSection(from, to: to) }
    func reloadSections(_ sections: [Int], animationStyle: RowAnimation) { batch.updateSections(sections) }
  }
#endif
