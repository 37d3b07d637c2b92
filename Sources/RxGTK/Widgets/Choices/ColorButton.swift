// SPDX-License-Identifier: MIT
#if GTK
  import CGtk4
  import RxCocoa
  import RxSwift

  /// A colour, its parts from 0 to 1.
  public struct Color: Sendable, Hashable {
    /// Red.
    public var red: Double
    /// Green.
    public var green: Double
    /// Blue.
    public var blue: Double
    /// How much of it hides what is behind.
    public var alpha: Double

    /// Makes a colour.
    public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
      self.red = red
      self.green = green
      self.blue = blue
      self.alpha = alpha
    }

    /// A colour as CSS writes it, such as `#3584e4` or `teal`; nil if it is none.
    public init?(_ css: String) {
      var color = GdkRGBA()
      guard gdk_rgba_parse(&color, css) != 0 else { return nil }
      self.init(color)
    }

    init(_ color: GdkRGBA) {
      self.init(
        red: Double(color.red), green: Double(color.green), blue: Double(color.blue), alpha: Double(color.alpha))
    }

    var gdk: GdkRGBA { GdkRGBA(red: Float(red), green: Float(green), blue: Float(blue), alpha: Float(alpha)) }
  }

  /// A button that shows a colour and lets the user choose another one.
  public final class ColorButton: Widget {
    /// Makes a button.
    public init(_ color: Color = Color(red: 0, green: 0, blue: 0)) {
      super.init(gtk_color_button_new()!)
      self.color = color
    }

    /// The colour.
    public var color: Color {
      get {
        var color = GdkRGBA()
        gtk_color_chooser_get_rgba(opaque, &color)
        return Color(color)
      }
      set {
        var color = newValue.gdk
        gtk_color_chooser_set_rgba(opaque, &color)
      }
    }
  }

  extension Reactive where Base: ColorButton {
    /// The colour.
    @MainActor public var color: ControlProperty<Color> { controlProperty("notify::rgba", \.color) }
  }
#endif
