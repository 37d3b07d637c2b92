// SPDX-License-Identifier: MIT
import Foundation
import RxTest
import XCTest

@testable import RxSwift

/// The article "How an element travels": its examples are the code of this folder, and they do what it says.
final class ArticleTests: XCTestCase {
  private let scheduler = TestScheduler(initialClock: 0)

  private func record<Element: Equatable>(_ build: @escaping () -> Observable<Element>) -> [Recorded<Event<Element>>] {
    scheduler.start(created: 100, subscribed: 200, disposed: 1000) { build() }.events
  }

  private func numbers(_ times: Int...) -> TestableObservable<Int> {
    scheduler.createHotObservable(times.enumerated().map { .next($1, $0 + 1) } + [.completed(times.last! + 100)])
  }

  func testEachExampleStandsInTheArticle() throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    let article = folder.appendingPathComponent(
      "../../../Sources/RxSwift/RxSwift.docc/HowAnElementTravels.md")
    let code = words(try String(contentsOf: folder.appendingPathComponent("ArticleOperators.swift"), encoding: .utf8))
    let parts = try String(contentsOf: article, encoding: .utf8).components(separatedBy: "~~~")
    let examples = parts.enumerated().filter { $0.offset % 2 == 1 && $0.element.hasPrefix("swift") }.map(\.element)
    XCTAssertEqual(examples.count, 8)
    for example in examples {
      XCTAssert(code.contains(words(String(example.dropFirst("swift".count)))), "not in the tests:\(example)")
    }
  }

  private func words(_ text: String) -> String {
    text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  func testLinear() {
    let source = numbers(210, 220, 230)
    XCTAssertEqual(
      record { source.doubled() }, [.next(210, 2), .next(220, 4), .next(230, 6), .completed(330)])
  }

  func testLinearWithState() {
    let source = numbers(210, 220, 230)
    XCTAssertEqual(record { source.everyOther() }, [.next(210, 1), .next(230, 3), .completed(330)])
  }

  func testSource() {
    XCTAssertEqual(
      record { Observable.countingDown(from: 3) }, [.next(200, 3), .next(200, 2), .next(200, 1), .completed(200)])
  }

  func testCombining() {
    let (source, end) = (numbers(210, 220, 230), numbers(225, 300))
    XCTAssertEqual(record { source.until(end.asObservable()) }, [.next(210, 1), .next(220, 2), .completed(225)])
    XCTAssertEqual(source.subscriptions, [Subscription(200, 225)])
    XCTAssertEqual(end.subscriptions, [Subscription(200, 225)])
  }

  func testSharing() {
    let source = numbers(210, 220, 230)
    let shared = source.remembered()
    let (first, second) = (scheduler.createObserver(Int.self), scheduler.createObserver(Int.self))
    let bag = DisposeBag()
    scheduler.scheduleAt(200) { shared.subscribe(first).disposed(by: bag) }
    scheduler.scheduleAt(225) { shared.subscribe(second).disposed(by: bag) }
    scheduler.start()
    XCTAssertEqual(first.events, [.next(210, 1), .next(220, 2), .next(230, 3), .completed(330)])
    XCTAssertEqual(second.events, [.next(225, 2), .next(230, 3), .completed(330)])
    XCTAssertEqual(source.subscriptions, [Subscription(200, 330)])
  }

  func testTime() {
    let source = numbers(210, 220, 250)
    XCTAssertEqual(
      record { [scheduler] in source.silences(of: .seconds(20), scheduler: scheduler) },
      [.next(240, 2), .next(270, 3), .completed(350)])
  }

  func testFlattening() {
    let inner = [0, 1, 2].map { _ in scheduler.createColdObservable([.next(10, 1), .completed(20)]) }
    let source = Observable.from(inner.map { $0.asObservable() })
    XCTAssertEqual(
      record { source.twoAtATime() }, [.next(210, 1), .next(210, 1), .next(230, 1), .completed(240)])
    XCTAssertEqual(inner[2].subscriptions, [Subscription(220, 240)])
  }

  func testSequencing() {
    let failures = AtomicCounter()
    let source = Observable<Int>.deferred {
      failures.add()
      return failures.value <= 2 ? .error(RxError.unknown) : .just(7)
    }
    XCTAssertEqual(record { source.untilItSucceeds() }, [.next(200, 7), .completed(200)])
  }
}
