// SPDX-License-Identifier: MIT
#if GTK
  import CGtk4

  /// How much there is of something.
  public final class LevelBar: Widget {
    /// Makes a bar for numbers in a range; in steps if it is discrete.
    public init(_ range: ClosedRange<Double> = 0...1, isDiscrete: Bool = false) {
      super.init(gtk_level_bar_new_for_interval(range.lowerBound, range.upperBound)!)
      gtk_level_bar_set_mode(opaque, isDiscrete ? GTK_LEVEL_BAR_MODE_DISCRETE : GTK_LEVEL_BAR_MODE_CONTINUOUS)
    }

    /// The number. What is outside of the range becomes the nearest bound.
    public var value: Double {
      get { gtk_level_bar_get_value(opaque) }
      set {
        gtk_level_bar_set_value(
          opaque, min(max(newValue, gtk_level_bar_get_min_value(opaque)), gtk_level_bar_get_max_value(opaque)))
      }
    }
  }
#endif
