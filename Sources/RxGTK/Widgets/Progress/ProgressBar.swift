// SPDX-License-Identifier: MIT
#if GTK
  import CGtk4
  import RxCocoa
  import RxSwift

  /// How far something is.
  public final class ProgressBar: Widget {
    /// Makes a bar at its beginning.
    public init() { super.init(gtk_progress_bar_new()!) }

    /// The part that is done, from 0 to 1.
    public var progress: Double {
      get { gtk_progress_bar_get_fraction(opaque) }
      set { gtk_progress_bar_set_fraction(opaque, min(max(newValue, 0), 1)) }
    }

    /// A text at the bar, or none.
    public var text: String? {
      get { gtk_progress_bar_get_text(opaque).map { String(cString: $0) } }
      set {
        gtk_progress_bar_set_text(opaque, newValue)
        gtk_progress_bar_set_show_text(opaque, newValue == nil ? 0 : 1)
      }
    }

    /// Moves a block on by a step: something is going on, nobody knows for how long.
    public func pulse() { gtk_progress_bar_pulse(opaque) }
  }

  extension Reactive where Base: ProgressBar {
    /// Moves a block on by a step with each element.
    @MainActor public var pulse: Binder<Void> { Binder(base) { bar, _ in bar.pulse() } }
  }
#endif
