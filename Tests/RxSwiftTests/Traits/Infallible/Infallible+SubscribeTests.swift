// SPDX-License-Identifier: MIT
import RxSwift
import RxTestSupport
import XCTest

final class InfallibleSubscribeTests: XCTestCase {
  func testFunctions() {
    let log = Log()
    let subscription = Infallible.of(1, 2).subscribe(
      onNext: { log.add("\($0)") }, onCompleted: { log.add("completed") }, onDisposed: { log.add("disposed") })
    subscription.dispose()
    XCTAssertEqual(log.lines, ["1", "2", "completed", "disposed"])
  }

  func testOnDisposed() {
    let log = Log()
    let subscription = Infallible<Int>.never().subscribe(onDisposed: { log.add("disposed") })
    XCTAssertEqual(log.lines, [])
    subscription.dispose()
    subscription.dispose()
    XCTAssertEqual(log.lines, ["disposed"])
  }

  func testEvents() {
    let log = Log()
    _ = Infallible.of(1, 2).subscribe { event in
      switch event {
      case .next(let element): log.add("\(element)")
      case .completed: log.add("completed")
      }
    }
    XCTAssertEqual(log.lines, ["1", "2", "completed"])
  }

  func testWithAnObjectCallsAsLongAsItLives() {
    let log = Log()
    let subject = PublishSubject<Int>()
    var object: Box<String>? = Box("here")
    let weakly = WeakBox(object)
    let subscription = subject.asInfallible(onErrorJustReturn: 0).subscribe(
      with: object!, onNext: { log.add("\($0.value) \($1)") }, onCompleted: { log.add("\($0.value) completed") },
      onDisposed: { log.add("\($0.value) disposed") })
    subject.onNext(1)
    object = nil
    XCTAssertNil(weakly.object)
    subject.onNext(2)
    subject.onCompleted()
    XCTAssertEqual(log.lines, ["here 1"])
    subscription.dispose()

    let other = Box("other")
    log.clear()
    _ = Infallible.just(3).subscribe(
      with: other, onNext: { log.add("\($0.value) \($1)") }, onCompleted: { log.add("\($0.value) completed") },
      onDisposed: { log.add("\($0.value) disposed") })
    XCTAssertEqual(log.lines, ["other 3", "other completed", "other disposed"])
  }
}
