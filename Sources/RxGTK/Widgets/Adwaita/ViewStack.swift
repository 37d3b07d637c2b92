// SPDX-License-Identifier: MIT
#if GTK
  import CGtk4
  import RxCocoa
  import RxSwift

  /// The main pages of a program, of which one is shown.
  public final class ViewStack: Widget, PageContainer {
    /// Makes a stack without pages.
    public init() { super.init(adw_view_stack_new()!) }

    /// Adds a page; the first is shown.
    public func add(_ child: Widget, name: String, title: String, icon: String) {
      adw_view_stack_add_titled(opaque, child.pointer, name, title)
      keep(child)
      adw_view_stack_page_set_icon_name(adw_view_stack_get_page(opaque, child.pointer), icon)
    }

    /// The number at the switcher of a page; 0 for none.
    public func setBadge(_ number: Int, of child: Widget) {
      adw_view_stack_page_set_badge_number(adw_view_stack_get_page(opaque, child.pointer), guint(max(0, number)))
    }

    /// The name of the page that is shown.
    public var visiblePage: String? {
      get { adw_view_stack_get_visible_child_name(opaque).map { String(cString: $0) } }
      set {
        if let newValue, adw_view_stack_get_child_by_name(opaque, newValue) != nil {
          adw_view_stack_set_visible_child_name(opaque, newValue)
        }
      }
    }
  }

  /// Buttons with icons, one for each page of a stack, for the header bar of a wide window.
  public final class ViewSwitcher: Widget {
    /// Makes the buttons; with titles beside the icons where there is space for them.
    public init(_ stack: ViewStack, isWide: Bool = false) {
      super.init(adw_view_switcher_new()!)
      adw_view_switcher_set_stack(opaque, stack.opaque)
      keep(stack)
      adw_view_switcher_set_policy(opaque, isWide ? ADW_VIEW_SWITCHER_POLICY_WIDE : ADW_VIEW_SWITCHER_POLICY_NARROW)
    }
  }

  /// The same at the lower end of a narrow window.
  public final class ViewSwitcherBar: Widget {
    /// Makes the buttons, hidden.
    public init(_ stack: ViewStack) {
      super.init(adw_view_switcher_bar_new()!)
      adw_view_switcher_bar_set_stack(opaque, stack.opaque)
      keep(stack)
    }

    /// Whether it is shown.
    public var isRevealed: Bool {
      get { adw_view_switcher_bar_get_reveal(opaque) != 0 }
      set { adw_view_switcher_bar_set_reveal(opaque, newValue ? 1 : 0) }
    }
  }
#endif
