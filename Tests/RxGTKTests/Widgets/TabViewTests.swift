// SPDX-License-Identifier: MIT
#if GTK
  import CGtk4
  import RxCocoa
  import RxGTK
  import RxSwift
  import XCTest

  /// Pages that come and go.
  final class TabViewTests: GTKTestCase {
    func testThePlaceOfThePageIsToldWhenPagesBeforeItGo() throws {
      try onMain {
        withTabs { view in
          let selected = Record(view.rx.selectedIndex)
          view.append(Label("d"), title: "d")
          view.close(view.pages[3])
          waitFor("the page stays") { view.pages.count == 3 }
          XCTAssertEqual(selected.elements, [0], "nothing has changed for the page that is shown")
          view.close(view.pages[0])
          waitFor("the page stays") { view.pages.count == 2 }
          XCTAssertEqual(view.selectedPage?.title, "b")
          XCTAssertEqual(selected.elements.last, 0)
          view.selectedIndex = 1
          XCTAssertEqual(selected.elements.last, 1)
          view.close(view.pages[0])
          waitFor("the page stays") { view.pages.count == 1 }
          XCTAssertEqual(selected.elements.last, 0)
          let count = selected.elements.count
          view.close(view.pages[0])
          waitFor("the page stays") { view.pages.isEmpty }
          XCTAssertEqual(selected.elements.dropFirst(count), [nil])
        }
      }
    }

    /// As when the user drags its tab there.
    func testAPageGoesFromOneViewToAnother() throws {
      try onMain {
        withTabs { view in
          withTabs { other in
            let (closed, selected) = (Record(view.rx.pageClosed), Record(other.rx.selectedIndex))
            let page = view.pages[1]
            adw_tab_view_transfer_page(view.opaque, adw_tab_view_get_nth_page(view.opaque, 1), other.opaque, 3)
            XCTAssertEqual(view.pages.map(\.title), ["a", "c"])
            XCTAssertEqual(other.pages.map(\.title), ["a", "b", "c", "b"])
            XCTAssertTrue(other.pages[3] === page)
            XCTAssertEqual(closed.elements.map(\.title), [], "a page that goes elsewhere is not closed")
            XCTAssertEqual(selected.elements.last, other.selectedIndex)
            var questions: [String?] = []
            let end = other.onClose { page in
              questions.append(page.title)
              return .just(true)
            }
            let closedThere = Record(other.rx.pageClosed)
            other.close(page)
            waitFor("the page stays") { other.pages.count == 3 }
            XCTAssertEqual(questions, ["b"])
            XCTAssertEqual(closedThere.elements.map(\.title), ["b"])
            end.dispose()
          }
        }
      }
    }

    /// GTK tells of every view that a page is on its way, while the user drags any.
    func testAPageClosesWhileAnotherGoesElsewhere() throws {
      try onMain {
        withTabs { view in
          withTabs { other in
            let closed = Record(other.rx.pageClosed.map { page in MainActor.assumeIsolated { page.title } })
            weak let page = other.pages[0]
            let close = SignalConnection(view.object, "page-detached") { _ in other.close(other.pages[0]) }
            adw_tab_view_transfer_page(view.opaque, adw_tab_view_get_nth_page(view.opaque, 1), other.opaque, 0)
            close.dispose()
            XCTAssertEqual(closed.elements, ["a"])
            XCTAssertEqual(other.pages.map(\.title), ["b", "b", "c"])
            waitFor("the page stays in memory") { page == nil }
          }
        }
      }
    }

    func testAPageMayBeAnsweredForWhileItGoesElsewhereAndThere() throws {
      try onMain {
        for isOnTheWay in [true, false] {
          withTabs { view in
            withTabs { other in
              let answer = PublishSubject<Bool>()
              let end = view.onClose { _ in answer.take(1).asSingle() }
              let closed = Record(other.rx.pageClosed)
              view.close(view.pages[1])
              let detached = SignalConnection(view.object, "page-detached") { _ in if isOnTheWay { answer.onNext(true) }
              }
              adw_tab_view_transfer_page(view.opaque, adw_tab_view_get_nth_page(view.opaque, 1), other.opaque, 0)
              detached.dispose()
              XCTAssertEqual(other.pages.map(\.title), ["b", "a", "b", "c"])
              if !isOnTheWay { answer.onNext(true) }
              waitFor("the page stays") { other.pages.map(\.title) == ["a", "b", "c"] }
              XCTAssertEqual(closed.elements.map(\.title), ["b"])
              XCTAssertEqual(view.pages.map(\.title), ["a", "c"])
              end.dispose()
            }
          }
        }
      }
    }

    func testAPageThatWasNotToCloseCanBeClosedElsewhere() throws {
      try onMain {
        withTabs { view in
          withTabs { other in
            let answer = PublishSubject<Bool>()
            let end = view.onClose { _ in answer.take(1).asSingle() }
            view.close(view.pages[1])
            adw_tab_view_transfer_page(view.opaque, adw_tab_view_get_nth_page(view.opaque, 1), other.opaque, 0)
            answer.onNext(false)
            other.close(other.pages[0])
            waitFor("the page stays") { other.pages.map(\.title) == ["a", "b", "c"] }
            end.dispose()
          }
        }
      }
    }

    func testAPageWhoseQuestionFailedCanBeClosedLater() throws {
      try onMain {
        withTabs { view in
          var answers: [Single<Bool>] = [.error(Failure()), .just(true)]
          let end = view.onClose { _ in answers.removeFirst() }
          view.close(view.pages[0])
          waitFor("work is left") { !MainLoop.runPending() }
          XCTAssertEqual(view.pages.count, 3)
          view.close(view.pages[0])
          waitFor("the page stays") { view.pages.count == 2 }
          end.dispose()
        }
      }
    }

    func testAPageWhoseQuestionWasDroppedCanBeClosedLater() throws {
      try onMain {
        withTabs { view in
          var dropped = 0
          let end = view.onClose { _ in
            .never().do(onDispose: { MainActor.assumeIsolated { dropped += 1 } })
          }
          view.close(view.pages[0])
          view.close(view.pages[1])
          XCTAssertEqual(dropped, 0)
          end.dispose()
          waitFor("the questions stay") { dropped == 2 }
          XCTAssertEqual(view.pages.count, 3)
          view.close(view.pages[0])
          waitFor("the page stays") { view.pages.count == 2 }
        }
      }
    }
  }

  private struct Failure: Error {}

  @MainActor
  private func withTabs(_ body: (TabView) throws -> Void) rethrows {
    let view = TabView()
    for name in ["a", "b", "c"] { view.append(Label(name), title: name) }
    let window = Window(title: "tabs", width: 300, height: 200, content: Box(.vertical, [TabBar(view), view]))
    window.show()
    defer { window.close() }
    try body(view)
  }
#endif
