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

  // A new widget with a property that the user and the program change: this is all there is to write.
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
        XCTAssertEqual(indexes.elements, [2, 0])
        XCTAssertEqual(models.elements, ["c", "a"])
        rows.accept(["x"])
        XCTAssertEqual(indexes.elements, [2, 0], "new rows count as a selection")
        window.close()
      }
    }

    func testReachedEndEmitsOnceForEachTime() throws {
      try onMain {
        let list = ListView()
        let scroller = ScrolledWindow(list)
        scroller.setExpands(horizontally: true, vertically: true)
        let window = Window(title: "t", width: 300, height: 200, content: scroller)
        window.show()
        let bag = DisposeBag()
        Observable.just((0..<200).map(String.init))
          .bind(to: list.rx.items(cellType: RowCell.self)) { (_: Int, text: String, cell: RowCell) in
            MainActor.assumeIsolated { cell.text = text }
          }
          .disposed(by: bag)
        let ends = Record(scroller.rx.reachedEnd())
        waitFor("the list cannot be scrolled") { scroller.isScrollable }
        scroller.contentOffset = 10
        XCTAssertEqual(ends.elements.count, 0)
        scroller.contentOffset += scroller.distanceToEnd
        waitFor("the end is not reported") { ends.elements.count == 1 }
        scroller.contentOffset -= 5
        XCTAssertEqual(ends.elements.count, 1)
        scroller.contentOffset = 0
        scroller.contentOffset += scroller.distanceToEnd
        waitFor("the second time is not reported") { ends.elements.count == 2 }
        window.close()
      }
    }

    func testDeallocatedTellsOnceAlsoThoseWhoAskLate() throws {
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
