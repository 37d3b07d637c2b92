// SPDX-License-Identifier: MIT
import RxSwift
import RxTest
import XCTest

private struct Failure: Error {}
private struct OtherFailure: Error {}

final class RecordedTests: XCTestCase {
  func testRecordedEquality() {
    let event: Recorded<Event<Int>> = .next(1, 2)
    XCTAssertTrue(event == Recorded(time: 1, value: .next(2)))
    XCTAssertFalse(event == .next(2, 2))
    XCTAssertFalse(event == .next(1, 3))
    XCTAssertFalse(event == .completed(1))
    XCTAssertEqual(event.debugDescription, "next(2) @ 1")
    let list: [Recorded<Event<Int>>] = Recorded.events(.next(1, 2), .completed(3))
    XCTAssertEqual(list, [.next(1, 2), .completed(3)])
    XCTAssertEqual(Recorded.events([event]), [event])
  }

  func testEventEquality() {
    XCTAssertTrue(Event<Int>.error(Failure()) == .error(Failure()))
    XCTAssertFalse(Event<Int>.error(Failure()) == .error(OtherFailure()))
    XCTAssertFalse(Event<Int>.error(Failure()) == .completed)
    XCTAssertTrue(MaybeEvent<Int>.success(1) == .success(1))
    XCTAssertFalse(MaybeEvent<Int>.success(1) == .success(2))
    XCTAssertFalse(MaybeEvent<Int>.error(Failure()) == .error(OtherFailure()))
    XCTAssertFalse(MaybeEvent<Int>.success(1) == .completed)
    XCTAssertTrue(CompletableEvent.completed == .completed)
    XCTAssertTrue(CompletableEvent.error(Failure()) == .error(Failure()))
    XCTAssertFalse(CompletableEvent.error(Failure()) == .error(OtherFailure()))
    XCTAssertFalse(CompletableEvent.error(Failure()) == .completed)
  }

  func testSubscription() {
    XCTAssertTrue(Subscription(1) == Subscription(1, Int.max))
    XCTAssertFalse(Subscription(1, 2) == Subscription(1, 3))
    XCTAssertFalse(Subscription(1, 2) == Subscription(0, 2))
    XCTAssertEqual(Set([Subscription(1, 2), Subscription(1, 2), Subscription(1)]).count, 2)
    XCTAssertEqual(Subscription(1, 2).debugDescription, "(1 : 2)")
    XCTAssertEqual(Subscription(1).debugDescription, "(1 : Infinity)")
  }

  func testAssertionsAcceptWhatIsEqual() {
    let events: [Event<Int>] = [.next(1), .error(Failure())]
    XCTAssertEqual(events, [.next(1), .error(Failure())])
    let results: [SingleEvent<Int>] = [.success(1), .failure(Failure())]
    XCTAssertEqual(results, [.success(1), .failure(Failure())])
    let maybes: [MaybeEvent<Int>] = [.success(1), .completed]
    XCTAssertEqual(maybes, [.success(1), .completed])
    let completables: [CompletableEvent] = [.completed]
    XCTAssertEqual(completables, [.completed])
    let optionals: [Recorded<Event<Int?>>] = [.next(1, nil)]
    XCTAssertEqual(optionals, [.next(1, nil)])
    let stream: [Recorded<Event<String>>] = [.next(1, "a"), .next(2, "b"), .completed(3)]
    XCTAssertRecordedElements(stream, ["a", "b"])
  }
}
