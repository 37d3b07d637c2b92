// SPDX-License-Identifier: MIT
import Dispatch
import Foundation
import RxRelay
import RxSwift
import RxTestSupport
import XCTest

@testable import RxCocoa

/// Functions of a driver's operators that belong to the main actor are called there, wherever the driver delivers.
final class DriverIsolationTests: XCTestCase {
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

  /// Lets a driver through on the thread that sends, which is another one, and expects `lines` of the main thread.
  @MainActor
  private func check<Result>(
    _ lines: [String], line: UInt = #line, _ transform: (Driver<Int>, Screen) -> Driver<Result>
  ) {
    let screen = Screen()
    SharingScheduler.mock(scheduler: InPlaceScheduler()) {
      let relay = PublishRelay<Int>()
      let subscription = transform(relay.asDriver(onErrorJustReturn: 0), screen).drive()
      elsewhere {
        relay.accept(1)
        relay.accept(2)
      }
      XCTAssertEqual(screen.lines, [], "nothing is called elsewhere", line: line)
      let limit = DispatchTime.now() + 60
      while screen.lines != lines, DispatchTime.now() < limit { drainMainQueue() }
      subscription.dispose()
    }
    XCTAssertEqual(screen.lines, lines, line: line)
    XCTAssertFalse(screen.isElsewhere, line: line)
  }

  @MainActor
  func testFunctionsOfTheMainActor() {
    let both = ["format 1", "format 2"]
    check(both) { driver, screen in driver.map(screen.format) }
    check(both) { driver, screen in driver.map { screen.format($0) } }
    check(both) { driver, screen in driver.compactMap { screen.format($0) } }
    check(both) { driver, screen in driver.filter { screen.format($0).isEmpty } }
    check(both) { driver, screen in driver.scan("") { $0 + screen.format($1) } }
    check(both) { driver, screen in driver.flatMap { Driver.just(screen.format($0)) } }
    check(both) { driver, screen in driver.flatMapLatest { Driver.just(screen.format($0)) } }
    check(both) { driver, screen in driver.do(onNext: { _ = screen.format($0) }) }
  }

  @MainActor
  func testDo() {
    check(["a1", "b1", "a2", "b2"]) { driver, screen in
      driver.do(onNext: { screen.add("a\($0)") }, afterNext: { screen.add("b\($0)") })
    }
    let screen = Screen()
    _ = Driver.just(1)
      .do(
        onNext: { screen.add("\($0)") }, onCompleted: { screen.add("completed") },
        onSubscribe: { screen.add("subscribe") },
        onSubscribed: { screen.add("subscribed") }, onDispose: { screen.add("disposed") }
      )
      .drive()
    XCTAssertEqual(screen.lines, ["subscribe", "1", "completed", "subscribed", "disposed"])
  }

  /// Nothing is called later on the main thread: what a driver has is there when it is bound.
  @MainActor
  func testAtOnceOnTheMainThread() async {
    let (relay, screen) = (BehaviorRelay(value: 1), Screen())
    let subscription = relay.asDriver().map(screen.format).filter { !$0.isEmpty }.drive(onNext: { screen.add($0) })
    XCTAssertEqual(screen.lines, ["format 1", "1"])
    relay.accept(2)
    XCTAssertEqual(screen.lines, ["format 1", "1", "format 2", "2"])
    subscription.dispose()
  }

  /// A function without an actor is called where the driver delivers.
  func testWithoutAnActorNothingMoves() {
    let log = Log()
    SharingScheduler.mock(scheduler: InPlaceScheduler()) {
      let relay = PublishRelay<Int>()
      let numbers = relay.asDriver(onErrorJustReturn: 0)
        .map { number -> Int in
          log.add(Thread.isMainThread ? "main" : "elsewhere")
          return number
        }
        .do(onNext: { _ in log.add(Thread.isMainThread ? "main" : "elsewhere") })
      let subscription = numbers.asObservable().subscribe()
      elsewhere { relay.accept(1) }
      subscription.dispose()
    }
    XCTAssertEqual(log.lines, ["elsewhere", "elsewhere"])
  }

  @globalActor
  private actor Printing {
    static let shared = Printing()
  }

  private final class Printed: Sendable {
    let relay = BehaviorRelay<[String]>(value: [])
    @Printing func add(_ number: Int) {
      Printing.shared.preconditionIsolated()
      relay.accept(relay.value + ["printed \(number)"])
    }
  }

  /// Functions of different actors are called each on its own, and what follows is on the main thread again.
  @MainActor
  func testFunctionsOfDifferentActors() {
    let (relay, screen, printed) = (PublishRelay<Int>(), Screen(), Printed())
    let driver = relay.asDriver(onErrorJustReturn: 0).do(onNext: { screen.add("\($0)") }, afterNext: printed.add)
    let subscription = driver.drive(onNext: { screen.add("shown \($0)") })
    relay.accept(1)
    let limit = DispatchTime.now() + 60
    while screen.lines.count < 2 || printed.relay.value.isEmpty, DispatchTime.now() < limit { drainMainQueue() }
    XCTAssertEqual(screen.lines, ["1", "shown 1"])
    XCTAssertEqual(printed.relay.value, ["printed 1"])
    XCTAssertFalse(screen.isElsewhere)
    subscription.dispose()
  }

  private final class Users: Sendable {
    let names = BehaviorRelay(value: "Ann").asDriver()
    @Printing func name(_ number: Int) -> Driver<String> { names }
  }

  /// A driver that an actor chooses may send its value there at once: what follows is on the main thread.
  @MainActor
  func testADriverThatAnActorChooses() {
    let (users, log) = (Users(), Log())
    let kept = users.names.drive()
    for make in [
      { @MainActor (numbers: Driver<Int>) in numbers.flatMapLatest(users.name) }, { $0.flatMap(users.name) },
    ] {
      let relay = PublishRelay<Int>()
      let chosen = make(relay.asDriver(onErrorJustReturn: 0))
      let subscription = chosen.asObservable().subscribe(onNext: { name in
        log.add(Thread.isMainThread ? name : "\(name) elsewhere")
      })
      let count = log.lines.count
      relay.accept(1)
      let limit = DispatchTime.now() + 60
      while log.lines.count == count, DispatchTime.now() < limit { drainMainQueue() }
      subscription.dispose()
    }
    XCTAssertEqual(log.lines, ["Ann", "Ann"])
    kept.dispose()
  }

  /// In Swift 5 mode the functions may belong to any actor. The thread that disposes is another one.
  func testTheEndIsToldOnTheActor() {
    let (printed, log, ended) = (Printed(), Log(), expectation(description: "ended"))
    let end: @Printing @Sendable (Printed) -> Void = { _ in
      log.add(Thread.isMainThread ? "elsewhere" : "there")
      ended.fulfill()
    }
    subscribeIsolated(to: Observable<Int>.never(), with: printed, nil, nil, end).dispose()
    wait(for: [ended], timeout: 60)
    XCTAssertEqual(log.lines, ["there"])
  }

  /// The main thread is the main thread while it waits for work on another queue.
  @MainActor
  func testDriveInsideOfAnotherQueue() {
    let (relay, shown) = (BehaviorRelay(value: 1), BehaviorRelay(value: 0))
    let subscription = DispatchQueue(label: "state").sync { relay.asDriver().drive(shown) }
    relay.accept(2)
    let limit = DispatchTime.now() + 60
    while shown.value != 2, DispatchTime.now() < limit { drainMainQueue() }
    XCTAssertEqual(shown.value, 2)
    subscription.dispose()
  }
}
