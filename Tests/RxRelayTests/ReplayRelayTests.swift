// SPDX-License-Identifier: MIT
import RxRelay
import RxSwift
import RxTestSupport
import XCTest

final class ReplayRelayTests: XCTestCase {
  func testRepeatsTheLastElements() {
    for (size, expected) in [(0, 5..<5), (1, 4..<5), (3, 2..<5), (9, 0..<5)] {
      let log = Log()
      let relay = ReplayRelay<Int>.create(bufferSize: size)
      for element in 0..<5 { relay.accept(element) }
      _ = log.follow(relay, "a")
      XCTAssertEqual(log.lines, expected.map { "a next(\($0))" })
      relay.accept(5)
      XCTAssertEqual(log.lines.last, "a next(5)")
    }
    let log = Log()
    let all = ReplayRelay<Int>.createUnbound()
    for element in 0..<100 { all.accept(element) }
    _ = log.follow(all.asObservable(), "a")
    _ = log.follow(all.asInfallible().asObservable(), "b")
    XCTAssertEqual(log.lines, (0..<100).map { "a next(\($0))" } + (0..<100).map { "b next(\($0))" })
  }
}
