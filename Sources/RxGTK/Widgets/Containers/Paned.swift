// SPDX-License-Identifier: MIT
#if GTK
  import CGtk4
  import RxCocoa
  import RxSwift

  /// Two widgets with a handle between them, which the user moves.
  public final class Paned: Widget {
    /// Makes two widgets beside each other, or one above the other.
    public init(_ axis: Box.Axis = .horizontal, _ first: Widget, _ second: Widget) {
      super.init(gtk_paned_new(axis == .horizontal ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL)!)
      gtk_paned_set_start_child(opaque, first.pointer)
      gtk_paned_set_end_child(opaque, second.pointer)
      keep(first)
      keep(second)
    }

    /// The pixels that the first widget gets.
    public var position: Int {
      get { Int(gtk_paned_get_position(opaque)) }
      set { gtk_paned_set_position(opaque, Int32(newValue)) }
    }
  }

  extension Reactive where Base: Paned {
    /// The pixels that the first widget gets. A layout that leaves it others than were set counts as the user's doing.
    @MainActor public var position: ControlProperty<Int> { controlProperty("notify::position", \.position) }
  }
#endif
