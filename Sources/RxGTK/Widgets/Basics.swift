// SPDX-License-Identifier: MIT
#if GTK
  import CGtk4
  import RxCocoa
  import RxSwift

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

    /// Shows up to `lines` lines instead of one.
    public func setWraps(lines: Int32) {
      gtk_label_set_wrap(opaque, 1)
      gtk_label_set_wrap_mode(opaque, PANGO_WRAP_WORD_CHAR)
      gtk_label_set_lines(opaque, lines)
    }
  }

  /// A button with a title or an icon.
  public final class Button: Widget {
    /// Makes a button with a title.
    public init(title: String) { super.init(gtk_button_new_with_label(title)!) }

    /// Makes a button with a named icon.
    public init(icon: String) { super.init(gtk_button_new_from_icon_name(icon)!) }

    /// The title.
    public var title: String? {
      get { gtk_button_get_label(cast()).map { String(cString: $0) } }
      set { gtk_button_set_label(cast(), newValue ?? "") }
    }
  }

  /// Turns while something is in progress.
  public final class Spinner: Widget {
    /// Makes a spinner that stands still.
    public init() { super.init(gtk_spinner_new()!) }

    /// Whether it turns.
    public var isAnimating: Bool {
      get { gtk_spinner_get_spinning(opaque) != 0 }
      set { gtk_spinner_set_spinning(opaque, newValue ? 1 : 0) }
    }
  }

  /// Widgets in a row or a column.
  public final class Box: Widget {
    /// The direction in which children follow each other.
    public enum Axis {
      /// From left to right, or as the language is written.
      case horizontal
      /// From top to bottom.
      case vertical
    }

    /// Makes a box with children.
    public init(_ axis: Axis, spacing: Int32 = 0, _ children: [Widget] = []) {
      super.init(gtk_box_new(axis == .horizontal ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL, spacing)!)
      for child in children { append(child) }
    }

    /// Adds a child behind the others.
    public func append(_ child: Widget) {
      gtk_box_append(cast(), child.pointer)
    }
  }

  /// Shows and hides one child with an animation.
  public final class Revealer: Widget {
    /// Makes a revealer that hides its child.
    public init(_ child: Widget) {
      super.init(gtk_revealer_new()!)
      gtk_revealer_set_child(opaque, child.pointer)
    }

    /// Whether the child is shown.
    public var isRevealed: Bool {
      get { gtk_revealer_get_reveal_child(opaque) != 0 }
      set { gtk_revealer_set_reveal_child(opaque, newValue ? 1 : 0) }
    }
  }

  extension Reactive where Base: Button {
    /// Emits when the button is clicked or activated with the keyboard.
    @MainActor public var tap: ControlEvent<Void> { controlEvent("clicked") }
  }
#endif
