// SPDX-License-Identifier: MIT
#if GTK
  import CGtk4
  import Foundation
  import RxCocoa
  import RxSwift

  extension Reactive where Base: ItemsView {
    /// Emits the path of the item that has the focus when the user presses the delete key, if the data source lets the user edit it.
    ///
    /// Without a data source every row can be deleted, and all are in section 0.
    @MainActor public var itemDeleted: ControlEvent<IndexPath> {
      ControlEvent(events: deletions.map(\.path))
    }

    /// Emits the element that `itemDeleted` emits the path of.
    @MainActor public func modelDeleted<Model>(_: Model.Type) -> ControlEvent<Model> {
      ControlEvent(events: deletions.compactMap { $0.element as? Model })
    }

    /// What the user deletes. Everybody gets the element that was there before a subscriber has taken it away.
    @MainActor private var deletions: Observable<(path: IndexPath, element: Any)> {
      let view = WeakWidget(base)
      return shared("deletions") {
        shortcut("Delete", "KP_Delete").compactMap { _ in
          onMainActor { () -> (path: IndexPath, element: Any)? in
            guard let view = view.value, let path = view.focusedPath, view.sections?.canEdit(path) ?? true,
              let element = view.element(at: path)
            else { return nil }
            return (path, element)
          }
        }
      }
    }
  }

  extension ItemsView {
    /// The item that has the focus.
    var focusedPath: IndexPath? { focusedIndex.flatMap(path) }
  }
#endif
