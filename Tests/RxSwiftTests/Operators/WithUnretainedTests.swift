// SPDX-License-Identifier: MIT
import RxSwift
import RxTestSupport
import XCTest

final class WithUnretainedTests: XCTestCase {
  private final class Owner: Sendable {
    let name = "owner"
  }

  func testPairsWithTheObject() {
    let owner = Owner()
    assertMarbles(
      "210:1 250:|", { $0.withUnretained(owner).map { "\($0.name) \($1)" } }, "210:owner 1 250:|", subscribed: "200-250"
    )
    assertMarbles(
      "210:1 250:x", { $0.withUnretained(owner) { "\($0.name)\($1)" } }, "210:owner1 250:x", subscribed: "200-250")
    assertMarbles("210:1", disposedAt: 205, { $0.withUnretained(owner) { $1 } }, "", subscribed: "200-205")
  }

  func testCompletesWhenTheObjectIsGone() {
    let source = ManualSource<Int>()
    let log = Log()
    weak var gone: Owner?
    func subscribe() {
      let owner = Owner()
      gone = owner
      _ = source.withUnretained(owner).subscribe { log.add(marble($0.map { $1 })) }
      _ = source.withUnretained(owner) { _, element in element * 10 }.subscribe { log.add(marble($0)) }
      source.send(1)
    }
    subscribe()
    XCTAssertNil(gone)
    XCTAssertEqual(log.lines, ["1", "10"])
    source.send(2)
    source.send(3)
    XCTAssertEqual(log.lines, ["1", "10", "|", "|"])
    XCTAssertEqual(source.disposals, 2)
  }
}
