// SPDX-License-Identifier: MIT
#if GTK
  import CGtk4
  import RxCocoa
  import RxSwift

  /// Something that is on or off.
  public final class Switch: Widget, ToggleControl, ValueControl {
    /// Makes a switch that is off.
    public init(isOn: Bool = false) {
      super.init(gtk_switch_new()!)
      self.isOn = isOn
      gtk_widget_set_valign(pointer, GTK_ALIGN_CENTER)
    }

    /// Whether it is on.
    public var isOn: Bool {
      get { gtk_switch_get_active(opaque) != 0 }
      set { gtk_switch_set_active(opaque, newValue ? 1 : 0) }
    }

    /// The value for `rx.value`.
    public var controlValue: Bool {
      get { isOn }
      set { isOn = newValue }
    }

    /// What tells of another value.
    public var valueSignals: [(object: UnsafeMutableRawPointer, name: String)] {
      [(object, "notify::active")]
    }
  }
#endif
