// SPDX-License-Identifier: MIT
import RxSwift
import RxTestSupport
import XCTest

final class ScanTests: XCTestCase {
  func testEmitsEachIntermediateResult() {
    assertMarbles(
      "210:1 220:2 230:3 250:|", { $0.scan(10) { $0 + $1 } }, "210:11 220:13 230:16 250:|", subscribed: "200-250")
    assertMarbles(
      "210:1 220:2 250:|", { $0.scan("") { $0 + "\($1)" } }, "210:1 220:12 250:|", subscribed: "200-250")
  }

  func testInto() {
    assertMarbles(
      "210:1 220:2 250:|", { $0.scan(into: []) { $0.append($1) } }, "210:[1] 220:[1, 2] 250:|", subscribed: "200-250")
  }

  func testEndings() {
    assertMarbles("210:1", { $0.scan(0) { $0 + $1 } }, "210:1", subscribed: "200-1000")
    assertMarbles("250:|", { $0.scan(0) { $0 + $1 } }, "250:|", subscribed: "200-250")
    assertMarbles("210:1 250:x", { $0.scan(0) { $0 + $1 } }, "210:1 250:x", subscribed: "200-250")
    assertMarbles("210:1 220:2", disposedAt: 215, { $0.scan(0) { $0 + $1 } }, "210:1", subscribed: "200-215")
  }

  func testErrorOfTheClosure() {
    assertMarbles(
      "210:1 220:2 230:3", { $0.scan(0) { if $1 == 2 { throw TestError() } else { return $0 + $1 } } }, "210:1 220:x",
      subscribed: "200-220")
    assertMarbles(
      "210:1 220:2", { $0.scan(into: 0) { if $1 == 2 { throw TestError() } else { $0 += $1 } } }, "210:1 220:x",
      subscribed: "200-220")
  }

  func testEachSubscriptionBeginsWithTheSeed() {
    let sum = Observable.of(1, 2).scan(0) { $0 + $1 }
    XCTAssertEqual(events(of: sum), "1 3 |")
    XCTAssertEqual(events(of: sum), "1 3 |")
  }

  func testReentrantElementAccumulatesFirst() {
    let source = ManualSource<Int>()
    let log = Log()
    _ = source.scan(0) { $0 + $1 }.subscribe(onNext: {
      log.add("\($0)")
      if $0 == 1 { source.send(10) }
    })
    source.send(1, 100)
    XCTAssertEqual(log.lines, ["1", "11", "111"])
  }

  /// What the accumulator sends itself is accumulated after the element that it was called with.
  func testElementsThatTheAccumulatorSends() {
    let subject = PublishSubject<Int>()
    let (log, inPlace, lists) = (Log(), Log(), Log())
    let send = { @Sendable (element: Int) in
      if element == 1 { subject.onNext(10) }
      if element == 10 {
        subject.onNext(100)
        subject.onNext(200)
      }
    }
    let subscription = subject.scan(0) { sum, element in
      send(element)
      return sum + element
    }.subscribe { log.add(marble($0)) }
    subject.onNext(1)
    subject.onNext(2)
    XCTAssertEqual(log.lines, ["1", "11", "111", "311", "313"])
    subscription.dispose()
    subject.scan(into: 0) { sum, element in
      sum += element
      send(element)
      sum += 1000
    }.subscribe { inPlace.add(marble($0)) }.dispose(after: { subject.onNext(1) })
    XCTAssertEqual(inPlace.lines, ["1001", "2011", "3111", "4311"])
    subject.scan(into: []) { list, element in
      list.append(element)
      send(element)
      list.append(0)
    }.subscribe { lists.add(marble($0)) }.dispose(after: { subject.onNext(1) })
    XCTAssertEqual(lists.lines.last, "[1, 0, 10, 0, 100, 0, 200, 0]")
  }

  func testAnEndThatTheAccumulatorSends() {
    for terminal in [Event<Int>.completed, .error(TestError())] {
      let source = ManualSource<Int>()
      let log = Log()
      _ = source.scan(0) { sum, element in
        if element == 1 {
          source.send(10)
          source.send(terminal)
          source.send(100)
        }
        return sum + element
      }.subscribe { log.add(marble($0)) }
      source.send(1, 2)
      XCTAssertEqual(log.lines, ["1", "11", marble(terminal)])
      XCTAssertEqual(source.disposals, 1)
    }
  }

  func testDisposalAndErrorsWhileElementsWait() {
    let source = ManualSource<Int>()
    let (log, calls) = (Log(), Counter())
    let subscription = SingleAssignmentDisposable()
    subscription.setDisposable(
      source.scan(0) { sum, element in
        calls.add()
        if element == 1 {
          source.send(10, 100)
          subscription.dispose()
        }
        return sum + element
      }.subscribe { log.add(marble($0)) })
    source.send(1, 2)
    XCTAssertEqual(log.lines, [])
    XCTAssertEqual(calls.value, 1)
    _ = source.scan(0) { sum, element in
      if element == 1 { source.send(10, 100) }
      if element == 10 { throw TestError() }
      return sum + element
    }.subscribe { log.add(marble($0)) }
    source.send(1, 2)
    XCTAssertEqual(log.lines, ["1", "x"])
  }

  /// The observer sends something while what the accumulator sent waits.
  func testElementsOfTheObserverComeAfterThoseOfTheAccumulator() {
    let source = ManualSource<Int>()
    let log = Log()
    _ = source.scan(into: 0) { sum, element in
      sum += element
      if element == 1 { source.send(10) }
    }.subscribe(onNext: {
      log.add("\($0)")
      if $0 == 1 { source.send(100) }
    })
    source.send(1)
    XCTAssertEqual(log.lines, ["1", "11", "111"])
  }
}

extension Disposable {
  fileprivate func dispose(after body: () -> Void) {
    body()
    dispose()
  }
}
