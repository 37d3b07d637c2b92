// SPDX-License-Identifier: MIT
#if GTK
  import CGtk4

  /// The keys that are held while something else happens.
  public struct Modifiers: OptionSet, Sendable, Hashable {
    /// GDK's flags.
    public let rawValue: UInt32

    /// Makes a set from GDK's flags.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// A set from what GDK says, which knows more than keys.
    init(_ type: GdkModifierType) {
      let keys = Modifiers([.shift, .control, .alt, .super]).rawValue
      self.init(rawValue: UInt32(type.rawValue) & keys)
    }

    /// Shift.
    public static let shift = Modifiers(rawValue: UInt32(GDK_SHIFT_MASK.rawValue))
    /// Control.
    public static let control = Modifiers(rawValue: UInt32(GDK_CONTROL_MASK.rawValue))
    /// Alt.
    public static let alt = Modifiers(rawValue: UInt32(GDK_ALT_MASK.rawValue))
    /// The key of the window system.
    public static let `super` = Modifiers(rawValue: UInt32(GDK_SUPER_MASK.rawValue))
  }

  /// A button of the pointer. A finger counts as the primary one.
  public enum PointerButton: UInt32, Sendable {
    /// Any of them.
    case any = 0
    /// The left one, for most people.
    case primary = 1
    /// The wheel.
    case middle = 2
    /// The right one, for most people.
    case secondary = 3
  }

  /// When a widget learns of an event: on its way to what is inside, or on its way back.
  public enum EventRoute: Sendable {
    /// Before what is inside of the widget.
    case capture
    /// After what is inside of the widget, if nothing there has used the event.
    case bubble
  }
#endif
