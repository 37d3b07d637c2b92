// SPDX-License-Identifier: MIT
#if GTK
  import Foundation
  import RxCocoa
  import RxDataSources
  import RxGTK
  import RxSwift
  import XCTest

  /// Which rows a list says are seen soon.
  final class PrefetchTests: GTKTestCase {
    @MainActor
    private final class Scene {
      let view: ItemsView
      let scroller: ScrolledWindow
      let window: Window
      let rows: BehaviorRelay<[Int]>
      let bag = DisposeBag()
      private(set) var prefetched: [[Int]] = []
      private(set) var cancelled: [[Int]] = []
      /// What was told, and neither cancelled nor told again.
      private(set) var open: Set<Int> = []
      /// The rows that were told twice with nothing in between.
      private(set) var repeated: [Int] = []

      init(_ view: ItemsView, count: Int) {
        self.view = view
        scroller = ScrolledWindow(view)
        scroller.setExpands(horizontally: true, vertically: true)
        rows = BehaviorRelay(value: Array(0..<count))
        window = Window(title: "prefetch", width: 300, height: 300, content: scroller)
        rows.bind(to: view.rx.items(cellType: PlainCell.self)) { (_: Int, number: Int, cell: PlainCell) in
          MainActor.assumeIsolated { cell.text = "\(number)" }
        }
        .disposed(by: bag)
        view.rx.prefetchItems.subscribe(onNext: { [weak self] paths in
          MainActor.assumeIsolated { self?.note(paths) }
        }).disposed(by: bag)
        view.rx.cancelPrefetchingForItems.subscribe(onNext: { [weak self] paths in
          MainActor.assumeIsolated { self?.cancel(paths) }
        }).disposed(by: bag)
        window.show()
      }

      private func note(_ paths: [IndexPath]) {
        XCTAssert(paths.allSatisfy { $0.section == 0 })
        prefetched.append(paths.map(\.item))
        repeated += prefetched.last!.filter(open.contains)
        open.formUnion(prefetched.last!)
      }

      private func cancel(_ paths: [IndexPath]) {
        cancelled.append(paths.map(\.item))
        for item in cancelled.last! { XCTAssertNotNil(open.remove(item), "\(item) was never told") }
      }

      /// Scrolls, and waits until a row is in sight that was not.
      func scroll(to offset: Double, line: UInt = #line) {
        let (before, count) = (view.indexesInSight, prefetched.count)
        scroller.contentOffset = offset
        waitFor("nothing scrolls", line: line) { view.indexesInSight != before }
        waitFor("nothing is told", line: line) { prefetched.count > count }
      }
    }

    func testRowsAreToldBeforeTheyAreSeen() throws {
      try onMain {
        for view in [ListView(), GridView()] {
          let scene = Scene(view, count: 1000)
          defer { scene.window.close() }
          waitFor("nothing is told") { !scene.prefetched.isEmpty }
          let inSight = try XCTUnwrap(view.indexesInSight.last)
          let first = scene.prefetched[0]
          XCTAssertGreaterThan(first[0], inSight)
          XCTAssertLessThanOrEqual(first[0], inSight + 8, "rows in sight of which a part is hidden")
          XCTAssertEqual(first, Array(first[0]..<first[0] + first.count))
          XCTAssertGreaterThanOrEqual(first.count, view.indexesInSight.count)
          scene.scroll(to: 60)
          // The next rows only, and none twice.
          XCTAssertEqual(scene.prefetched[1][0], first.last! + 1)
          XCTAssertEqual(scene.cancelled, [])
          XCTAssertEqual(scene.repeated, [])
        }
      }
    }

    func testRowsThatDoNotComeAreCancelled() throws {
      try onMain {
        let list = ListView()
        let scene = Scene(list, count: 1000)
        defer { scene.window.close() }
        waitFor("nothing is told") { !scene.prefetched.isEmpty }
        scene.scroll(to: 10_000)
        XCTAssertEqual(scene.cancelled, [scene.prefetched[0]], "a jump over the rows")
        let ahead = scene.prefetched[1]
        scene.scroll(to: 9_900)
        let top = try XCTUnwrap(list.indexesInSight.first)
        // The other way: the nearest first.
        XCTAssertLessThan(scene.prefetched[2][0], top)
        XCTAssertEqual(scene.prefetched[2], scene.prefetched[2].sorted(by: >))
        XCTAssertEqual(Set(scene.cancelled[1]), Set(ahead).subtracting(list.indexesInSight))
        XCTAssertEqual(scene.repeated, [])
      }
    }

    func testAtTheTopRowsBelowAreTold() throws {
      try onMain {
        let scene = Scene(ListView(), count: 1000)
        defer { scene.window.close() }
        waitFor("nothing is told") { !scene.prefetched.isEmpty }
        scene.scroll(to: 10_000)
        scene.scroll(to: 0)
        XCTAssertEqual(scene.prefetched.last, scene.prefetched.first)
      }
    }

    func testRowsAreToldWhileTheUserScrolls() throws {
      try onMain {
        let scene = Scene(ListView(), count: 1000)
        defer { scene.window.close() }
        waitFor("nothing is told") { !scene.prefetched.isEmpty }
        // In each frame, far from the end.
        scene.view.rx.frames
          .subscribe(onNext: { [weak scroller = scene.scroller] _ in
            MainActor.assumeIsolated { scroller?.contentOffset += 2 }
          })
          .disposed(by: scene.bag)
        waitFor("nothing is told while the list moves", seconds: 20) { scene.prefetched.count > 4 }
        XCTAssertLessThan(scene.scroller.contentOffset, 10_000)
      }
    }

    func testNewRowsAreTold() throws {
      try onMain {
        let list = ListView()
        let scene = Scene(list, count: 3)
        defer { scene.window.close() }
        waitFor("nothing is shown") { list.indexesInSight.count == 3 }
        XCTAssertEqual(scene.prefetched, [], "there is nothing more")
        scene.rows.accept(Array(0..<100))
        waitFor("the new rows are not told") { !scene.prefetched.isEmpty }
        let count = scene.prefetched.count
        scene.rows.accept(Array(1000..<1100))
        waitFor("other rows in the places of those are not told") { scene.prefetched.count > count }
        XCTAssertEqual(scene.prefetched.last?.first, scene.prefetched[0].first)
        XCTAssertEqual(scene.cancelled, [])
      }
    }

    func testRowsOfATableAndItemsOfSectionsAreTold() throws {
      try onMain {
        let sections = (0..<30).map { section in
          AnimatableSectionModel(model: "S\(section)", items: (0..<5).map { "\(section)-\($0)" })
        }
        var list: SectionedList? = SectionedList("prefetch in sections", sections)
        let (rows, items) = (Record(list!.view.rx.prefetchRows), Record(list!.view.rx.prefetchItems))
        let cancelled = Record(list!.view.rx.cancelPrefetchingForRows)
        waitFor("nothing is told") { !rows.elements.isEmpty }
        XCTAssertEqual(rows.elements, items.elements)
        XCTAssertTrue(rows.elements[0].allSatisfy { $0.item < 5 }, "a title is no item")
        XCTAssertGreaterThan(Set(rows.elements[0].map(\.section)).count, 1)
        list?.scroller.contentOffset = 2000
        waitFor("nothing is cancelled") { cancelled.elements == [rows.elements[0]] }
        list?.window.close()
        list = nil
        waitFor("the streams go on") { rows.isCompleted && cancelled.isCompleted }
      }
    }
  }
#endif
