// SPDX-License-Identifier: MIT
import RxSwift
import RxTest
import RxTestSupport
import XCTest

/// Cold sources on the current thread run in a loop as long as nothing else waits; on any other scheduler each element
/// is an action. Both have to come out in the same order.
final class LoopPathTests: XCTestCase {
  /// The queue of the current thread, but not known to be that.
  private final class General: ImmediateSchedulerType, Sendable {
    func schedule<State>(_ state: State, action: @escaping (State) -> any Disposable) -> any Disposable {
      CurrentThreadScheduler.instance.schedule(state, action: action)
    }
  }

  private func check(
    _ name: String, line: UInt = #line,
    _ make: @escaping (any ImmediateSchedulerType & Sendable, Log) -> Observable<Int>
  ) {
    let logs = [CurrentThreadScheduler.instance as any ImmediateSchedulerType & Sendable, General()].map { scheduler in
      let log = Log()
      let subscription = make(scheduler, log).subscribe(
        onNext: { log.add("\($0)") }, onError: { _ in log.add("x") }, onCompleted: { log.add("|") },
        onDisposed: { log.add("disposed") })
      log.add("subscribed")
      subscription.dispose()
      return log.lines
    }
    XCTAssertEqual(logs[0], logs[1], name, line: line)
    XCTAssertGreaterThan(logs[1].count, 2, name, line: line)
  }

  func testSources() {
    check("of") { scheduler, _ in .of(1, 2, 3, scheduler: scheduler) }
    check("from") { scheduler, _ in .from([1, 2, 3], scheduler: scheduler) }
    check("range") { scheduler, _ in .range(start: 1, count: 3, scheduler: scheduler) }
    check("generate") { scheduler, _ in
      .generate(initialState: 1, condition: { $0 < 4 }, scheduler: scheduler, iterate: { $0 + 1 })
    }
    check("generate, failing") { scheduler, _ in
      .generate(
        initialState: 1, condition: { $0 < 9 }, scheduler: scheduler,
        iterate: {
          if $0 == 3 { throw TestError() }
          return $0 + 1
        })
    }
    check("repeatElement") { scheduler, _ in Observable.repeatElement(7, scheduler: scheduler).take(3) }
  }

  /// Two sources that begin in the same subscription take turns.
  func testSourcesThatTakeTurns() {
    @Sendable func source(_ scheduler: any ImmediateSchedulerType, _ start: Int, _ count: Int = 4) -> Observable<Int> {
      .range(start: start, count: count, scheduler: scheduler)
    }
    check("merge") { scheduler, _ in
      .merge(source(scheduler, 0), source(scheduler, 10), source(scheduler, 20))
    }
    check("combineLatest") { scheduler, _ in
      .combineLatest(source(scheduler, 1), source(scheduler, 10, 3)) { $0 * 100 + $1 }
    }
    check("zip") { scheduler, _ in .zip(source(scheduler, 1), source(scheduler, 10, 9)) { $0 * 100 + $1 } }
    check("withLatestFrom") { scheduler, _ in
      source(scheduler, 1).withLatestFrom(source(scheduler, 10)) { $0 * 100 + $1 }
    }
    check("concat") { scheduler, _ in source(scheduler, 1).concat(source(scheduler, 10)) }
    check("flatMap") { scheduler, _ in source(scheduler, 1).flatMap { source(scheduler, $0 * 10) } }
    check("flatMapLatest") { scheduler, _ in source(scheduler, 1).flatMapLatest { source(scheduler, $0 * 10) } }
    check("flatMapFirst") { scheduler, _ in source(scheduler, 1).flatMapFirst { source(scheduler, $0 * 10) } }
    check("concatMap") { scheduler, _ in source(scheduler, 1).concatMap { source(scheduler, $0 * 10, 3) } }
    check("take(until:)") { scheduler, _ in
      source(scheduler, 1, 9).take(until: source(scheduler, 0, 3).filter { $0 == 2 })
    }
    check("amb") { scheduler, _ in source(scheduler, 1).amb(source(scheduler, 10)) }
    check("sample") { scheduler, _ in source(scheduler, 1).sample(source(scheduler, 10)) }
    check("share") { scheduler, _ in
      let shared = source(scheduler, 1).share(replay: 1)
      return .merge(shared, shared.map { $0 * 10 })
    }
    check("retry") { scheduler, _ in
      source(scheduler, 1).concat(Observable.error(TestError())).retry(2)
    }
  }

  /// What the observer subscribes to and schedules while an element is being delivered comes in its turn.
  func testWorkFromTheObserver() {
    check("subscribing in the observer") { scheduler, log in
      Observable.range(start: 1, count: 3, scheduler: scheduler).do(onNext: { value in
        log.add("[")
        _ = Observable.range(start: value * 10, count: 2, scheduler: scheduler).subscribe(
          onNext: { log.add("inner \($0)") }, onCompleted: { log.add("inner |") })
        log.add("]")
      })
    }
    check("scheduling in the observer") { scheduler, log in
      Observable.range(start: 1, count: 3, scheduler: scheduler).do(onNext: { value in
        _ = CurrentThreadScheduler.instance.schedule(value) { value in
          log.add("action \(value)")
          return Disposables.create()
        }
      })
    }
  }
}
