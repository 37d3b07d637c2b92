// SPDX-License-Identifier: MIT
import Foundation
import RxDataSources
import RxSwift
import RxTest
import XCTest

/// A data source and a view that show two rows; with more than three items in two lists the next differences are found elsewhere.
@MainActor
private func makeLong(_ scheduler: TestScheduler) -> (AnimatedSectionedDataSource<List>, RowsView) {
  let (dataSource, view) = make(scheduler)
  dataSource.backgroundThreshold = 3
  dataSource.view(view, observedEvent: .next([list(1, 1, 2)]))
  XCTAssertEqual(view.reloads, 1)
  return (dataSource, view)
}

/// Differences that are found elsewhere, in virtual time: finding takes one tick, coming back another one.
final class BackgroundDifferencesTests: DataSourceTestCase {
  func testTheModelAndTheViewChangeTogetherWhenDifferencesAreThere() throws {
    onMain {
      let scheduler = TestScheduler(initialClock: 0)
      let (dataSource, view) = makeLong(scheduler)
      dataSource.view(view, observedEvent: .next([list(1, 1, 2, 3)]))
      XCTAssertEqual(view.texts, ["1", "2"])
      XCTAssertEqual(dataSource.sectionModels.map(\.items.count), [2])
      scheduler.advanceTo(1)
      XCTAssertEqual(view.texts, ["1", "2"])
      XCTAssertEqual(dataSource.sectionModels.map(\.items.count), [2])
      scheduler.advanceTo(2)
      XCTAssertEqual(view.texts, ["1", "2", "3"])
      XCTAssertEqual(dataSource.sectionModels.map(\.items.count), [3])
      XCTAssertEqual(view.reloads, 1)
    }
  }

  func testShortListsAreShownAtOnce() throws {
    onMain {
      let (dataSource, view) = makeLong(TestScheduler(initialClock: 0))
      dataSource.view(view, observedEvent: .next([list(1, 2)]))
      XCTAssertEqual(view.texts, ["2"])
    }
  }

  func testOfTheListsThatComeDuringTheSearchTheLatestWins() throws {
    onMain {
      let scheduler = TestScheduler(initialClock: 0)
      let (dataSource, view) = makeLong(scheduler)
      for last in 3...6 { dataSource.view(view, observedEvent: .next([list(1, 1, 2, last)])) }
      scheduler.advanceTo(2)
      XCTAssertEqual(view.texts, ["1", "2", "3"])
      scheduler.start()
      XCTAssertEqual(view.texts, ["1", "2", "6"])
      // Those in between were never shown: one batch for the first list, two for the last.
      XCTAssertEqual(view.batches.count, 3)
    }
  }

  func testAListThatWaitsIsShownInItsTurnEvenIfItIsShort() throws {
    onMain {
      let scheduler = TestScheduler(initialClock: 0)
      let (dataSource, view) = makeLong(scheduler)
      dataSource.view(view, observedEvent: .next([list(1, 1, 2, 3)]))
      dataSource.view(view, observedEvent: .next([list(1)]))
      scheduler.advanceTo(2)
      XCTAssertEqual(view.texts, [])
      XCTAssertEqual(view.batches.count, 2)
    }
  }

  func testARowMovedDuringTheSearchKeepsModelAndViewTogether() throws {
    onMain {
      let scheduler = TestScheduler(initialClock: 0)
      let (dataSource, view) = makeLong(scheduler)
      dataSource.view(view, observedEvent: .next([list(1, 1, 2, 3)]))
      view.performBatchUpdates {
        dataSource.moveRow(at: IndexPath(row: 0, section: 0), to: IndexPath(row: 1, section: 0))
        view.moveItemAtIndexPath(IndexPath(row: 0, section: 0), to: IndexPath(row: 1, section: 0))
      }
      XCTAssertEqual(view.texts, ["2", "1"])
      scheduler.advanceTo(2)
      XCTAssertEqual(view.texts, ["2", "1"])
      scheduler.start()
      XCTAssertEqual(view.texts, ["1", "2", "3"])
      XCTAssertEqual(view.reloads, 1)
    }
  }

