// SPDX-License-Identifier: MIT
import CGtk4
import RxCocoa
import RxGTK
import RxSwift

/// The list of apps.
@MainActor
final class Sidebar {
  let widget: Box
  private let list = SidebarList()
  private let header = Widget(adw_header_bar_new()!)
  private let menu: MenuButton
  private let ids: [String]

  init(apps: [any ShowcaseApp], menu: [MenuItem]) {
    ids = apps.map(\.id)
    for app in apps { list.append(Self.row(app), name: app.title) }
    self.menu = MenuButton(icon: "open-menu-symbolic", isMain: true, menu)
    // Without a compositor the place of an arrow is black.
    gtk_popover_set_has_arrow(gtk_menu_button_get_popover(self.menu.opaque), 0)
    self.menu.tooltip = "Main Menu"
    self.menu.setAccessibleLabel("Main Menu")
    let title = WindowTitle("Showcase")
    adw_header_bar_set_title_widget(header.opaque, title.pointer)
    adw_header_bar_pack_end(header.opaque, self.menu.pointer)
    let scroller = ScrolledWindow(list)
    scroller.setExpands(vertically: true)
    widget = Box(.vertical, [header, scroller])
    widget.setMinimumSize(width: 250)
    widget.addStyle("showcase-sidebar")
  }

  /// Through what the Tab key goes.
  var tabOrder: [Widget] { [list, menu] }

  /// Emits the identifier of the app that the user chooses.
  var chosen: Observable<String?> {
    let ids = ids
    return list.rx.signal("row-activated") { arguments in
      arguments.object(0).map { ids[Int(gtk_list_box_row_get_index($0.assumingMemoryBound(to: GtkListBoxRow.self)))] }
    }
    .map(Optional.some)
  }

  /// Takes whether the sidebar is all that the window shows: it has the window's buttons then, and marks no app.
  var isWhole: Binder<Bool> {
    Binder(list) { [header] list, isWhole in
      adw_header_bar_set_show_end_title_buttons(header.opaque, isWhole ? 1 : 0)
      list.marks = !isWhole
    }
  }

  /// The app whose row is marked. GTK marks each row that the keyboard comes to.
  var marked: ControlProperty<String?> {
    list.rx.controlProperty(
      "row-selected", getter: { [ids] list in list.marked.map { ids[$0] } },
      setter: { [ids] list, id in list.marked = id.flatMap(ids.firstIndex) })
  }

  private static func row(_ app: any ShowcaseApp) -> Widget {
    let icon = Widget(gtk_image_new_from_icon_name(app.icon)!)
    gtk_image_set_pixel_size(icon.opaque, 24)
    icon.addStyle("app-icon")
    let title = Label(app.title)
    let summary = Label(app.summary)
    for style in ["caption", "secondary"] { summary.addStyle(style) }
    let texts = Box(.vertical, spacing: 2, [title, summary])
    texts.setExpands(horizontally: true)
    let row = Box(.horizontal, spacing: 12, [icon, texts])
    row.setMargins(horizontal: 4, vertical: 7)
    return row
  }
}

/// A list box of rows, one of which is marked.
@MainActor
final class SidebarList: Widget {
  init() {
    super.init(gtk_list_box_new()!)
    addStyle("navigation-sidebar")
    setAccessibleLabel("Apps")
    gtk_list_box_set_activate_on_single_click(opaque, 1)
  }

  /// Whether a row is marked at all.
  var marks: Bool {
    get { gtk_list_box_get_selection_mode(opaque) == GTK_SELECTION_SINGLE }
    set { gtk_list_box_set_selection_mode(opaque, newValue ? GTK_SELECTION_SINGLE : GTK_SELECTION_NONE) }
  }

  /// The marked row gets the keyboard, or the first one.
  override func focus() {
    let row = gtk_list_box_get_selected_row(opaque) ?? gtk_list_box_get_row_at_index(opaque, 0)
    if let row { gtk_widget_grab_focus(rx_widget(UnsafeMutableRawPointer(row))) }
  }

  func append(_ child: Widget, name: String) {
    let row = Widget(gtk_list_box_row_new()!)
    gtk_list_box_row_set_child(row.cast(), child.pointer)
    row.setAccessibleLabel(name)
    gtk_list_box_append(opaque, row.pointer)
  }

  /// The row that is marked.
  var marked: Int? {
    get { gtk_list_box_get_selected_row(opaque).map { Int(gtk_list_box_row_get_index($0)) } }
    set {
      guard marks else { return }
      gtk_list_box_select_row(opaque, newValue.flatMap { gtk_list_box_get_row_at_index(opaque, Int32($0)) })
    }
  }
}
