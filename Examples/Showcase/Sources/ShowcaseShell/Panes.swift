// SPDX-License-Identifier: MIT
import CGtk4
import RxCocoa
import RxGTK
import RxSwift

/// The sidebar beside the page, or one of both where there is no room for two.
@MainActor
final class Panes: Widget {
  private let holder = Box(.horizontal)
  let back = Button(icon: "go-previous-symbolic")

  /// Whether there is room for one of both only.
  var isFolded: Driver<Bool> {
    rx.controlProperty("notify::folded", getter: { adw_leaflet_get_folded($0.opaque) != 0 }, setter: { _, _ in })
      .asDriver().distinctUntilChanged()
  }

  /// Emits when the user wants to go back to the sidebar.
  let backWanted: Observable<Void>

  init(sidebar: Widget) {
    backWanted = .merge(back.rx.tap.asObservable(), holder.rx.shortcut("<Alt>Left").asObservable())
    super.init(adw_leaflet_new()!)
    back.tooltip = "All Apps"
    back.setAccessibleLabel("All Apps")
    holder.setExpands(horizontally: true, vertically: true)
    // The page says how wide it wants to be: below that and the sidebar's width the window shows one of both.
    holder.setMinimumSize(width: 340)
    adw_leaflet_append(opaque, sidebar.pointer)
    let line = Widget(gtk_separator_new(GTK_ORIENTATION_VERTICAL)!)
    adw_leaflet_page_set_navigatable(adw_leaflet_append(opaque, line.pointer), 0)
    adw_leaflet_append(opaque, holder.pointer)
    adw_leaflet_set_can_navigate_back(opaque, 0)
    adw_leaflet_set_transition_type(opaque, ADW_LEAFLET_TRANSITION_TYPE_SLIDE)
  }

  /// Shows a page in place of the one before.
  func show(_ page: Page, title: String) {
    let bar = Widget(adw_header_bar_new()!)
    removePage()
    back.isHidden = adw_leaflet_get_folded(opaque) == 0
    adw_header_bar_pack_start(bar.opaque, back.pointer)
    let middle = page.title ?? WindowTitle(title)
    adw_header_bar_set_title_widget(bar.opaque, middle.pointer)
    for widget in page.headerEnd { adw_header_bar_pack_end(bar.opaque, widget.pointer) }
    let box = Box(.vertical, [bar, page.content])
    box.setExpands(horizontally: true, vertically: true)
    page.content.setExpands(horizontally: true, vertically: true)
    holder.append(box)
    adw_leaflet_set_visible_child(opaque, holder.pointer)
  }

  /// Shows the sidebar, and no page.
  func showSidebar() {
    adw_leaflet_navigate(opaque, ADW_NAVIGATION_DIRECTION_BACK)
    removePage()
  }

  /// Shows the back button where there is something to go back to.
  func showBack(_ isShown: Bool) { back.isHidden = !isShown }

  /// The button stays for the next page: its header bar gives it back first.
  private func removePage() {
    if let bar = gtk_widget_get_ancestor(back.pointer, adw_header_bar_get_type()) {
      adw_header_bar_remove(OpaquePointer(bar), back.pointer)
    }
    holder.replaceChildren([])
  }
}

extension Widget {
  /// Moves the keyboard focus to the first widget inside that takes it.
  public final func focusFirst() { gtk_widget_child_focus(pointer, GTK_DIR_TAB_FORWARD) }
}
