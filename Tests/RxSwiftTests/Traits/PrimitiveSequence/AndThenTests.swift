// SPDX-License-Identifier: MIT
import RxSwift
import RxTestSupport
import XCTest

final class AndThenTests: XCTestCase {
  private func assertContinues(
    _ first: String, _ second: String, _ expected: String, windows: (String, String), disposedAt end: Int = 1000,
    _ line: UInt = #line
  ) {
    let clock = Box(0)
    let secondSource = ManualSource<Int>(clock: clock)
    let log = Log()
    let firstSource = ManualSource<Int>(clock: clock)
    clock.value = 200
    let subscription = firstSource.asObservable().ignoreElements().asCompletable()
      .andThen(secondSource.asObservable())
      .subscribe { log.add("\(clock.value):\(marble($0))") }
    var events: [(Int, Bool, Event<Int>)] = []
    for (text, isFirst) in [(first, true), (second, false)] {
      for token in text.split(separator: " ") {
        let parts = token.split(separator: ":")
        let event: Event<Int> =
          parts[1] == "|" ? .completed : parts[1] == "x" ? .error(TestError()) : .next(Int(parts[1])!)
        events.append((Int(parts[0])!, isFirst, event))
      }
    }
    for (time, isFirst, event) in events.sorted(by: { $0.0 < $1.0 }) where time < end {
      clock.value = time
      (isFirst ? firstSource : secondSource).send(event)
    }
    clock.value = end
    subscription.dispose()
    func text(_ source: ManualSource<Int>) -> String {
      source.windows.map { "\($0.begin)-\($0.end.map(String.init) ?? "")" }.joined(separator: " ")
    }
    XCTAssertEqual(log.lines.joined(separator: " "), expected, line: line)
    XCTAssertEqual(text(firstSource), windows.0, line: line)
    XCTAssertEqual(text(secondSource), windows.1, line: line)
  }

  func testGoesOnWithTheSecondWhenTheFirstCompletes() {
    assertContinues("210:| 220:|", "205:1 230:2 240:|", "230:2 240:|", windows: ("200-210", "210-240"))
  }

  func testAnErrorOfTheFirst() {
    assertContinues("210:x", "230:2 240:|", "210:x", windows: ("200-210", ""))
  }

  func testAnErrorOfTheSecond() {
    assertContinues("210:|", "230:2 240:x", "230:2 240:x", windows: ("200-210", "210-240"))
  }

  func testNever() {
    assertContinues("", "230:2", "", windows: ("200-1000", ""))
    assertContinues("210:|", "", "", windows: ("200-210", "210-1000"))
  }

  func testDisposal() {
    assertContinues("250:|", "260:2", "", windows: ("200-230", ""), disposedAt: 230)
    assertContinues("250:|", "260:2 270:3", "260:2", windows: ("200-250", "250-265"), disposedAt: 265)
  }

  func testOfEveryTrait() {
    XCTAssertEqual(events(of: Completable.empty().andThen(Single.just(1)).asObservable()), "1 |")
    XCTAssertEqual(events(of: Completable.empty().andThen(Maybe.just(1)).asObservable()), "1 |")
    XCTAssertEqual(events(of: Completable.empty().andThen(Maybe<Int>.empty()).asObservable()), "|")
    XCTAssertEqual(events(of: Completable.empty().andThen(Completable.empty()).asObservable()), "|")
    XCTAssertEqual(events(of: Completable.empty().andThen(Observable.of(1, 2))), "1 2 |")
    XCTAssertEqual(events(of: Completable.error(TestError()).andThen(Single.just(1)).asObservable()), "x")
    XCTAssertEqual(events(of: Completable.error(TestError()).andThen(Maybe.just(1)).asObservable()), "x")
    XCTAssertEqual(events(of: Completable.error(TestError()).andThen(Completable.empty()).asObservable()), "x")
  }

  func testTheSecondIsSubscribedBeforeTheFirstIsDisposed() {
    let log = Log()
    let first = Completable.create { completable in
      completable(.completed)
      return Disposables.create { log.add("first disposed") }
    }
    let second = Single<Int>.create { single in
      log.add("second subscribed")
      single(.success(1))
      return Disposables.create { log.add("second disposed") }
    }
    _ = first.andThen(second).subscribe(onSuccess: { log.add("\($0)") })
    XCTAssertEqual(log.lines.first, "second subscribed")
    XCTAssertEqual(Set(log.lines), ["second subscribed", "1", "first disposed", "second disposed"])
  }

  /// The second is hot, and the first ends long after the subscription.
  private func assertContinues<Subject: SubjectType>(
    with subject: Subject, _ hasObservers: () -> Bool, greeting: [String], line: UInt = #line
  ) where Subject.Element == Int, Subject.Observer.Element == Int {
    for disposesBefore in [false, true] {
      let (first, log) = (PublishSubject<Never>(), Log())
      let subscription = first.asCompletable().andThen(subject.asObservable()).subscribe { log.add(marble($0)) }
      XCTAssertFalse(hasObservers(), line: line)
      if disposesBefore { subscription.dispose() }
      first.onCompleted()
      XCTAssertEqual(hasObservers(), !disposesBefore, line: line)
      subject.asObserver().onNext(1)
      XCTAssertEqual(log.lines, disposesBefore ? [] : greeting + ["1"], line: line)
      XCTAssertFalse(first.hasObservers, line: line)
      subscription.dispose()
      XCTAssertFalse(hasObservers(), line: line)
    }
  }

  func testASubjectAfterACompletableThatTakesItsTime() {
    let publish = PublishSubject<Int>()
    assertContinues(with: publish, { publish.hasObservers }, greeting: [])
    let behavior = BehaviorSubject(value: 0)
    assertContinues(with: behavior, { behavior.hasObservers }, greeting: ["0"])
    let replay = ReplaySubject<Int>.create(bufferSize: 1)
    replay.onNext(0)
    assertContinues(with: replay, { replay.hasObservers }, greeting: ["0"])
  }

  func testAConnectableSequenceAfterACompletableThatTakesItsTime() {
    let (first, source, log) = (PublishSubject<Never>(), PublishSubject<Int>(), Log())
    let connectable = source.publish()
    _ = first.asCompletable().andThen(connectable.asObservable()).subscribe { log.add(marble($0)) }
    let connection = connectable.connect()
    source.onNext(1)
    first.onCompleted()
    source.onNext(2)
    connection.dispose()
    XCTAssertEqual(log.lines, ["2"])
  }
}