  func testWhatWasStoppedIsNotShown() throws {
    onMain {
      let scheduler = TestScheduler(initialClock: 0)
      let (dataSource, view) = makeLong(scheduler)
      dataSource.view(view, observedEvent: .next([list(1, 1, 2, 3)]))
      dataSource.stopShowing()
      scheduler.start()
      XCTAssertEqual(view.texts, ["1", "2"])
      XCTAssertEqual(view.batches, [])
      // It begins anew, and the search that was given up has no part in it.
      dataSource.view(view, observedEvent: .next([list(2, 7)]))
      XCTAssertEqual(view.reloads, 2)
      XCTAssertEqual(view.texts, ["7"])
    }
  }

  func testAViewThatIsGoneKeepsNothingUp() throws {
    onMain {
      let scheduler = TestScheduler(initialClock: 0)
      weak var gone: RowsView?
      let dataSource: AnimatedSectionedDataSource<List>
      do {
        let (made, view) = makeLong(scheduler)
        dataSource = made
        gone = view
        dataSource.view(view, observedEvent: .next([list(1, 1, 2, 3)]))
      }
      XCTAssertNil(gone)
      scheduler.advanceTo(1)
      // Another view waits for the search, and begins anew.
      let view = RowsView(dataSource)
      dataSource.view(view, observedEvent: .next([list(2, 7)]))
      XCTAssertEqual(view.reloads, 0)
      scheduler.start()
      XCTAssertEqual(view.reloads, 1)
      XCTAssertEqual(view.texts, ["7"])
    }
  }

  func testWithoutAnotherThreadLongListsAreShownAtOnce() throws {
    onMain {
      final class Unsendable: IdentifiableType, Equatable {
        let identity: Int
        init(_ identity: Int) { self.identity = identity }
        static func == (left: Unsendable, right: Unsendable) -> Bool { left.identity == right.identity }
      }
      let dataSource = AnimatedSectionedDataSource<AnimatableSectionModel<Int, Unsendable>>(finder: DifferenceFinder())
      dataSource.backgroundThreshold = 0
      let view = Nothing()
      for count in [1, 2] {
        let items = (0..<count).map(Unsendable.init)
        dataSource.view(view, observedEvent: .next([AnimatableSectionModel(model: 1, items: items)]))
        XCTAssertEqual(dataSource.sectionModels.map(\.items.count), [count])
      }
    }
  }

  func testDifferencesAreFoundOnAnotherThreadByDefault() throws {
    onMain {
      let dataSource = AnimatedSectionedDataSource<List>(finder: DifferenceFinder())
      dataSource.backgroundThreshold = 0
      let view = RowsView(dataSource)
      dataSource.view(view, observedEvent: .next([list(1, 1)]))
      dataSource.view(view, observedEvent: .next([list(1, 1, 2)]))
      XCTAssertEqual(view.texts, ["1"])
      let end = DispatchTime.now() + 60
      while view.texts.count < 2, DispatchTime.now() < end {
        _ = RunLoop.current.run(mode: .default, before: Date().addingTimeInterval(0.01))
      }
      XCTAssertEqual(view.texts, ["1", "2"])
    }
  }
}

/// A view that shows nothing.
@MainActor
private final class Nothing: SectionedViewType {
  func insertItemsAtIndexPaths(_ paths: [IndexPath], animationStyle: RowAnimation) {}
  func deleteItemsAtIndexPaths(_ paths: [IndexPath], animationStyle: RowAnimation) {}
  func moveItemAtIndexPath(_ from: IndexPath, to: IndexPath) {}
  func reloadItemsAtIndexPaths(_ paths: [IndexPath], animationStyle: RowAnimation) {}
  func insertSections(_ sections: [Int], animationStyle: RowAnimation) {}
  func deleteSections(_ sections: [Int], animationStyle: RowAnimation) {}
  func moveSection(_ from: Int, to: Int) {}
  func reloadSections(_ sections: [Int], animationStyle: RowAnimation) {}
  func reloadData() {}
  func performBatchUpdates(_ updates: () -> Void) { updates() }
}
