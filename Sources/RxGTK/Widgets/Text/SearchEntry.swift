// SPDX-License-Identifier: MIT
#if GTK
  import CGtk4
  import RxCocoa
  import RxSwift

  /// A field for search text.
  public final class SearchEntry: TextField {
    /// Makes an empty field.
    public init(placeholder: String? = nil) {
      super.init(gtk_search_entry_new()!)
      self.placeholder = placeholder
    }

    /// Takes what is typed anywhere in `widget` while no other field has the focus, and the focus with it: typing goes on here.
    public func captureKeys(of widget: Widget) {
      gtk_search_entry_set_key_capture_widget(opaque, widget.pointer)
      guard capture == nil else { return }
      // GTK hands over the keys one by one. Those that mean something where the focus is, such as a space on a list, it does not:
      // they would be missing in what is typed.
      capture = SignalConnection(object, "notify::text") { [weak self] _ in
        guard let self, !isSettingText, !isChangedByProgram, !isFocused else { return }
        focusAtCursor()
      }
    }

    private var capture: SignalConnection?
  }

  extension Reactive where Base: SearchEntry {
    /// Emits when the user presses Escape.
    @MainActor public var cancelled: ControlEvent<Void> { controlEvent("stop-search") }

    /// Emits when the user presses Enter.
    @MainActor public var searchButtonClicked: ControlEvent<Void> { controlEvent("activate") }
  }
#endif
