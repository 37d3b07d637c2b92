// SPDX-License-Identifier: MIT
import Foundation
import RxSwift
import RxTest
import RxTestSupport
import XCTest

/// What a disposed chain captured is gone, even if somebody still holds the observer of its source.
final class HeldSourceLawTests: XCTestCase {
  /// How a chain is left.
  private enum Leaving: CaseIterable {
    case fromOutside
    /// By what handles an element.
    case fromInside
    /// While another thread delivers.
    case duringDelivery
  }

  /// Sequences whose observers somebody keeps.
  private final class HeldSource: @unchecked Sendable {
    // Sendable: by the rule that a test touches it from one thread at a time.
    var observers: [AnyObserver<Int>] = []
    var elements: Observable<Int> {
      .create { observer in
        self.observers.append(observer)
        return Disposables.create()
      }
    }
  }

  /// What the closures of a chain capture.
  private final class Captured: @unchecked Sendable {
    // Sendable: by the rule that a test sends from one thread at a time.
    var onElement: () -> Void = {}
  }

  private typealias Subscribe = (Observable<Int>, Observable<Int>, Captured) -> any Disposable

  /// Subscribes to a chain, which captures the captured object, to two held sources.
  private func subscribe(
    _ sources: HeldSource, _ captured: Captured, _ make: Subscribe
  ) -> any Disposable {
    let elements = sources.elements.map { element in
      captured.onElement()
      return element
    }
    return make(elements, elements, captured)
  }

  private func assertReleases(_ name: String, _ make: Subscribe) {
    for leaving in Leaving.allCases {
      let sources = HeldSource()
      weak var watched: Captured?
      let subscription = Box<(any Disposable)?>(nil)
      let (entered, left) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
      do {
        let captured = Captured()
        watched = captured
        subscription.value = subscribe(sources, captured, make)
        switch leaving {
        case .fromOutside: break
        case .fromInside: captured.onElement = { subscription.value?.dispose() }
        case .duringDelivery:
          captured.onElement = { [unowned captured] in
            captured.onElement = {}
            entered.signal()
            left.wait()
          }
        }
      }
      XCTAssertFalse(sources.observers.isEmpty, name)
      let first = sources.observers[0]
      switch leaving {
      case .fromOutside:
        for observer in sources.observers { observer.onNext(1) }
        subscription.value?.dispose()
      case .fromInside: first.onNext(1)
      case .duringDelivery:
        let isDone = DispatchSemaphore(value: 0)
        Thread.detachNewThread {
          first.onNext(1)
          isDone.signal()
        }
        entered.wait()
        subscription.value?.dispose()
        left.signal()
        isDone.wait()
      }
      XCTAssertNil(watched, "\(name), \(leaving)")
      for observer in sources.observers { observer.onNext(2) }
      for observer in sources.observers { observer.onCompleted() }
      withExtendedLifetime((sources, subscription)) {}
    }
  }

  func testLinearOperators() {
    for linear in LinearOperator.all {
      assertReleases(linear.name) { a, _, captured in
        let probe = Probe()
        return linear.apply(a, probe).subscribe { _ in withExtendedLifetime((captured, probe)) {} }
      }
    }
  }

  func testJoinOperators() {
    for joining in JoinOperator.all {
      assertReleases(joining.name) { a, b, captured in
        let scheduler = TestScheduler(initialClock: 0)
        let touch: JoinOperator.Touch = { element in withExtendedLifetime(captured) { element } }
        let subscription = joining.make(a, b, scheduler, touch).subscribe { _ in withExtendedLifetime(captured) {} }
        scheduler.advanceTo(5)
        return Disposables.create {
          subscription.dispose()
          // `subscribe(on:)` disposes on the scheduler.
          scheduler.advanceTo(scheduler.clock + 5)
        }
      }
    }
  }

