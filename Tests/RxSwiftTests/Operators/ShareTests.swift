// SPDX-License-Identifier: MIT
import RxSwift
import RxTestSupport
import XCTest

final class ShareTests: XCTestCase {
  private let scopes: [SubjectLifetimeScope] = [.whileConnected, .forever]

  func testOneSubscriptionForAll() {
    for scope in scopes {
      for replay in 0...2 {
        let log = Log()
        let source = PublishSubject<Int>()
        let shared = logged(source, log).share(replay: replay, scope: scope)
        let first = shared.subscribe { log.add("a \($0)") }
        let second = shared.map { $0 * 10 }.subscribe { log.add("b \($0)") }
        source.onNext(1)
        first.dispose()
        source.onNext(2)
        second.dispose()
        source.onNext(3)
        XCTAssertEqual(
          log.lines, ["subscribe", "a next(1)", "b next(10)", "b next(20)", "dispose"], "\(scope) \(replay)")
      }
    }
  }

  func testLateSubscribersReceiveTheLastElements() {
    for scope in scopes {
      for replay in 0...3 {
        let log = Log()
        let source = PublishSubject<Int>()
        let shared = source.share(replay: replay, scope: scope)
        let first = shared.subscribe { _ in }
        for element in 1...5 { source.onNext(element) }
        let second = shared.subscribe { log.add("\($0)") }
        XCTAssertEqual(log.lines, ((6 - replay)..<6).map { "next(\($0))" })
        first.dispose()
        second.dispose()
        log.clear()
        // After the last one left the scopes differ.
        _ = shared.subscribe { log.add("\($0)") }
        XCTAssertEqual(log.lines, scope == .forever ? ((6 - replay)..<6).map { "next(\($0))" } : [])
        XCTAssertTrue(source.hasObservers)
      }
    }
  }

  func testAfterTheEnd() {
    for replay in 0...2 {
      for ending in [Event<Int>.completed, .error(TestError())] {
        for scope in scopes {
          let log = Log()
          let source = Box(PublishSubject<Int>())
          let shared = logged(Observable.deferred { source.value }, log).share(replay: replay, scope: scope)
          _ = shared.subscribe { _ in }
          for element in 1...3 { source.value.onNext(element) }
          source.value.on(ending)
          XCTAssertEqual(log.lines, ["subscribe", "dispose"])
          log.clear()
          source.value = PublishSubject()
          _ = shared.subscribe { log.add("\($0)") }
          source.value.onNext(4)
          if scope == .forever {
            XCTAssertEqual(log.lines, ((4 - replay)..<4).map { "next(\($0))" } + ["\(ending)"])
          } else {
            XCTAssertEqual(log.lines, ["subscribe", "next(4)"])
          }
        }
      }
    }
  }

  func testSubscribingDuringTheEndStartsANewConnection() {
    for replay in 0...2 {
      let log = Log()
      let source = Box(PublishSubject<Int>())
      let shared = logged(Observable.deferred { source.value }, log).share(replay: replay)
      _ = shared.subscribe(onCompleted: {
        source.value = PublishSubject()
        _ = shared.subscribe { log.add("b \($0)") }
      })
      source.value.onNext(1)
      source.value.onCompleted()
      source.value.onNext(2)
      // From two elements on, `share` is `multicast` with `refCount`, which disposes the upstream first.
      let expected = replay < 2 ? ["subscribe", "subscribe", "dispose"] : ["subscribe", "dispose", "subscribe"]
      XCTAssertEqual(log.lines, expected + ["b next(2)"])
    }
  }

  /// An observer that comes while the upstream is disposed, because it has ended, does not start it again.
  func testSubscribingWhileTheUpstreamOfAKeptSubjectIsDisposed() {
    for replay in 0...2 {
      let log = Log()
      let source = PublishSubject<Int>()
      let shared = Box(Observable<Int>.never())
      let isFirst = Box(true)
      shared.value = logged(source.startWith(0), log)
        .do(onDispose: {
          if isFirst.value {
            isFirst.value = false
            _ = shared.value.subscribe { log.add("b \($0)") }
          }
        })
        .share(replay: replay, scope: .forever)
      _ = shared.value.subscribe { log.add("a \($0)") }
      source.onCompleted()
      let replayed = replay == 0 ? [] : ["b next(0)"]
      XCTAssertEqual(
        log.lines.filter { $0 != "dispose" }, ["subscribe", "a next(0)"] + replayed + ["a completed", "b completed"])
      _ = shared.value.subscribe { log.add("c \($0)") }
      XCTAssertEqual(log.lines.last, "c completed")
      XCTAssertEqual(log.lines.filter { $0 == "subscribe" }.count, 1)
    }
  }

  func testWhetherTheUpstreamIsDisposedBeforeTheObserversReceiveTheEnd() {
    for end in [Event<Int>.completed, .error(TestError())] {
      for scope in scopes {
        for replay in 0...2 {
          let log = Log()
          let source = PublishSubject<Int>()
          _ = logged(source, log).share(replay: replay, scope: scope).do(onDispose: { log.add("leave") })
            .subscribe { log.add(marble($0)) }
          source.onNext(1)
          source.on(end)
          let disposesLast = replay < 2 && scope == .whileConnected
          let last = disposesLast ? [marble(end), "leave", "dispose"] : ["dispose", marble(end), "leave"]
          XCTAssertEqual(log.lines, ["subscribe", "1"] + last, "\(replay) \(scope)")
        }
      }
    }
  }

