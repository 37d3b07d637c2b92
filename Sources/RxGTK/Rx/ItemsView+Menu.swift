// SPDX-License-Identifier: MIT
#if GTK
  import CGtk4
  import Foundation
  import RxCocoa
  import RxSwift

  /// The user's wish for the menu of a row.
  public struct RowMenuRequest: Sendable {
    /// The item of the row; without a data source all rows are in section 0.
    public let indexPath: IndexPath
    /// What shows the row: `showMenu(_:at:)` opens the menu on it.
    public let cell: Widget
    /// Where the pointer is on the cell; nil when the user asked with a key.
    public let point: (x: Double, y: Double)?
  }

  extension Reactive where Base: ItemsView {
    /// Emits when the user asks for the menu of a row: with the secondary button of the pointer, or with the menu key or Shift and F10 on the
    /// row that has the focus.
    @MainActor public var menuRequested: ControlEvent<RowMenuRequest> {
      // A menu that a subscriber opens takes the focus, by which the row is found.
      ControlEvent(events: shared("menuRequested") { menuRequests })
    }

    @MainActor private var menuRequests: Observable<RowMenuRequest> {
      let list = WeakWidget(base)
      let keys = shortcut("Menu", "<Shift>F10").compactMap { _ -> RowMenuRequest? in
        onMainActor {
          guard let list = list.value, let index = list.focusedIndex, let path = list.path(of: index),
            let cell = list.cell(at: index)
          else { return nil }
          return RowMenuRequest(indexPath: path, cell: cell, point: nil)
        }
      }
      let clicks = Observable<RowMenuRequest>.deferred {
        onMainActor {
          guard let list = list.value else { return Observable.empty() }
          let gesture = UncheckedPointer(gtk_gesture_click_new()!)
          let object = UnsafeMutableRawPointer(gesture.value)
          gtk_gesture_single_set_button(gesture.value, guint(GDK_BUTTON_SECONDARY))
          gtk_widget_add_controller(list.pointer, gesture.value)
          g_object_ref(object)
          return list.rx.signal("pressed", of: object) { [weak list] arguments in list?.menuRequest(arguments) }
            .do(onDispose: {
              MainLoop.onMain {
                if let owner = gtk_event_controller_get_widget(gesture.value) {
                  gtk_widget_remove_controller(owner, gesture.value)
                }
                g_object_unref(UnsafeMutableRawPointer(gesture.value))
              }
            })
        }
      }
      return Observable.merge(keys, clicks)
    }
  }

  extension ItemsView {
    /// The row under the pointer: the arguments are the number of presses and the place in the list.
    fileprivate func menuRequest(_ arguments: SignalArguments) -> RowMenuRequest? {
      let (x, y) = (arguments.double(1), arguments.double(2))
      guard let index = index(x: x, y: y), let path = path(of: index), let cell = cell(at: index) else { return nil }
      var place = (x: 0.0, y: 0.0)
      guard gtk_widget_translate_coordinates(pointer, cell.pointer, x, y, &place.x, &place.y) != 0 else { return nil }
      return RowMenuRequest(indexPath: path, cell: cell, point: place)
    }
  }
#endif
