// SPDX-License-Identifier: MIT
import XCTest

@testable import RxSwift

/// Tests in which threads wait for each other outside of the library: a thread gives up waiting for its turn at once, and
/// its event goes into the queue.
class ImpatientTestCase: XCTestCase {
  override func setUp() {
    super.setUp()
    Gate.tenthOfPatience.exchange(500_000)
  }

  override func tearDown() {
    Gate.tenthOfPatience.exchange(100_000_000)
    super.tearDown()
  }
}
