// SPDX-License-Identifier: MIT
#if GTK
  import CGtk4
  import RxCocoa
  import RxSwift

  /// A field for search text.
  public final class SearchEntry: Widget {
    /// Makes an empty field.
    public init(placeholder: String? = nil) {
      super.init(gtk_search_entry_new()!)
      if let placeholder {
        var value = GValue()
        g_value_init(&value, GType(16 << 2))
        g_value_set_string(&value, placeholder)
        g_object_set_property(rx_object(object), "placeholder-text", &value)
        g_value_unset(&value)
      }
    }

    /// The text in the field. Setting it keeps the cursor where it is.
    public var text: String? {
      get { gtk_editable_get_text(opaque).map { String(cString: $0) } }
      set {
        let newValue = newValue ?? ""
        guard newValue != text else { return }
        let position = gtk_editable_get_position(opaque)
        isSettingText = true
        defer { isSettingText = false }
        gtk_editable_set_text(opaque, newValue)
        gtk_editable_set_position(opaque, min(position, Int32(newValue.unicodeScalars.count)))
      }
    }

    /// The width that the field asks for, in characters.
    public func setWidth(characters: Int32) { gtk_editable_set_width_chars(opaque, characters) }

    /// Takes what is typed anywhere in `widget` while no other field has the focus, and the focus with it: typing goes on here.
    public func captureKeys(of widget: Widget) {
      gtk_search_entry_set_key_capture_widget(opaque, widget.pointer)
      guard capture == nil else { return }
      // GTK hands over the keys one by one. Those that mean something where the focus is, such as a space on a list, it does not:
      // they would be missing in what is typed.
      capture = SignalConnection(object, "notify::text") { [weak self] _ in
        guard let self, !isSettingText, !isChangedByProgram, !isFocused else { return }
        // Focus that comes by other ways selects the text, and the next letter would replace it.
        if let text = gtk_editable_get_delegate(opaque) { gtk_text_grab_focus_without_selecting(.init(text)) }
      }
    }

    private var capture: SignalConnection?
    private var isSettingText = false

    /// The cursor, in characters from the beginning.
    public var cursorPosition: Int {
      get { Int(gtk_editable_get_position(opaque)) }
      set { gtk_editable_set_position(opaque, Int32(newValue)) }
    }
  }

  extension Reactive where Base: SearchEntry {
    /// The text: what the user types, and a sink for what the program sets.
    @MainActor public var text: ControlProperty<String?> {
      controlProperty("notify::text", getter: { $0.text }, setter: { $0.text = $1 })
    }

    /// Emits when the user presses Escape.
    @MainActor public var cancelled: ControlEvent<Void> { controlEvent("stop-search") }

    /// Emits when the user presses Enter.
    @MainActor public var searchButtonClicked: ControlEvent<Void> { controlEvent("activate") }
  }
#endif
