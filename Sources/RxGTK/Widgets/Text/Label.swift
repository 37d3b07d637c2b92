// SPDX-License-Identifier: MIT
#if GTK
  import CGtk4

  /// Text that the user reads. Long text is cut at its end.
  public final class Label: Widget {
    /// Makes a label.
    public init(_ text: String? = nil) {
      super.init(gtk_label_new(text)!)
      gtk_label_set_ellipsize(opaque, PANGO_ELLIPSIZE_END)
      gtk_label_set_xalign(opaque, 0)
    }

    /// The text shown.
    public var text: String? {
      get { gtk_label_get_text(opaque).map { String(cString: $0) } }
      set {
        let newValue = newValue ?? ""
        if newValue != text { gtk_label_set_text(opaque, newValue) }
      }
    }

    /// Where the text is in a label that is wider: 0 at the beginning, 1 at the end.
    public func setAlignment(_ alignment: Float) { gtk_label_set_xalign(opaque, alignment) }

    /// The width that the label asks for, in characters.
    public func setWidth(characters: Int32) { gtk_label_set_width_chars(opaque, characters) }

    /// Lets the whole text appear while the pointer rests on a label that had to cut it.
    public func showsCutTextInTooltip() { rx_label_show_cut_text(opaque) }

    /// Whether the text had to be cut.
    public var isCut: Bool { rx_label_is_cut(opaque) != 0 }

    /// Shows up to `lines` lines instead of one.
    public func setWraps(lines: Int32) {
      gtk_label_set_wrap(opaque, 1)
      gtk_label_set_wrap_mode(opaque, PANGO_WRAP_WORD_CHAR)
      gtk_label_set_lines(opaque, lines)
    }
  }
#endif
