// SPDX-License-Identifier: MIT
#if GTK
  import CGtk4
  import Foundation
  import RxCocoa
  import RxDataSources
  import RxGTK
  import RxSwift
  import RxTestSupport
  import XCTest

  /// A view that is bound again, and bindings that end while something is on its way.
  final class RebindingTests: GTKTestCase {
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

    func testTheNewBindingStaysWhenTheOldOneIsDisposedLater() throws {
      try onMain {
        let list = ListView()
        let window = show(list)
        defer { window.close() }
        let binding = SerialDisposable()
        binding.disposable = bind(.just(["old"]), list)
        waitFor("the old rows are not shown") { shownTexts(list.pointer) == ["old"] }
        let old = PublishSubject<[String]>()
        let between = bind(old, list)
        // `SerialDisposable` disposes the binding before when the new one is made.
        binding.disposable = bind(.just(["new"]), list)
        old.onNext(["older"])
        between.dispose()
        waitFor("the new rows are not shown") { shownTexts(list.pointer) == ["new"] }
        binding.dispose()
        XCTAssertEqual(list.count, 0)
      }
    }

    func testTheNewSectionsStayWhenTheOldOnesAreDisposedLater() throws {
      try onMain {
        let list = ListView()
        let window = show(list)
        defer { window.close() }
        let sections = [Section(model: "s", items: ["a", "b"])]
        let binding = SerialDisposable()
        // With the same data source, and with another one.
        let same = dataSource()
        for source in [same, same, dataSource()] {
          binding.disposable = Observable.just(sections).bind(to: list.rx.items(dataSource: source))
          waitFor("the items are not shown") { shownTexts(list.pointer) == ["a", "b"] }
          XCTAssertEqual(list.element(at: IndexPath(item: 1, section: 0)) as? String, "b")
        }
        binding.dispose()
        XCTAssertEqual(list.count, 0)
      }
    }

    func testSectionsAfterPlainRows() throws {
      try onMain {
        let list = ListView()
        let window = show(list)
        defer { window.close() }
        bind(.just(["plain", "rows"]), list).dispose()
        let plain = bind(.just(["plain", "rows"]), list)
        waitFor("the rows are not shown") { shownTexts(list.pointer) == ["plain", "rows"] }
        plain.dispose()
        let sections = PublishSubject<[Section]>()
        let binding = sections.bind(to: list.rx.items(dataSource: dataSource()))
        sections.onNext([Section(model: "s", items: ["item"])])
        waitFor("the item is not shown") { shownTexts(list.pointer) == ["item"] }
        binding.dispose()
      }
    }

    func testNothingIsShownAfterTheBindingHasEnded() throws {
      try onMain {
        let list = ListView()
        let window = show(list)
        defer { window.close() }
        let (rows, sections) = (PublishSubject<[String]>(), PublishSubject<[Section]>())
        let plain = bind(rows, list)
        elsewhere { rows.onNext(["late"]) }
        plain.dispose()
        let sectioned = sections.bind(to: list.rx.items(dataSource: dataSource()))
        elsewhere { sections.onNext([Section(model: "s", items: ["late"])]) }
        sectioned.dispose()
        waitFor("work is left") { !MainLoop.runPending() }
        XCTAssertEqual(list.count, 0)
      }
    }

    /// Nobody disposes the binding: it ends with its view.
    func testABindingEndsWithItsView() throws {
      try onMain {
        let sections = BehaviorSubject(value: [Section(model: "s", items: ["a"])])
        let rows = BehaviorSubject(value: ["a"])
        weak var source: AnyObject?
        do {
          let (list, plain) = (ListView(), ListView())
          let window = show(Box(.vertical, [list, plain]))
          let dataSource = dataSource()
          source = dataSource
          _ = sections.bind(to: list.rx.items(dataSource: dataSource))
          _ = bind(rows, plain)
          waitFor("the item is not shown") { shownTexts(list.pointer) == ["a"] && shownTexts(plain.pointer) == ["a"] }
          window.close()
        }
        waitFor("the bindings go on") { !sections.hasObservers && !rows.hasObservers }
        waitFor("the data source stays") { source == nil }
      }
    }

    func testATreeIsBoundAgain() throws {
      try onMain {
        let tree = TreeView()
        let window = show(tree)
        defer { window.close() }
        let binding = SerialDisposable()
        for text in ["old", "new"] {
          binding.disposable = Observable.just([text])
            .bind(to: tree.rx.items(cellType: PlainCell.self, children: { _ in nil })) {
              (_: Int, text: String, cell: PlainCell) in MainActor.assumeIsolated { cell.text = text }
            }
          waitFor("\(text) is not shown") { shownTexts(tree.pointer) == [text] }
        }
        binding.dispose()
        XCTAssertEqual(tree.count, 0)
      }
    }

    /// The rows of the new binding have their own children, even if they are equal.
    func testATreeOfEqualRootsIsBoundAgain() throws {
      try onMain {
        let tree = TreeView()
        let window = show(tree)
        defer { window.close() }
        let binding = SerialDisposable()
        let children = [PublishSubject<[String]>(), PublishSubject<[String]>()]
        for child in children {
          binding.disposable = Observable.just(["root"])
            .bind(
              to: tree.rx.items(
                cellType: PlainCell.self, children: { $0 == "root" ? child.asObservable().startWith(["x"]) : nil })
            ) { (_: Int, text: String, cell: PlainCell) in MainActor.assumeIsolated { cell.text = text } }
          tree.setExpanded(true, at: 0)
          waitFor("the row does not open") { tree.count == 2 }
        }
        waitFor("the children of the old binding are alive") { !children[0].hasObservers }
        XCTAssertTrue(children[1].hasObservers)
        binding.dispose()
        waitFor("the children of the new binding are alive") { !children[1].hasObservers }
      }
    }

    /// A subscriber that learns of a cell ends the binding in the middle of a change.
    func testABindingThatEndsDuringItsOwnChange() throws {
      try onMain {
        for endsAtDisplay in [true, false] {
          let list = ListView()
          let window = show(list)
          defer { window.close() }
          let sections = BehaviorRelay(value: [
            Section(model: "1", items: (0..<10).map { "a\($0)" }),
            Section(model: "2", items: (0..<10).map { "b\($0)" }),
          ])
          let binding = sections.bind(to: list.rx.items(dataSource: dataSource()))
          waitFor("the items are not shown") { shownTexts(list.pointer).contains("b3") }
          let displays =
            endsAtDisplay ? list.rx.willDisplayCell.map { _ in } : list.rx.didEndDisplayingCell.map { _ in }
          let end = displays.take(1).subscribe(onNext: { binding.dispose() })
          sections.accept([
            Section(model: "2", items: (3..<10).map { "b\($0)" } + ["new"]),
            Section(model: "1", items: ["first"] + (0..<8).reversed().map { "a\($0)" }),
            Section(model: "3", items: ["c"]),
          ])
          waitFor("work is left") { !MainLoop.runPending() }
          XCTAssertEqual(list.count, 0)
          XCTAssertEqual(shownTexts(list.pointer), [])
          end.dispose()
        }
      }
    }

    /// A subscriber that learns of the last cell adds rows, as a list that loads more does.
    func testRowsThatComeWhenACellIsShown() throws {
      try onMain {
        let list = ListView()
        let window = show(list)
        defer { window.close() }
        let rows = BehaviorRelay(value: (0..<3).map { "\($0)" })
        let more = list.rx.willDisplayCell
          .map { $0.indexPath.item }
          .filter { $0 == rows.value.count - 1 && rows.value.count < 100 }
          .subscribe(onNext: { _ in rows.accept(rows.value + (0..<3).map { "\(rows.value.count + $0)" }) })
        let binding = bind(rows.asObservable(), list)
        waitFor("\(list.count) rows came") { list.count >= 100 }
        XCTAssertEqual(list.element(at: 99) as? String, "99")
        waitFor("the rows are not shown") { shownTexts(list.pointer).prefix(5) == ["0", "1", "2", "3", "4"] }
        more.dispose()
        binding.dispose()
      }
    }

    func testAWindowAsksTheNewQuestionWhenTheOldOneIsDisposedLater() throws {
      try onMain {
        let window = Window(title: "t", content: Label("x"))
        window.show()
        let question = SerialDisposable()
        var asked: [String] = []
        for name in ["old", "new"] {
          question.disposable = window.onCloseRequest {
            asked.append(name)
            return .just(false)
          }
        }
        window.requestClose()
        waitFor("nobody is asked") { !asked.isEmpty }
        XCTAssertEqual(asked, ["new"])
        question.dispose()
        window.close()
      }
    }
  }

  private typealias Section = AnimatableSectionModel<String, String>

  @MainActor
  private func show(_ view: Widget) -> Window {
    let scroller = ScrolledWindow(view)
    scroller.setExpands(horizontally: true, vertically: true)
    let window = Window(title: "rebinding", width: 300, height: 300, content: scroller)
    window.show()
    return window
  }

  @MainActor
  private func bind(_ rows: Observable<[String]>, _ list: ListView) -> any Disposable {
    rows.bind(to: list.rx.items(cellType: PlainCell.self)) { (_: Int, text: String, cell: PlainCell) in
      MainActor.assumeIsolated { cell.text = text }
    }
  }

  @MainActor
  private func dataSource() -> RxListViewSectionedAnimatedDataSource<Section> {
    RxListViewSectionedAnimatedDataSource<Section>(configureCell: { _, list, _, item in
      let cell = list.dequeueReusableCell(PlainCell.self)
      cell.text = item
      return cell
    })
  }
#endif
