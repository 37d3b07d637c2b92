// SPDX-License-Identifier: MIT
#if GTK
  import CGtk4
  import Foundation
  import RxCocoa
  import RxGTK
  import RxSwift
  import XCTest

  /// A window with a tree, on the screen.
  @MainActor
  private func show(_ tree: TreeView, title: String) -> Window {
    let window = Window(title: title, width: 300, height: 300, content: ScrolledWindow(tree))
    window.show()
    return window
  }

  /// Trees: rows that open, and children that come by themselves.
  final class TreeTests: GTKTestCase {
    func testChildrenAreSubscribedToWhileTheirRowIsOpen() throws {
      try onMain {
        let tree = TreeView()
        let window = show(tree, title: "tree")
        defer { window.close() }
        let bag = DisposeBag()
        let roots = BehaviorRelay(value: ["a", "b"])
        let children = BehaviorRelay(value: ["a1"])
        var listeners = 0
        let counted = children.asObservable()
          .do(
            onSubscribe: { MainActor.assumeIsolated { listeners += 1 } },
            onDispose: { MainActor.assumeIsolated { listeners -= 1 } })
        let childrenOfA: @MainActor (String) -> Observable<[String]>? = { $0 == "a" ? counted : nil }
        roots
          .bind(to: tree.rx.items(cellType: PlainCell.self, children: childrenOfA)) {
            (_: Int, text: String, cell: PlainCell) in
            MainActor.assumeIsolated { cell.text = text }
          }
          .disposed(by: bag)
        XCTAssertEqual(texts(of: tree), ["a", "b"])
        XCTAssertTrue(tree.isExpandable(0))
        XCTAssertFalse(tree.isExpandable(1))
        XCTAssertEqual(listeners, 0, "nobody has opened it")
        tree.setExpanded(true, at: 0)
        XCTAssertEqual(texts(of: tree), ["a", "a1", "b"])
        XCTAssertEqual((0..<3).map { tree.depth(of: $0) }, [0, 1, 0])
        children.accept(["a0", "a1", "a2"])
        XCTAssertEqual(texts(of: tree), ["a", "a0", "a1", "a2", "b"])
        roots.accept(["a", "b", "c"])
        XCTAssertTrue(tree.isExpanded(0), "what stays is closed")
        XCTAssertEqual(texts(of: tree), ["a", "a0", "a1", "a2", "b", "c"])
        XCTAssertEqual(listeners, 1)
        tree.setExpanded(false, at: 0)
        waitFor("\(listeners) listen to the children of a row that is closed") { listeners == 0 }
        tree.setExpanded(true, at: 0)
        XCTAssertEqual(texts(of: tree), ["a", "a0", "a1", "a2", "b", "c"])
        XCTAssertEqual(listeners, 1)
        roots.accept(["b", "c"])
        waitFor("\(listeners) listen to the children of an element that is gone") { listeners == 0 }
        XCTAssertEqual(texts(of: tree), ["b", "c"])
      }
    }

    func testRowsOpenWithRealKeysAndKeepTheSelection() throws {
      try RealInput.require()
      try onMain {
        let tree = TreeView()
        let window = show(tree, title: "tree keys")
        defer { window.close() }
        let bag = DisposeBag()
        let childrenOf: @MainActor (String) -> Observable<[String]>? = { text in
          text.count < 2 ? Observable.just([text + "1"]) : nil
        }
        Observable.just(["a", "b", "c"])
          .bind(to: tree.rx.items(cellType: PlainCell.self, children: childrenOf)) {
            (_: Int, text: String, cell: PlainCell) in
            MainActor.assumeIsolated { cell.text = text }
          }
          .disposed(by: bag)
        let selected = Record(tree.rx.modelSelected(String.self))
        let opened = Record(tree.rx.modelExpanded(String.self))
        try RealInput.focus(window)
        tree.focus()
        try RealInput.run("key", "--delay", "20", "Down", "Right")
        waitFor("nothing opens: \(selected.elements)") { opened.elements == ["b"] }
        XCTAssertEqual(texts(of: tree), ["a", "b", "b1", "c"])
        tree.setExpanded(true, at: 0)
        XCTAssertEqual(tree.selectedIndex, 2, "the selection does not go along with its row")
        XCTAssertEqual(selected.elements, ["b"], "a row that moves is told as selected")
        tree.setExpanded(false, at: 2)
        XCTAssertEqual(texts(of: tree), ["a", "a1", "b", "c"])
      }
    }

    func testRowsThatAreOutOfSightTellOfTheirOpenings() throws {
      try onMain {
        let tree = TreeView()
        let window = show(tree, title: "long tree")
        defer { window.close() }
        let childrenOf: @MainActor (Int) -> Observable<[Int]>? = { $0 < 1_000 ? Observable.just([$0 + 1_000]) : nil }
        let binding = Observable.just(Array(0..<1_000))
          .bind(to: tree.rx.items(cellType: PlainCell.self, children: childrenOf)) {
            (_: Int, number: Int, cell: PlainCell) in
            MainActor.assumeIsolated { cell.text = "\(number)" }
          }
        let opened = Record(tree.rx.modelExpanded(Int.self))
        let closed = Record(tree.rx.modelCollapsed(Int.self))
        for row in [999, 500, 0] {
          tree.setExpanded(true, at: row)
          tree.setExpanded(true, at: row)
        }
        XCTAssertEqual(opened.elements, [999, 500, 0])
        XCTAssertEqual(tree.count, 1_003)
        tree.setExpanded(false, at: 501)
        tree.setExpanded(true, at: 501)
        tree.setExpanded(true, at: 1)
        XCTAssertEqual(closed.elements, [500])
        XCTAssertEqual(opened.elements, [999, 500, 0, 500], "a row without children does not open")
        binding.dispose()
      }
    }

    func testARowOutOfSightTellsWhereItsChildrenOpenAnotherRow() throws {
      try onMain {
        let tree = TreeView()
        let window = show(tree, title: "row that opens another")
        defer { window.close() }
        var shown = 0
        let childrenOf: @MainActor (Int) -> Observable<[Int]>? = { number in
          guard number < 1_000 else { return nil }
          return Observable.deferred {
            if number == 500 { MainActor.assumeIsolated { tree.setExpanded(true, at: 0) } }
            return .just([number + 1_000])
          }
        }
        let binding = Observable.just(Array(0..<1_000))
          .bind(to: tree.rx.items(cellType: PlainCell.self, children: childrenOf)) { (_: Int, _: Int, _: PlainCell) in
            MainActor.assumeIsolated { shown += 1 }
          }
        waitFor("no row is in sight") { shown > 0 }
        let opened = Record(tree.rx.modelExpanded(Int.self))
        tree.setExpanded(true, at: 500)
        XCTAssertEqual(opened.elements, [0, 500])
        binding.dispose()
      }
    }

    /// Its children are in sight, and go with it: they have not been closed.
    func testOnlyTheRowThatClosesTells() throws {
      try onMain {
        let tree = TreeView()
        let window = show(tree, title: "long row")
        defer { window.close() }
        var shown: [Int] = []
        let numbers = PublishSubject<[Int]>()
        let childrenOf: @MainActor (Int) -> Observable<[Int]>? = { $0 == 0 ? Observable.just(Array(1..<1_000)) : nil }
        let binding = numbers.bind(to: tree.rx.items(cellType: PlainCell.self, children: childrenOf)) {
          (_: Int, number: Int, cell: PlainCell) in
          MainActor.assumeIsolated { shown.append(number) }
        }
        let closed = Record(tree.rx.modelCollapsed(Int.self))
        numbers.onNext([0, 1_000])
        tree.setExpanded(true, at: 0)
        gtk_widget_activate_action_variant(tree.pointer, "list.scroll-to-item", g_variant_new_uint32(999))
        waitFor("the last child is out of sight") { shown.contains(999) }
        tree.setExpanded(false, at: 0)
        XCTAssertEqual(closed.elements, [0])
        tree.setExpanded(true, at: 0)
        numbers.onNext([1_000])
        XCTAssertEqual(tree.count, 1)
        XCTAssertEqual(closed.elements, [0], "rows that go are not closed")
        binding.dispose()
      }
    }

    func testAnOpeningThatEndsTheBindingIsToldOnce() throws {
      try onMain {
        let tree = TreeView()
        let window = show(tree, title: "tree")
        defer { window.close() }
        var shown = 0
        let childrenOf: @MainActor (Int) -> Observable<[Int]>? = { $0 == 0 ? Observable.just([1]) : nil }
        let binding = Observable.just([0]).bind(to: tree.rx.items(cellType: PlainCell.self, children: childrenOf)) {
          (_: Int, _: Int, _: PlainCell) in
          MainActor.assumeIsolated { shown += 1 }
        }
        waitFor("the row is out of sight") { shown > 0 }
        let opened = Record(tree.rx.modelExpanded(Int.self))
        let end = tree.rx.modelExpanded(Int.self).bind { _ in binding.dispose() }
        tree.setExpanded(true, at: 0)
        XCTAssertEqual(opened.elements, [0])
        end.dispose()
      }
    }

    /// Keys open and close the row of the focus, which need not be the selected one.
    func testRowsOpenAndCloseWithRealKeys() throws {
      try RealInput.require()
      try onMain {
        for isLeftToRight in [true, false] {
          let tree = TreeView()
          gtk_widget_set_direction(tree.pointer, isLeftToRight ? GTK_TEXT_DIR_LTR : GTK_TEXT_DIR_RTL)
          let window = Window(
            title: "tree \(isLeftToRight)", width: 300, height: 300, content: ScrolledWindow(tree))
          window.show()
          defer { window.close() }
          let bag = DisposeBag()
          Observable.just(["a", "b"])
            .bind(
              to: tree.rx.items(cellType: PlainCell.self, children: { $0 == "b" ? Observable.just(["b1"]) : nil })
            ) { (_: Int, text: String, cell: PlainCell) in MainActor.assumeIsolated { cell.text = text } }
            .disposed(by: bag)
          try RealInput.focus(window)
          tree.focus()
          let (open, close) = isLeftToRight ? ("Right", "Left") : ("Left", "Right")
          try RealInput.run("key", "Down")
          waitFor("nothing is selected") { tree.selectedIndex == 1 }
          tree.selectedIndex = 0
          try RealInput.run("key", open)
          waitFor("nothing opens: \(texts(of: tree))") { texts(of: tree) == ["a", "b", "b1"] }
          try RealInput.run("key", close)
          waitFor("nothing closes: \(texts(of: tree))") { texts(of: tree) == ["a", "b"] }
          try RealInput.run("key", open)
          waitFor("nothing opens again: \(texts(of: tree))") { texts(of: tree) == ["a", "b", "b1"] }
        }
      }
    }
  }

  @MainActor
  private func texts(of tree: TreeView) -> [String] {
    (0..<tree.count).compactMap { tree.element(at: $0) as? String }
  }
#endif
