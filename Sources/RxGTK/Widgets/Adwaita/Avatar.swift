// SPDX-License-Identifier: MIT
#if GTK
  import CGtk4

  /// A person: a picture, or the first letters of the name on a colour that belongs to it.
  public final class Avatar: Widget {
    /// Makes the picture of a person.
    public init(_ name: String?, size: Int = 48) {
      super.init(adw_avatar_new(Int32(size), name, 1)!)
    }

    /// The name.
    public var text: String? {
      get { adw_avatar_get_text(opaque).map { String(cString: $0) } }
      set { adw_avatar_set_text(opaque, newValue) }
    }

    /// Whether the first letters of the name are shown; without them a figure is.
    public var showsInitials: Bool {
      get { adw_avatar_get_show_initials(opaque) != 0 }
      set { adw_avatar_set_show_initials(opaque, newValue ? 1 : 0) }
    }

    /// How wide and how high it is, in pixels.
    public var size: Int {
      get { Int(adw_avatar_get_size(opaque)) }
      set { adw_avatar_set_size(opaque, Int32(newValue)) }
    }
  }
#endif
