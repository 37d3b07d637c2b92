// SPDX-License-Identifier: MIT
#if GTK
  import CGtk4
  import RxSwift

  /// What the user copies, here or in another program.
  @MainActor
  public enum Clipboard {
    private static var clipboard: OpaquePointer? {
      gdk_display_get_default().flatMap { gdk_display_get_clipboard($0) }
    }

    /// Puts a text there.
    public static func copy(_ text: String) {
      if let clipboard { gdk_clipboard_set_text(clipboard, text) }
    }

    /// The text that is there, for each subscription anew; nil if there is none. The program that has copied it is asked for it.
    public static var text: Single<String?> {
      Single.create { done in
        onMainActor {
          guard let clipboard else {
            done(.success(nil))
            return Disposables.create()
          }
          let end = UncheckedPointer(g_cancellable_new()!)
          typealias Box = HandlerBox<@MainActor (String?) -> Void>
          let box = Unmanaged.passRetained(Box { done(.success($0)) })
          gdk_clipboard_read_text_async(
            clipboard, end.value,
            { clipboard, result, data in
              let box = Unmanaged<Box>.fromOpaque(data!).takeRetainedValue()
              let text = gdk_clipboard_read_text_finish(OpaquePointer(clipboard), result, nil)
              defer { g_free(text) }
              let string = text.map { String(cString: $0) }
              // GTK calls back on the main thread only.
              MainActor.assumeIsolated { box.handler(string) }
            }, box.toOpaque())
          return Disposables.create {
            MainLoop.onMain {
              g_cancellable_cancel(end.value)
              g_object_unref(end.value)
            }
          }
        }
      }
    }

    /// The text that is there now, and whenever the user has copied something; nil if that is no text.
    public static var texts: Observable<String?> {
      let changes = Observable<Void>.create { observer in
        onMainActor {
          guard let clipboard else { return Disposables.create() }
          let connection = SignalConnection(UnsafeMutableRawPointer(clipboard), "changed") { _ in observer.onNext(()) }
          return Disposables.create { MainLoop.onMain { connection.dispose() } }
        }
      }
      return changes.startWith(()).flatMapLatest { onMainActor { text } }
    }
  }

  /// The web browser.
  @MainActor
  public enum Browser {
    /// Shows a page. Where no program can, a dialog above `window` says so, from which the user copies the address.
    public static func open(_ address: String, from window: Window?) {
      let window = window.map(WeakWidget.init)
      typealias Box = HandlerBox<@MainActor (String) -> Void>
      let box = Box { reason in
        if let window = window?.value, window.isOnScreen { tell(reason, of: address, above: window) }
      }
      // GTK ends the program if the window is closed, or was never shown.
      let parent = window?.value.flatMap { gtk_widget_get_realized($0.pointer) != 0 ? $0.window : nil }
      gtk_show_uri_full(
        parent, address, guint32(GDK_CURRENT_TIME), nil,
        { parent, result, data in
          let box = Unmanaged<Box>.fromOpaque(data!).takeRetainedValue()
          var error: UnsafeMutablePointer<GError>?
          gtk_show_uri_full_finish(
            parent.map { UnsafeMutableRawPointer($0).assumingMemoryBound(to: GtkWindow.self) }, result, &error)
          guard let error else { return }
          defer { g_error_free(error) }
          // The user of a portal may have said no.
          let matches = { (code: GIOErrorEnum) in g_error_matches(error, g_io_error_quark(), gint(code.rawValue)) != 0 }
          if matches(G_IO_ERROR_CANCELLED) { return }
          let isUnknown = matches(G_IO_ERROR_NOT_SUPPORTED)
          let reason = isUnknown ? "No program on this computer shows it" : String(cString: error.pointee.message)
          MainActor.assumeIsolated { box.handler(reason) }
        }, Unmanaged.passRetained(box).toOpaque())
    }

    private static func tell(_ reason: String, of address: String, above window: Window) {
      let answers = [
        MessageDialog.Answer("close", title: "Close"),
        MessageDialog.Answer("copy", title: "Copy Address", style: .suggested),
      ]
      _ = MessageDialog(
        "The Page Did Not Open", body: "\(reason):\n\(address)", answers: answers
      )
      .ask(above: window)
      .subscribe(onSuccess: { answer in onMainActor { if answer == "copy" { Clipboard.copy(address) } } })
    }
  }
#endif
