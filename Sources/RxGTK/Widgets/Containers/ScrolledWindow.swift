// SPDX-License-Identifier: MIT
#if GTK
  import CGtk4
  import RxCocoa
  import RxSwift

  /// A view on a child that is larger.
  public final class ScrolledWindow: Widget {
    /// Makes a view on `child` that scrolls vertically.
    public init(_ child: Widget) {
      super.init(gtk_scrolled_window_new()!)
      gtk_scrolled_window_set_policy(opaque, GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC)
      gtk_scrolled_window_set_child(opaque, child.pointer)
      keep(child)
    }

    private var adjustment: UnsafeMutablePointer<GtkAdjustment> { gtk_scrolled_window_get_vadjustment(opaque)! }

    /// What sends `value-changed` and `changed` when the view scrolls or its content grows.
    var adjustmentObject: UnsafeMutableRawPointer { UnsafeMutableRawPointer(adjustment) }

    /// How far the content is scrolled, in pixels from the top.
    public var contentOffset: Double {
      get { gtk_adjustment_get_value(adjustment) }
      set { gtk_adjustment_set_value(adjustment, newValue) }
    }

    /// The pixels between the lower edge of the view and the end of the content.
    public var distanceToEnd: Double {
      gtk_adjustment_get_upper(adjustment) - gtk_adjustment_get_page_size(adjustment) - contentOffset
    }

    /// Whether there is content that was laid out.
    var hasLayout: Bool { gtk_adjustment_get_upper(adjustment) > 0 }

    /// Whether the content is larger than the view.
    public var isScrollable: Bool {
      gtk_adjustment_get_upper(adjustment) > gtk_adjustment_get_page_size(adjustment) + 1
    }
  }

  extension Reactive where Base: ScrolledWindow {
    /// Emits when the user or the program has moved the content.
    @MainActor public var didScroll: ControlEvent<Void> { controlEvent("value-changed", of: base.adjustmentObject) }

    /// How far the content is scrolled.
    @MainActor public var contentOffset: ControlProperty<Double> {
      controlProperty(
        "value-changed", of: base.adjustmentObject, getter: { $0.contentOffset }, setter: { $0.contentOffset = $1 })
    }
  }
#endif
