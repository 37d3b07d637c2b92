// SPDX-License-Identifier: MIT
import RxCocoa
import RxSwift
import RxTestSupport
import XCTest

final class ControlTests: XCTestCase {
  func testAnEvent() {
    let log = Log()
    let subject = PublishSubject<Int>()
    let event = ControlEvent(events: subject)
    let subscriptions = [
      event.subscribe(onNext: { log.add("observable \($0)") }),
      event.asControlEvent().asObservable().subscribe(onNext: { log.add("event \($0)") }),
      event.asDriver().drive(onNext: { log.add("driver \($0)") }),
      event.asSignal().emit(onNext: { log.add("signal \($0)") }),
      event.asInfallible().subscribe(onNext: { log.add("infallible \($0)") }),
    ]
    subject.onNext(1)
    XCTAssertEqual(log.lines, ["observable 1", "event 1", "driver 1", "signal 1", "infallible 1"])
    for subscription in subscriptions { subscription.dispose() }
  }

  func testAProperty() {
    let log = Log()
    let values = BehaviorSubject(value: 1)
    let property = ControlProperty(values: values, valueSink: AnyObserver<Int> { log.add("set \($0)") })
    let subscriptions = [
      property.subscribe(onNext: { log.add("observable \($0)") }),
      property.asDriver().drive(onNext: { log.add("driver \($0)") }),
      property.changed.subscribe(onNext: { log.add("changed \($0)") }),
      property.asControlProperty().asObservable().subscribe(onNext: { log.add("property \($0)") }),
    ]
    values.onNext(2)
    XCTAssertEqual(
      log.lines,
      ["observable 1", "driver 1", "property 1", "observable 2", "driver 2", "changed 2", "property 2"])
    log.clear()
    property.onNext(3)
    property.onCompleted()
    XCTAssertEqual(log.lines, ["set next(3)", "set completed"])
    for subscription in subscriptions { subscription.dispose() }
  }

  func testOrEmpty() {
    let log = Log()
    let values = BehaviorSubject<String?>(value: nil)
    let property = ControlProperty(values: values, valueSink: AnyObserver<String?> { log.add("set \($0.element!!)") })
    let subscription = property.orEmpty.subscribe(onNext: { log.add("<\($0)>") })
    values.onNext("a")
    property.orEmpty.onNext("b")
    XCTAssertEqual(log.lines, ["<>", "<a>", "set b"])
    subscription.dispose()
  }

  func testSubscribesOnTheMainThread() {
    let (subscribed, bag) = (expectation(description: "subscribed"), DisposeBag())
    let event = ControlEvent(
      events: Observable<Int>.create { _ in
        MainActor.preconditionIsolated()
        subscribed.fulfill()
        return Disposables.create()
      })
    Thread.detachNewThread { event.subscribe().disposed(by: bag) }
    wait(for: [subscribed], timeout: 60)
  }
}
