// SPDX-License-Identifier: MIT
#if GTK
  import CGtk4
  import Foundation
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

  /// A list in a window, and what it says of its end.
  @MainActor
  private final class Scene {
    let rows: BehaviorRelay<[String]>
    let scroller: ScrolledWindow
    let window: Window
    private let list = ListView()
    private let ends: Record<Int>
    private let bag = DisposeBag()

    init(_ rows: [String] = [], height: Int32 = 400, clamped: Bool = false) {
      self.rows = BehaviorRelay(value: rows)
      scroller = ScrolledWindow(clamped ? Clamp(list, width: 200) : list)
      if RealInput.isKiosk {
        scroller.setPlacement(vertically: .start)
        scroller.setMinimumSize(height: height)
      } else {
        scroller.setExpands(horizontally: true, vertically: true)
      }
      window = Window(title: "t", width: 300, height: height, content: scroller)
      ends = Record(scroller.rx.reachedEnd(distance: 50).map { 1 })
      self.rows.bind(to: list.rx.items(cellType: RowCell.self)) { (_: Int, text: String, cell: RowCell) in
        MainActor.assumeIsolated { cell.text = text }
      }
      .disposed(by: bag)
    }

    /// Makes the window so high; a kiosk gives it the whole screen, so that it is the view there.
    func setHeight(_ height: Int32) {
      if RealInput.isKiosk {
        scroller.setMinimumSize(height: height)
      } else {
        gtk_window_set_default_size(window.window, 300, height)
      }
    }

    /// Waits until an observer was told of the end so many times, and for a while more: it is not told more often.
    func expect(_ count: Int, of observer: Record<Int>? = nil, _ message: String = "", line: UInt = #line) {
      let observer = observer ?? ends
      waitFor("\(observer.elements.count) ends, not \(count): \(message)", line: line) {
        observer.elements.count >= count
      }
      settle()
      XCTAssertEqual(observer.elements.count, count, message, line: line)
    }

    /// Runs the loop for a while, and on a busy machine until the window was painted five times. GTK lays everything out, and an event that
    /// should not come has time to come.
    func settle() {
      var painted = 0
      let frames = window.rx.frames.bind { _ in painted += 1 }
      defer { frames.dispose() }
      let (end, limit) = (DispatchTime.now() + 0.3, DispatchTime.now() + 3)
      while DispatchTime.now() < end || painted < 5 && DispatchTime.now() < limit {
        if !MainLoop.runPending() { usleep(1000) }
      }
    }

    var countNow: Int { ends.elements.count }
  }

  private func texts(_ numbers: Range<Int>) -> [String] { numbers.map(String.init) }

  final class ReachedEndTests: GTKTestCase {
    func testScrollingToTheEndIsToldOnceForEachTime() throws {
      try onMain {
        let scene = Scene(texts(0..<200))
        defer { scene.window.close() }
        scene.window.show()
        waitFor("the list cannot be scrolled") { scene.scroller.isScrollable }
        scene.expect(0)
        scene.scroller.contentOffset = 10
        XCTAssertEqual(scene.countNow, 0)
        scene.scroller.contentOffset += scene.scroller.distanceToEnd
        scene.expect(1)
        scene.scroller.contentOffset -= 5
        scene.expect(1)
        scene.scroller.contentOffset = 0
        scene.scroller.contentOffset += scene.scroller.distanceToEnd
        scene.expect(2)
      }
    }

    func testAListThatIsShorterThanItsWindowIsAtItsEnd() throws {
      for clamped in [false, true] {
        try onMain {
          let scene = Scene(clamped: clamped)
          defer { scene.window.close() }
          scene.window.show()
          scene.expect(0, "no rows have no end")
          scene.rows.accept(texts(0..<3))
          XCTAssertEqual(scene.countNow, 0, "the rows were not laid out yet")
          scene.expect(1)
          XCTAssertFalse(scene.scroller.isScrollable)
          scene.rows.accept(texts(0..<3))
          scene.expect(1, "the rows are the same")
          scene.rows.accept(texts(0..<6))
          scene.expect(2, "there are more rows, and still too few")
          scene.rows.accept(texts(10..<16))
          scene.expect(3, "these are other rows, of the same height")
          scene.rows.accept(texts(0..<200))
          scene.expect(3, "the end is far away")
          scene.rows.accept([])
          scene.expect(3, "no rows have no end")
          scene.rows.accept(texts(0..<6))
          scene.expect(4)
        }
      }
    }

    /// What loads more at the end of the list fills the window and stops.
    func testAWindowIsFilledPageByPage() throws {
      try onMain {
        let scene = Scene(height: 700)
        defer { scene.window.close() }
        scene.window.show()
        let bag = DisposeBag()
        let rows = scene.rows
        scene.scroller.rx.reachedEnd()
          .subscribe(onNext: { rows.accept(texts(0..<rows.value.count + 5)) })
          .disposed(by: bag)
        rows.accept(texts(0..<5))
        scene.settle()
        waitFor("the window is not filled") { scene.scroller.isScrollable && scene.scroller.distanceToEnd > 200 }
        let filled = rows.value.count
        scene.settle()
        XCTAssertEqual(rows.value.count, filled, "it does not stop")
        XCTAssertLessThan(filled, 100)
      }
    }

    /// Else a page that fails would be asked for again with each frame, because the row at the end says that it failed.
    func testALastRowThatIsExchangedIsNoNewEnd() throws {
      try onMain {
        let scene = Scene(["a", "b", "more"])
        scene.window.show()
        scene.expect(1)
        for text in ["failed", "more"] {
          scene.rows.accept(["a", "b", text])
          scene.expect(1, text)
        }
        scene.rows.accept(["a", "b", "c", "more"])
        scene.expect(2)
        scene.rows.accept(["d", "e", "f", "more"])
        scene.expect(3)
        scene.window.close()
      }
    }

    func testRowsThatCameBeforeTheWindowWasShown() throws {
      try onMain {
        let scene = Scene(texts(0..<3))
        defer { scene.window.close() }
        scene.expect(0, "nobody sees the end")
        scene.window.show()
        scene.expect(1)
        scene.scroller.isHidden = true
        scene.rows.accept(texts(10..<13))
        scene.expect(1, "nobody sees the end")
        scene.scroller.isHidden = false
        scene.expect(2)
      }
    }

    /// A view model that asks for a page again after a failure must not do so by itself, on and on.
    func testASubscriberAtTheEndIsToldWhenSomethingHappens() throws {
      try onMain {
        let scene = Scene(texts(0..<20), height: 300)
        defer { scene.window.close() }
        scene.window.show()
        waitFor("the list cannot be scrolled") { scene.scroller.isScrollable }
        scene.scroller.contentOffset += scene.scroller.distanceToEnd
        scene.settle()
        let late = Record(scene.scroller.rx.reachedEnd(distance: 50).map { 1 })
        scene.settle()
        XCTAssertEqual(late.elements.count, 0, "nothing has happened")
        scene.setHeight(280)
        scene.settle()
        XCTAssertEqual(late.elements.count, 0, "a view that gets smaller reaches nothing")
        scene.scroller.contentOffset -= 1
        XCTAssertEqual(late.elements.count, 1, "the user scrolls at the end")
        scene.rows.accept(texts(0..<4))
        scene.expect(2, of: late)
        let last = Record(scene.scroller.rx.reachedEnd(distance: 50).map { 1 })
        scene.rows.accept(texts(0..<5))
        scene.expect(1, of: last)
      }
    }

    func testRowsThatCameJustBeforeTheSubscription() throws {
      try onMain {
        let scene = Scene()
        defer { scene.window.close() }
        scene.window.show()
        scene.settle()
        scene.rows.accept(texts(0..<4))
        let ends = Record(scene.scroller.rx.reachedEnd().map { 1 })
        scene.expect(1, of: ends)
      }
    }

    func testAWindowThatGrowsToTheEnd() throws {
      try onMain {
        let scene = Scene(texts(0..<20), height: 160)
        defer { scene.window.close() }
        scene.window.show()
        scene.expect(0)
        scene.setHeight(800)
        scene.expect(1)
        XCTAssertFalse(scene.scroller.isScrollable)
      }
    }

    func testDisposingEndsTheWatchAtOnceAndReleasesIt() throws {
      try onMain {
        let scene = Scene(texts(0..<3))
        defer { scene.window.close() }
        scene.window.show()
        let before = SignalConnection.liveCount
        var count = 0
        let subscription = scene.scroller.rx.reachedEnd()
          .subscribe(onNext: { MainActor.assumeIsolated { count += 1 } })
        XCTAssertGreaterThan(SignalConnection.liveCount, before)
        subscription.dispose()
        XCTAssertEqual(SignalConnection.liveCount, before)
        scene.settle()
        XCTAssertEqual(count, 0, "a frame that was waited for still counts")
      }
    }

    func testTheWatchEndsWithTheView() throws {
      try onMain {
        let before = SignalConnection.liveCount
        var scene: Scene? = Scene(texts(0..<3))
        scene?.window.show()
        let ends = Record(scene!.scroller.rx.reachedEnd().map { 1 })
        // Closed in the middle of the wait for a frame.
        scene?.window.close()
        scene = nil
        waitFor("the end of the view is not told") { ends.isCompleted }
        waitFor("closures outlive the view: \(SignalConnection.liveCount - before)") {
          SignalConnection.liveCount <= before
        }
        XCTAssertEqual(ends.elements, [])
      }
    }
  }
#endif