  /// Everything that is made by a function which is given an observer, and may keep it.
  func testSources() {
    func assertReleases<Source: ObservableConvertibleType>(
      _ name: String, _ make: (@escaping @Sendable (AnyObject) -> any Disposable) -> Source
    ) {
      let held = Box<[AnyObject]>([])
      let source = make { observer in
        held.value.append(observer)
        return Disposables.create()
      }
      weak var watched: Canary?
      let subscription: any Disposable
      do {
        let canary = Canary()
        watched = canary
        subscription = source.asObservable().map { element in withExtendedLifetime(canary) { element } }
          .subscribe { _ in withExtendedLifetime(canary) {} }
      }
      XCTAssertEqual(held.value.count, 1, name)
      XCTAssertNotNil(watched, name)
      subscription.dispose()
      XCTAssertNil(watched, name)
      withExtendedLifetime(held) {}
    }
    // A box keeps what it is given, observers and functions alike.
    assertReleases("create") { keep in Observable<Int>.create { keep(Box($0)) } }
    assertReleases("Single.create") { keep in Single<Int>.create { keep(Box($0)) } }
    assertReleases("Maybe.create") { keep in Maybe<Int>.create { keep(Box($0)) } }
    assertReleases("Completable.create") { keep in Completable.create { keep(Box($0)) } }
    assertReleases("Infallible.create") { keep in Infallible<Int>.create { keep(Box($0)) } }
    assertReleases("ObservableType") { keep in OwnSource(keep: keep) }
  }

  /// Sources whose actions a scheduler keeps although they were disposed.
  func testSourcesOnAHoardingScheduler() {
    let make: [(String, @Sendable (any SchedulerType) -> Observable<Int>)] = [
      ("just", { .just(1, scheduler: $0) }), ("from, optional", { .from(optional: 1, scheduler: $0) }),
      ("of", { .of(1, 2, scheduler: $0) }), ("range", { .range(start: 0, count: 2, scheduler: $0) }),
      ("repeatElement", { .repeatElement(1, scheduler: $0) }),
      ("generate", { .generate(initialState: 0, condition: { $0 < 9 }, scheduler: $0) { $0 + 1 } }),
      ("timer", { .timer(.seconds(1), scheduler: $0) }), ("interval", { .interval(.seconds(1), scheduler: $0) }),
    ]
    for (name, make) in make {
      for runs in 0...2 {
        let scheduler = HoardingScheduler()
        weak var watched: Canary?
        let subscription: any Disposable
        do {
          let canary = Canary()
          watched = canary
          subscription = make(scheduler).map { element in withExtendedLifetime(canary) { element } }
            .subscribe { _ in withExtendedLifetime(canary) {} }
        }
        if runs > 0 { for index in 0..<runs where index < scheduler.actions.count { scheduler.actions[index]() } }
        subscription.dispose()
        XCTAssertNil(watched, "\(name) after \(runs) runs")
        XCTAssertFalse(scheduler.actions.isEmpty)
      }
    }
  }

  /// Threads that deliver, and one that disposes: nothing is released too early, and nothing stays.
  func testDisposalAgainstDelivery() {
    for round in 0..<300 {
      let sources = HeldSource()
      weak var watched: Canary?
      let subscription = Box<(any Disposable)?>(nil)
      do {
        let canary = Canary()
        watched = canary
        subscription.value = sources.elements.map { element in withExtendedLifetime(canary) { "\(element)" } }
          .scan([]) { $0.suffix(3) + [$1] }.take(while: { _ in true }).enumerated()
          .subscribe(onNext: { _ in withExtendedLifetime(canary) {} })
      }
      let observer = sources.observers[0]
      inParallel(3) { thread in
        if thread == 0 {
          usleep(UInt32(round % 20))
          subscription.value?.dispose()
        } else {
          for element in 0..<50 { observer.onNext(element) }
          if thread == 1, round % 3 == 0 { observer.onCompleted() }
        }
      }
      XCTAssertNil(watched)
      withExtendedLifetime(sources) {}
    }
  }
}

/// A scheduler that runs nothing by itself and keeps everything.
private final class HoardingScheduler: SchedulerType, @unchecked Sendable {
  // Sendable: by the rule that a test uses it from one thread at a time.
  private(set) var actions: [() -> Void] = []
  var now: RxTime { Date(timeIntervalSince1970: 0) }

  func schedule<State>(_ state: State, action: @escaping @Sendable (State) -> any Disposable) -> any Disposable {
    actions.append { _ = action(state) }
    return Disposables.create()
  }

  func scheduleRelative<State>(
    _ state: State, dueTime: RxTimeInterval, action: @escaping @Sendable (State) -> any Disposable
  ) -> any Disposable {
    schedule(state, action: action)
  }
}

/// A sequence type of the user's own, whose observer somebody keeps.
private struct OwnSource: ObservableType {
  typealias Element = Int
  let keep: @Sendable (AnyObject) -> any Disposable

  func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable where Observer.Element == Int {
    keep(Box(observer))
  }
}
