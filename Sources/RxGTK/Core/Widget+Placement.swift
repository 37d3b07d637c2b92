// SPDX-License-Identifier: MIT
#if GTK
  import CGtk4

  /// What a widget does with space that it does not need.
  public enum Placement: Sendable {
    /// It takes all of it.
    case fill
    /// It stays at the left, where the language is written from there, or at the top.
    case start
    /// It stays in the middle.
    case center
    /// It stays at the right, or at the bottom.
    case end

    fileprivate var alignment: GtkAlign {
      switch self {
      case .fill: GTK_ALIGN_FILL
      case .start: GTK_ALIGN_START
      case .center: GTK_ALIGN_CENTER
      case .end: GTK_ALIGN_END
      }
    }
  }

  extension Widget {
    /// Sets where the widget is in the space that it gets; nil leaves a direction as it is. A widget takes all of it at first.
    public final func setPlacement(horizontally: Placement? = nil, vertically: Placement? = nil) {
      if let horizontally { gtk_widget_set_halign(pointer, horizontally.alignment) }
      if let vertically { gtk_widget_set_valign(pointer, vertically.alignment) }
    }
  }
#endif
