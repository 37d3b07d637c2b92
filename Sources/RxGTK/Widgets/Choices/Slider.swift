// SPDX-License-Identifier: MIT
#if GTK
  import CGtk4
  import RxCocoa
  import RxSwift

  /// Lets the user choose a number by moving a knob.
  public final class Slider: Widget, ValueControl {
    /// Makes a slider with its knob at the lower bound; arrow keys move it by `step`, which is not 0.
    public init(_ range: ClosedRange<Double>, step: Double = 1) {
      requireArgument(step != 0, "Slider: step is 0")
      // GTK makes no slider for a single number, but lets the range of one be that.
      let isNumber = range.lowerBound == range.upperBound
      super.init(
        gtk_scale_new_with_range(
          GTK_ORIENTATION_HORIZONTAL, range.lowerBound, isNumber ? range.lowerBound.nextUp : range.upperBound, step)!)
      if isNumber { gtk_adjustment_set_upper(gtk_range_get_adjustment(cast()), range.upperBound) }
    }

    /// The number at the knob. What is outside of the range becomes the nearest bound.
    public var value: Double {
      get { gtk_range_get_value(cast()) }
      set { gtk_range_set_value(cast(), newValue) }
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
  }
#endif
