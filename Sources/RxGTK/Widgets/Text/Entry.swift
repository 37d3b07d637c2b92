// SPDX-License-Identifier: MIT
#if GTK
  import CGtk4

  /// A field for a line of text.
  public final class Entry: TextField {
    /// Makes an empty field.
    public init(placeholder: String? = nil) {
      super.init(gtk_entry_new()!)
      self.placeholder = placeholder
    }

    /// The most characters that the field takes; 0 for any number.
    public var maximumLength: Int {
      get { self[property: "max-length"] }
      set { self[property: "max-length"] = newValue }
    }

    /// The part of something that is done, from 0 to 1, drawn below the text.
    public var progress: Double {
      get { gtk_entry_get_progress_fraction(cast()) }
      set { gtk_entry_set_progress_fraction(cast(), newValue) }
    }
  }

  /// A field for a line of text that nobody else is to read.
  public final class PasswordEntry: TextField {
    /// Makes an empty field, which can let the user see the text.
    public init(placeholder: String? = nil, canShowText: Bool = true) {
      super.init(gtk_password_entry_new()!)
      self.placeholder = placeholder
      gtk_password_entry_set_show_peek_icon(opaque, canShowText ? 1 : 0)
    }
  }
#endif
