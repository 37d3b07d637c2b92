// SPDX-License-Identifier: MIT
import Foundation
import RxDataSources
import RxSwift
import RxTest
import RxTestSupport
import XCTest

final class AnimatedSectionedDataSourceTests: DataSourceTestCase {
  func testTheFirstListReloadsAndTheNextAreChanges() throws {
    onMain {
      let (dataSource, view) = make()
      dataSource.view(view, observedEvent: .next([list(1, header: "one", 1, 2)]))
      XCTAssertEqual(view.texts, ["header one", "1", "2"])
      XCTAssertEqual(view.reloads, 1)
      dataSource.view(view, observedEvent: .next([list(1, header: "one", 2, 3)]))
      XCTAssertEqual(view.texts, ["header one", "2", "3"])
      XCTAssertEqual(view.batches, [["delete [[0, 0]] automatic"], ["insert [[0, 1]] automatic"]])
      XCTAssertEqual(view.reloads, 1)
      dataSource.view(view, observedEvent: .completed)
      XCTAssertEqual(view.texts, ["header one", "2", "3"])
    }
  }

  func testAllKindsOfChangesAreToldWithTheirStyles() throws {
    onMain {
      let (dataSource, view) = make()
      dataSource.animationConfiguration = AnimationConfiguration(
        insertAnimation: .top, reloadAnimation: .none, deleteAnimation: .fade)
      dataSource.view(view, observedEvent: .next([list(1, 1, 2, 3), list(2), list(3), list(4, 9)]))
      var first = list(1, 3, 4, 1)
      first.items[0].text = "!"
      dataSource.view(view, observedEvent: .next([list(5), list(3), list(2), first]))
      XCTAssertEqual(
        view.batches,
        [
          ["delete sections [3] fade", "delete [[0, 1]] fade", "reload [[0, 2]] none"],
          ["insert sections [0] top", "move section 2 to 1", "move section 1 to 2"],
          ["insert [[3, 1]] top", "move [3, 1] to [3, 0]"],
        ])
    }
  }

  func testTitlesThatChangeAreShown() throws {
    onMain {
      let (dataSource, view) = make()
      for title in ["a", "b", nil, "c", nil] {
        dataSource.view(view, observedEvent: .next([list(1, header: title, footer: title, 1)]))
        XCTAssertEqual(view.texts, title.map { ["header \($0)", "1", "footer \($0)"] } ?? ["1"])
      }
      XCTAssertEqual(view.reloads, 1)
    }
  }

  func testRandomListsKeepTheirRows() throws {
    onMain {
      for seed in 0..<400 {
        var random = SplitMix(UInt64(seed))
        let (dataSource, view) = make()
        for _ in 0..<4 {
          let lists = random.lists()
          let stay = Set(dataSource.sectionModels.map(\.identity)).intersection(lists.map(\.identity))
          func items(_ lists: [List]) -> [Int] {
            lists.filter { stay.contains($0.identity) }.flatMap(\.items).map(\.identity)
          }
          let common = Set(items(dataSource.sectionModels)).intersection(items(lists))
          @MainActor func objects() -> [String: RowsView.Row] {
            Dictionary(
              uniqueKeysWithValues: zip(view.texts, view.rows).filter { $0.0.first!.isNumber }.map {
                ($0.0.trimmed, $0.1)
              })
          }
          let before = objects()
          dataSource.view(view, observedEvent: .next(lists))
          guard view.texts == view.expected else {
            return XCTFail("seed \(seed): \(view.texts) is not \(view.expected)")
          }
          let after = objects()
          for identity in common where before["\(identity)"] !== after["\(identity)"] {
            return XCTFail("seed \(seed): \(identity) has another row")
          }
        }
        XCTAssertEqual(view.reloads, 1)
      }
    }
  }

  func testAListThatComesWhileTheViewChangesIsNext() throws {
    onMain {
      let (dataSource, view) = make()
      dataSource.view(view, observedEvent: .next([list(1, 1)]))
      var isFirst = true
      dataSource.decideViewTransition = { [weak dataSource] _, view, _ in
        if isFirst {
          isFirst = false
          dataSource?.view(view, observedEvent: .next([list(2, 3)]))
        }
        return .animated
      }
      dataSource.view(view, observedEvent: .next([list(1, 2)]))
      XCTAssertEqual(view.texts, ["3"])
      XCTAssertEqual(view.batches.count, 4)
    }
  }

  func testAMistakeInAListReloads() throws {
    onMain {
      let (dataSource, view) = make()
      var errors: [any Error] = []
      dataSource.differencesFailed = { errors.append($0) }
      dataSource.view(view, observedEvent: .next([list(1, 1)]))
      dataSource.view(view, observedEvent: .next([list(1, 1, 1)]))
      XCTAssertEqual(view.texts, ["1", "1"])
      XCTAssertEqual(view.reloads, 2)
      guard case Diff.Error.duplicateItem(let item)? = errors.first else { return XCTFail("\(errors)") }
      XCTAssertEqual(item as? Item, Item(identity: 1))
      dataSource.view(view, observedEvent: .error(RxError.unknown))
      XCTAssertEqual(errors.count, 2)
    }
  }

  func testTheViewReloadsWhenItIsToldToAndWhenThereAreTooManyChanges() throws {
    onMain {
      let (dataSource, view) = make()
      var asked: [Int] = []
      dataSource.decideViewTransition = { _, _, steps in
        asked.append(steps.count)
        return steps.count > 1 ? .reload : .animated
      }
      dataSource.reloadThreshold = 3
      dataSource.view(view, observedEvent: .next([list(1, 1)]))
      dataSource.view(view, observedEvent: .next([list(1, 1, 2)]))
      XCTAssertEqual(view.reloads, 1)
      dataSource.view(view, observedEvent: .next([list(1, 3, 2)]))
      XCTAssertEqual(view.reloads, 2)
      dataSource.view(view, observedEvent: .next([list(1, 3, 2, 4, 5, 6, 7)]))
      XCTAssertEqual(view.reloads, 3)
      XCTAssertEqual(asked, [1, 2])
      XCTAssertEqual(view.texts, view.expected)
    }
  }
}

extension String {
  /// Without what says that the content changed.
  fileprivate var trimmed: String { trimmingCharacters(in: ["!"]) }
}
