// SPDX-License-Identifier: MIT
import RxSwift
import RxTestSupport
import XCTest

final class ValuesTests: XCTestCase {
  func testElements() async throws {
    var elements: [Int] = []
    for try await element in Observable.of(1, 2, 3).values { elements.append(element) }
    XCTAssertEqual(elements, [1, 2, 3])
    elements = []
    for await element in Infallible.of(1, 2, 3).values { elements.append(element) }
    XCTAssertEqual(elements, [1, 2, 3])
    elements = []
    for try await element in Single.just(4).values { elements.append(element) }
    XCTAssertEqual(elements, [4])
  }

  func testAnError() async {
    var elements: [Int] = []
    do {
      for try await element in Observable.of(1, 2).concat(Observable<Int>.error(TestError())).values {
        elements.append(element)
      }
      XCTFail("must throw")
    } catch { XCTAssertEqual(error as? TestError, TestError()) }
    XCTAssertEqual(elements, [1, 2])
  }

  func testReadingThePropertySubscribes() async throws {
    let subject = PublishSubject<Int>()
    let values = subject.values
    XCTAssertTrue(subject.hasObservers)
    subject.onNext(1)
    subject.onNext(2)
    subject.onCompleted()
    var elements: [Int] = []
    for try await element in values { elements.append(element) }
    XCTAssertEqual(elements, [1, 2])
  }

  func testLeavingTheLoopDisposes() async throws {
    let subject = BehaviorSubject(value: 1)
    func first() async throws -> Int? {
      for try await element in subject.values { return element }
      return nil
    }
    let element = try await first()
    XCTAssertEqual(element, 1)
    XCTAssertFalse(subject.hasObservers)
  }

  func testCancellationDisposes() async {
    let subject = PublishSubject<Int>()
    let started = expectation(description: "started")
    let task = Task {
      for try await _ in subject.values { started.fulfill() }
    }
    while !subject.hasObservers { await Task.yield() }
    subject.onNext(1)
    await fulfillment(of: [started], timeout: 60)
    task.cancel()
    switch await task.result {
    case .success: XCTFail("The loop went on as if the sequence had completed.")
    case .failure(let error): XCTAssert(error is CancellationError, "\(error)")
    }
    XCTAssertFalse(subject.hasObservers)
  }

  func testBufferingPolicy() async throws {
    let subject = PublishSubject<Int>()
    let newest = subject.values(bufferingPolicy: .bufferingNewest(2))
    let oldest = subject.asInfallible(onErrorJustReturn: 0).values(bufferingPolicy: .bufferingOldest(1))
    for element in 1...5 { subject.onNext(element) }
    subject.onCompleted()
    var elements: [Int] = []
    for try await element in newest { elements.append(element) }
    XCTAssertEqual(elements, [4, 5])
    elements = []
    for await element in oldest { elements.append(element) }
    XCTAssertEqual(elements, [1])
  }

  func testElementsThatAreNotSendable() async throws {
    final class Element {
      let number: Int
      init(_ number: Int) { self.number = number }
    }
    var numbers: [Int] = []
    for try await element in Observable.of(1, 2).map({ Element($0) }).values { numbers.append(element.number) }
    XCTAssertEqual(numbers, [1, 2])
  }
}
