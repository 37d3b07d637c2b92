// SPDX-License-Identifier: MIT
#if GTK
  import CGtk4
  import RxCocoa
  import RxSwift

  /// What all fields for one line of text have in common.
  open class TextField: Widget, EditableText, ValueControl {
    /// Whether the text is being set by the program, through a binding or not.
    private(set) final var isSettingText = false

    /// The text in the field. Setting it keeps the cursor where it is.
    public final var text: String? {
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

    /// The value for `rx.value`.
    public final var controlValue: String? {
      get { text }
      set { text = newValue }
    }

    /// What tells of another value.
    public final var valueSignals: [(object: UnsafeMutableRawPointer, name: String)] {
      [(object, "notify::text")]
    }

    /// What tells of another text and cursor.
    public final var textObject: UnsafeMutableRawPointer { object }

    /// What tells that the user presses Enter.
    var enterObject: UnsafeMutableRawPointer { object }

    /// The text that an empty field shows, where the field has one.
    public final var placeholder: String? {
      get { self[property: "placeholder-text"] }
      set { self[property: "placeholder-text"] = newValue }
    }

    /// Whether the user can change the text.
    public final var isEditable: Bool {
      get { gtk_editable_get_editable(opaque) != 0 }
      set { gtk_editable_set_editable(opaque, newValue ? 1 : 0) }
    }

    /// The cursor, in characters from the beginning.
    public final var cursorPosition: Int {
      get { Int(gtk_editable_get_position(opaque)) }
      set { gtk_editable_set_position(opaque, Int32(newValue)) }
    }

    /// The characters that are selected; empty at the cursor if none are.
    public final var selection: Range<Int> {
      get {
        var (start, end): (Int32, Int32) = (0, 0)
        guard gtk_editable_get_selection_bounds(opaque, &start, &end) != 0 else {
          return cursorPosition..<cursorPosition
        }
        return Int(start)..<Int(end)
      }
      set { gtk_editable_select_region(opaque, Int32(newValue.lowerBound), Int32(newValue.upperBound)) }
    }

    /// The width that the field asks for, in characters, and the one that it is content with.
    public final func setWidth(characters: Int32, atLeast minimum: Int32? = nil) {
      gtk_editable_set_width_chars(opaque, minimum ?? characters)
      gtk_editable_set_max_width_chars(opaque, characters)
    }

    /// Moves the keyboard focus to the field and selects the text, so that typing replaces it.
    public final func focusSelectingText() {
      focus()
      gtk_editable_select_region(opaque, 0, -1)
    }

    /// Moves the keyboard focus to the field, to where the cursor is.
    public final func focusAtCursor() {
      if let text = gtk_editable_get_delegate(opaque) { gtk_text_grab_focus_without_selecting(.init(text)) }
    }
  }

  extension Reactive where Base: TextField {
    /// The characters that are selected.
    @MainActor public var selection: ControlProperty<Range<Int>> {
      controlProperty(
        changes: userChanges([(base.object, "notify::cursor-position"), (base.object, "notify::selection-bound")]),
        \.selection)
    }

    /// Emits when the user presses Enter.
    @MainActor public var returnPressed: ControlEvent<Void> { controlEvent("activate", of: base.enterObject) }

    /// Emits when the field gets the keyboard focus.
    @MainActor public var editingDidBegin: ControlEvent<Void> {
      ControlEvent(events: focusMoves.filter { $0 }.map { _ in })
    }

    /// Emits when the field loses the keyboard focus.
    @MainActor public var editingDidEnd: ControlEvent<Void> {
      ControlEvent(events: focusMoves.filter { !$0 }.map { _ in })
    }
  }
#endif
