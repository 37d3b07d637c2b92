// SPDX-License-Identifier: MIT
import Dispatch
import RxSwift
import RxTest
import XCTest

@testable import RxMarbles

/// Asynchronous functions in step with virtual time.
final class StepTests: XCTestCase {
  private let scheduler = TestScheduler(frame: .milliseconds(1))

  func testWhatAFunctionSendsComesInTheFrameOfItsStep() {
    let source = scheduler.cold("-a--b---|")
    let result = source.inStep { steps in
      Observable<String>.create(priority: nil) { observer in
        observer.onNext("s")
        for try await letter in steps {
          observer.onNext(letter)
          await Task.yield()
          observer.onNext(letter)
        }
        observer.onNext("e")
      }
    }
    scheduler.expect(result).emits("s[aa]--[bb]---[e|]")
    scheduler.expect(subscriptionsOf: source).are("^-------!")
  }

  func testTheErrorOfTheSequenceReachesTheFunction() {
    let result = scheduler.cold("-a--#").inStep { steps in
      Single<String>.create {
        do {
          for try await _ in steps {}
        } catch is MarbleError {
          return "x"
        }
        return "y"
      }
    }
    scheduler.expect(result).emits("----[x|]")
  }

  func testAFunctionMayEndFirst() {
    let source = scheduler.cold("-a--b-#")
    let result = source.inStep { steps in
      Observable<String>.create(priority: nil) { observer in
        for try await letter in steps {
          if letter == "b" { throw MarbleError() }
          observer.onNext(letter)
        }
      }
    }
    scheduler.expect(result).emits("-a--#")
    scheduler.expect(subscriptionsOf: source).are("^---!")
  }

  func testDisposalCancelsTheFunction() {
    let ended = expectation(description: "the function ends")
    let result = scheduler.cold("-a--b--c-|").inStep { steps in
      Observable<String>.create(priority: nil) { observer in
        for try await letter in steps { observer.onNext(letter) }
        XCTAssertTrue(Task.isCancelled)
        ended.fulfill()
      }
    }
    scheduler.expect(result, during: "^----!").emits("-a--b")
    wait(for: [ended], timeout: 60)
  }

  func testEachSubscriptionHasAFunctionOfItsOwn() {
    let result = scheduler.hot("-a--b--|").inStep { steps in steps.asObservable() }
    let first = scheduler.expect(result)
    let second = scheduler.expect(result, during: "--^")
    first.emits("-a--b--|")
    second.emits("----b--|")
  }

  func testAFunctionThatWaitsForSomethingElseFails() {
    let result = scheduler.cold("-a--|").inStep(patience: 0.05) { steps in
      Observable<String>.create(priority: nil) { _ in try await Task.sleep(nanoseconds: 60_000_000_000) }
    }
    scheduler.expect(result).emits("#", error: MarbleStepsError())
    XCTAssertEqual("\(MarbleStepsError())", "The function waits for something else than its next step.")
  }

  func testAFunctionThatTakesTooLongIsNotWaitedForAgain() {
    let start = DispatchTime.now()
    // It emits while it is being subscribed to, before anybody can dispose it.
    let source = Observable<Int>.create { observer in
      for number in 1...100 { observer.onNext(number) }
      return Disposables.create()
    }
    let result = source.inStep(patience: 0.1) { _ in
      Observable<String>.create(priority: nil) { _ in try await Task.sleep(nanoseconds: 60_000_000_000) }
    }
    scheduler.expect(result).emits("#", error: MarbleStepsError())
    XCTAssertLessThan(DispatchTime.now(), start + 5.0)
  }
}
