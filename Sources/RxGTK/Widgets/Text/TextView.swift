// SPDX-License-Identifier: MIT
#if GTK
  import CGtk4
  import RxCocoa
  import RxSwift

  /// A field for text of many lines. It scrolls in a `ScrolledWindow`.
  public final class TextView: Widget, EditableText, ValueControl {
    /// Makes an empty field.
    public init(_ text: String = "") {
      super.init(gtk_text_view_new()!)
      gtk_text_view_set_wrap_mode(cast(), GTK_WRAP_WORD_CHAR)
      self.text = text
    }

    private var buffer: UnsafeMutablePointer<GtkTextBuffer> { gtk_text_view_get_buffer(cast()) }

    /// What tells of another text and cursor.
    public var textObject: UnsafeMutableRawPointer { UnsafeMutableRawPointer(buffer) }

    /// The text. Setting it keeps the cursor where it is.
    public var text: String? {
      get { readProperty("text", of: textObject) }
      set {
        // GTK takes no text with a NUL in it.
        var newValue = newValue ?? ""
        if newValue.utf8.contains(0) { newValue.unicodeScalars.removeAll { $0.value == 0 } }
        guard newValue != text else { return }
        let position = cursorPosition
        gtk_text_buffer_set_text(buffer, newValue, Int32(newValue.utf8.count))
        cursorPosition = position
      }
    }

    /// The cursor, in characters from the beginning.
    public var cursorPosition: Int {
      get { readProperty("cursor-position", of: textObject) }
      set {
        var place = GtkTextIter()
        gtk_text_buffer_get_iter_at_offset(buffer, &place, Int32(newValue))
        gtk_text_buffer_place_cursor(buffer, &place)
      }
    }

    /// The value for `rx.value`.
    public var controlValue: String? {
      get { text }
      set { text = newValue }
    }

    /// What tells of another value.
    public var valueSignals: [(object: UnsafeMutableRawPointer, name: String)] {
      [(textObject, "notify::text")]
    }

    /// Whether the user can change the text.
    public var isEditable: Bool {
      get { gtk_text_view_get_editable(cast()) != 0 }
      set { gtk_text_view_set_editable(cast(), newValue ? 1 : 0) }
    }

    /// The characters that are selected; empty at the cursor if none are.
    public var selection: Range<Int> {
      get {
        var (start, end) = (GtkTextIter(), GtkTextIter())
        gtk_text_buffer_get_selection_bounds(buffer, &start, &end)
        return Int(gtk_text_iter_get_offset(&start))..<Int(gtk_text_iter_get_offset(&end))
      }
      set {
        var (start, end) = (GtkTextIter(), GtkTextIter())
        gtk_text_buffer_get_iter_at_offset(buffer, &start, Int32(newValue.lowerBound))
        gtk_text_buffer_get_iter_at_offset(buffer, &end, Int32(newValue.upperBound))
        gtk_text_buffer_select_range(buffer, &end, &start)
      }
    }
  }

  extension Reactive where Base: TextView {
    /// Emits when the user has selected other characters, or none.
    @MainActor public var didChangeSelection: ControlEvent<Void> {
      let view = WeakWidget(base)
      return ControlEvent(
        events: signal("mark-set", of: base.textObject) { _ -> Range<Int>? in
          view.value?.isChangedByProgram == false ? view.value?.selection : nil
        }
        .distinctUntilChanged().map { _ in })
    }

    /// Emits when the user has changed the text.
    @MainActor public var didChange: ControlEvent<Void> { ControlEvent(events: text.changed.map { _ in }) }

    /// Emits when the field gets the keyboard focus.
    @MainActor public var didBeginEditing: ControlEvent<Void> {
      ControlEvent(events: focusMoves.filter { $0 }.map { _ in })
    }

    /// Emits when the field loses the keyboard focus.
    @MainActor public var didEndEditing: ControlEvent<Void> {
      ControlEvent(events: focusMoves.filter { !$0 }.map { _ in })
    }
  }
#endif
