// SPDX-License-Identifier: MIT
import Dispatch
import Foundation
import RxCocoa
import RxRelay
import RxSwift
import RxTestSupport
import XCTest

/// Functions of the main actor are called on the main thread, whichever thread sends.
final class MainActorBindingTests: XCTestCase {
  @MainActor
  private final class Model {
    var numbers: [Int] = []
    var isElsewhere = false

    func add(_ number: Int) {
      if !Thread.isMainThread { isElsewhere = true }
      numbers.append(number)
    }
  }

  private func sendInBackground(_ relay: PublishRelay<Int>) {
    elsewhere { for number in 1...100 { relay.accept(number) } }
  }

  /// Runs what waits on the main queue, until `model` has `count` numbers.
  @MainActor
  private func drain(_ model: Model, _ count: Int) {
    let limit = DispatchTime.now() + 60
    while model.numbers.count < count, DispatchTime.now() < limit { drainMainQueue() }
    drainMainQueue()
  }

  @MainActor
  private func check(_ subscribe: (PublishRelay<Int>, Model) -> any Disposable, line: UInt = #line) {
    let (relay, model) = (PublishRelay<Int>(), Model())
    let subscription = subscribe(relay, model)
    relay.accept(0)
    XCTAssertEqual(model.numbers, [0], "at once on the main thread", line: line)
    sendInBackground(relay)
    XCTAssertEqual(model.numbers, [0], "later from elsewhere", line: line)
    drain(model, 101)
    XCTAssertEqual(model.numbers, Array(0...100), "in order", line: line)
    sendInBackground(relay)
    subscription.dispose()
    drainMainQueue()
    XCTAssertEqual(model.numbers, Array(0...100), "not after disposal", line: line)
    XCTAssertFalse(model.isElsewhere, line: line)
  }

  @MainActor
  func testBind() {
    check { relay, model in relay.bind(onNext: { model.add($0) }) }
    check { relay, model in relay.bind { model.add($0) } }
    check { relay, model in relay.bind(onNext: model.add) }
    check { relay, model in relay.bind(with: model) { model, number in model.add(number) } }
    check { relay, model in relay.asInfallible().bind(onNext: { model.add($0) }) }
  }

  private final class Tally {
    var n = 0
    var isElsewhere = false
  }

  /// An object that belongs to no actor is changed on the main thread only, whichever threads send.
  @MainActor
  func testAnObjectWithoutAnActor() {
    let (relay, tally, finished) = (PublishRelay<Int>(), Tally(), DispatchGroup())
    let subscription = relay.bind(onNext: { number in
      if !Thread.isMainThread { tally.isElsewhere = true }
      tally.n += number
    })
    for _ in 1...4 {
      finished.enter()
      Thread {
        for _ in 1...1000 { relay.accept(1) }
        finished.leave()
      }.start()
    }
    for _ in 1...1000 { relay.accept(1) }
    finished.wait()
    let limit = DispatchTime.now() + 60
    while tally.n < 5000, DispatchTime.now() < limit { drainMainQueue() }
    XCTAssertEqual(tally.n, 5000)
    XCTAssertFalse(tally.isElsewhere)
    subscription.dispose()
  }

  @MainActor
  func testBinder() {
    let (relay, model) = (PublishRelay<Int>(), Model())
    let subscription = relay.bind(to: Binder(model) { model, number in model.add(number) })
    relay.accept(0)
    XCTAssertEqual(model.numbers, [0])
    sendInBackground(relay)
    XCTAssertEqual(model.numbers, [0])
    drain(model, 101)
    XCTAssertEqual(model.numbers, Array(0...100))
    XCTAssertFalse(model.isElsewhere)
    subscription.dispose()
  }

  @MainActor
  func testEmit() {
    check { relay, model in relay.asSignal().emit(onNext: { model.add($0) }) }
    check { relay, model in relay.asSignal().emit(with: model, onNext: { model, number in model.add(number) }) }
  }

