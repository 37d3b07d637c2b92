// SPDX-License-Identifier: MIT
import RxSwift
import RxTest
import XCTest

/// When a `zip` of three to eight sequences ends, and until when it is subscribed to each.
final class ZipAritiesTests: XCTestCase {
  private typealias O = Observable<Int>
  private typealias Zip = @Sendable ([O]) -> O

  private static func sum(_ elements: Int...) -> Int { elements.reduce(0, +) }

  private static let observables: [Int: Zip] = [
    3: { O.zip($0[0], $0[1], $0[2]) { sum($0, $1, $2) } },
    4: { O.zip($0[0], $0[1], $0[2], $0[3]) { sum($0, $1, $2, $3) } },
    5: { O.zip($0[0], $0[1], $0[2], $0[3], $0[4]) { sum($0, $1, $2, $3, $4) } },
    6: { O.zip($0[0], $0[1], $0[2], $0[3], $0[4], $0[5]) { sum($0, $1, $2, $3, $4, $5) } },
    7: { O.zip($0[0], $0[1], $0[2], $0[3], $0[4], $0[5], $0[6]) { sum($0, $1, $2, $3, $4, $5, $6) } },
    8: {
      O.zip($0[0], $0[1], $0[2], $0[3], $0[4], $0[5], $0[6], $0[7]) { sum($0, $1, $2, $3, $4, $5, $6, $7) }
    },
  ]

  private static let observableTuples: [Int: Zip] = [
    3: { Observable.zip($0[0], $0[1], $0[2]).map { sum($0.0, $0.1, $0.2) } },
    4: { Observable.zip($0[0], $0[1], $0[2], $0[3]).map { sum($0.0, $0.1, $0.2, $0.3) } },
    5: { Observable.zip($0[0], $0[1], $0[2], $0[3], $0[4]).map { sum($0.0, $0.1, $0.2, $0.3, $0.4) } },
    6: { Observable.zip($0[0], $0[1], $0[2], $0[3], $0[4], $0[5]).map { sum($0.0, $0.1, $0.2, $0.3, $0.4, $0.5) } },
    7: {
      Observable.zip($0[0], $0[1], $0[2], $0[3], $0[4], $0[5], $0[6])
        .map { sum($0.0, $0.1, $0.2, $0.3, $0.4, $0.5, $0.6) }
    },
    8: {
      Observable.zip($0[0], $0[1], $0[2], $0[3], $0[4], $0[5], $0[6], $0[7])
        .map { sum($0.0, $0.1, $0.2, $0.3, $0.4, $0.5, $0.6, $0.7) }
    },
  ]

  /// The sources do not fail; what the tests of errors do to them is not promised.
  private static func infallible(_ zip: @escaping @Sendable ([Infallible<Int>]) -> Infallible<Int>) -> Zip {
    { sources in zip(sources.map { Infallible($0) }).asObservable() }
  }

  private static let infallibles: [Int: Zip] = [
    3: infallible { .zip($0[0], $0[1], $0[2]) { sum($0, $1, $2) } },
    4: infallible { .zip($0[0], $0[1], $0[2], $0[3]) { sum($0, $1, $2, $3) } },
    5: infallible { .zip($0[0], $0[1], $0[2], $0[3], $0[4]) { sum($0, $1, $2, $3, $4) } },
    6: infallible { .zip($0[0], $0[1], $0[2], $0[3], $0[4], $0[5]) { sum($0, $1, $2, $3, $4, $5) } },
    7: infallible { .zip($0[0], $0[1], $0[2], $0[3], $0[4], $0[5], $0[6]) { sum($0, $1, $2, $3, $4, $5, $6) } },
    8: infallible {
      .zip($0[0], $0[1], $0[2], $0[3], $0[4], $0[5], $0[6], $0[7]) { sum($0, $1, $2, $3, $4, $5, $6, $7) }
    },
  ]

  private static let all = [("observables", observables), ("tuples", observableTuples), ("infallibles", infallibles)]

  /// Calls `body` with each `zip`, its number of sources, and each of their places.
  private func forEach(_ kinds: [(String, [Int: Zip])] = all, _ body: (_ zip: @escaping Zip, Int, _ place: Int) -> Void)
  {
    for (name, zips) in kinds {
      XCTAssertEqual(zips.keys.sorted(), Array(3...8), name)
      for (count, zip) in zips {
        for place in 0..<count { body(zip, count, place) }
      }
    }
  }

  /// Source 0 emits at 210, source 1 at 211…, and they complete at 220, 221… but for one, which has its own text.
  private func texts(_ count: Int, _ place: Int, _ other: String) -> [String] {
    (0..<count).map { $0 == place ? other : "\(210 + $0):\(1 << $0) \(220 + $0):|" }
  }
  private func windows(_ count: Int, _ place: Int, until end: Int) -> String {
    (0..<count).map { "200-\($0 == place ? end : min(end, 220 + $0))" }.joined(separator: " ")
  }

  func testCompletesWhenTheLastSourceDoes() {
    forEach { zip, count, place in
      let sum = (1 << count) - 1
      // The last source emits with the others, after all others have completed, or not at all.
      assertHot(
        texts(count, place, "\(210 + place):\(1 << place) 300:|"), emits: "\(209 + count):\(sum) 300:|",
        windows: windows(count, place, until: 300)
      ) { _, hot in zip(hot.map { $0.asObservable() }) }
      assertHot(
        texts(count, place, "240:\(1 << place) 250:0 300:|"), emits: "240:\(sum) 300:|",
        windows: windows(count, place, until: 300)
      ) { _, hot in zip(hot.map { $0.asObservable() }) }
      assertHot(
        texts(count, place, "300:|"), emits: "300:|", windows: windows(count, place, until: 300)
      ) { _, hot in zip(hot.map { $0.asObservable() }) }
    }
  }

  func testStaysSubscribedToASourceThatGoesOn() {
    forEach { zip, count, place in
      assertHot(texts(count, place, ""), emits: "", windows: windows(count, place, until: 1000)) { _, hot in
        zip(hot.map { $0.asObservable() })
      }
    }
  }

  func testDisposalEndsAllSubscriptions() {
    forEach { zip, count, place in
      assertHot(
        texts(count, place, "230:0"), emits: "230:\((1 << count) - 1 - (1 << place))",
        windows: windows(count, place, until: 250), disposed: 250
      ) { _, hot in zip(hot.map { $0.asObservable() }) }
      assertHot(texts(count, place, ""), emits: "", windows: windows(count, place, until: 215), disposed: 215) {
        _, hot in
        zip(hot.map { $0.asObservable() })
      }
    }
  }

  func testAnErrorEndsAllAtOnce() {
    forEach([("observables", Self.observables), ("tuples", Self.observableTuples)]) { zip, count, place in
      // Before any other event, in the middle, and after all others have completed.
      for time in [205, 219, 240] {
        assertHot(texts(count, place, "\(time):x"), emits: "\(time):x", windows: windows(count, place, until: time)) {
          _, hot in zip(hot.map { $0.asObservable() })
        }
      }
    }
  }
}
