// SPDX-License-Identifier: MIT
#if GTK
  import CGtk4
  import Foundation
  import RxCocoa
  import RxGTK
  import RxSwift
  import XCTest

  /// Windows, actions and dialogs: what wants an answer, and what is told.
  final class ProgramTests: GTKTestCase {
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

    func testAMessageForAnOverlayThatIsGoneIsDismissed() throws {
      try onMain {
        let ends: Single<ToastOverlay.End>
        do { ends = ToastOverlay(Label("x")).show("Hello") }
        let record = Record(ends)
        _ = MainLoop.runPending()
        XCTAssertEqual(record.elements, [.dismissed])
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

    func testAWindowTellsThatMemoryIsShort() throws {
      try onMain {
        let window = Window(title: "t", content: Label("x"))
        window.show()
        let before = SignalConnection.liveCount
        let warnings = Record(window.rx.didReceiveMemoryWarning.map { 1 })
        let monitor = UnsafeMutableRawPointer(g_memory_monitor_dup_default()!)
        defer { g_object_unref(monitor) }
        // As the system's monitor does it.
        var values = [GValue(), GValue()]
        g_value_init(&values[0], g_type_from_name("GObject"))
        g_value_set_object(&values[0], monitor)
        g_value_init(&values[1], g_memory_monitor_warning_level_get_type())
        g_value_set_enum(&values[1], Int32(G_MEMORY_MONITOR_WARNING_LEVEL_MEDIUM.rawValue))
        let signal = g_signal_lookup("low-memory-warning", g_memory_monitor_get_type())
        g_signal_emitv(values, signal, 0, nil)
        XCTAssertEqual(warnings.elements, [1])
        window.close()
        waitFor("a closure is alive") { warnings.isCompleted && SignalConnection.liveCount <= before }
        g_signal_emitv(values, signal, 0, nil)
        XCTAssertEqual(warnings.elements, [1])
      }
    }

    func testAWindowStaysOpenWhenTheProgramSaysNo() throws {
      try onMain {
        let window = Window(title: "t", content: Label("x"))
        window.show()
        let requests = Record(window.rx.closeRequested.map { 1 })
        let closed = Record(window.rx.deallocated.map { 1 })
        let answer = PublishSubject<Bool>()
        var questions = 0
        let end = window.onCloseRequest {
          questions += 1
          return answer.take(1).asSingle()
        }
        window.requestClose()
        waitFor("nobody is asked") { questions == 1 }
        window.requestClose()
        waitFor("the second wish is not told") { requests.elements.count == 2 }
        MainLoop.runPending()
        XCTAssertEqual(questions, 1, "the question is open, and asked again")
        answer.onNext(false)
        MainLoop.runPending()
        XCTAssertEqual(closed.elements, [])
        window.requestClose()
        waitFor("nobody is asked again") { questions == 2 }
        answer.onNext(true)
        waitFor("the window stays") { closed.elements == [1] }
        end.dispose()
      }
    }

    func testTheAnswerWhetherAWindowClosesComesOnAnyThread() throws {
      try onMain {
        for isClosed in [false, nil, true] {
          let window = Window(title: "t", content: Label("x"))
          window.show()
          let closed = Record(window.rx.deallocated.map { 1 })
          var questions = 0
          let end = window.onCloseRequest {
            questions += 1
            let answer = isClosed.map { Single.just($0) } ?? .error(RxError.unknown)
            return answer.subscribe(on: ConcurrentDispatchQueueScheduler(qos: .default))
          }
          window.requestClose()
          waitFor("nobody is asked") { questions == 1 }
          if isClosed == true {
            waitFor("the window stays") { closed.elements == [1] }
          } else {
            waitFor("the question stays open") {
              window.requestClose()
              return questions > 2
            }
            XCTAssertEqual(closed.elements, [])
            end.dispose()
            window.requestClose()
            waitFor("the window stays without a question") { closed.elements == [1] }
          }
          end.dispose()
        }
      }
    }

    func testAnActionIsDoneByButtonsAndKeysWhileItIsEnabled() throws {
      try RealInput.require()
      try onMain {
        let button = Button(title: "Save")
        let window = Window(title: "actions", content: Box(.vertical, [button, Entry()]))
        window.show()
        defer { window.close() }
        let action = Action("save", keys: "<Control>s", in: window)
        action.attach(to: button)
        let done = Record(action.rx.performed.map { 1 })
        try RealInput.focus(window)
        gtk_widget_activate(button.pointer)
        waitFor("the button does nothing") { done.elements.count == 1 }
        try RealInput.run("key", "ctrl+s")
        waitFor("the keys do nothing") { done.elements.count == 2 }
        let bag = DisposeBag()
        Observable.just(false).bind(to: action.rx.isEnabled).disposed(by: bag)
        XCTAssertEqual(gtk_widget_is_sensitive(button.pointer), 0)
        action.activate()
        try RealInput.run("key", "ctrl+s")
        MainLoop.runPending()
        XCTAssertEqual(done.elements.count, 2)
      }
    }

    func testAQuestionIsAnsweredWithAKey() throws {
      try RealInput.require()
      try onMain {
        let window = Window(title: "question", content: Label("x"))
        window.show()
        defer { window.close() }
        try RealInput.focus(window)
        let before = SignalConnection.liveCount
        let dialog = MessageDialog("Really?", answers: [.init("no", title: "No"), .init("yes", title: "Yes")])
        let answers = Record(dialog.ask(above: window))
        XCTAssertGreaterThan(SignalConnection.liveCount, before)
        waitFor("the question is not shown") { Self.windows > 1 }
        try RealInput.run("key", "Escape")
        waitFor("there is no answer") { answers.elements == ["close"] }
        waitFor("closures are alive") { SignalConnection.liveCount <= before }
        let disposed = dialog.ask(above: window).subscribe()
        waitFor("the question is not shown") { Self.windows > 1 }
        disposed.dispose()
        waitFor("the question stays") { Self.windows == 1 && SignalConnection.liveCount <= before }
      }
    }

    /// A question outlives its window by a turn of the loop, and must not use it then.
    func testAQuestionAboveAWindowThatClosesLetsGoOfIt() throws {
      try onMain {
        let window = Window(title: "question", content: Label("x"))
        window.show()
        let answers = Record(MessageDialog("Really?", answers: [.init("no", title: "No")]).ask(above: window))
        waitFor("the question is not shown") { Self.windows > 1 }
        let dialog = try XCTUnwrap(OpenWindow.first(adw_message_dialog_get_type()))
        let instance = UnsafeMutableRawPointer(dialog).assumingMemoryBound(to: GtkWindow.self)
        XCTAssertEqual(gtk_window_get_transient_for(instance), window.window)
        g_object_ref(instance)
        window.close()
        XCTAssertEqual(answers.elements, ["close"])
        XCTAssertNil(gtk_window_get_transient_for(instance))
        g_object_unref(instance)
        waitFor("the question stays") { Self.windows == 0 }
      }
    }

    func testAToastTellsHowItWentAway() throws {
      try onMain {
        let overlay = ToastOverlay(Label("x"))
        let window = Window(title: "t", content: overlay)
        window.show()
        defer { window.close() }
        let before = SignalConnection.liveCount
        let ends = Record(overlay.show("short", seconds: 1))
        waitFor("the message stays") { ends.elements == [.dismissed] }
        let kept = overlay.show("long", button: "Undo", seconds: 0).subscribe()
        kept.dispose()
        waitFor("closures are alive") { SignalConnection.liveCount <= before }
        // What the user typed is no markup.
        let title = "Removed <b>Tom</b> & Jerry"
        let named = overlay.show(title, seconds: 0).subscribe()
        waitFor("the text is not shown") { shownTexts(overlay.pointer).contains(title) }
        named.dispose()
        let page = StatusPage(icon: "edit-find-symbolic", title: title, text: title)
        XCTAssertEqual([page.title, page.text], [title, title])
        XCTAssertEqual(shownTexts(page.pointer), [title, title])
      }
    }

    func testTheColoursAreTold() throws {
      try onMain {
        let dark = Record(ColorScheme.isDark)
        ColorScheme.dark.use()
        waitFor("dark is not told") { dark.elements.last == true }
        ColorScheme.light.use()
        waitFor("light is not told") { dark.elements.last == false }
        ColorScheme.system.use()
      }
    }

    func testAPictureOfTheWindowIsSaved() throws {
      try onMain {
        let label = Label("x")
        let window = Window(title: "t", width: 320, height: 200, content: label)
        window.show()
        defer { window.close() }
        let frames = Record(label.rx.frames.map(\.count))
        waitFor("nothing is painted") { frames.elements.count > 3 }
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).png")
        defer { try? FileManager.default.removeItem(at: file) }
        XCTAssertTrue(window.savePicture(to: file))
        XCTAssertEqual(try Data(contentsOf: file).prefix(4), Data([0x89, 0x50, 0x4e, 0x47]))
      }
    }

    /// How many windows of the program are shown.
    @MainActor
    private static var windows: Int {
      let list = gtk_window_get_toplevels()
      return (0..<g_list_model_get_n_items(list)).count { index in
        guard let window = g_list_model_get_item(list, index) else { return false }
        defer { g_object_unref(window) }
        return gtk_widget_get_mapped(rx_widget(window)) != 0
      }
    }
  }
#endif