  /// A driver that a test lets through on the thread that sends.
  @MainActor
  func testDriveWithAnotherScheduler() {
    let (first, second) = (Model(), Model())
    SharingScheduler.mock(scheduler: InPlaceScheduler()) {
      let relay = PublishRelay<Int>()
      let driver = relay.asDriver(onErrorJustReturn: 0)
      let subscriptions = [
        driver.drive(onNext: { first.add($0) }),
        driver.drive(with: second, onNext: { second, number in second.add(number) }),
      ]
      relay.accept(0)
      XCTAssertEqual(first.numbers + second.numbers, [0, 0])
      sendInBackground(relay)
      XCTAssertEqual(first.numbers + second.numbers, [0, 0])
      drain(first, 101)
      drain(second, 101)
      for subscription in subscriptions { subscription.dispose() }
    }
    XCTAssertEqual(first.numbers, Array(0...100))
    XCTAssertEqual(second.numbers, Array(0...100))
    XCTAssertFalse(first.isElsewhere || second.isElsewhere)
  }

  /// What a function of the main actor sends is delivered at once, inside.
  @MainActor
  func testNestedEventsAreDeliveredAtOnce() {
    let (relay, model) = (PublishRelay<Int>(), Model())
    let subscription = relay.bind { number in
      if number < 3 { relay.accept(number + 1) }
      model.add(number)
    }
    relay.accept(1)
    XCTAssertEqual(model.numbers, [3, 2, 1])
    subscription.dispose()
  }

  /// What is sent on the main thread stays behind what waits for it.
  @MainActor
  func testTheMainThreadWaitsForWhatWasSentBefore() {
    let (relay, model) = (PublishRelay<Int>(), Model())
    let subscription = relay.bind { model.add($0) }
    sendInBackground(relay)
    relay.accept(101)
    drain(model, 101)
    XCTAssertEqual(model.numbers, Array(1...101))
    XCTAssertFalse(model.isElsewhere)
    subscription.dispose()
  }

  /// A function without an actor is called where the element is sent.
  func testWithoutAnActorNothingMoves() {
    let (relay, log) = (PublishRelay<Int>(), Log())
    let subscriptions = [
      relay.bind { _ in log.add(Thread.isMainThread ? "main" : "elsewhere") },
      relay.bind(with: log) { log, _ in log.add(Thread.isMainThread ? "main" : "elsewhere") },
    ]
    elsewhere { relay.accept(1) }
    XCTAssertEqual(log.lines, ["elsewhere", "elsewhere"])
    for subscription in subscriptions { subscription.dispose() }
  }

  private actor Ledger {
    var numbers: [Int] = []

    func follow(_ relay: PublishRelay<Int>) -> any Disposable {
      relay.bind { number in
        self.preconditionIsolated()
        self.numbers.append(number)
      }
    }
  }

  /// A function of another actor is called there.
  func testAFunctionOfAnActor() async {
    let (relay, ledger) = (PublishRelay<Int>(), Ledger())
    let subscription = await ledger.follow(relay)
    for number in 1...10 { relay.accept(number) }
    while await ledger.numbers.count < 10 { await Task.yield() }
    let numbers = await ledger.numbers
    XCTAssertEqual(numbers, Array(1...10))
    subscription.dispose()
  }

  /// `onDisposed` of the main actor is called there, wherever the subscription is disposed.
  @MainActor
  func testDisposedElsewhere() {
    let (relay, model) = (PublishRelay<Int>(), Model())
    let subscriptions = [
      relay.asSignal().emit(onDisposed: { model.add(1) }),
      relay.asSignal().emit(with: model, onDisposed: { model in model.add(1) }),
    ]
    elsewhere { for subscription in subscriptions { subscription.dispose() } }
    drain(model, 2)
    XCTAssertEqual(model.numbers, [1, 1])
    XCTAssertFalse(model.isElsewhere)
    relay.asSignal().emit(onDisposed: { model.add(2) }).dispose()
    XCTAssertEqual(model.numbers, [1, 1, 2], "at once on the main thread")
  }
}
