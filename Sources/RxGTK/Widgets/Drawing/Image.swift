// SPDX-License-Identifier: MIT
#if GTK
  import CGtk4
  import Foundation

  /// An icon.
  public final class Image: Widget {
    /// Makes an icon of a given size in pixels, or of the size that fits beside text.
    public init(icon: String? = nil, size: Int? = nil) {
      super.init(gtk_image_new_from_icon_name(icon)!)
      if let size { gtk_image_set_pixel_size(opaque, Int32(size)) }
    }

    /// The named icon.
    public var icon: String? {
      get { gtk_image_get_icon_name(opaque).map { String(cString: $0) } }
      set { gtk_image_set_from_icon_name(opaque, newValue) }
    }
  }

  /// A picture, as large as there is space.
  public final class Picture: Widget {
    /// Makes a widget without a picture.
    public convenience init(file: URL? = nil) {
      self.init(empty: ())
      // Outside of the designated initializer, so that the observer of the property sees it.
      self.file = file
    }

    private init(empty: Void) { super.init(gtk_picture_new()!) }

    /// The file with the picture, or none.
    public var file: URL? {
      didSet { gtk_picture_set_filename(opaque, file?.path) }
    }

    /// What assistive technology says about the picture.
    public var alternativeText: String? {
      get { gtk_picture_get_alternative_text(opaque).map { String(cString: $0) } }
      set { gtk_picture_set_alternative_text(opaque, newValue) }
    }
  }
#endif
