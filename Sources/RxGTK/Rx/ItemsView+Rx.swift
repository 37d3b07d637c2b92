// SPDX-License-Identifier: MIT
#if GTK
  import CGtk4
  import Foundation
  import RxCocoa
  import RxSwift

  extension Reactive where Base: ItemsView {
    /// Shows the elements of each sequence that `source` emits, one a row.
    ///
    /// Rows that are equal at the beginning and the end stay as they are, so that a list that grows keeps its place.
    ///
    /// The list shows the rows of one binding. When a binding ends, or when another one begins, its rows go away.
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
        { configure in list.bind(source, to: cellType) { row, _, element, cell in configure(row, element, cell) } }
      }
    }

    /// Emits the path of the item that the user selects; where several can be, of each that comes to them.
    ///
    /// Without a data source all rows are in section 0.
    @MainActor public var itemSelected: ControlEvent<IndexPath> {
      ControlEvent(events: paths(of: selectionChanges.concatMap { Observable.from($0.selected) }))
    }

    /// Emits the path of the item that the user no longer selects.
    @MainActor public var itemDeselected: ControlEvent<IndexPath> {
      ControlEvent(events: paths(of: selectionChanges.concatMap { Observable.from($0.deselected) }))
    }

    /// The selected rows, from the first on.
    @MainActor public var selectedIndexes: ControlProperty<[Int]> {
      controlProperty(base.selectionSignal, of: base.selectionObject, \.selectedIndexes)
    }

    /// The element of a row; with sections, of an item.
    ///
    /// - Throws: `RxCocoaError.itemsNotYetBound` if there are no rows, and `RxCocoaError.castingError` if it is of another type.
    @MainActor public func model<Model>(at indexPath: IndexPath) throws -> Model {
      let element: Any
      if let sections = base.sections {
        element = try sections.model(at: indexPath)
      } else {
        guard let found = base.element(at: indexPath) else {
          throw RxCocoaError.itemsNotYetBound(object: base)
        }
        element = found
      }
      guard let model = element as? Model else {
        throw RxCocoaError.castingError(object: element, targetType: Model.self)
      }
      return model
    }

    /// What the user changes in the selection. What the program changes is known, and not told.
    @MainActor private var selectionChanges: Observable<(selected: [Int], deselected: [Int])> {
      let view = WeakWidget(base)
      return Observable<(selected: [Int], deselected: [Int])>.deferred {
        onMainActor { () -> Observable<(selected: [Int], deselected: [Int])> in
          guard let target = view.value else { return .empty() }
          var known = Set(target.selectedIndexes)
          let changes = target.rx.signal(target.selectionSignal, of: target.selectionObject) {
            _ -> (selected: [Int], deselected: [Int])? in
            guard let view = view.value else { return nil }
            let now = view.selectedIndexes
            defer { known = Set(now) }
            guard !view.isChangedByProgram else { return nil }
            return (now.filter { !known.contains($0) }, known.subtracting(now).sorted())
          }
          // GTK tells of rows that come and go, and not that selected rows have other numbers then.
          let moves = target.rx.signal("items-changed", of: target.selectionObject) {
            _ -> (selected: [Int], deselected: [Int])? in
            if let view = view.value { known = Set(view.selectedIndexes) }
            return nil
          }
          return Observable.merge(changes, moves)
        }
      }
    }

    /// Emits the element of the row that the user activates, with a double click or Enter.
    @MainActor public func modelActivated<Model>(_: Model.Type) -> ControlEvent<Model> {
      let list = WeakWidget(base)
      return ControlEvent(
        events: itemActivated.compactMap { path in
          onMainActor { list.value?.element(at: path) as? Model }
        })
    }

    /// Emits the path of the item that the user activates, with a double click or Enter.
    @MainActor public var itemActivated: ControlEvent<IndexPath> {
      ControlEvent(events: paths(of: signal("activate") { Int($0.uint(0)) }))
    }

    /// The paths of the items that rows show.
    @MainActor private func paths(of rows: Observable<Int>) -> Observable<IndexPath> {
      let list = WeakWidget(base)
      return rows.compactMap { row in onMainActor { list.value?.path(of: row) } }
    }

    /// Emits the element of the row that the user no longer selects.
    @MainActor public func modelDeselected<Model>(_: Model.Type) -> ControlEvent<Model> {
      let list = WeakWidget(base)
      return ControlEvent(
        events: itemDeselected.compactMap { path in
          onMainActor { list.value?.element(at: path) as? Model }
        })
    }

    /// Selects a row. The view does not tell it as the user's doing.
    @MainActor public var selectedIndex: Binder<Int?> { binderWithoutEcho(\.selectedIndex) }

    /// Emits the element of the row that the user selects.
    @MainActor public func modelSelected<Model>(_: Model.Type) -> ControlEvent<Model> {
      let list = WeakWidget(base)
      return ControlEvent(
        events: itemSelected.compactMap { path in
          onMainActor { list.value?.element(at: path) as? Model }
        })
    }
  }

  extension ItemsView {
    /// Shows the elements of each sequence in cells that `configure` fills, in all columns.
    func bind<Elements: Sequence, Cell: ListCell, Source: ObservableType>(
      _ source: Source, to cellType: Cell.Type, _ configure: @escaping (Int, Int, Elements.Element, Cell) -> Void
    ) -> any Disposable where Source.Element == Elements, Elements.Element: Equatable {
      let configure = UncheckedPointer(configure)
      return bindRows(
        source,
        begin: { list in
          list.setCells(cellType) { index, column, element, cell in
            if let element = element as? Elements.Element { configure.value(index, column, element, cell) }
          }
        },
        show: { list, elements in list.show(Array(elements)) }, end: { $0?.removeCells() })
    }
  }
#endif
