// SPDX-License-Identifier: MIT
import Dispatch
import Foundation
import RxSwift
import RxTestSupport
import XCTest

/// Functions of the main actor behind `observe(on: MainScheduler.instance)` are called there, whichever thread sends.
final class MainActorObservableTests: XCTestCase {
  @MainActor
  private final class Screen {
    var lines: [String] = []
    var isElsewhere = false

    func add(_ line: String) {
      if !Thread.isMainThread { isElsewhere = true }
      lines.append(line)
    }

    func format(_ number: Int) -> String {
      add("format \(number)")
      return "\(number)"
    }
  }

  /// Runs what waits on the main queue, until `screen` has `lines`.
  @MainActor
  private func drain(_ screen: Screen, until lines: [String], line: UInt = #line) {
    let limit = DispatchTime.now() + 60
    while screen.lines != lines, DispatchTime.now() < limit {
      RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.001))
    }
    XCTAssertEqual(screen.lines, lines, line: line)
    XCTAssertFalse(screen.isElsewhere, line: line)
  }

  /// Subscribes, sends 1 and 2 elsewhere, then ends the subject there, and expects `lines` in the end.
  @MainActor
  private func check(
    _ lines: [String], failing: Bool = false, line: UInt = #line,
    _ subscribe: (MainActorObservable<Int>, Screen) -> any Disposable
  ) {
    let (subject, screen) = (PublishSubject<Int>(), Screen())
    let subscription = subscribe(subject.observe(on: MainScheduler.instance), screen)
    elsewhere {
      subject.onNext(1)
      subject.onNext(2)
      if failing { subject.onError(RxError.timeout) } else { subject.onCompleted() }
    }
    XCTAssertEqual(screen.lines, [], "nothing is called elsewhere", line: line)
    drain(screen, until: lines, line: line)
    subscription.dispose()
  }

  @MainActor
  func testSubscribe() {
    check(["1", "2", "completed", "disposed"]) { numbers, screen in
      numbers.subscribe(
        onNext: { screen.add("\($0)") }, onCompleted: { screen.add("completed") },
        onDisposed: { screen.add("disposed") })
    }
    check(["1", "2", "failed"], failing: true) { numbers, screen in
      numbers.subscribe(onNext: { screen.add("\($0)") }, onError: { _ in screen.add("failed") })
    }
    check(["next(1)", "next(2)", "completed"]) { numbers, screen in numbers.subscribe { screen.add("\($0)") } }
    check(["1", "2", "completed", "disposed"]) { numbers, screen in
      numbers.subscribe(
        with: screen, onNext: { $0.add("\($1)") }, onCompleted: { $0.add("completed") },
        onDisposed: { $0.add("disposed") })
    }
    check(["1", "2"]) { numbers, screen in
      numbers.withUnretained(screen).subscribe(onNext: { screen, number in screen.add("\(number)") })
    }
  }

  @MainActor
  func testOperators() {
    check(["format 1", "1", "format 2", "2"]) { numbers, screen in
      numbers.map(screen.format).subscribe(onNext: { screen.add($0) })
    }
    check(["format 1", "format 2", "2"]) { numbers, screen in
      numbers.filter { screen.format($0) == "2" }.subscribe(onNext: { screen.add("\($0)") })
    }
    check(["format 1", "1", "format 2", "2"]) { numbers, screen in
      numbers.compactMap { screen.format($0) }.distinctUntilChanged().subscribe(onNext: { screen.add($0) })
    }
    check(["before 1", "1", "after 1", "before 2", "2", "after 2", "completed", "disposed"]) { numbers, screen in
      numbers.do(
        onNext: { screen.add("before \($0)") }, afterNext: { screen.add("after \($0)") },
        onCompleted: { screen.add("completed") }, onDispose: { screen.add("disposed") }
      )
      .subscribe(onNext: { screen.add("\($0)") })
    }
    check(["1", "2", "failed"], failing: true) { numbers, screen in
      numbers.do(onNext: { screen.add("\($0)") }, onError: { _ in screen.add("failed") }).subscribe(onError: { _ in })
    }
  }

  @MainActor
  func testTakingAndSkipping() {
    check(["1", "completed"]) { numbers, screen in
      numbers.take(1).subscribe(onNext: { screen.add("\($0)") }, onCompleted: { screen.add("completed") })
    }
    check(["2", "completed"]) { numbers, screen in
      numbers.skip(1).subscribe(onNext: { screen.add("\($0)") }, onCompleted: { screen.add("completed") })
    }
  }

  /// Without an element to take, the end comes on the main thread, too, if the subscription is made elsewhere.
  @MainActor
  func testTakingNothing() {
    let screen = Screen()
    let shown = PublishSubject<Int>().observe(on: MainScheduler.instance).take(0)
      .do(onCompleted: { screen.add("completed") })
    elsewhere { _ = shown.subscribe() }
    XCTAssertEqual(screen.lines, [])
    drain(screen, until: ["completed"])
  }

  @MainActor
  func testAccumulation() {
    check(["format 1", "1", "format 2", "3"]) { numbers, screen in
      numbers.scan(0) { $0 + (Int(screen.format($1)) ?? 0) }.subscribe(onNext: { screen.add("\($0)") })
    }
    check(["format 1", "[1]", "format 2", "[1, 2]"]) { numbers, screen in
      numbers.scan(into: []) { $0.append(Int(screen.format($1)) ?? 0) }.subscribe(onNext: { screen.add("\($0)") })
    }
    check(["format 1", "format 2", "3"]) { numbers, screen in
      numbers.reduce(0) { $0 + (Int(screen.format($1)) ?? 0) }.subscribe(onNext: { screen.add("\($0)") })
    }
    check(["format 3", "3"]) { numbers, screen in
      numbers.reduce(0, accumulator: +, mapResult: screen.format).subscribe(onNext: { screen.add($0) })
    }
  }

  /// The function that makes inner sequences is called on the main thread.
  @MainActor
  func testFlattening() {
    check(["format 1", "format 2"]) { numbers, screen in
      numbers.map { Observable.just(screen.format($0)) }.merge().subscribe()
    }
    check(["format 1", "format 2"]) { numbers, screen in
      numbers.map { Observable.just(screen.format($0)) }.switchLatest().subscribe()
    }
  }

  /// What is sent on the main thread is delivered at once.
  @MainActor
  func testTheMainThreadDeliversAtOnce() async {
    let (subject, screen) = (PublishSubject<Int>(), Screen())
    let subscription = subject.observe(on: MainScheduler.instance).map { "\($0)" }.subscribe(onNext: { screen.add($0) })
    subject.onNext(1)
    XCTAssertEqual(screen.lines, ["1"])
    subscription.dispose()
    subject.onNext(2)
    XCTAssertEqual(screen.lines, ["1"])
  }

  /// A subscription that is made and disposed elsewhere calls the functions of its beginning and end on the main thread.
  @MainActor
  func testSubscribedAndDisposedElsewhere() {
    let screen = Screen()
    let shown = PublishSubject<Int>().observe(on: MainScheduler.instance)
      .do(onSubscribe: { screen.add("subscribe") }, onDispose: { screen.add("dispose") })
    elsewhere { shown.subscribe().dispose() }
    XCTAssertEqual(screen.lines, [])
    drain(screen, until: ["subscribe", "dispose"])
  }

  /// Where no actor is, the functions are called on the main thread all the same.
  func testWithoutAnActor() {
    let (subject, log) = (PublishSubject<Int>(), Log())
    let subscription = subject.observe(on: MainScheduler.instance)
      .map { $0 * 10 }
      .subscribe(onNext: { log.add("\($0) \(Thread.isMainThread)") })
    elsewhere { subject.onNext(1) }
    XCTAssertEqual(log.lines, [])
    let limit = DispatchTime.now() + 60
    while log.lines.isEmpty, DispatchTime.now() < limit { RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.001)) }
    XCTAssertEqual(log.lines, ["10 true"])
    subscription.dispose()
  }

  /// The object of `subscribe(with:)` is not retained.
  @MainActor
  func testTheObjectIsNotRetained() {
    let subject = PublishSubject<Int>()
    var screen: Screen? = Screen()
    weak let reference = screen
    var seen = 0
    let subscription = subject.observe(on: MainScheduler.instance)
      .subscribe(with: screen!, onNext: { _, number in seen += number })
    subject.onNext(1)
    screen = nil
    XCTAssertNil(reference)
    subject.onNext(2)
    XCTAssertEqual(seen, 1)
    subscription.dispose()
  }

  @MainActor
  func testErrorsOfFunctions() {
    let numbers = Observable.of(1).observe(on: MainScheduler.instance)
    let failing: [Observable<Int>] = [
      numbers.map { _ in throw RxError.timeout },
      numbers.filter { _ in throw RxError.timeout },
      numbers.do(onNext: { _ in throw RxError.timeout }),
      numbers.scan(0) { _, _ in throw RxError.timeout },
      numbers.map { _ -> Observable<Int> in throw RxError.timeout }.merge(),
    ]
    for sequence in failing {
      let screen = Screen()
      let subscription = sequence.observe(on: MainScheduler.instance)
        .subscribe(onNext: { screen.add("\($0)") }, onError: { _ in screen.add("failed") })
      drain(screen, until: ["failed"])
      subscription.dispose()
    }
  }
}
