// SPDX-License-Identifier: MIT
import RxCocoa
import RxSwift
import RxTest
import XCTest

/// When a `zip` of two to eight drivers or signals completes, and until when it is subscribed to each.
final class SharedSequenceZipTests: XCTestCase {
  private typealias Zip = @Sendable (_ sources: [TestableObservable<Int>]) -> Observable<Int>

  private nonisolated static func sum(_ elements: Int...) -> Int { elements.reduce(0, +) }

  private static func drivers(_ zip: @escaping @Sendable ([Driver<Int>]) -> Driver<Int>) -> Zip {
    { sources in zip(sources.map { $0.asDriver(onErrorJustReturn: -1) }).asObservable() }
  }
  private static func signals(_ zip: @escaping @Sendable ([Signal<Int>]) -> Signal<Int>) -> Zip {
    { sources in zip(sources.map { $0.asSignal(onErrorJustReturn: -1) }).asObservable() }
  }

  private static let zips: [(Int, Zip)] = [
    (2, drivers { .zip($0[0], $0[1]) { sum($0, $1) } }),
    (3, drivers { .zip($0[0], $0[1], $0[2]) { sum($0, $1, $2) } }),
    (4, drivers { .zip($0[0], $0[1], $0[2], $0[3]) { sum($0, $1, $2, $3) } }),
    (5, drivers { .zip($0[0], $0[1], $0[2], $0[3], $0[4]) { sum($0, $1, $2, $3, $4) } }),
    (6, drivers { .zip($0[0], $0[1], $0[2], $0[3], $0[4], $0[5]) { sum($0, $1, $2, $3, $4, $5) } }),
    (7, drivers { .zip($0[0], $0[1], $0[2], $0[3], $0[4], $0[5], $0[6]) { sum($0, $1, $2, $3, $4, $5, $6) } }),
    (
      8,
      drivers { .zip($0[0], $0[1], $0[2], $0[3], $0[4], $0[5], $0[6], $0[7]) { sum($0, $1, $2, $3, $4, $5, $6, $7) } }
    ),
    (2, signals { .zip($0[0], $0[1]) { sum($0, $1) } }),
    (3, signals { .zip($0[0], $0[1], $0[2]) { sum($0, $1, $2) } }),
    (4, signals { .zip($0[0], $0[1], $0[2], $0[3]) { sum($0, $1, $2, $3) } }),
    (5, signals { .zip($0[0], $0[1], $0[2], $0[3], $0[4]) { sum($0, $1, $2, $3, $4) } }),
    (6, signals { .zip($0[0], $0[1], $0[2], $0[3], $0[4], $0[5]) { sum($0, $1, $2, $3, $4, $5) } }),
    (7, signals { .zip($0[0], $0[1], $0[2], $0[3], $0[4], $0[5], $0[6]) { sum($0, $1, $2, $3, $4, $5, $6) } }),
    (
      8,
      signals { .zip($0[0], $0[1], $0[2], $0[3], $0[4], $0[5], $0[6], $0[7]) { sum($0, $1, $2, $3, $4, $5, $6, $7) } }
    ),
  ]

  /// All sources but one emit at 210 and complete at 220; that one emits 1 at 230 and completes at 300 or never.
  private func check(_ count: Int, _ place: Int, _ zip: @escaping Zip, completes: Bool) {
    let scheduler = TestScheduler(initialClock: 0)
    let sources = (0..<count).map { source in
      scheduler.createHotObservable(
        source == place
          ? [.next(230, 1)] + (completes ? [.completed(300)] : []) : [.next(210, 1), .completed(220)])
    }
    var events: [Recorded<Event<Int>>] = []
    SharingScheduler.mock(scheduler: InPlaceScheduler()) { events = scheduler.start { zip(sources) }.events }
    let name = "\(place) of \(count)"
    let end: [Recorded<Event<Int>>] = completes ? [.completed(300)] : []
    XCTAssertEqual(events, [.next(230, count)] + end, name)
    for (number, source) in sources.enumerated() {
      let end = number != place ? 220 : completes ? 300 : 1000
      XCTAssertEqual(source.subscriptions, [Subscription(200, end)], "source \(number), \(name)")
    }
  }

  func testCompletesWhenTheLastSourceDoes() {
    for (count, zip) in Self.zips {
      for place in 0..<count { check(count, place, zip, completes: true) }
    }
  }

  func testStaysSubscribedToASourceThatGoesOn() {
    for (count, zip) in Self.zips {
      for place in 0..<count { check(count, place, zip, completes: false) }
    }
  }
}
