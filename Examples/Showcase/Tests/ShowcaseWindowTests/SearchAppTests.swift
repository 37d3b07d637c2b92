// SPDX-License-Identifier: MIT
import RepositorySearchCore
import RxSwift
import ShowcaseShell
import WindowPictures
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
      var (origins, ended): ([SearchResult.Origin], Int) = ([], 0)
      for number in 1...4 {
        let search = app.search("python", 1).observe(on: MainScheduler.instance)
          .subscribe(onNext: { origins.append($0.origin) }, onCompleted: { ended += 1 })
        // Until it has ended, another search for the page would join it, and receive what came from the network.
        waitFor("search \(number) does not end") { ended == number }
        search.dispose()
      }
      XCTAssertEqual(origins, [.network, .memory, .memory, .memory])
    }
  }
}
