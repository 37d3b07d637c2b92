// SPDX-License-Identifier: MIT
import RxSwift
import RxTestSupport
import XCTest

final class HooksTests: XCTestCase {
  private final class Calls: @unchecked Sendable {
    // Sendable: used on the thread of the test only.
    var stacks: [[String]] = []
    var errors: [String] = []
  }

  /// What the error handler receives while `work` runs; the hooks are as before afterwards.
  private func calls(_ work: () -> Void) -> Calls {
    let (handler, capture, records) = (
      Hooks.defaultErrorHandler, Hooks.customCaptureSubscriptionCallstack, Hooks.recordCallStackOnError
    )
    defer {
      Hooks.defaultErrorHandler = handler
      Hooks.customCaptureSubscriptionCallstack = capture
      Hooks.recordCallStackOnError = records
    }
    let calls = Calls()
    Hooks.defaultErrorHandler = { stack, error in
      calls.stacks.append(stack)
      calls.errors.append("\(error)")
    }
    work()
    return calls
  }

  private enum Failure: Error { case first }

  /// Subscriptions of all kinds that leave the error to the hook.
  private func failUnhandled() {
    _ = Observable<Int>.error(Failure.first).subscribe()
    _ = Observable<Int>.error(Failure.first).subscribe(onNext: { _ in })
    _ = Single<Int>.error(Failure.first).subscribe()
    _ = Maybe<Int>.error(Failure.first).subscribe()
    _ = Completable.error(Failure.first).subscribe()
  }

  func testErrorsThatNobodyHandlesReachTheHandlerWithoutACallStack() {
    let calls = calls {
      XCTAssertFalse(Hooks.recordCallStackOnError)
      Hooks.customCaptureSubscriptionCallstack = { ["frame"] }
      failUnhandled()
    }
    XCTAssertEqual(calls.errors, Array(repeating: "first", count: 5))
    XCTAssertEqual(calls.stacks, Array(repeating: [], count: 5))
  }

  func testTheCallStackOfTheSubscriptionIsHandedOnWhenItIsRecorded() {
    let calls = calls {
      Hooks.recordCallStackOnError = true
      Hooks.customCaptureSubscriptionCallstack = { ["frame"] }
      failUnhandled()
    }
    XCTAssertEqual(calls.stacks, Array(repeating: ["frame"], count: 5))
  }

  func testTheCallStackIsThatOfTheSubscriptionAndNotOfTheError() {
    let subject = PublishSubject<Int>()
    let calls = calls {
      Hooks.recordCallStackOnError = true
      Hooks.customCaptureSubscriptionCallstack = { ["subscription"] }
      _ = subject.subscribe()
      Hooks.customCaptureSubscriptionCallstack = { ["error"] }
      subject.onError(Failure.first)
    }
    XCTAssertEqual(calls.stacks, [["subscription"]])
  }

  func testHandledErrorsDoNotReachTheHandler() {
    let calls = calls {
      _ = Observable<Int>.error(Failure.first).subscribe(onError: { _ in })
      _ = Single<Int>.error(Failure.first).subscribe(onFailure: { _ in })
      _ = Observable<Int>.error(Failure.first).subscribe { _ in }
    }
    XCTAssertEqual(calls.errors, [])
  }

  #if DEBUG
    func testByDefaultTheCallStackIsThatOfTheThread() {
      let calls = calls {
        Hooks.recordCallStackOnError = true
        failUnhandled()
      }
      XCTAssertEqual(calls.stacks.count, 5)
      XCTAssertFalse(calls.stacks.contains([]))
    }
  #endif

  /// What a hook captured may be released when it is replaced, and may use the hooks in its end.
  func testAReplacedHookIsReleasedOutsideOfTheLock() {
    let (handler, capture) = (Hooks.defaultErrorHandler, Hooks.customCaptureSubscriptionCallstack)
    defer { (Hooks.defaultErrorHandler, Hooks.customCaptureSubscriptionCallstack) = (handler, capture) }
    let ends = Box(0)
    Hooks.defaultErrorHandler = { [user = HookUser(ends)] _, _ in _ = user }
    Hooks.defaultErrorHandler = handler
    Hooks.customCaptureSubscriptionCallstack = { [user = HookUser(ends)] in
      _ = user
      return []
    }
    Hooks.customCaptureSubscriptionCallstack = capture
    XCTAssertEqual(ends.value, 2)
  }
}

/// Uses the hooks when it is released.
private final class HookUser: Sendable {
  private let ends: Box<Int>
  init(_ ends: Box<Int>) { self.ends = ends }
  deinit {
    _ = Hooks.defaultErrorHandler
    _ = Hooks.customCaptureSubscriptionCallstack
    ends.value += 1
  }
}
