// SPDX-License-Identifier: MIT
#if GTK
  import CGtk4
  import RxCocoa
  import RxDataSources
  import RxGTK
  import RxSwift

  /// All windows of the program, shown or not.
  @MainActor
  var allWindows: [UnsafeMutablePointer<GtkWidget>] {
    let list = gtk_window_get_toplevels()
    return (0..<g_list_model_get_n_items(list)).compactMap { index in
      guard let window = g_list_model_get_item(list, index) else { return nil }
      defer { g_object_unref(window) }
      return rx_widget(window)
    }
  }

  /// How many windows of the program are on the screen.
  @MainActor
  var shownWindows: Int { allWindows.count { gtk_widget_get_mapped($0) != 0 } }

  /// Whether a dialog for files shows a folder: GTK reports it as an error when the dialog goes while the folder is being read.
  @MainActor
  private var isFolderShown: Bool {
    func hasModel(_ widget: UnsafeMutablePointer<GtkWidget>) -> Bool {
      let instance = UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GTypeInstance.self)
      if g_type_check_instance_is_a(instance, gtk_tree_view_get_type()) != 0, gtk_widget_get_mapped(widget) != 0 {
        let view = UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GtkTreeView.self)
        return gtk_tree_view_get_model(view) != nil
      }
      var child = gtk_widget_get_first_child(widget)
      while let next = child {
        if hasModel(next) { return true }
        child = gtk_widget_get_next_sibling(next)
      }
      return false
    }
    return allWindows.contains { hasModel($0) }
  }

  extension WidgetSample {
    /// What opens above a window, and is open when the window closes.
    static let opened: [WidgetSample] = [
      WidgetSample("MessageDialog") { check in
        let dialog = MessageDialog("a", answers: [.init("b", title: "c", style: .suggested)])
        check.opens({ [weak check] in check?.listen(dialog.ask(above: $0)) }) { shownWindows == 2 }
        return Label("d")
      },
      WidgetSample("FileDialog") { check in
        check.opens({ [weak check] in check?.listen(FileDialog.save(name: "a").ask(title: "b", above: $0)) }) {
          shownWindows == 2 && isFolderShown
        }
        return Label("c")
      },
      WidgetSample("About") { check in
        let about = About(name: "a", icon: "starred-symbolic", version: "1", comments: "b", website: "https://c.d")
        check.opens({ about.show(above: $0) }) { shownWindows == 2 }
        return Label("e")
      },
      WidgetSample("KeyTable") { check in
        let table = KeyTable([(title: "a", lines: [(keys: "<Control>b", title: "c")])])
        check.opens({ table.show(above: $0) }) { shownWindows == 2 }
        return Label("d")
      },
      WidgetSample("Popover that is open") { check in
        let button = Button(title: "a")
        let popover = Popover(at: button, Entry())
        check.opens({ [weak popover] _ in popover?.isShown = true }) { [weak popover] in popover?.isOnScreen == true }
        return button
      },
      WidgetSample("MenuButton that is open") { check in
        let button = MenuButton(icon: "open-menu-symbolic", [MenuItem("a", keys: "<Control>b") {}])
        check.opens({ [weak button] _ in button?.isOpen = true }) { [weak button] in button?.isOpen == true }
        return button
      },
      WidgetSample("showMenu") { check in
        let entry = Entry()
        check.opens({ [weak entry] _ in entry?.showMenu([MenuItem("a") {}, MenuItem("b") {}], at: (3, 3)) }) {
          [weak entry] in
          entry.flatMap { gtk_widget_get_last_child($0.pointer) }.map { gtk_widget_get_mapped($0) != 0 } ?? false
        }
        return entry
      },
      WidgetSample("Action") { check in
        let button = Button(title: "a")
        check.opens({ [weak check, weak button] window in
          let action = Action("b", keys: "<Control>b", in: window)
          if let button { action.attach(to: button) }
          check?.listen(action.rx.performed)
          window.setTabOrder([button].compactMap(\.self))
          check?.listen(window.rx.shortcut("F5"))
          check?.listen(window.rx.keyPressed)
          check?.listen(window.rx.size)
          check?.listen(window.rx.isMaximized)
          check?.listen(window.rx.didReceiveMemoryWarning)
          _ = window.onCloseRequest { .just(false) }
        }) { true }
        return button
      },
      WidgetSample("Input") { check in
        let area = DrawingArea { _ in }
        check.opens({ [weak check, weak area] _ in
          guard let check, let area else { return }
          check.listen(area.rx.drag())
          check.listen(area.rx.press())
          check.listen(area.rx.longPress)
          check.listen(area.rx.swipe)
          check.listen(area.rx.zoom)
          check.listen(area.rx.rotate)
          check.listen(area.rx.pointer)
          check.listen(area.rx.scroll())
          check.listen(area.rx.keys())
          check.listen(area.rx.isFocused)
          check.listen(area.rx.frames)
          check.listen(area.rx.animation(from: Motion(0), to: 1, .timed(60)))
          _ = area.onKey { _ in false }
          _ = area.onScroll { _ in false }
        }) { true }
        return area
      },
      WidgetSample("sections") { check in
        let list = ListView(selection: .multiple)
        let dataSource = RxListViewSectionedAnimatedDataSource<AnimatableSectionModel<String, String>>(
          configureCell: { _, list, _, item in
            let cell = list.dequeueReusableCell(PlainCell.self)
            cell.text = item
            return cell
          },
          titleForHeaderInSection: { dataSource, section in dataSource[section].model })
        let sections = BehaviorRelay(value: [AnimatableSectionModel(model: "a", items: ["b", "c"])])
        sections.bind(to: list.rx.items(dataSource: dataSource)).disposed(by: check.bag)
        check.opens({ _ in sections.accept([AnimatableSectionModel(model: "a", items: ["c", "d", "b"])]) }) {
          [weak list] in
          list?.indexesInSight.count == 4
        }
        let view = ScrolledWindow(list)
        view.setExpands(horizontally: true, vertically: true)
        return view
      },
    ]
  }
#endif
