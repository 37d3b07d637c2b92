// SPDX-License-Identifier: MIT
#if GTK
  import CGtk4

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
#endif
