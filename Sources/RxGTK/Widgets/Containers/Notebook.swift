// SPDX-License-Identifier: MIT
#if GTK
  import CGtk4
  import RxCocoa
  import RxSwift

  /// Pages with tabs.
  public final class Notebook: Widget, ChoiceControl {
    private var pages: [Widget] = []

    /// Makes a notebook without pages.
    public init() { super.init(gtk_notebook_new()!) }

    /// Adds a page behind the others.
    public func append(_ child: Widget, title: String) {
      gtk_notebook_append_page(opaque, child.pointer, gtk_label_new(title))
      pages.append(child)
    }

    /// Takes a page away.
    public func remove(at index: Int) {
      gtk_notebook_remove_page(opaque, Int32(index))
      pages.remove(at: index)
    }

    /// The number of pages.
    public var count: Int { Int(gtk_notebook_get_n_pages(opaque)) }

    /// The page that is shown; -1 if there is none.
    public var selectedIndex: Int {
      get { Int(gtk_notebook_get_current_page(opaque)) }
      set { if newValue >= 0 { gtk_notebook_set_current_page(opaque, Int32(newValue)) } }
    }

    /// What tells of another choice.
    public var choiceSignals: [(object: UnsafeMutableRawPointer, name: String)] { [(object, "notify::page")] }
  }
#endif
