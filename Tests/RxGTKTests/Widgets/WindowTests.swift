// SPDX-License-Identifier: MIT
#if GTK
  import CGtk4
  import RxCocoa
  import RxGTK
  import RxSwift
  import XCTest

  /// A row with a text; rows that begin with a dash do nothing.
  private final class LineCell: Widget, ListCell {
    let label = Label()
    var isOperable: Bool { label.text?.hasPrefix("-") != true }
    init() {
      let row = Box(.horizontal, [label])
      super.init(row.pointer)
      withExtendedLifetime(row) {}
    }
  }

  /// The order of Tab, menus, shortcuts and what a window says about its program.
  final class WindowTests: GTKTestCase {
    /// A window with two buttons and a list.
    @MainActor
    private final class Scene {
      let first = Button(title: "First")
      let last = Button(title: "Last")
      let list = ListView()
      let scroller: ScrolledWindow
      let window: Window
      let bag = DisposeBag()

      init(_ rows: [String]) {
        scroller = ScrolledWindow(list)
        scroller.setExpands(horizontally: true, vertically: true)
        window = Window(title: "t", width: 300, height: 300, content: Box(.vertical, [first, scroller, last]))
        Driver.just(rows)
          .drive(list.rx.items(cellType: LineCell.self)) { (_: Int, text: String, cell: LineCell) in
            cell.label.text = text
          }
          .disposed(by: bag)
        window.show()
      }

      /// What a key does that a shortcut controller of the window takes.
      func press(_ key: Int32, _ modifiers: UInt32 = 0) -> Bool {
        guard let models = gtk_widget_observe_controllers(window.pointer) else { return false }
        defer { g_object_unref(UnsafeMutableRawPointer(models)) }
        for index in 0..<g_list_model_get_n_items(models) {
          guard let item = g_list_model_get_item(models, index) else { continue }
          defer { g_object_unref(item) }
          let instance = item.assumingMemoryBound(to: GTypeInstance.self)
          guard g_type_check_instance_is_a(instance, gtk_shortcut_controller_get_type()) != 0 else { continue }
          for position in 0..<g_list_model_get_n_items(OpaquePointer(item)) {
            guard let shortcut = g_list_model_get_item(OpaquePointer(item), position) else { continue }
            defer { g_object_unref(shortcut) }
            let trigger = gtk_shortcut_get_trigger(OpaquePointer(shortcut))
            guard gtk_keyval_trigger_get_keyval(trigger) == guint(key),
              gtk_keyval_trigger_get_modifiers(trigger).rawValue == modifiers
            else { continue }
            let action = gtk_shortcut_get_action(OpaquePointer(shortcut))
            if gtk_shortcut_action_activate(action, GtkShortcutActionFlags(0), window.pointer, nil) != 0 { return true }
          }
        }
        return false
      }

      var focused: String {
        [("first", first as Widget), ("list", list), ("last", last)].filter { $0.1.isFocused }.map(\.0).joined()
      }
    }

    func testTabGoesThroughTheWidgetsInTheirOrderAndRound() throws {
      try onMain {
        let scene = Scene((0..<100).map(String.init))
        defer { scene.window.close() }
        waitFor("the rows are not laid out") { !scene.list.indexesInSight.isEmpty }
        scene.window.setTabOrder([scene.last, scene.list, scene.first])
        scene.first.focus()
        var order: [String] = []
        for _ in 0..<4 {
          XCTAssertTrue(scene.press(GDK_KEY_Tab))
          order.append(scene.focused)
        }
        XCTAssertEqual(order, ["last", "list", "first", "last"])
        order = []
        for _ in 0..<3 {
          XCTAssertTrue(scene.press(GDK_KEY_Tab, GDK_SHIFT_MASK.rawValue))
          order.append(scene.focused)
        }
        XCTAssertEqual(order, ["first", "list", "last"])
        scene.first.isEnabled = false
        scene.list.isHidden = true
        XCTAssertTrue(scene.press(GDK_KEY_Tab))
        XCTAssertEqual(scene.focused, "last", "there is nowhere else to go")
      }
    }

    func testAListFocusesARowThatIsSeenAndCanBeUsed() throws {
      try onMain {
        let scene = Scene(["-a", "-b"] + (2..<100).map(String.init))
        defer { scene.window.close() }
        waitFor("the rows are not laid out") { !scene.list.indexesInSight.isEmpty }
        scene.list.focus()
        XCTAssertEqual(scene.list.focusedIndex, 2)
        scene.list.selectedIndex = 3
        scene.last.focus()
        XCTAssertNil(scene.list.focusedIndex)
        scene.list.focus()
        XCTAssertEqual(scene.list.focusedIndex, 3)
        scene.last.focus()
        waitFor("the list cannot be scrolled") { scene.scroller.isScrollable }
        scene.scroller.contentOffset = 600
        waitFor("the list does not scroll") { (scene.list.indexesInSight.first ?? 0) > 5 }
        scene.list.focus()
        XCTAssertEqual(scene.list.focusedIndex, scene.list.indexesInSight.first)
      }
    }

    func testShortcutsEmitUntilTheyAreDisposedAndEndWithTheWindow() throws {
      try onMain {
        let before = SignalConnection.liveCount
        var scene: Scene? = Scene([])
        let presses = Record(scene!.window.rx.shortcut("<Control>k", "F2").map { 1 })
        var count = 0
        let other = scene!.window.rx.shortcut("<Control>j").subscribe(onNext: {
          MainActor.assumeIsolated { count += 1 }
        })
        XCTAssertTrue(scene!.press(GDK_KEY_k, GDK_CONTROL_MASK.rawValue))
        XCTAssertTrue(scene!.press(GDK_KEY_F2))
        XCTAssertEqual(presses.elements, [1, 1])
        XCTAssertTrue(scene!.press(GDK_KEY_j, GDK_CONTROL_MASK.rawValue))
        other.dispose()
        XCTAssertFalse(scene!.press(GDK_KEY_j, GDK_CONTROL_MASK.rawValue))
        XCTAssertEqual(count, 1)
        scene?.window.close()
        scene = nil
        waitFor("the shortcuts do not end with the window") { presses.isCompleted }
        waitFor("closures outlive the window: \(SignalConnection.liveCount - before)") {
          SignalConnection.liveCount <= before
        }
      }
    }

    func testALabelTellsWhetherItsTextIsCut() throws {
      try onMain {
        let short = Label("short")
        let long = Label(String(repeating: "long ", count: 200))
        for label in [short, long] { label.showsCutTextInTooltip() }
        let window = Window(title: "t", width: 300, height: 100, content: Box(.vertical, [short, long]))
        defer { window.close() }
        window.show()
        waitFor("nothing is laid out") { gtk_widget_get_width(long.pointer) > 0 }
        XCTAssertTrue(long.isCut)
        XCTAssertFalse(short.isCut)
        XCTAssertNotEqual(gtk_widget_get_has_tooltip(long.pointer), 0)
      }
    }

    func testAMenuRunsTheActionsOfItsLinesAndLeavesNothing() throws {
      try onMain {
        let scene = Scene([])
        defer { scene.window.close() }
        waitFor("the window does not appear") { scene.first.isOnScreen }
        let before = SignalConnection.liveCount
        var chosen: [String] = []
        scene.first.showMenu([MenuItem("A") { chosen.append("a") }, MenuItem("B") { chosen.append("b") }], at: (3, 3))
        let popover = gtk_widget_get_last_child(scene.first.pointer)
        XCTAssertNotEqual(gtk_widget_activate_action_variant(popover, "menu.item1", nil), 0)
        XCTAssertEqual(chosen, ["b"])
        gtk_popover_popdown(UnsafeMutableRawPointer(popover!).assumingMemoryBound(to: GtkPopover.self))
        waitFor("closures outlive the menu: \(SignalConnection.liveCount - before)") {
          SignalConnection.liveCount <= before
        }
      }
    }

    /// A closure of a widget in the header bar may use the window.
    func testWhatIsInTheHeaderBarEndsWithTheWindow() throws {
      try onMain {
        let before = SignalConnection.liveCount
        weak var closed: Window?
        var taps: Record<Void>?
        do {
          let window = Window(title: "t", content: Label("x"))
          let button = Button(title: "Close")
          window.addToHeader(button)
          window.addToHeader(MenuButton(icon: "open-menu-symbolic", [MenuItem("Quit") { window.close() }]))
          window.setTitleWidget(Entry())
          _ = button.rx.tap.bind { window.close() }
          taps = Record(button.rx.tap)
          closed = window
          window.show()
          window.close()
        }
        waitFor("the button does not end") { taps?.isCompleted == true }
        taps = nil
        waitFor("the window stays") { closed == nil }
        waitFor("closures outlive the window: \(SignalConnection.liveCount - before)") {
          SignalConnection.liveCount <= before
        }
      }
    }

    func testTheMinimumWidthIsThatOfTheContent() throws {
      try onMain {
        let button = Button(title: "t")
        button.setMinimumSize(width: 123)
        XCTAssertEqual(button.minimumWidth, 123)
        button.tooltip = "What it does"
        XCTAssertEqual(button.tooltip, "What it does")
      }
    }
  }
#endif
