// SPDX-License-Identifier: MIT
#if GTK
  import CGtk4
  import RxCocoa
  import RxGTK
  import RxSwift
  import XCTest

  /// A row with a text.
  private final class RowCell: Widget, ListCell {
    init() { super.init(gtk_label_new("")!) }
    var text: String {
      get { String(cString: gtk_label_get_text(opaque)) }
      set { gtk_label_set_text(opaque, newValue) }
    }
  }

  // A new widget with a property that the user and the program change: this is all there is to write (see MakingAWidget.md).
  private final class Switch: Widget {
    init() { super.init(gtk_switch_new()!) }
    var isOn: Bool {
      get { gtk_switch_get_active(opaque) != 0 }
      set { gtk_switch_set_active(opaque, newValue ? 1 : 0) }
    }
  }
  extension Reactive where Base: Switch {
    @MainActor fileprivate var isOn: ControlProperty<Bool> {
      controlProperty("notify::active", getter: { $0.isOn }, setter: { $0.isOn = $1 })
    }
  }

  // A widget that tells of something with a place.
  private final class ClickArea: Widget {
    let gesture = gtk_gesture_click_new()!
    init() {
      super.init(gtk_drawing_area_new()!)
      gtk_widget_add_controller(pointer, gesture)
    }
  }
  extension Reactive where Base: ClickArea {
    @MainActor fileprivate var clicked: ControlEvent<(x: Double, y: Double)> {
      ControlEvent(
        events: signal("pressed", of: UnsafeMutableRawPointer(base.gesture)) { ($0.double(1), $0.double(2)) })
    }
  }

  /// The `rx` members, one by one.
  final class MemberTests: GTKTestCase {
    func testANewWidgetIsAFewLines() throws {
      try onMain {
        let control = Switch()
        let seen = Record(control.rx.isOn)
        let bag = DisposeBag()
        let relay = BehaviorRelay(value: true)
        relay.bind(to: control.rx.isOn).disposed(by: bag)
        XCTAssertTrue(control.isOn)
        XCTAssertEqual(seen.elements, [false], "what a binding set came back as input")
        // A switch moves, and says so at the end of the movement, in a window only.
        let window = Window(title: "t", width: 100, height: 100, content: control)
        window.show()
        defer { window.close() }
        gtk_widget_activate(control.pointer)
        waitFor("the switch says nothing: \(seen.elements)") { seen.elements == [false, false] }
      }
    }

    func testASignalWithArguments() throws {
      try onMain {
        let area = ClickArea()
        let places = Record(area.rx.clicked.map { [$0.x, $0.y] })
        var values = [GValue(), GValue(), GValue(), GValue()]
        g_value_init(&values[0], gtk_gesture_click_get_type())
        g_value_set_object(&values[0], UnsafeMutableRawPointer(area.gesture))
        g_value_init(&values[1], GType(6 << 2))  // G_TYPE_INT
        g_value_set_int(&values[1], 1)
        for (index, place) in [(2, 3.5), (3, 4)] {
          g_value_init(&values[index], GType(15 << 2))  // G_TYPE_DOUBLE
          g_value_set_double(&values[index], place)
        }
        g_signal_emitv(values, g_signal_lookup("pressed", gtk_gesture_click_get_type()), 0, nil)
        for index in values.indices { g_value_unset(&values[index]) }
        XCTAssertEqual(places.elements, [[3.5, 4]])
      }
    }

    func testKeysThatNobodyUsesReachTheWindowUntilDisposed() throws {
      try onMain {
        let label = Label("x")
        let window = Window(title: "t", content: label)
        let before = SignalConnection.liveCount
        let controllers = gtk_widget_observe_controllers(window.pointer)!
        defer { g_object_unref(UnsafeMutableRawPointer(controllers)) }
        let count = g_list_model_get_n_items(controllers)
        let first = window.rx.keyPressed.subscribe()
        XCTAssertEqual(g_list_model_get_n_items(controllers), count + 1)
        XCTAssertGreaterThan(SignalConnection.liveCount, before)
        first.dispose()
        XCTAssertEqual(g_list_model_get_n_items(controllers), count)
        XCTAssertEqual(SignalConnection.liveCount, before)
        let closed = Record(window.rx.keyPressed)
        window.close()
        waitFor("the keys go on after the window") { closed.isCompleted }
      }
    }

    func testASliderIsTwoWayWithoutEcho() throws {
      try onMain {
        let slider = Slider(0...10, step: 0.5)
        let seen = Record(slider.rx.value)
        let bag = DisposeBag()
        let relay = BehaviorRelay(value: 4.5)
        relay.bind(to: slider.rx.value).disposed(by: bag)
        XCTAssertEqual(slider.value, 4.5)
        relay.accept(99)
        XCTAssertEqual(slider.value, 10)
        XCTAssertEqual(seen.elements, [0], "what a binding set came back as input")
        slider.value = 2  // not through a binding: what the widget does when the user moves the knob
        XCTAssertEqual(seen.elements, [0, 2])
      }
    }

    func testIsEnabledAndIsHiddenFollow() throws {
      try onMain {
        let button = Button(title: "b")
        let bag = DisposeBag()
        let isOn = BehaviorRelay(value: false)
        isOn.bind(to: button.rx.isEnabled).disposed(by: bag)
        isOn.map { !$0 }.bind(to: button.rx.isHidden).disposed(by: bag)
        XCTAssertFalse(button.isEnabled)
        XCTAssertTrue(button.isHidden)
        isOn.accept(true)
        XCTAssertTrue(button.isEnabled)
        XCTAssertFalse(button.isHidden)
      }
    }

    func testIsAnimatingFollows() throws {
      try onMain {
        let spinner = Spinner()
        let bag = DisposeBag()
        let isBusy = BehaviorRelay(value: true)
        isBusy.bind(to: spinner.rx.isAnimating).disposed(by: bag)
        XCTAssertTrue(spinner.isAnimating)
        isBusy.accept(false)
        XCTAssertFalse(spinner.isAnimating)
      }
    }

    func testTitleOfWindowsAndButtonsFollows() throws {
      try onMain {
        let button = Button(title: "")
        let window = Window(title: "", content: button)
        let bag = DisposeBag()
        let title = BehaviorRelay<String?>(value: "One")
        title.bind(to: window.rx.title).disposed(by: bag)
        title.bind(to: button.rx.title).disposed(by: bag)
        XCTAssertEqual([window.title, button.title], ["One", "One"])
        title.accept("検索 ✨")
        XCTAssertEqual([window.title, button.title], ["検索 ✨", "検索 ✨"])
        window.close()
      }
    }

    func testItemAndModelSelectedTellWhatTheUserSelects() throws {
      try onMain {
        let list = ListView()
        let window = Window(title: "t", content: ScrolledWindow(list))
        window.show()
        let bag = DisposeBag()
        let rows = BehaviorRelay(value: ["a", "b", "c"])
        rows.bind(to: list.rx.items(cellType: RowCell.self)) { (_: Int, text: String, cell: RowCell) in
          MainActor.assumeIsolated { cell.text = text }
        }
        .disposed(by: bag)
        let indexes = Record(list.rx.itemSelected)
        let models = Record(list.rx.modelSelected(String.self))
        list.selectedIndex = 2
        list.selectedIndex = 0
        XCTAssertEqual(indexes.elements, [[0, 2], [0, 0]])
        XCTAssertEqual(models.elements, ["c", "a"])
        rows.accept(["x"])
        XCTAssertEqual(indexes.elements, [[0, 2], [0, 0]], "new rows count as a selection")
        window.close()
      }
    }

    func testDeallocatedTellsOnceAlsoALateSubscriber() throws {
      try onMain {
        let label = Label("x")
        let window = Window(title: "t", content: label)
        let early = Record(label.rx.deallocated.map { 1 })
        let closed = Record(window.rx.deallocated.map { 1 })
        window.close()
        waitFor("the window's end is not told") { closed.isCompleted }
        XCTAssertEqual(closed.elements, [1])
        XCTAssertLessThanOrEqual(early.elements.count, 1)
      }
    }
  }
#endif
