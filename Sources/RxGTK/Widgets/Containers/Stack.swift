// SPDX-License-Identifier: MIT
#if GTK
  import CGtk4
  import RxCocoa
  import RxSwift

  /// Pages of which one is shown.
  public final class Stack: Widget, PageContainer {
    /// Makes a stack without pages.
    public init() {
      super.init(gtk_stack_new()!)
      gtk_stack_set_transition_type(opaque, GTK_STACK_TRANSITION_TYPE_CROSSFADE)
    }

    /// Adds a page; the first is shown.
    public func add(_ child: Widget, name: String, title: String? = nil) {
      gtk_stack_add_titled(opaque, child.pointer, name, title ?? name)
      keep(child)
    }

    /// Takes a page away.
    public func remove(_ child: Widget) {
      gtk_stack_remove(opaque, child.pointer)
      letGo(of: child)
    }

    /// The name of the page that is shown.
    public var visiblePage: String? {
      get { gtk_stack_get_visible_child_name(opaque).map { String(cString: $0) } }
      set {
        // GTK warns of names that there are not.
        if let newValue, gtk_stack_get_child_by_name(opaque, newValue) != nil {
          gtk_stack_set_visible_child_name(opaque, newValue)
        }
      }
    }
  }

  /// Buttons in a row, one for each page of a stack.
  public final class StackSwitcher: Widget {
    /// Makes the buttons.
    public init(_ stack: Stack) {
      super.init(gtk_stack_switcher_new()!)
      gtk_stack_switcher_set_stack(opaque, stack.opaque)
      keep(stack)
    }
  }

  /// A list of the pages of a stack.
  public final class StackSidebar: Widget {
    /// Makes the list.
    public init(_ stack: Stack) {
      super.init(gtk_stack_sidebar_new()!)
      gtk_stack_sidebar_set_stack(opaque, stack.opaque)
      keep(stack)
    }
  }
#endif
