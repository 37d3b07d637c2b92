// SPDX-License-Identifier: MIT
#if GTK
  import CGtk4
  import RxCocoa
  import RxSwift

  extension Reactive where Base: ListView {
    /// Shows the elements of each sequence that `source` emits, one a row.
    ///
    /// Rows that are equal at the beginning and the end stay as they are, so that a list that grows keeps its place.
    ///
    ///     viewModel.repositories
    ///       .drive(list.rx.items(cellType: RepositoryCell.self)) { row, repository, cell in cell.show(repository) }
    ///       .disposed(by: bag)
    ///
    /// - Parameter cellType: the class of the cells.
    /// - Returns: a function that takes the closure to fill a cell with and returns what ends the binding.
    @MainActor
    public func items<Elements: Sequence, Cell: ListCell, Source: ObservableType>(
      cellType: Cell.Type
    ) -> (_ source: Source) -> (_ configure: @escaping (Int, Elements.Element, Cell) -> Void) -> any Disposable
    where Source.Element == Elements, Elements.Element: Equatable {
      let list = base
      return { source in
        { configure in
          let configure = UncheckedPointer(configure)
          list.setCells(cellType) { index, element, cell in
            if let element = element as? Elements.Element { configure.value(index, element, cell) }
          }
          let subscription = source.subscribe(
            Binder(list) { list, elements in list.show(Array(elements)) })
          let target = WeakWidget(list)
          let cells = Disposables.create { MainLoop.onMain { target.value?.removeCells() } }
          return Disposables.create(subscription, cells)
        }
      }
    }

    /// Emits the row that the user selects.
    @MainActor public var itemSelected: ControlEvent<Int> {
      let list = WeakWidget(base)
      return ControlEvent(
        events: signal("notify::selected", of: base.selectionObject) { _ -> Int? in
          guard let list = list.value, !list.isChangedByProgram else { return nil }
          return list.selectedIndex
        })
    }

    /// Emits the element of the row that the user activates, with a double click or Enter.
    @MainActor public func modelActivated<Model>(_: Model.Type) -> ControlEvent<Model> {
      let list = WeakWidget(base)
      return ControlEvent(
        events: itemActivated.compactMap { index in
          onMainActor { list.value?.element(at: index) as? Model }
        })
    }

    /// Emits the row that the user activates, with a double click or Enter.
    @MainActor public var itemActivated: ControlEvent<Int> {
      ControlEvent(events: signal("activate") { Int($0.uint(0)) })
    }

    /// Emits the element of the row that the user selects.
    @MainActor public func modelSelected<Model>(_: Model.Type) -> ControlEvent<Model> {
      let list = WeakWidget(base)
      return ControlEvent(
        events: itemSelected.compactMap { index in
          onMainActor { list.value?.element(at: index) as? Model }
        })
    }
  }

  extension ListView {
    /// Changes the rows to `elements` between the first and the last that differ.
    func show<Element: Equatable>(_ elements: [Element]) {
      withoutEcho {
        let old = count
        var start = 0
        while start < old, start < elements.count, element(at: start) as? Element == elements[start] { start += 1 }
        var same = 0
        while same < old - start, same < elements.count - start,
          element(at: old - 1 - same) as? Element == elements[elements.count - 1 - same]
        { same += 1 }
        let removed = old - start - same
        let inserted = Array(elements[start..<(elements.count - same)])
        if removed > 0 || !inserted.isEmpty { splice(at: start, removing: removed, inserting: inserted) }
      }
    }
  }
#endif
