// SPDX-License-Identifier: MIT
#if GTK
  import CGtk4
  import RxCocoa
  import RxSwift

  /// A button that names a font and lets the user choose another one.
  public final class FontButton: Widget {
    /// Makes a button with a font such as `Cantarell 11`.
    public init(_ font: String = "Cantarell 11") { super.init(gtk_font_button_new_with_font(font)!) }

    /// The font: its family, its style and its size, such as `Cantarell Bold 11`.
    public var font: String? {
      get {
        guard let font = gtk_font_chooser_get_font(opaque) else { return nil }
        defer { g_free(font) }
        return String(cString: font)
      }
      set { if let newValue { gtk_font_chooser_set_font(opaque, newValue) } }
    }
  }

  extension Reactive where Base: FontButton {
    /// The font.
    @MainActor public var font: ControlProperty<String?> { controlProperty("notify::font", \.font) }
  }
#endif
