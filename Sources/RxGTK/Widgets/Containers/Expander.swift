// SPDX-License-Identifier: MIT
#if GTK
  import CGtk4
  import RxCocoa
  import RxSwift

  /// A title that shows and hides what is below it.
  public final class Expander: Widget, ExpandableContainer {
    /// Makes a title that hides `child`.
    public init(title: String, _ child: Widget) {
      super.init(gtk_expander_new(title)!)
      gtk_expander_set_child(opaque, child.pointer)
      keep(child)
    }

    /// The title.
    public var title: String? {
      get { gtk_expander_get_label(opaque).map { String(cString: $0) } }
      set { gtk_expander_set_label(opaque, newValue) }
    }

    /// Whether what is below is shown.
    public var isExpanded: Bool {
      get { gtk_expander_get_expanded(opaque) != 0 }
      set { gtk_expander_set_expanded(opaque, newValue ? 1 : 0) }
    }
  }
#endif
