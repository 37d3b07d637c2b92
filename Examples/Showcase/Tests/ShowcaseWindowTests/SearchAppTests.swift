// SPDX-License-Identifier: MIT
import RepositorySearchCore
import RxSwift
import ShowcaseShell
import XCTest

@testable import ShowcaseApps

final class SearchAppTests: XCTestCase {
  /// The server in this process is asked for a page once.
  func testPagesStayInMemoryFromSearchToSearch() throws {
    try requireDisplay()
    onMainActor {
      ShowcaseProgram.prepare()
      let app = SearchApp()
      defer { app.close() }
      var origins: [SearchResult.Origin] = []
      for number in 1...4 {
        let search = app.search("python", 1).observe(on: MainScheduler.instance)
          .subscribe(onNext: { origins.append($0.origin) })
        waitFor("search \(number) has no answer") { origins.count == number }
        search.dispose()
      }
      XCTAssertEqual(origins, [.network, .memory, .memory, .memory])
    }
  }
}
