// SPDX-License-Identifier: MIT
import RxSwift
import RxTestSupport
import XCTest

final class CompositeDisposableTests: XCTestCase {
  func testDisposesInOrderOfInsertion() {
    let log = Log()
    let composite = CompositeDisposable()
    for name in ["a", "b", "c"] { _ = composite.insert(Disposables.create { log.add(name) }) }
    XCTAssertEqual(composite.count, 3)
    composite.dispose()
    composite.dispose()
    XCTAssertEqual(log.lines, ["a", "b", "c"])
    XCTAssertEqual(composite.count, 0)
    XCTAssertTrue(composite.isDisposed)
  }

  func testInitialisers() {
    let count = Counter()
    let one = { @Sendable () -> any Disposable in Disposables.create { count.add() } }
    let composites = [
      CompositeDisposable(one(), one()), CompositeDisposable(one(), one(), one()),
      CompositeDisposable(one(), one(), one(), one()), CompositeDisposable(one(), one(), one(), one(), one()),
      CompositeDisposable(disposables: [one()]), CompositeDisposable(disposables: []),
    ]
    XCTAssertEqual(composites.map(\.count), [2, 3, 4, 5, 1, 0])
    for composite in composites { composite.dispose() }
    XCTAssertEqual(count.value, 15)
  }

  func testRemoveDisposesOneOnly() throws {
    let log = Log()
    let composite = CompositeDisposable()
    let a = try XCTUnwrap(composite.insert(Disposables.create { log.add("a") }))
    _ = composite.insert(Disposables.create { log.add("b") })
    composite.remove(for: a)
    composite.remove(for: a)
    XCTAssertEqual(log.lines, ["a"])
    XCTAssertEqual(composite.count, 1)
    composite.dispose()
    XCTAssertEqual(log.lines, ["a", "b"])
  }

  func testInsertAfterDisposal() {
    let count = Counter()
    let composite = CompositeDisposable()
    composite.dispose()
    XCTAssertNil(composite.insert(Disposables.create { count.add() }))
    XCTAssertEqual(count.value, 1)
    XCTAssertEqual(composite.count, 0)
  }

  func testInsertsAndRemovesInsideOfADisposal() throws {
    let log = Log()
    let composite = CompositeDisposable()
    let key = try XCTUnwrap(
      composite.insert(
        Disposables.create {
          _ = composite.insert(Disposables.create { log.add("inserted") })
          composite.dispose()
          log.add("removed")
        }))
    composite.remove(for: key)
    XCTAssertEqual(log.lines, ["inserted", "removed"])
  }

  func testManyInAnyOrder() {
    let total = 100_000
    for order in 0..<3 {
      let count = Counter()
      let composite = CompositeDisposable()
      var keys = (0..<total).compactMap { _ in composite.insert(Disposables.create { count.add() }) }
      if order == 1 { keys.reverse() }
      if order == 2 { keys.shuffle() }
      for key in keys.prefix(total - 10) { composite.remove(for: key) }
      XCTAssertEqual(composite.count, 10)
      XCTAssertEqual(count.value, total - 10)
      composite.dispose()
      XCTAssertEqual(count.value, total)
    }
  }

  func testKeysStayValidWhenHolesAreClosed() throws {
    let log = Log()
    let composite = CompositeDisposable()
    let keys = (0..<40).compactMap { index in composite.insert(Disposables.create { log.add("\(index)") }) }
    for key in keys[..<30] { composite.remove(for: key) }
    let late = try XCTUnwrap(composite.insert(Disposables.create { log.add("late") }))
    log.clear()
    composite.remove(for: keys[3])
    composite.remove(for: keys[35])
    composite.remove(for: late)
    XCTAssertEqual(log.lines, ["35", "late"])
    log.clear()
    composite.dispose()
    XCTAssertEqual(log.lines, [30, 31, 32, 33, 34, 36, 37, 38, 39].map { "\($0)" })
  }

  func testEachIsDisposedOnceOnSeveralThreads() {
    for _ in 0..<100 {
      let count = Counter()
      let composite = CompositeDisposable()
      inParallel(4) { thread in
        for index in 0..<50 {
          let key = composite.insert(Disposables.create { count.add() })
          if index % 3 == 0, let key { composite.remove(for: key) }
          if thread == 0, index == 40 { composite.dispose() }
        }
      }
      XCTAssertEqual(count.value, 200)
    }
  }
}
