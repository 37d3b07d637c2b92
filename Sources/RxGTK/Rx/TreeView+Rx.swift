// SPDX-License-Identifier: MIT
#if GTK
  import CGtk4
  import RxCocoa
  import RxSwift

  extension Reactive where Base: TreeView {
    /// Selects a row. The view does not tell it as the user's doing.
    @MainActor public var selectedIndex: Binder<Int?> { binderWithoutEcho(\.selectedIndex) }

    /// Shows the elements of each sequence that `source` emits at the top of the tree, and below each its children.
    ///
    /// Elements that are equal at the beginning and the end stay as they are, open or closed. The children of an element are subscribed to
    /// while its row is open; what they emit changes the rows below it. A row that is opened again asks `children` again, and what was open below
    /// it is closed.
    ///
    /// The tree shows the rows of one binding. When a binding ends, or when another one begins, its rows go away.
    ///
    ///     folders
    ///       .bind(to: tree.rx.items(cellType: FileCell.self, children: { $0.isFolder ? contents(of: $0) : nil })) { depth, file, cell in
    ///         cell.show(file)
    ///       }
    ///       .disposed(by: bag)
    ///
    /// - Parameters:
    ///   - cellType: the class of the cells.
    ///   - children: the children of an element, or nil: it has none, and does not open.
    /// - Returns: a function that takes the closure to fill a cell with and returns what ends the binding.
    @MainActor
    public func items<Elements: Sequence, Cell: ListCell, Source: ObservableType>(
      cellType: Cell.Type, children: @escaping @MainActor (Elements.Element) -> Observable<[Elements.Element]>?
    ) -> (_ source: Source) -> (_ configure: @escaping (Int, Elements.Element, Cell) -> Void)
      -> any Disposable
    where Source.Element == Elements, Elements.Element: Equatable {
      let tree = base
      return { source in
        { configure in
          let configure = UncheckedPointer(configure)
          return tree.bindRows(
            source,
            begin: { tree in
              tree.setCells(
                cellType,
                children: { element in
                  guard let element = element as? Elements.Element, let source = children(element) else { return nil }
                  return RowModel { model in source.subscribe(Binder(model) { $0.show($1) }) }
                },
                fill: { (depth: Int, element: Any, cell: Cell) in
                  if let element = element as? Elements.Element { configure.value(depth, element, cell) }
                })
            },
            show: { tree, elements in tree.withoutEcho { tree.roots.show(Array(elements)) } },
            end: { $0?.removeCells() })
        }
      }
    }

    /// Emits the row that the user selects, from all that are shown.
    @MainActor public var itemSelected: ControlEvent<Int> {
      let tree = WeakWidget(base)
      let selections = Observable<Int>.deferred {
        onMainActor { () -> Observable<Int> in
          guard let target = tree.value else { return .empty() }
          // A row that only moves, because one above it opens, is the same item.
          var known = target.selectedItem
          return target.rx.signal("notify::selected-item", of: UnsafeMutableRawPointer(target.selection)) { _ -> Int? in
            guard let target = tree.value else { return nil }
            let item = target.selectedItem
            defer { known = item }
            return item != known && !target.isChangedByProgram ? target.selectedIndex : nil
          }
        }
      }
      return ControlEvent(events: selections)
    }

    /// Emits the element of the row that the user selects.
    @MainActor public func modelSelected<Model>(_: Model.Type) -> ControlEvent<Model> {
      let tree = WeakWidget(base)
      return ControlEvent(
        events: itemSelected.compactMap { row in onMainActor { tree.value?.element(at: row) as? Model } })
    }

    /// Emits the row that the user activates, with a double click or Enter.
    @MainActor public var itemActivated: ControlEvent<Int> {
      ControlEvent(events: signal("activate") { Int($0.uint(0)) })
    }

    /// Emits the element of the row that the user activates, with a double click or Enter.
    @MainActor public func modelActivated<Model>(_: Model.Type) -> ControlEvent<Model> {
      let tree = WeakWidget(base)
      return ControlEvent(
        events: itemActivated.compactMap { row in onMainActor { tree.value?.element(at: row) as? Model } })
    }

    /// Emits the element of a row that is opened.
    @MainActor public func modelExpanded<Model>(_: Model.Type) -> ControlEvent<Model> { openings(true) }

    /// Emits the element of a row that is closed.
    @MainActor public func modelCollapsed<Model>(_: Model.Type) -> ControlEvent<Model> { openings(false) }

    @MainActor private func openings<Model>(_ isOpen: Bool) -> ControlEvent<Model> {
      ControlEvent(
        events: base.openings.compactMap { $0.isOpen == isOpen ? $0.element as? Model : nil }.take(until: deallocated))
    }
  }
#endif
