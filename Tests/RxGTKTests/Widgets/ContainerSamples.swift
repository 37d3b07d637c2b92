// SPDX-License-Identifier: MIT
#if GTK
  import CGtk4
  import RxCocoa
  import RxGTK
  import RxSwift

  /// A cell with a text.
  final class PlainCell: Widget, ListCell {
    private let label = Label()
    required init() {
      super.init(gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0)!)
      gtk_box_append(cast(), label.pointer)
    }
    var text: String? {
      get { label.text }
      set { label.text = newValue }
    }
  }

  extension WidgetSample {
    static let containerSamples: [WidgetSample] = [
      WidgetSample("Box") { check in
        let entry = Entry()
        check.twoWay(entry.rx.isFocused, bound: true, user: false) { try RealInput.run("key", "shift+Tab") }
        return Box(.horizontal, [Entry(), entry])
      },
      WidgetSample("Grid") { _ in
        let grid = Grid()
        grid.attach(Label("a"), column: 0, row: 0, width: 2)
        return grid
      },
      WidgetSample("Overlay") { _ in
        let overlay = Overlay(Label("a"))
        overlay.add(Label("b"))
        return overlay
      },
      WidgetSample("Revealer") { check in
        let revealer = Revealer(Label("a"))
        check.binds(revealer.rx.isRevealed, true) { [weak revealer] in revealer?.isRevealed ?? false }
        return revealer
      },
      WidgetSample("Stack", "StackSwitcher", "StackSidebar") { check in
        let stack = Stack()
        for name in ["a", "b", "c"] { stack.add(Label(name), name: name) }
        let switcher = StackSwitcher(stack)
        check.twoWay(stack.rx.visiblePage, bound: "b", user: "c") { [weak switcher] in
          try check.click(switcher, x: 0.9)
        }
        return Box(.vertical, [switcher, StackSidebar(stack), stack])
      },
      WidgetSample("Notebook", leftByGTK: ["GtkLabel": 3, "GtkShortcutController": 3]) { check in
        let notebook = Notebook()
        for name in ["a", "b", "c"] { notebook.append(Label(name), title: name) }
        check.twoWay(notebook.rx.selectedIndex, bound: 1, user: 2) { [weak notebook] in
          try check.press("Right", on: notebook)
        }
        return notebook
      },
      WidgetSample("Paned") { check in
        let paned = Paned(.horizontal, Label("a"), Label("b"))
        check.twoWay(paned.rx.position, bound: 50, user: 70) { [weak paned] in paned?.position = 70 }
        return paned
      },
      WidgetSample("ScrolledWindow") { check in
        let scroller = ScrolledWindow(Box(.vertical, (0..<200).map { Label("\($0)") }))
        check.twoWay(scroller.rx.contentOffset, bound: 40, user: 80) { [weak scroller] in scroller?.contentOffset = 80 }
        check.listen(scroller.rx.reachedEnd())
        return scroller
      },
      WidgetSample("Expander") { check in
        let expander = Expander(title: "a", Label("b"))
        check.twoWay(expander.rx.isExpanded, bound: true, user: false) { [weak expander] in
          try check.press("space", on: expander)
        }
        return expander
      },
      WidgetSample("Frame") { check in
        let frame = Frame(title: "a", Label("b"))
        check.binds(frame.rx.title, "c") { [weak frame] in frame?.title }
        return frame
      },
      WidgetSample("Popover") { check in
        let button = Button(title: "a")
        let popover = Popover(at: button, Label("b"))
        check.twoWay(popover.rx.isShown, bound: true, user: false) { try RealInput.run("key", "Escape") }
        check.listen(popover.rx.closed)
        check.kept.append(popover)
        return button
      },
    ]

    static let listSamples: [WidgetSample] = [
      WidgetSample("ListView", "ItemsView") { check in
        let list = ListView()
        fill(list, check)
        check.twoWay(list.rx.selectedIndexes, bound: [1], user: [2]) { [weak list] in
          try check.press("Down", on: list)
        }
        check.listen(list.rx.menuRequested)
        check.listen(list.rx.itemDeleted)
        check.listen(list.rx.itemMoved)
        return ScrolledWindow(list)
      },
      WidgetSample("GridView") { check in
        let grid = GridView(selection: .multiple)
        fill(grid, check)
        check.twoWay(grid.rx.selectedIndexes, bound: [0, 2], user: [1]) { [weak grid] in
          try check.press("Right", on: grid)
        }
        return ScrolledWindow(grid)
      },
      WidgetSample("ColumnView") { check in
        let table = ColumnView()
        table.addColumn("a", isSortable: true)
        table.addColumn("b", expands: true, isSortable: true)
        Observable.just(["x", "y"])
          .bind(to: table.rx.rows(cellType: PlainCell.self)) { (_: Int, column: Int, text: String, cell: PlainCell) in
            MainActor.assumeIsolated { cell.text = text + "\(column)" }
          }
          .disposed(by: check.bag)
        let (first, second) = (ColumnSort(column: 0), ColumnSort(column: 1, isAscending: false))
        check.twoWay(table.rx.sort, bound: first, user: second) { [weak table] in
          table?.focusInside()
          for key in ["Right", "space", "space"] { try RealInput.run("key", key) }
        }
        check.twoWay(table.rx.selectedIndexes, bound: [0], user: [1]) { [weak table] in
          try check.press("Down", on: table)
        }
        return ScrolledWindow(table)
      },
      WidgetSample("TreeView") { check in
        let tree = TreeView()
        let children: @MainActor (String) -> Observable<[String]>? = { text in
          text.count < 3 ? Observable.just([text + "a"]) : nil
        }
        Observable.just(["a", "b"])
          .bind(to: tree.rx.items(cellType: PlainCell.self, children: children)) {
            (_: Int, text: String, cell: PlainCell) in
            MainActor.assumeIsolated { cell.text = text }
          }
          .disposed(by: check.bag)
        check.emits(tree.rx.itemSelected) { [weak tree] in tree?.selectedIndex = 1 }
        check.emits(tree.rx.modelSelected(String.self)) { [weak tree] in tree?.selectedIndex = 0 }
        check.emits(tree.rx.modelExpanded(String.self)) { [weak tree] in
          waitFor("there are no rows") { (tree?.allocatedSize.y ?? 0) > 1 }
          tree?.setExpanded(true, at: 0)
        }
        check.emits(tree.rx.modelCollapsed(String.self)) { [weak tree] in tree?.setExpanded(false, at: 0) }
        check.listen(tree.rx.itemActivated)
        check.listen(tree.rx.modelActivated(String.self))
        // Something is open when the window closes.
        tree.setExpanded(true, at: 1)
        return ScrolledWindow(tree)
      },
    ]

    private static func fill<View: ItemsView>(_ view: View, _ check: WidgetCheck) {
      Observable.just(["x", "y", "z"])
        .bind(to: view.rx.items(cellType: PlainCell.self)) { (_: Int, text: String, cell: PlainCell) in
          MainActor.assumeIsolated { cell.text = text }
        }
        .disposed(by: check.bag)
      check.emits(view.rx.itemSelected) { [weak view] in view?.selectedIndex = 1 }
      check.emits(view.rx.itemDeselected) { [weak view] in view?.selectedIndex = 2 }
      check.listen(view.rx.modelSelected(String.self))
      check.listen(view.rx.itemActivated)
      check.listen(view.rx.modelActivated(String.self))
    }
  }
#endif
