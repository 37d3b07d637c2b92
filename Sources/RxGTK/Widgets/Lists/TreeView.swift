// SPDX-License-Identifier: MIT
#if GTK
  import CGtk4
  import RxCocoa
  import RxSwift

  /// A list of rows that open: below a row are its children, which are asked for when the user opens it.
  ///
  /// The arrow keys to the right and to the left open and close the row that has the focus; where people write from right to left it is the
  /// other way round.
  public final class TreeView: Widget, RowView {
    var binding: RowBinding?
    let work = RowWork()
    let roots = RowModel()
    /// The rows that are shown, as GTK knows them.
    private let shown: ObjectReference
    private var tree: OpaquePointer { shown.pointer }
    private let rootModel: ObjectReference
    let selection: OpaquePointer
    private let source: ChildSource
    private var cells: TreeCells?
    /// Elements whose rows the user or the program has opened or closed.
    let openings = PublishRelay<(element: Any, isOpen: Bool)>()
    /// The rows that `toggle` opens or closes at the moment. A cell that reports its row removes it. There can be several rows, because
    /// the children of one row can open another row.
    private var untold: Set<OpaquePointer> = []

    /// Makes an empty tree. A double click or Enter activates a row.
    public init() {
      source = ChildSource()
      rootModel = ObjectReference(to: roots.pointer)
      let tree = gtk_tree_list_model_new(
        roots.pointer, 0, 0,
        { item, data in
          calledByGTK((item!, data!)) { item, data in
            let source = Unmanaged<ChildSource>.fromOpaque(data).takeUnretainedValue()
            return Row.from(item)?.element.flatMap { source.children?($0) }?.pointer
          }
        }, Unmanaged.passRetained(source).toOpaque(), { Unmanaged<ChildSource>.fromOpaque($0!).release() })!
      shown = ObjectReference(to: tree)
      selection = gtk_single_selection_new(tree)!
      gtk_single_selection_set_autoselect(selection, 0)
      gtk_single_selection_set_can_unselect(selection, 1)
      gtk_single_selection_set_selected(selection, guint.max)
      super.init(gtk_list_view_new(selection, nil)!)
      _ = onKey(route: .capture) { [weak self] key in
        guard let self, key.isPressed, key.modifiers.isEmpty, let row = cells?.focusedRow else { return false }
        let isLeftToRight = gtk_widget_get_direction(pointer) != GTK_TEXT_DIR_RTL
        switch key.name {
        case "Right", "KP_Right": return toggle(row, opens: isLeftToRight)
        case "Left", "KP_Left": return toggle(row, opens: !isLeftToRight)
        default: return false
        }
      }
    }

    /// The number of rows that are shown: those below rows that are closed do not count.
    public var count: Int { Int(g_list_model_get_n_items(tree)) }

    /// The element of a row, from all that are shown.
    public func element(at row: Int) -> Any? {
      with(row) { row in
        guard let item = gtk_tree_list_row_get_item(row) else { return nil }
        defer { g_object_unref(item) }
        return Row.from(item)?.element
      } ?? nil
    }

    /// How deep a row is; those at the top are at 0.
    public func depth(of row: Int) -> Int { with(row) { Int(gtk_tree_list_row_get_depth($0)) } ?? 0 }

    /// Whether a row has children, or could have some.
    public func isExpandable(_ row: Int) -> Bool { with(row) { gtk_tree_list_row_is_expandable($0) != 0 } ?? false }

    /// Whether a row is open.
    public func isExpanded(_ row: Int) -> Bool { with(row) { gtk_tree_list_row_get_expanded($0) != 0 } ?? false }

    /// Opens or closes a row. A row without children does not open.
    public func setExpanded(_ isExpanded: Bool, at row: Int) { _ = toggle(row, opens: isExpanded) }

    /// Opens or closes a row; returns whether it was not so before.
    private func toggle(_ row: Int, opens: Bool) -> Bool {
      guard opens ? isExpandable(row) && !isExpanded(row) : isExpanded(row) else { return false }
      let element = element(at: row)
      return with(row) { row in
        untold.insert(row)
        gtk_tree_list_row_set_expanded(row, opens ? 1 : 0)
        // The cell of a row in sight has told of it.
        if untold.remove(row) != nil, let element { openings.accept((element, opens)) }
        return true
      } ?? false
    }

    /// The selected row, or nil.
    public var selectedIndex: Int? {
      get {
        let index = gtk_single_selection_get_selected(selection)
        return index == guint.max ? nil : Int(index)
      }
      set { gtk_single_selection_set_selected(selection, guint(position: newValue)) }
    }

    /// The selected row as an object, which stays the same wherever the row is.
    var selectedItem: UnsafeMutableRawPointer? { gtk_single_selection_get_selected_item(selection) }

    /// Sets where children come from, and what shows rows: depths and elements.
    func setCells<Cell: ListCell>(
      _: Cell.Type, children: @escaping @MainActor (Any) -> RowModel?,
      fill: @escaping @MainActor (Int, Any, Cell) -> Void
    ) {
      source.children = children
      let cells = TreeCells(
        make: { Cell() },
        opened: { [weak self] row, element, isOpen in
          self?.untold.remove(row)
          self?.openings.accept((element, isOpen))
        }
      ) { depth, element, cell in
        if let cell = cell as? Cell { fill(depth, element, cell) }
      }
      gtk_list_view_set_factory(opaque, cells.pointer)
      self.cells = cells
    }

    /// Takes the rows away, and releases what fills the cells.
    func removeCells() {
      withoutEcho { roots.replace(by: ArrayRows<Never>(elements: [])) }
      gtk_list_view_set_factory(opaque, nil)
      cells?.disconnect()
      cells = nil
      source.children = nil
    }

    private func with<Value>(_ row: Int, _ body: (OpaquePointer) -> Value) -> Value? {
      guard row >= 0, row < count, let object = gtk_tree_list_model_get_row(tree, guint(row)) else { return nil }
      defer { g_object_unref(UnsafeMutableRawPointer(object)) }
      return body(object)
    }
  }

  /// Makes the model of an element's children, for GTK.
  @MainActor
  private final class ChildSource {
    var children: (@MainActor (Any) -> RowModel?)?
  }
#endif
