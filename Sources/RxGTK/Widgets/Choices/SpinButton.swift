// SPDX-License-Identifier: MIT
#if GTK
  import CGtk4
  import RxCocoa
  import RxSwift

  /// A field for a number with buttons that make it smaller and larger.
  public final class SpinButton: Widget, ValueControl {
    /// Makes a field with the lower bound in it; its buttons and the arrow keys go by `step`, which is not 0.
    public init(_ range: ClosedRange<Double>, step: Double = 1, digits: Int = 0) {
      requireArgument(step != 0, "SpinButton: step is 0")
      requireArgument((0...20).contains(digits), "SpinButton: digits is \(digits), and not from 0 to 20")
      super.init(gtk_spin_button_new_with_range(range.lowerBound, range.upperBound, step)!)
      gtk_spin_button_set_digits(opaque, guint(digits))
    }

    /// The number. What is outside of the range becomes the nearest bound.
    public var value: Double {
      get { gtk_spin_button_get_value(opaque) }
      set { gtk_spin_button_set_value(opaque, newValue) }
    }

    /// The value for `rx.value`.
    public var controlValue: Double {
      get { value }
      set { value = newValue }
    }

    /// What tells of another value.
    public var valueSignals: [(object: UnsafeMutableRawPointer, name: String)] {
      [(object, "value-changed")]
    }

    /// By how much the buttons change the number.
    public var stepValue: Double {
      get {
        var (step, page) = (0.0, 0.0)
        gtk_spin_button_get_increments(opaque, &step, &page)
        return step
      }
      set { gtk_spin_button_set_increments(opaque, newValue, newValue * 10) }
    }

    /// Whether the number goes on at the other end.
    public var wraps: Bool {
      get { gtk_spin_button_get_wrap(opaque) != 0 }
      set { gtk_spin_button_set_wrap(opaque, newValue ? 1 : 0) }
    }
  }
#endif
