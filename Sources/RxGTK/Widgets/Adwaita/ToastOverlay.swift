// SPDX-License-Identifier: MIT
#if GTK
  import CGtk4
  import RxCocoa
  import RxSwift

  /// Shows short messages above its child.
  public final class ToastOverlay: Widget {
    /// Makes an overlay over `child`.
    public init(_ child: Widget) {
      super.init(adw_toast_overlay_new()!)
      adw_toast_overlay_set_child(opaque, child.pointer)
      keep(child)
    }

    /// How a message went away.
    public enum End: Sendable, Hashable {
      /// The user has pressed its button.
      case button
      /// The time was over, or the user has closed it.
      case dismissed
    }

    /// Shows a message, with a button if it has a title, and tells how it went away. Disposing takes the message away.
    ///
    /// - Parameters:
    ///   - title: what it says.
    ///   - button: the title of its button.
    ///   - seconds: for how long it is shown; 0 until the user closes it.
    public func show(_ title: String, button: String? = nil, seconds: Int = 5) -> Single<End> {
      let overlay = WeakWidget(self)
      return Single.create { done in
        onMainActor {
          guard let overlay = overlay.value else {
            done(.success(.dismissed))
            return Disposables.create()
          }
          let toast = UncheckedPointer(withMarkup(of: title) { adw_toast_new($0)! })
          let object = UnsafeMutableRawPointer(toast.value)
          adw_toast_set_timeout(toast.value, guint(max(0, seconds)))
          if let button { adw_toast_set_button_label(toast.value, button.withoutMnemonic) }
          var isPressed = false
          let connections = [
            SignalConnection(object, "button-clicked") { _ in isPressed = true },
            SignalConnection(object, "dismissed") { _ in done(.success(isPressed ? .button : .dismissed)) },
          ]
          g_object_ref(object)
          adw_toast_overlay_add_toast(overlay.opaque, toast.value)
          return Disposables.create {
            MainLoop.onMain {
              for connection in connections { connection.dispose() }
              adw_toast_dismiss(toast.value)
              g_object_unref(UnsafeMutableRawPointer(toast.value))
            }
          }
        }
      }
    }
  }
#endif
