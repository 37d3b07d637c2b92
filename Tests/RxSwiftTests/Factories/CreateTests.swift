// SPDX-License-Identifier: MIT
import RxSwift
import RxTestSupport
import XCTest

final class CreateTests: XCTestCase {
  func testPassesOnWhatTheFunctionSends() {
    let source = Observable<Int>.create { observer in
      observer.onNext(1)
      observer.on(.next(2))
      observer.onCompleted()
      return Disposables.create()
    }
    XCTAssertEqual(events(of: source), "1 2 |")
    XCTAssertEqual(events(of: source.map { $0 * 2 }), "2 4 |")
  }

  func testNothingPassesAfterTheEnd() {
    let disposals = Counter()
    let source = Observable<Int>.create { observer in
      observer.onError(TestError())
      observer.onNext(1)
      observer.onCompleted()
      observer.onError(TestError())
      return Disposables.create { disposals.add() }
    }
    XCTAssertEqual(events(of: source), "x")
    XCTAssertEqual(disposals.value, 1)
  }

  func testDisposalStopsDeliveryAndIsPassedOnOnce() {
    let log = Log()
    let observer = Box<AnyObserver<Int>?>(nil)
    let source = Observable<Int>.create {
      observer.value = $0
      return Disposables.create { log.add("disposed") }
    }
    let subscription = source.subscribe { log.add(marble($0)) }
    observer.value?.onNext(1)
    subscription.dispose()
    subscription.dispose()
    observer.value?.onNext(2)
    observer.value?.onCompleted()
    XCTAssertEqual(log.lines, ["1", "disposed"])
  }

  func testReentrantEventsNest() {
    let log = Log()
    let observer = Box<AnyObserver<Int>?>(nil)
    let source = Observable<Int>.create {
      observer.value = $0
      return Disposables.create()
    }
    _ = source.subscribe { event in
      log.add("begin \(marble(event))")
      if case .next(let element) = event, element < 3 { observer.value?.onNext(element + 1) }
      log.add("end \(marble(event))")
    }
    observer.value?.onNext(1)
    XCTAssertEqual(log.lines, ["begin 1", "begin 2", "begin 3", "end 3", "end 2", "end 1"])
  }

  func testAReentrantEventDuringTheEndIsTooLate() {
    let log = Log()
    let observer = Box<AnyObserver<Int>?>(nil)
    let source = Observable<Int>.create {
      observer.value = $0
      return Disposables.create()
    }
    _ = source.takeLast(1).subscribe { event in
      log.add(marble(event))
      observer.value?.onNext(2)
      observer.value?.onCompleted()
    }
    observer.value?.onNext(1)
    observer.value?.onCompleted()
    XCTAssertEqual(log.lines, ["1", "|"])
  }

  func testEventsOfSeveralThreadsAreDeliveredOneAfterTheOther() {
    let observer = Box<AnyObserver<Int>?>(nil)
    let inside = Counter()
    let received = Counter()
    let overlaps = Counter()
    let source = Observable<Int>.create {
      observer.value = $0
      return Disposables.create()
    }
    _ = source.subscribe { _ in
      inside.add()
      if inside.value != 1 { overlaps.add() }
      received.add()
      inside.add(-1)
    }
    let target = observer.value!
    inParallel(4) { _ in for element in 0..<500 { target.onNext(element) } }
    XCTAssertEqual(received.value, 2_000)
    XCTAssertEqual(overlaps.value, 0)
    observer.value?.onCompleted()
  }

  func testReleasesWhatItCapturedAfterTheEnd() {
    final class Owner: Sendable {}
    weak var gone: Owner?
    let observer = Box<AnyObserver<Int>?>(nil)
    func subscribe() -> any Disposable {
      let owner = Owner()
      gone = owner
      return Observable<Int>.create {
        observer.value = $0
        return Disposables.create { _ = owner }
      }.subscribe { _ in }
    }
    let subscription = subscribe()
    XCTAssertNotNil(gone)
    observer.value?.onCompleted()
    XCTAssertNil(gone)
    withExtendedLifetime(subscription) {}
  }
}
