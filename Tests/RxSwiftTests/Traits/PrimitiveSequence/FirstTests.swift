// SPDX-License-Identifier: MIT
import RxSwift
import RxTestSupport
import XCTest

final class FirstTests: XCTestCase {
  func testEmitsTheFirstElementAndEndsTheSubscription() {
    assertMarbles(
      "150:1 210:2 220:3 250:|", { $0.first().asObservable().map { $0! } }, "210:2 210:|", subscribed: "200-210")
  }

  func testEmitsNilForAnEmptySequence() {
    assertMarbles(
      "150:1 250:|", { $0.first().asObservable().map { $0 ?? -1 } }, "250:-1 250:|", subscribed: "200-250")
  }

  func testAnErrorOfTheSequence() {
    assertMarbles("150:1 210:x", { $0.first().asObservable().map { $0 ?? -1 } }, "210:x", subscribed: "200-210")
  }

  func testNeverAndDisposal() {
    assertMarbles("150:1", { $0.first().asObservable().map { $0 ?? -1 } }, "", subscribed: "200-1000")
    assertMarbles(
      "400:1", disposedAt: 300, { $0.first().asObservable().map { $0 ?? -1 } }, "", subscribed: "200-300")
  }

  func testAReentrantElementOrEndIsNoOutcome() {
    for event in [Event<Int>.next(2), .completed, .error(TestError())] {
      let log = Log()
      let source = ManualSource<Int>()
      _ = source.first().asObservable().subscribe { received in
        log.add("\(received.element.map { "\($0!)" } ?? "\(received)")")
        if case .next = received { source.send(event) }
      }
      source.send(1)
      XCTAssertEqual(log.lines, ["1", "completed"])
    }
  }

  func testNilElements() {
    let log = Log()
    _ = Observable<Int?>.of(nil, 1).first().subscribe { log.add("\($0)") }
    XCTAssertEqual(log.lines, ["success(Optional(nil))"])
  }
}
