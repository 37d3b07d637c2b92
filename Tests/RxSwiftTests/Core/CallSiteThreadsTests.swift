// SPDX-License-Identifier: MIT
#if os(Linux) && canImport(Runtime) && compiler(>=6.2) && DEBUG
  import Foundation
  import XCTest

  @testable import RxSwift

  final class CallSiteThreadsTests: XCTestCase {
    /// The runtime maps the program's file for each thread that looks an address up, and unmaps it when that thread ends.
    /// Another thread that listed the mapped files meanwhile crashed. The test met that in one of six runs.
    func testThreadsThatLookAddressesUpAndEnd() throws {
      let here = try XCTUnwrap(CallSite.capture()).addresses.prefix(8)
      let found = Counter()
      Self.inGroup(8) { thread in
        for round in 0..<2 {
          Self.inGroup(1) { _ in
            // Addresses that have not been looked up before.
            let lines = CallSite(here.map { $0 - UInt(1 + thread * 2 + round) }).lines
            if lines.contains(where: { $0.contains("CallSiteThreadsTests") }) { found.add() }
          }
        }
      }
      XCTAssertEqual(found.value, 16)
    }

    /// Runs `body` in threads that end afterwards.
    private static func inGroup(_ count: Int, _ body: @escaping @Sendable (Int) -> Void) {
      let group = DispatchGroup()
      for index in 0..<count {
        group.enter()
        Thread.detachNewThread {
          body(index)
          group.leave()
        }
      }
      group.wait()
    }
  }
#endif
