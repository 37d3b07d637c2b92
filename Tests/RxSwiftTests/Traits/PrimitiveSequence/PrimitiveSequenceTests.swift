// SPDX-License-Identifier: MIT
import RxSwift
import RxTestSupport
import XCTest

final class PrimitiveSequenceTests: XCTestCase {
  /// A trait of the user's own: operators are defined on the protocol.
  private struct Download: PrimitiveSequenceType {
    let primitiveSequence: PrimitiveSequence<SingleTrait, Int>
  }

  func testOperatorsWorkOnTypesThatConform() {
    let download = Download(primitiveSequence: .just(1))
    let log = Log()
    _ = download.map { $0 + 1 }.subscribe { log.add("\($0)") }
    _ = download.subscribe(onSuccess: { log.add("\($0)") })
    XCTAssertEqual(log.lines, ["success(2)", "1"])
  }

  func testTheSequenceOfASequenceIsItself() {
    XCTAssertEqual(events(of: Single.just(1).primitiveSequence.asObservable()), "1 |")
  }

  func testEachSubscriptionRunsAnew() {
    let count = Box(0)
    let single = Single<Int>.create { single in
      count.value += 1
      single(.success(count.value))
      return Disposables.create()
    }
    XCTAssertEqual(count.value, 0)
    XCTAssertEqual(events(of: single.asObservable()), "1 |")
    XCTAssertEqual(events(of: single.asObservable()), "2 |")
  }

  func testIsSendable() {
    func take<Value: Sendable>(_: Value) {}
    take(Single.just(1))
    take(Maybe<Box<Int>>.empty())
    take(Completable.empty())
  }
}
