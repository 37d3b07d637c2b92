// SPDX-License-Identifier: MIT
import RxSwift
import RxTestSupport
import XCTest

final class GroupByTests: XCTestCase {
  func testEmitsEachGroupWithItsFirstElement() {
    let log = Log()
    let source = PublishSubject<Int>()
    let subscription = logged(source, log).groupBy { $0 % 3 }.subscribe(
      onNext: { group in
        log.add("group \(group.key)")
        _ = group.subscribe { log.add("\(group.key): \($0)") }
      }, onCompleted: { log.add("completed") })
    for element in [1, 2, 4, 3] { source.onNext(element) }
    source.onCompleted()
    subscription.dispose()
    XCTAssertEqual(
      log.lines,
      [
        "subscribe", "group 1", "1: next(1)", "group 2", "2: next(2)", "1: next(4)", "group 0", "0: next(3)",
        "1: completed", "2: completed", "0: completed", "completed", "dispose",
      ])
  }

  func testTheErrorReachesGroupsFirst() {
    let log = Log()
    let source = PublishSubject<Int>()
    _ = source.groupBy { $0 }.subscribe(
      onNext: { group in _ = group.subscribe { log.add("\(group.key): \($0)") } }, onError: { log.add("\($0)") })
    source.onNext(1)
    source.onError(TestError())
    XCTAssertEqual(log.lines, ["1: next(1)", "1: error(TestError())", "TestError()"])
  }

  func testAnErrorOfTheKeySelectorEndsEverything() {
    let log = Log()
    let source = PublishSubject<Int>()
    _ = logged(source, log).groupBy { element -> Int in
      if element == 2 { throw TestError() }
      return element
    }.subscribe(
      onNext: { group in _ = group.subscribe { log.add("\(group.key): \($0)") } }, onError: { log.add("\($0)") })
    source.onNext(1)
    source.onNext(2)
    source.onNext(3)
    XCTAssertEqual(
      log.lines, ["subscribe", "1: next(1)", "1: error(TestError())", "TestError()", "dispose"])
  }

  func testGroupsKeepTheSourceSubscribed() {
    let log = Log()
    let source = PublishSubject<Int>()
    let groups = Box<[any Disposable]>([])
    let subscription = logged(source, log).groupBy { $0 % 2 }.subscribe(onNext: { group in
      groups.value.append(group.asObservable().map { $0 * 10 }.subscribe { log.add("\(group.key): \($0)") })
    })
    source.onNext(1)
    source.onNext(2)
    subscription.dispose()
    source.onNext(3)
    groups.value[1].dispose()
    source.onNext(4)
    source.onNext(5)
    groups.value[0].dispose()
    source.onNext(7)
    XCTAssertEqual(
      log.lines, ["subscribe", "1: next(10)", "0: next(20)", "1: next(30)", "1: next(50)", "dispose"])
  }

  func testLateSubscribersOfAGroup() {
    let log = Log()
    let source = PublishSubject<Int>()
    let group = Box<GroupedObservable<Int, Int>?>(nil)
    let subscription = source.groupBy { _ in 0 }.subscribe(onNext: { group.value = $0 })
    source.onNext(1)
    _ = group.value?.subscribe { log.add("a \($0)") }
    source.onNext(2)
    source.onCompleted()
    _ = group.value?.subscribe { log.add("b \($0)") }
    subscription.dispose()
    XCTAssertEqual(log.lines, ["a next(2)", "a completed", "b completed"])
  }

  func testCreatedFromASequence() {
    let log = Log()
    let group = GroupedObservable(key: "k", source: Observable.of(1, 2))
    XCTAssertEqual(group.key, "k")
    _ = group.map { $0 + 1 }.subscribe { log.add("\($0)") }
    XCTAssertEqual(log.lines, ["next(2)", "next(3)", "completed"])
  }

  func testManyKeysInLinearTime() {
    let count = Box(0)
    let begin = threadSeconds()
    do {
      let source = PublishSubject<Int>()
      let subscription = source.groupBy { $0 % 10_000 }.subscribe(onNext: { group in
        _ = group.subscribe(onNext: { _ in count.value += 1 })
      })
      for element in 0..<100_000 { source.onNext(element) }
      source.onCompleted()
      subscription.dispose()
    }
    XCTAssertEqual(count.value, 100_000)
    XCTAssertLessThan(threadSeconds() - begin, 30)
  }

  func testReleases() {
    for ending in 0..<2 {
      weak var captured: Log?
      let source = PublishSubject<Int>()
      do {
        let log = Log()
        captured = log
        let groups = Box<[any Disposable]>([])
        let subscription = source.groupBy { element -> Int in
          log.add("")
          return element
        }.subscribe(onNext: { group in groups.value.append(group.subscribe(onNext: { log.add("\($0)") })) })
        source.onNext(1)
        if ending == 0 { source.onCompleted() }
        subscription.dispose()
        for group in groups.value { group.dispose() }
      }
      XCTAssertNil(captured)
      XCTAssertFalse(source.hasObservers)
    }
  }
}
