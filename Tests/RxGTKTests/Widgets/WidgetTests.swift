// SPDX-License-Identifier: MIT
#if GTK
  import CGtk4
  import Foundation
  import RxCocoa
  import RxGTK
  import RxSwift
  import XCTest

  /// A list row that remembers what it shows.
  private final class TextCell: Widget, ListCell {
    let label = Label()
    init() { super.init(gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0)!); gtk_box_append(box, label.pointer) }
    private var box: UnsafeMutablePointer<GtkBox> {
      UnsafeMutableRawPointer(pointer).assumingMemoryBound(to: GtkBox.self)
    }
  }

  @MainActor
  private func autoreleasing(_ body: () -> Void) { body() }

  /// Real widgets in a real window; run under Xvfb where there is no screen.
  final class WidgetTests: GTKTestCase {
    func testTextIsTwoWayWithoutEchoAndKeepsTheCursor() throws {
      try onMain {
        let entry = SearchEntry(placeholder: "Search")
        let window = Window(title: "t", content: entry)
        window.show()
        let bag = DisposeBag()
        var seen: [String?] = []
        entry.rx.text.subscribe(onNext: { text in MainActor.assumeIsolated { seen.append(text) } }).disposed(by: bag)
        XCTAssertEqual(seen, [""])

        entry.text = "typed"  // not through a binding: what the widget does when the user types
        XCTAssertEqual(seen.last, "typed")

        let count = seen.count
        let relay = BehaviorRelay<String?>(value: "bound text")
        entry.cursorPosition = 3
        relay.bind(to: entry.rx.text).disposed(by: bag)
        XCTAssertEqual(entry.text, "bound text")
        XCTAssertEqual(seen.count, count, "a binding's text came back as input")
        XCTAssertEqual(entry.cursorPosition, 3, "a binding moved the cursor")
        relay.accept("bound text")
        XCTAssertEqual(entry.cursorPosition, 3)
        window.close()
      }
    }

    /// A NUL may be in what a program reads from a file.
    func testATextWithANULInItIsShownWithoutIt() throws {
      try onMain {
        let view = TextView("before")
        view.text = "a\0b"
        XCTAssertEqual(view.text, "ab")
      }
    }

    func testButtonEmitsTaps() throws {
      try onMain {
        let button = Button(title: "Press")
        let window = Window(title: "t", content: button)
        window.show()
        let bag = DisposeBag()
        var taps = 0
        button.rx.tap.subscribe(onNext: { MainActor.assumeIsolated { taps += 1 } }).disposed(by: bag)
        gtk_widget_activate(button.pointer)
        waitFor("no tap arrived") { taps == 1 }
        window.close()
      }
    }

    func testSimplePropertiesBindThroughTheirKeyPaths() throws {
      try onMain {
        let label = Label()
        let spinner = Spinner()
        let bag = DisposeBag()
        Driver.just("text").map(Optional.init).drive(label.rx.text).disposed(by: bag)
        Driver.just(true).drive(spinner.rx.isAnimating).disposed(by: bag)
        Driver.just(true).drive(label.rx.isHidden).disposed(by: bag)
        Driver.just(false).drive(label.rx.isEnabled).disposed(by: bag)
        XCTAssertEqual(label.text, "text")
        XCTAssertTrue(spinner.isAnimating)
        XCTAssertTrue(label.isHidden)
        XCTAssertFalse(label.isEnabled)
      }
    }

    func testListShowsRowsAndKeepsEqualOnes() throws {
      try onMain {
        let list = ListView()
        let window = Window(title: "t", content: ScrolledWindow(list))
        window.show()
        let bag = DisposeBag()
        let rows = BehaviorRelay(value: ["a", "b"])
        var filled: [String] = []
        rows.asDriver()
          .drive(list.rx.items(cellType: TextCell.self)) { (_: Int, text: String, cell: TextCell) in
            filled.append(text)
            cell.label.text = text
          }
          .disposed(by: bag)
        waitFor("rows are not filled") { filled == ["a", "b"] }
        rows.accept(["a", "b", "c"])
        waitFor("the new row is not filled") { filled.last == "c" }
        XCTAssertEqual(filled, ["a", "b", "c"], "equal rows were filled again")
        XCTAssertEqual(list.count, 3)

        var selected: [String] = []
        list.rx.modelSelected(String.self)
          .subscribe(onNext: { text in MainActor.assumeIsolated { selected.append(text) } }).disposed(by: bag)
        list.selectedIndex = 1
        XCTAssertEqual(selected, ["b"])
        rows.accept([])
        XCTAssertEqual(list.count, 0)
        window.close()
      }
    }

    func testMainQueueAndMainActorRunInsideOfTheLoop() throws {
      try onMain {
        var order: [String] = []
        DispatchQueue.main.async { MainActor.assumeIsolated { order.append("queue") } }
        Task { @MainActor in
          try? await Task.sleep(nanoseconds: 1_000_000)
          order.append("actor")
        }
        _ = MainScheduler.asyncInstance.schedule(()) { _ in
          MainActor.assumeIsolated { order.append("scheduler") }
          return Disposables.create()
        }
        waitFor("main-queue work does not run") { order.count == 3 }
        XCTAssertEqual(Set(order), ["queue", "actor", "scheduler"])
      }
    }

    func testClosingAWindowReleasesEveryClosure() throws {
      try onMain {
        let before = SignalConnection.liveCount
        weak var released: Window?
        autoreleasing {
          let entry = SearchEntry()
          let button = Button(title: "b")
          let list = ListView()
          let window = Window(title: "t", content: Box(.vertical, [entry, button, ScrolledWindow(list)]))
          released = window
          window.show()
          let bag = DisposeBag()
          entry.rx.text.subscribe(onNext: { _ in }).disposed(by: bag)
          button.rx.tap.subscribe(onNext: { _ in }).disposed(by: bag)
          Driver.just(["x"]).drive(list.rx.items(cellType: TextCell.self)) { (_: Int, text: String, cell: TextCell) in
            cell.label.text = text
          }.disposed(by: bag)
          XCTAssertGreaterThan(SignalConnection.liveCount, before)
          MainLoop.runPending()
          window.close()
        }
        waitFor("closures are still alive: \(SignalConnection.liveCount - before)") {
          SignalConnection.liveCount <= before
        }
        XCTAssertNil(released)
      }
    }

    func testDestroyedWidgetCompletesItsEvents() throws {
      try onMain {
        let button = Button(title: "b")
        let window = Window(title: "t", content: button)
        window.show()
        var events: [String] = []
        let bag = DisposeBag()
        window.rx.deallocated.subscribe(
          onNext: { MainActor.assumeIsolated { events.append("deallocated") } },
          onCompleted: { MainActor.assumeIsolated { events.append("completed") } }
        ).disposed(by: bag)
        window.close()
        XCTAssertEqual(events, ["deallocated", "completed"])
      }
    }
  }
#endif
