// SPDX-License-Identifier: MIT
import RxMarbles
import RxSwift
import XCTest

@testable import MarbleCatalogue

/// Overloads that show the picture of another one.
final class OverloadTests: XCTestCase {
  func testEachDoesWhatThePictureOnItsPageShows() throws {
    XCTAssertEqual(try PictureBook().faults, [])
    let symbols = CatalogueOverloads.all.values.joined().map(\.symbol)
    XCTAssertGreaterThan(symbols.count, 150)
    XCTAssertEqual(Set(symbols).count, symbols.count)
    for name in ["combineLatest", "zip", "infallibleCombineLatest", "driverZip", "singleZip", "maybeZip"] {
      XCTAssertGreaterThanOrEqual(CatalogueOverloads.symbols(name).count, 12, name)
    }
  }

  func testOneThatDoesSomethingElseIsFound() throws {
    let overloads = [
      "merge": [
        CatalogueOverload("Same") { (source: Values, other: Values, _) in Observable.merge([source, other]) },
        CatalogueOverload("Other") { (source: Values, other: Values, _) in Observable.concat([source, other]) },
      ],
      "zip": [
        CatalogueOverload("Zip") { (source: Letters, other: Letters, _) in
          Observable.zip(source, other, source) { first, second, _ in first + second }
        },
        CatalogueOverload("First") { (source: Letters, other: Letters, _) in
          Observable.zip(source, other) { first, _ in first + first }
        },
      ],
      "nap": [],
    ]
    let faults = try CatalogueOverloads.faults(Catalogue.chapters, overloads)
    XCTAssertEqual(faults.count, 3, "\(faults)")
    XCTAssert(faults[0].hasPrefix("First does not do what the picture of zip shows:\n"), faults[0])
    XCTAssert(faults[1].hasPrefix("Other does not do what the picture of merge shows:\n"), faults[1])
    XCTAssertEqual(faults[2], "nap has overloads, but no example")
  }
}
