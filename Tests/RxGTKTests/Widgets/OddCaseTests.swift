// SPDX-License-Identifier: MIT
#if GTK
  import CGtk4
  import RxCocoa
  import RxDataSources
  import RxGTK
  import RxRelay
  import RxSwift
  import XCTest

  /// Values, orders and moments that a program does not mean, and that must not end it.
  final class OddCaseTests: GTKTestCase {
    func testAListWithoutSelectionIgnoresOne() throws {
      try onMain {
        let list = ListView(selection: .none)
        list.selectedIndex = 1
        list.selectedIndexes = [0, 1]
        XCTAssertNil(list.selectedIndex)
        XCTAssertEqual(list.selectedIndexes, [])
      }
    }

    func testPlacesThatAreNoneSelectNothing() throws {
      try onMain {
        let drop = DropDown(["a", "b"])
        drop.selectedIndex = -1
        XCTAssertNil(drop.selectedIndex)
        for mode in [SelectionMode.single, .multiple] {
          let list = ListView(selection: mode)
          list.selectedIndex = -1
          list.selectedIndexes = [-1, 7]
          XCTAssertEqual(list.selectedIndexes, [])
        }
      }
    }

    func testASliderOfOneNumber() throws {
      try onMain {
        for number in [2, 1e17, -1e17] {
          let slider = Slider(number...number)
          slider.value = 7
          XCTAssertEqual(slider.value, number)
        }
      }
    }

    func testWhatOpensOnAWidgetStaysClosedOutsideOfAWindow() throws {
      try onMain {
        let button = Button(title: "Open")
        let popover = Popover(at: button, Label("Hello"))
        popover.isShown = true
        XCTAssertFalse(popover.isShown)
        button.showMenu([MenuItem("One") {}])
        let menu = MenuButton(icon: "open-menu-symbolic", [MenuItem("One") {}])
        menu.isOpen = true
        XCTAssertFalse(menu.isOpen)
        _ = MainLoop.runPending()
        let window = Window(title: "t", content: Box(.vertical, [button, menu]))
        window.show()
        waitFor("the window is not shown") { window.isOnScreen }
        popover.isShown = true
        waitFor("the popover is not shown") { popover.isShown }
        popover.isShown = false
        window.close()
        popover.isShown = true
        XCTAssertFalse(popover.isShown)
      }
    }

    func testAWindowThatTheProgramForgetsCanBeClosed() throws {
      try onMain {
        let before = shownWindows
        let pointer: UnsafeMutablePointer<GtkWindow>
        do {
          let window = Window(title: "forgotten", content: Label("x"))
          window.show()
          pointer = window.window
        }
        waitFor("the window is not shown") { shownWindows == before + 1 }
        gtk_window_close(pointer)
        waitFor("the window stays") { shownWindows == before }
      }
    }

    func testAClosedWindowIsNotShownAgain() throws {
      try onMain {
        let before = shownWindows
        let window = Window(title: "t", content: Label("x"))
        window.show()
        waitFor("the window is not shown") { window.isOnScreen }
        window.close()
        window.show()
        window.isHidden = false
        window.setTitleWidget(Label("title"))
        window.addToHeader(Button(title: "a"))
        window.showMenu([MenuItem("One") {}])
        Browser.open("nobody-shows-this:page", from: window)
        window.close()
        _ = MainLoop.runPending()
        XCTAssertFalse(window.isOnScreen)
        XCTAssertEqual(shownWindows, before)
      }
    }

    func testAQuestionAboveAClosedWindowIsAnsweredAtOnce() throws {
      try onMain {
        let before = shownWindows
        let window = Window(title: "t", content: Label("x"))
        window.close()
        let answer = Record(MessageDialog("Sure?", answers: [.init("yes", title: "Yes")]).ask(above: window))
        let file = Record(FileDialog.open.ask(title: "Open", above: window))
        About(name: "n", icon: "i", version: "1", comments: "c").show(above: window)
        _ = MainLoop.runPending()
        XCTAssertEqual(answer.elements, ["close"])
        XCTAssertEqual(file.elements, [nil])
        XCTAssertEqual(shownWindows, before)
      }
    }

    func testAnActionMayHaveTheNameOfOneOfGTK() throws {
      try onMain {
        let button = Button(title: "Close")
        let window = Window(title: "t", content: button)
        let action = Action("close", in: window)
        action.attach(to: button)
        let performed = Record(action.rx.performed.asObservable())
        window.show()
        defer { window.close() }
        waitFor("the window is not shown") { window.isOnScreen }
        XCTAssertNotEqual(gtk_widget_activate(button.pointer), 0)
        waitFor("nothing is performed") { performed.elements.count == 1 }
        XCTAssertTrue(window.isOnScreen)
      }
    }

    func testABindingThatHasEndedKeepsNothing() throws {
      try onMain {
        final class Kept: Sendable {}
        let list = ListView()
        weak var kept: Kept?
        do {
          let object = Kept()
          kept = object
          let dataSource = RxListViewSectionedReloadDataSource<SectionModel<String, Int>>(
            configureCell: { _, _, _, item in
              _ = object
              return Label("\(item)")
            })
          let sections = Observable.just([SectionModel(model: "s", items: [1, 2])])
          let binding = sections.bind(to: list.rx.items(dataSource: dataSource))
          _ = MainLoop.runPending()
          binding.dispose()
        }
        waitFor("the binding keeps its data source") { kept == nil }
      }
    }

    func testAMessageForAnOverlayThatIsGoneIsDismissed() throws {
      try onMain {
        let ends: Single<ToastOverlay.End>
        do { ends = ToastOverlay(Label("x")).show("Hello") }
        let record = Record(ends)
        _ = MainLoop.runPending()
        XCTAssertEqual(record.elements, [.dismissed])
      }
    }

    func testAnObserverMayChangeAPropertyWhenItReceivesTheFirstValue() throws {
      try onMain {
        let button = Button(title: "a")
        var titles: [String?] = []
        let subscription = button.rx.property("label", \.title).subscribe(onNext: { title in
          MainActor.assumeIsolated {
            titles.append(title)
            if title == "a" { button.title = "b" }
          }
        })
        XCTAssertEqual(titles, ["a", "b"])
        subscription.dispose()
      }
    }

    func testAStatusPageLetsGoOfTheChildBefore() throws {
      try onMain {
        let page = StatusPage(icon: "a")
        weak var first: Label?
        do {
          let label = Label("one")
          first = label
          page.setChild(label)
        }
        page.setChild(Label("two"))
        waitFor("the page keeps the first child") { first == nil }
      }
    }
  }
#endif
