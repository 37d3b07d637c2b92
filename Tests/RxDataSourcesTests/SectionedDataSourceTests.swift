// SPDX-License-Identifier: MIT
import Foundation
import RxCocoa
import RxDataSources
import XCTest

// These frameworks declare `item` and `section` of a path.
#if canImport(UIKit)
  import UIKit
#elseif canImport(AppKit)
  import AppKit
#endif

final class SectionedDataSourceTests: DataSourceTestCase {
  func testSectionsAndItems() throws {
    try onMain {
      let dataSource = SectionedDataSource<List>()
      XCTAssertThrowsError(try dataSource.model(at: IndexPath(row: 0, section: 0))) { error in
        guard case RxCocoaError.itemsNotYetBound = error else { return XCTFail("\(error)") }
      }
      dataSource.setSections([list(1, 1, 2), list(2, 3)])
      XCTAssertEqual(dataSource.sectionModels.map(\.identity), [1, 2])
      XCTAssertEqual(dataSource[1].identity, 2)
      XCTAssertEqual(dataSource[IndexPath(item: 1, section: 0)], Item(identity: 2))
      XCTAssertEqual(try dataSource.model(at: IndexPath(row: 0, section: 1)) as? Item, Item(identity: 3))
      for path in [IndexPath(row: 2, section: 0), IndexPath(row: 0, section: 2), IndexPath()] {
        XCTAssertThrowsError(try dataSource.model(at: path)) { error in
          guard case RxCocoaError.invalidOperation = error else { return XCTFail("\(error)") }
        }
      }
      dataSource[IndexPath(row: 0, section: 1)] = Item(identity: 3, text: "new")
      XCTAssertEqual(dataSource[1].items, [Item(identity: 3, text: "new")])
    }
  }

  func testARowThatTheUserMoves() throws {
    onMain {
      let dataSource = SectionedDataSource<List>()
      dataSource.setSections([list(1, 1, 2, 3), list(2, 4)])
      dataSource.moveRow(at: IndexPath(row: 0, section: 0), to: IndexPath(row: 1, section: 0))
      XCTAssertEqual(dataSource[0].items.map(\.identity), [2, 1, 3])
      dataSource.moveRow(at: IndexPath(row: 2, section: 0), to: IndexPath(row: 0, section: 1))
      XCTAssertEqual(dataSource.sectionModels.map { $0.items.map(\.identity) }, [[2, 1], [3, 4]])
    }
  }

  func testClosuresHaveTheirDefaults() throws {
    onMain {
      let (path, reload) = (IndexPath(row: 0, section: 0), SectionedDataSource<List>())
      XCTAssertNil(reload.titleForHeaderInSection(reload, 0))
      XCTAssertNil(reload.titleForFooterInSection(reload, 0))
      XCTAssertTrue(reload.canEditRowAtIndexPath(reload, path))
      XCTAssertTrue(reload.canMoveRowAtIndexPath(reload, path))
      let animated = AnimatedSectionedDataSource<List>(finder: DifferenceFinder())
      XCTAssertFalse(animated.canEditRowAtIndexPath(animated, path))
      XCTAssertFalse(animated.canMoveRowAtIndexPath(animated, path))
      XCTAssertEqual(animated.animationConfiguration.insertAnimation, .automatic)
    }
  }

  func testValuesOfTheStandardLibraryAreTheirOwnIdentity() {
    func identity<Value: IdentifiableType>(_ value: Value) -> Value.Identity { value.identity }
    XCTAssertEqual(identity("a"), "a")
    XCTAssertEqual(identity(-1), -1)
    XCTAssertEqual(identity(1.5), 1.5)
    XCTAssertEqual(identity(Float(1.5)), 1.5)
    XCTAssertEqual([identity(Int8(1))], [1])
    XCTAssertEqual([identity(UInt16(1))], [1])
    XCTAssertEqual(identity(UInt64.max), UInt64.max)
  }
}
