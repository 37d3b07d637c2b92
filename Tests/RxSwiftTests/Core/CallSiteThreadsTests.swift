// SPDX-License-Identifier: MIT
#if os(Linux) && canImport(Runtime) && compiler(>=6.2) && DEBUG
  import RxTestSupport
  import XCTest

  @testable import RxSwift

  final class CallSiteThreadsTests: XCTestCase {
    /// The runtime maps the program's file for each thread that looks up an address. It unmaps the file when that thread
    /// ends. A second thread that listed the mapped files at that moment crashed, in one of six runs of this test.
    func testThreadsThatLookAddressesUpAndEnd() throws {
      let here = try XCTUnwrap(CallSite.capture()).addresses.prefix(8)
      let found = Counter()
      inParallel(8) { thread in
        for round in 0..<2 {
          inParallel(1) { _ in
            // Addresses that have not been looked up before.
            let lines = CallSite(here.map { $0 - UInt(1 + thread * 2 + round) }).lines
            if lines.contains(where: { $0.contains("CallSiteThreadsTests") }) { found.add() }
          }
        }
      }
      XCTAssertEqual(found.value, 16)
    }
  }
#endif
