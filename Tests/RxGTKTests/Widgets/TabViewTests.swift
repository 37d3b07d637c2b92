// SPDX-License-Identifier: MIT
#if GTK
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
