// SPDX-License-Identifier: MIT
import RxSwift
import RxTestSupport
import XCTest

final class DisposeBagTests: XCTestCase {
  func testDisposesInOrderWhenReleased() {
    let log = Log()
    var bag: DisposeBag? = DisposeBag()
    for name in ["a", "b", "c"] { Disposables.create { log.add(name) }.disposed(by: bag!) }
    XCTAssertEqual(log.lines, [])
    bag = nil
    XCTAssertEqual(log.lines, ["a", "b", "c"])
  }

  func testInitialisersAndInsert() {
    let count = Counter()
    let one = { @Sendable () -> any Disposable in Disposables.create { count.add() } }
    do {
      let bag = DisposeBag(disposing: one(), one())
      bag.insert(one())
      bag.insert(one(), one())
      bag.insert([one(), one(), one()])
      bag.insert {
        one()
        one()
      }
      XCTAssertEqual(count.value, 0)
      withExtendedLifetime(bag) {}
    }
    XCTAssertEqual(count.value, 10)
    do { _ = DisposeBag(disposing: [one(), one()]) }
    XCTAssertEqual(count.value, 12)
    do {
      _ = DisposeBag {
        one()
        one()
        one()
      }
    }
    XCTAssertEqual(count.value, 15)
  }

  func testDisposesOnTheReleasingThread() {
    let bag = Box<DisposeBag?>(DisposeBag())
    let threads = Box<[Thread]>([])
    Disposables.create { threads.value.append(Thread.current) }.disposed(by: bag.value!)
    let releasing = Box<Thread?>(nil)
    inParallel(1) { _ in
      releasing.value = Thread.current
      bag.value = nil
    }
    XCTAssertEqual(threads.value.count, 1)
    XCTAssertTrue(threads.value.first === releasing.value)
  }

  func testDropsFinishedSubscriptions() {
    let bag = DisposeBag()
    let weak = Box<[WeakBox<BooleanDisposable>]>([])
    for _ in 0..<10_000 {
      let disposable = BooleanDisposable()
      weak.value.append(WeakBox(disposable))
      bag.insert(disposable)
      disposable.dispose()
    }
    XCTAssertLessThanOrEqual(weak.value.filter { $0.object != nil }.count, 64)
    withExtendedLifetime(bag) {}
  }

  func testKeepsWhatIsNotFinished() {
    let count = Counter()
    do {
      let bag = DisposeBag()
      for index in 0..<1_000 {
        let disposable = Disposables.create { count.add() }
        disposable.disposed(by: bag)
        if index % 2 == 0 { disposable.dispose() }
      }
      XCTAssertEqual(count.value, 500)
      withExtendedLifetime(bag) {}
    }
    XCTAssertEqual(count.value, 1_000)
  }

  /// A type of the user may say that it is disposed, and have something to dispose later.
  func testKeepsEveryDisposableOfTheUser() {
    let pause = Pause()
    do {
      let bag = DisposeBag()
      bag.insert(pause)
      for _ in 0..<100 { bag.insert(Disposables.create()) }
      pause.isDisposed = false
      withExtendedLifetime(bag) {}
    }
    XCTAssertTrue(pause.isDisposed)
  }

  func testASubscriptionThatEndedIsFinished() throws {
    let subject = PublishSubject<Int>()
    let subscription = try XCTUnwrap(subject.subscribe(onNext: { _ in }) as? any Cancelable)
    XCTAssertFalse(subscription.isDisposed)
    subject.onCompleted()
    XCTAssertTrue(subscription.isDisposed)
  }

  func testInsertsOnSeveralThreads() {
    let count = Counter()
    // The threads hold the box only, a little longer than they run; the bag itself goes when it is taken out.
    let box = Box<DisposeBag?>(DisposeBag())
    inParallel(4) { _ in
      for _ in 0..<1_000 { box.value?.insert(Disposables.create { count.add() }) }
    }
    XCTAssertEqual(count.value, 0)
    box.value = nil
    XCTAssertEqual(count.value, 4_000)
  }
}

/// Says that it is disposed before it starts.
private final class Pause: Cancelable, @unchecked Sendable {
  // Sendable: one thread uses it.
  var isDisposed = true
  func dispose() { isDisposed = true }
}
