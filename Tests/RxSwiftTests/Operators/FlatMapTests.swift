// SPDX-License-Identifier: MIT
import RxSwift
import RxTest
import RxTestSupport
import XCTest

final class FlatMapTests: XCTestCase {
  func testMapsAndMerges() {
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.hot("210:0 220:1 300:|")
    let inners = [scheduler.cold("10:1 50:2 60:|"), scheduler.cold("10:3 20:4 100:|")]
    let sequences = inners.map { $0.asObservable() }
    XCTAssertEqual(
      scheduler.run { source.asObservable().flatMap { sequences[$0] } }, "220:1 230:3 240:4 260:2 320:|")
    XCTAssertEqual([source.windows] + inners.map(\.windows), ["200-300", "210-270", "220-320"])
  }

  func testAnErrorOfTheSelectorDisposesEverything() {
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.hot("210:0 220:1 300:|")
    let inner = scheduler.cold("5:1 50:2")
    let sequence = inner.asObservable()
    XCTAssertEqual(
      scheduler.run {
        source.asObservable().flatMap { element -> Observable<Int> in
          if element == 1 { throw TestError() }
          return sequence
        }
      }, "215:1 220:x")
    XCTAssertEqual([source.windows, inner.windows], ["200-220", "210-220"])
  }

  func testTheSelectorIsNotCalledAfterAnError() {
    let calls = Box(0)
    let result = events(
      of: Observable.of(1, 2, 3).flatMap { _ -> Observable<Int> in
        calls.value += 1
        return .error(TestError())
      })
    XCTAssertEqual(result, "x")
    XCTAssertEqual(calls.value, 1)
  }

  func testNothingIsSubscribedAfterTheSelectorDisposed() {
    let subject = PublishSubject<Int>()
    let subscriptions = Counter()
    let subscription = SerialDisposable()
    let inner = balanced(Observable<Int>.never(), subscriptions)
    subscription.disposable = subject.flatMap { _ -> Observable<Int> in
      subscription.dispose()
      return inner.do(onSubscribe: { XCTFail("subscribed") })
    }.subscribe { _ in XCTFail("disposed") }
    subject.onNext(1)
    XCTAssertEqual(subscriptions.value, 0)
  }

  func testReentrance() {
    let subject = PublishSubject<Int>()
    let log = Log()
    _ = subject.flatMap { Observable.of($0, $0 + 1) }.subscribe { event in
      log.add(marble(event))
      if event.element == 1 { subject.onNext(10) }
    }
    subject.onNext(1)
    subject.onCompleted()
    // Both inner sequences run on the trampoline of this thread, in turn.
    XCTAssertEqual(log.lines, ["1", "10", "2", "11", "|"])
  }

  func testReleasesTheSelector() {
    XCTAssert(
      releases { canary in
        Observable.of(1, 2).flatMap { element -> Observable<Int> in
          withExtendedLifetime(canary) { .just(element) }
        }.subscribe()
      })
    XCTAssert(
      releases { canary in
        let subscription = Observable<Int>.never().flatMap { element -> Observable<Int> in
          withExtendedLifetime(canary) { .just(element) }
        }.subscribe()
        subscription.dispose()
        return subscription
      })
  }

  /// Scalars are delivered without a subscription; that must look the same as with one.
  func testTheFastPathLooksLikeTheGeneralOne() {
    typealias Operator = (Observable<Int>, @escaping @Sendable (Int) -> Observable<Int>) -> Observable<Int>
    let operators: [(String, Operator)] = [
      ("flatMap", { $0.flatMap($1) }), ("flatMapFirst", { $0.flatMapFirst($1) }),
      ("flatMapLatest", { $0.flatMapLatest($1) }), ("concatMap", { $0.concatMap($1) }),
      ("merge", { source, selector in source.map(selector).merge() }),
      ("merge(maxConcurrent:)", { source, selector in source.map(selector).merge(maxConcurrent: 2) }),
      ("switchLatest", { source, selector in source.map(selector).switchLatest() }),
      ("concat", { source, selector in source.map(selector).concat() }),
    ]
    var seed: UInt64 = 7
    func random(_ bound: Int) -> Int {
      seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((seed >> 33) % UInt64(bound))
    }
    for (name, operation) in operators {
      for _ in 0..<60 {
        let kinds = (0..<8).map { _ in random(6) }
        var time = 205
        let outer =
          kinds.indices.map { index -> String in
            time += random(3) * 7
            return "\(time):\(index)"
          }.joined(separator: " ") + " \(time + random(40)):|"
        let results = [false, true].map { isGeneral -> String in
          let scheduler = TestScheduler(initialClock: 0)
          let slow = scheduler.cold("10:100 20:200 30:|").asObservable()
          let source = scheduler.hot(outer).asObservable()
          return scheduler.run {
            operation(source) { index in
              switch kinds[index] {
              case 0, 1: return isGeneral ? Observable.just(index).map { $0 } : .just(index)
              case 2: return isGeneral ? Observable<Int>.empty().map { $0 } : .empty()
              case 3: return .of(index, index + 10)
              default: return slow
              }
            }
          }
        }
        XCTAssertEqual(results[0], results[1], "\(name) \(outer) \(kinds)")
        XCTAssert(results[0].hasSuffix("|"), "\(name) \(outer) \(kinds)")
      }
    }
  }
}
