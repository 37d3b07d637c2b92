// SPDX-License-Identifier: MIT
import RxCocoa
import RxSwift
import RxTestSupport
import XCTest

final class BindTests: XCTestCase {
  func testAFunctionOfTheMainActor() {
    let (subject, state) = (PublishSubject<Int>(), Box<[Int]>([]))
    let subscriptions = [
      subject.bind { state.value.append($0) },
      subject.asInfallible(onErrorJustReturn: 0).bind { state.value.append($0 * 10) },
      subject.bind(onNext: { state.value.append($0 * 100) }),
    ]
    subject.onNext(1)
    XCTAssertEqual(state.value, [1, 10, 100])
    for subscription in subscriptions { subscription.dispose() }
    subject.onNext(2)
    XCTAssertEqual(state.value, [1, 10, 100])
  }

  /// A closure without a label is that of `bind(onNext:)`, whatever becomes of the result.
  func testATrailingClosureSubscribes() {
    let (log, subject, bag) = (Log(), PublishSubject<Int>(), DisposeBag())
    let infallible = subject.asInfallible(onErrorJustReturn: 0)
    _ = subject.bind { log.add("dropped \($0)") }
    _ = subject.bind { number in log.add("named \(number)") }
    let kept = subject.bind { log.add("kept \($0)") }
    let typed: any Disposable = subject.bind { log.add("typed \($0)") }
    subject.bind { log.add("in a bag \($0)") }.disposed(by: bag)
    _ = subject.bind(onNext: { log.add("with a label \($0)") })
    _ = infallible.bind { log.add("infallible, dropped \($0)") }
    let infallibleKept = infallible.bind { number in log.add("infallible, kept \(number)") }
    let nothing: Void = subject.bind(to: { _ in log.add("the sequence") })
    XCTAssert(nothing == ())
    XCTAssertEqual(log.lines, ["the sequence"])
    log.clear()
    subject.onNext(1)
    XCTAssertEqual(
      log.lines,
      [
        "dropped 1", "named 1", "kept 1", "typed 1", "in a bag 1", "with a label 1", "infallible, dropped 1",
        "infallible, kept 1",
      ])
    log.clear()
    for subscription in [kept, typed, infallibleKept] { subscription.dispose() }
    subject.onNext(2)
    XCTAssertEqual(
      log.lines, ["dropped 2", "named 2", "in a bag 2", "with a label 2", "infallible, dropped 2"])
  }

  func testAnElementFromAnotherThreadArrivesThere() {
    let received = Box<[Int]>([])
    let subject = PublishSubject<Int>()
    let subscription = subject.bind(onNext: { received.value.append($0) })
    let done = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      subject.onNext(1)
      done.signal()
    }
    done.wait()
    XCTAssertEqual(received.value, [1])
    subscription.dispose()
  }

  func testWithAnObjectCallsAsLongAsItLives() {
    let log = Log()
    let subject = PublishSubject<Int>()
    var object: Box<String>? = Box("here")
    let weakly = WeakBox(object)
    let subscription = subject.bind(with: object!) { log.add("\($0.value) \($1)") }
    subject.onNext(1)
    object = nil
    XCTAssertNil(weakly.object)
    subject.onNext(2)
    XCTAssertEqual(log.lines, ["here 1"])
    subscription.dispose()
  }

  func testObservers() {
    let log = Log()
    _ = Observable.of(1).bind(to: AnyObserver<Int> { log.add("\($0)") }, AnyObserver<Int> { log.add("again \($0)") })
    _ = Observable.of(2).bind(to: AnyObserver<Int?> { log.add("\($0.map { $0! })") })
    _ = Infallible.of(3).bind(to: AnyObserver<Int> { log.add("\($0)") })
    _ = Infallible.of(4).bind(to: AnyObserver<Int?> { log.add("\($0.map { $0! })") })
    XCTAssertEqual(
      log.lines,
      [
        "next(1)", "again next(1)", "completed", "again completed", "next(2)", "completed", "next(3)", "completed",
        "next(4)", "completed",
      ])
  }

  func testFunctionsOfTheSequence() {
    let log = Log()
    func show(_ source: Observable<Int>) -> any Disposable { source.subscribe(onNext: { log.add("\($0)") }) }
    _ = Observable.of(1).bind(to: show)
    let curried: (Observable<Int>) -> (Int) -> Int = { _ in { $0 + 1 } }
    XCTAssertEqual(Observable.of(1).bind(to: curried, curriedArgument: 5), 6)
    let infallible: (Infallible<Int>) -> (Int) -> Int = { _ in { $0 + 2 } }
    XCTAssertEqual(Infallible.of(1).bind(to: infallible, curriedArgument: 5), 7)
    XCTAssertEqual(Infallible.of(1).bind(to: { _ in "result" }), "result")
    XCTAssertEqual(log.lines, ["1"])
  }

  func testRelays() {
    let log = Log()
    let (a, b, c) = (BehaviorRelay(value: 0), PublishRelay<Int>(), ReplayRelay<Int>.create(bufferSize: 1))
    let (d, e, f) = (BehaviorRelay<Int?>(value: 0), PublishRelay<Int?>(), ReplayRelay<Int?>.create(bufferSize: 1))
    _ = b.subscribe(onNext: { log.add("b \($0)") })
    _ = e.subscribe(onNext: { log.add("e \($0!)") })
    let source = Infallible.just(5)
    for subscription in [
      source.bind(to: a), source.bind(to: b), source.bind(to: c), source.bind(to: d), source.bind(to: e),
      source.bind(to: f),
    ] { subscription.dispose() }
    _ = c.subscribe(onNext: { log.add("c \($0)") })
    _ = f.subscribe(onNext: { log.add("f \($0!)") })
    XCTAssertEqual(a.value, 5)
    XCTAssertEqual(d.value, 5)
    XCTAssertEqual(log.lines, ["b 5", "e 5", "c 5", "f 5"])
  }
}
