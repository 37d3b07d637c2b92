// SPDX-License-Identifier: MIT
import RxSwift
import RxTestSupport
import XCTest

final class ActorSchedulerTests: XCTestCase {
  func testActionsAreIsolatedAndInOrder() async {
    let account = Account()
    let done = expectation(description: "done")
    let subscription = Observable.range(start: 0, count: 1000)
      .observe(on: ActorScheduler(account))
      .subscribe(
        onNext: { number in account.assumeIsolated { $0.numbers.append(number) } },
        onCompleted: {
          account.assertIsolated()
          done.fulfill()
        })
    await fulfillment(of: [done], timeout: 60)
    let numbers = await account.numbers
    XCTAssertEqual(numbers, Array(0..<1000))
    subscription.dispose()
  }

  func testActionsFromSeveralThreadsKeepTheOrderOfEach() async {
    let account = Account()
    let scheduler = ActorScheduler(account, priority: .high)
    inParallel(4) { thread in
      for index in 0..<500 {
        _ = scheduler.schedule(thread * 1000 + index) { number in
          account.assumeIsolated { $0.numbers.append(number) }
          return Disposables.create()
        }
      }
    }
    await until { await account.numbers.count == 2000 }
    let numbers = await account.numbers
    for thread in 0..<4 { XCTAssertEqual(numbers.filter { $0 / 1000 == thread }.map { $0 % 1000 }, Array(0..<500)) }
  }

  func testNothingRunsAtOnce() async {
    let account = Account()
    let scheduler = ActorScheduler(account)
    await account.run { account in
      _ = scheduler.schedule(1) { number in
        account.assumeIsolated { $0.numbers.append(number) }
        return Disposables.create()
      }
      XCTAssertEqual(account.numbers, [])
    }
    await until { await account.numbers == [1] }
  }

  /// Actions that schedule actions without end let others have the actor in between.
  func testTheActorStaysReachable() async {
    let account = Account()
    let turns = Counter()
    let recursion = ActorScheduler(account).scheduleRecursive(0) { state, recurse in
      turns.add()
      recurse(state + 1)
    }
    await until { turns.value > 0 }
    for _ in 0..<100 { await account.run { _ in } }
    let before = turns.value
    await until { turns.value > before }
    recursion.dispose()
  }

  /// What is disposed inside of the actor cannot have run before. The others run in their order unless the machine lets
  /// two of them come at the same time: one of three attempts has to be right.
  func testDelayedActions() async {
    var seen: [[Int]] = []
    repeat {
      let account = Account()
      let scheduler = ActorScheduler(account)
      await account.run { _ in
        let timers = [600, 1, 200, 400].map { milliseconds in
          scheduler.scheduleRelative(milliseconds, dueTime: .milliseconds(milliseconds)) { number in
            account.assumeIsolated { $0.numbers.append(number) }
            return Disposables.create()
          }
        }
        timers[1].dispose()
      }
      await until { await account.numbers.count == 3 }
      seen.append(await account.numbers)
      XCTAssertFalse(seen.last!.contains(1), "It was disposed.")
    } while seen.last != [200, 400, 600] && seen.count < 3
    XCTAssertEqual(seen.last, [200, 400, 600])
  }

  func testPeriodicActions() async {
    let account = Account()
    let subscription = Observable<Int>.interval(.milliseconds(2), scheduler: ActorScheduler(account))
      .subscribe(onNext: { number in account.assumeIsolated { $0.numbers.append(number) } })
    await until { await account.numbers.count >= 5 }
    subscription.dispose()
    await account.run { _ in }
    let numbers = await account.numbers
    XCTAssertEqual(numbers, Array(0..<numbers.count))
    try? await Task.sleep(nanoseconds: 20_000_000)
    let later = await account.numbers.count
    XCTAssertLessThanOrEqual(later, numbers.count + 1)
  }

  func testADisposedActionDoesNotRunAndIsReleased() async {
    let account = Account()
    let scheduler = ActorScheduler(account)
    await account.run { account in
      XCTAssertTrue(
        releases { canary in
          let scheduled = scheduler.schedule(1) { number in
            account.assumeIsolated { $0.numbers.append(number) }
            return withExtendedLifetime(canary) { Disposables.create() }
          }
          scheduled.dispose()
          return scheduled
        })
    }
    let last = expectation(description: "last")
    _ = scheduler.schedule(()) {
      last.fulfill()
      return Disposables.create()
    }
    await fulfillment(of: [last], timeout: 60)
    let numbers = await account.numbers
    XCTAssertEqual(numbers, [])
  }

  func testTheSchedulerLetsGoOfTheActor() async {
    weak var watched: Account?
    do {
      let account = Account()
      watched = account
      let scheduler = ActorScheduler(account)
      let done = expectation(description: "done")
      _ = scheduler.schedule(()) {
        done.fulfill()
        return Disposables.create()
      }
      await fulfillment(of: [done], timeout: 60)
    }
    await until { watched == nil }
  }
}

private actor Account {
  var numbers: [Int] = []
  func run(_ body: @Sendable (isolated Account) -> Void) { body(self) }
}
