// SPDX-License-Identifier: MIT
import RxSwift
import RxTest
import RxTestSupport
import XCTest

final class MergeTests: XCTestCase {
  private func assertMerge(
    _ outer: String, _ inners: [String], disposedAt end: Int = 1000,
    _ operation: @escaping (Observable<Observable<Int>>) -> Observable<Int>, _ expected: String,
    windows: [String], file: StaticString = #filePath, line: UInt = #line
  ) {
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.hot(outer)
    let cold = inners.map { scheduler.cold($0) }
    let sequences = cold.map { $0.asObservable() }
    let result = scheduler.run(disposed: end) { operation(source.asObservable().map { sequences[$0] }) }
    XCTAssertEqual(result, expected, file: file, line: line)
    XCTAssertEqual([source.windows] + cold.map(\.windows), windows, file: file, line: line)
  }

  func testMergesAndCompletesLast() {
    assertMerge(
      "210:0 220:1 300:|", ["10:1 50:2 60:|", "10:3 20:4 100:|"], { $0.merge() },
      "220:1 230:3 240:4 260:2 320:|", windows: ["200-300", "210-270", "220-320"])
    assertMerge(
      "210:0 300:|", ["10:1 50:|"], { $0.merge() }, "220:1 300:|", windows: ["200-300", "210-260"])
    assertMerge("300:|", [], { $0.merge() }, "300:|", windows: ["200-300"])
  }

  func testErrorsDisposeEverything() {
    assertMerge(
      "210:0 220:1", ["10:1 50:2", "10:3 20:x"], { $0.merge() }, "220:1 230:3 240:x",
      windows: ["200-240", "210-240", "220-240"])
    assertMerge("210:0 240:x", ["10:1"], { $0.merge() }, "220:1 240:x", windows: ["200-240", "210-240"])
  }

  func testDisposalDisposesEverything() {
    assertMerge(
      "210:0 220:1 400:|", ["10:1 50:2", "10:3 20:4"], disposedAt: 235, { $0.merge() }, "220:1 230:3",
      windows: ["200-235", "210-235", "220-235"])
  }

  func testAtMostSoManyAtATime() {
    assertMerge(
      "210:0 211:1 212:2 300:|", ["10:1 50:|", "10:2 100:|", "10:3 20:|"], { $0.merge(maxConcurrent: 2) },
      "220:1 221:2 270:3 311:|", windows: ["200-300", "210-260", "211-311", "260-280"])
    assertMerge(
      "210:0 211:1 212:2 300:|", ["10:1 50:|", "10:2 20:x", "10:3"], { $0.merge(maxConcurrent: 2) },
      "220:1 221:2 231:x", windows: ["200-231", "210-231", "211-231", ""])
    assertMerge(
      "210:0 211:1", ["10:1 50:|", "10:2"], disposedAt: 240, { $0.merge(maxConcurrent: 1) },
      "220:1", windows: ["200-240", "210-240", ""])
  }

  func testStaticForms() {
    let a = Observable.of(1, 2)
    XCTAssertEqual(events(of: Observable.merge(a, .of(3, 4))), "1 3 2 4 |")
    XCTAssertEqual(events(of: Observable.merge([a, .just(5)])), "5 1 2 |")
    XCTAssertEqual(events(of: Observable.merge(AnyCollection([a, .empty()]))), "1 2 |")
    XCTAssertEqual(events(of: Observable<Int>.merge([])), "|")
    XCTAssertEqual(events(of: Observable.merge([.just(1), .error(TestError()), .just(2)])), "1 x")
  }

  func testAnInnerSubscriptionIsDisposedBeforeTheNextBegins() {
    let log = Log()
    let first = PublishSubject<Int>()
    let second = PublishSubject<Int>()
    func noted(_ name: String, _ subject: PublishSubject<Int>) -> Observable<Int> {
      .create { observer in
        log.add("subscribe \(name)")
        let subscription = Box(subject.subscribe(observer))
        return Disposables.create {
          log.add("dispose \(name)")
          subscription.value.dispose()
        }
      }
    }
    _ = Observable.of(noted("1", first), noted("2", second)).merge(maxConcurrent: 1).subscribe { log.add(marble($0)) }
    first.onNext(1)
    first.onCompleted()
    second.onCompleted()
    XCTAssertEqual(log.lines, ["subscribe 1", "1", "dispose 1", "subscribe 2", "dispose 2", "|"])
  }

  func testTenThousandInnerSequences() {
    let subjects = (0..<10_000).map { _ in PublishSubject<Int>() }
    let sum = Box(0)
    let isDone = Box(false)
    let inners = subjects.map { $0.asObservable() }
    _ = Observable.merge(inners).subscribe(onNext: { sum.value += $0 }, onCompleted: { isDone.value = true })
    for subject in subjects.reversed() {
      subject.onNext(1)
      XCTAssertFalse(isDone.value)
      subject.onCompleted()
      XCTAssertFalse(subject.hasObservers)
    }
    XCTAssertEqual(sum.value, 10_000)
    XCTAssert(isDone.value)
  }

  func testNothingIsLostBetweenThreads() {
    let subjects = (0..<4).map { _ in PublishSubject<Int>() }
    let inside = Counter()
    let overlaps = Counter()
    let received = Box(0)
    let isDone = Signal()
    _ = Observable.merge(subjects.map { $0.asObservable() }).subscribe(
      onNext: { _ in
        inside.add(1)
        if inside.value != 1 { overlaps.add() }
        received.value += 1
        inside.add(-1)
      }, onCompleted: { isDone.give() })
    inParallel(4) { index in
      for element in 0..<5_000 { subjects[index].onNext(element) }
      subjects[index].onCompleted()
    }
    isDone.wait()
    XCTAssertEqual(received.value, 20_000)
    XCTAssertEqual(overlaps.value, 0)
  }

  /// The disposal of a sequence that has ended ends another one: what has waited longest begins first.
  func testWhatWaitsBeginsInItsOrder() {
    let log = Log()
    let (source, other) = (PublishSubject<Observable<Int>>(), PublishSubject<Int>())
    let ending = PublishSubject<Int>()
    let subscription = source.merge(maxConcurrent: 2).subscribe { log.add(marble($0)) }
    source.onNext(ending.do(onDispose: { other.onCompleted() }))
    source.onNext(other)
    source.onNext(.of(1, 2))
    source.onNext(.of(3, 4))
    ending.onCompleted()
    XCTAssertEqual(log.lines, ["1", "2", "3", "4"])
    subscription.dispose()
  }
}