  func testARetryBeginsBeforeTheFailedUpstreamIsDisposed() {
    for replay in 0...1 {
      let log = Log()
      let subjects = [PublishSubject<Int>(), PublishSubject<Int>()]
      let attempts = Counter()
      let source = Observable<Int>.create { observer in
        let attempt = attempts.add()
        log.add("start \(attempt)")
        let subscription = subjects[attempt - 1].subscribe(observer)
        return Disposables.create {
          subscription.dispose()
          log.add("stop \(attempt)")
        }
      }
      let subscription = source.share(replay: replay).retry(2).subscribe { log.add("\($0)") }
      subjects[0].onError(TestError())
      XCTAssertEqual(log.lines, ["start 1", "start 2", "stop 1"], "replay \(replay)")
      subjects[1].onNext(2)
      subscription.dispose()
      XCTAssertEqual(log.lines.suffix(2), ["next(2)", "stop 2"], "replay \(replay)")
    }
  }

  func testASourceThatEmitsAtOnce() {
    for replay in 0...2 {
      let log = Log()
      let shared = logged(Observable.of(1, 2), log).share(replay: replay)
      for name in ["a", "b"] { _ = shared.subscribe { log.add("\(name) \($0)") } }
      XCTAssertEqual(
        log.lines.filter { $0 != "dispose" },
        ["subscribe", "a next(1)", "a next(2)", "a completed", "subscribe", "b next(1)", "b next(2)", "b completed"])
      XCTAssertEqual(log.lines.filter { $0 == "dispose" }.count, 2)
    }
  }

  func testLeavingInTheMiddleOfAnEvent() {
    for replay in 0...2 {
      let log = Log()
      let source = PublishSubject<Int>()
      let shared = logged(source, log).share(replay: replay)
      _ = shared.take(1).subscribe { log.add("\($0)") }
      source.onNext(1)
      XCTAssertEqual(log.lines.sorted(), ["completed", "dispose", "next(1)", "subscribe"])
      XCTAssertFalse(source.hasObservers)
    }
  }

  func testNestedOrder() {
    for scope in scopes {
      for replay in 0...2 {
        let log = Log()
        let source = PublishSubject<Int>()
        let shared = source.share(replay: replay, scope: scope)
        _ = shared.subscribe(onNext: {
          log.add("a \($0)")
          if $0 == 1 { source.onNext(2) }
        })
        _ = shared.subscribe(onNext: { log.add("b \($0)") })
        source.onNext(1)
        XCTAssertEqual(log.lines, ["a 1", "a 2", "b 2", "b 1"])
      }
    }
  }

  func testReleases() {
    for scope in scopes {
      for replay in 0...2 {
        weak var captured: Log?
        let source = PublishSubject<Int>()
        do {
          let log = Log()
          captured = log
          let shared = source.map { element -> Int in
            log.add("")
            return element
          }.share(replay: replay, scope: scope)
          let subscription = shared.subscribe(onNext: { log.add("\($0)") })
          source.onNext(1)
          XCTAssertTrue(source.hasObservers)
          subscription.dispose()
        }
        XCTAssertNil(captured)
        XCTAssertFalse(source.hasObservers)
      }
    }
  }

  func testASubscriberDuringAnElementMissesNothing() {
    for scope in scopes {
      for replay in 0...3 {
        let source = PublishSubject<Int>()
        let shared = source.share(replay: replay, scope: scope)
        let gaps = Counter()
        let all = Box(0)
        let kept = shared.subscribe(onNext: { _ in all.value += 1 })
        inParallel(3) { thread in
          if thread == 0 {
            for index in 0..<10_000 { source.onNext(index) }
          } else {
            for _ in 0..<500 {
              let last = Box<Int?>(nil)
              shared.subscribe(onNext: { element in
                if let known = last.value, known + 1 != element { gaps.add() }
                last.value = element
              }).dispose()
            }
          }
        }
        XCTAssertEqual(gaps.value, 0, "\(scope) \(replay)")
        XCTAssertEqual(all.value, 10_000, "\(scope) \(replay)")
        kept.dispose()
        XCTAssertFalse(source.hasObservers)
      }
    }
  }

  func testComingAndGoingOnManyThreads() {
    for scope in scopes {
      for replay in 0...2 {
        let balance = Counter()
        let source = PublishSubject<Int>()
        let shared = balanced(source, balance).share(replay: replay, scope: scope)
        inParallel(5) { thread in
          for index in 0..<1000 {
            if thread == 0 { source.onNext(index) } else { shared.subscribe(onNext: { _ in }).dispose() }
          }
        }
        XCTAssertEqual(balance.value, 0, "\(scope) \(replay)")
        XCTAssertFalse(source.hasObservers)
      }
    }
  }
}
