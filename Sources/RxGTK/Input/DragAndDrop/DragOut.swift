// SPDX-License-Identifier: MIT
#if GTK
  import CGtk4
  import RxCocoa
  import RxSwift

  /// How something that the user drags out of a widget fares.
  public enum DragOut: Sendable, Hashable {
    /// The user begins to drag it.
    case began(Transfer)
    /// Another place has got it; `isMoved` says that it is to be removed here. Under X11 GTK says so of a place that has refused it, too.
    case ended(isMoved: Bool)
    /// No place has taken it.
    case cancelled
  }

  extension Reactive where Base: Widget {
    /// Lets the user drag something out of the widget while there is a subscription, and emits how it fares to all subscribers.
    ///
    /// - Parameters:
    ///   - canMove: whether a place may take it away from here; otherwise it gets a copy.
    ///   - content: what is at the place where the user begins to drag, or nil: nothing that can be dragged.
    @MainActor
    public func dragOut(
      canMove: Bool = false, _ content: @escaping @MainActor (Vector) -> Transfer?
    ) -> ControlEvent<DragOut> {
      // The pointer decides before what is inside of the widget does something else with it.
      let drags: ControlEvent<DragOut> = controller(route: .capture) {
        let source = gtk_drag_source_new()!
        gtk_drag_source_set_actions(
          source, canMove ? GdkDragAction(GDK_ACTION_COPY.rawValue | GDK_ACTION_MOVE.rawValue) : GDK_ACTION_COPY)
        return source
      } _: { controller, emit in
        var dragged: Transfer?
        controller.reply("prepare") { arguments, result in
          dragged = content(arguments.vector(0))
          if let result { g_value_take_object(result, dragged?.provider) }
        }
        controller.on("drag-begin") { _ in
          if let dragged { emit(.began(dragged)) }
        }
        // GTK ends a drag that it cancels, too.
        var isCancelled = false
        controller.answer("drag-cancel") { _ in
          isCancelled = true
          return false
        }
        controller.on("drag-end") { arguments in
          emit(isCancelled ? .cancelled : .ended(isMoved: arguments.bool(1)))
          isCancelled = false
        }
      }
      // The first of two sources on a widget would leave nothing for the other.
      return ControlEvent(events: drags.asObservable().share())
    }
  }
#endif
