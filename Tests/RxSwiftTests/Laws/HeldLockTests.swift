// SPDX-License-Identifier: MIT
import RxTest
import RxTestSupport
import XCTest

@testable import RxSwift

#if DEBUG
  /// No lock of the library is held when it calls out. Only debug builds count the locks that a thread holds. They stop where
  /// an element is delivered under one; here every closure of the user's asks for itself.
  final class HeldLockTests: XCTestCase {
    private static func isHeld() -> Bool {
      // A lock that is taken here would be the second one.
      Lock.heldByThisThread > 0
    }

    func testALockIsSeen() {
      let lock = Lock()
      XCTAssertFalse(Self.isHeld())
      lock.withLock { XCTAssert(Self.isHeld()) }
      XCTAssertFalse(Self.isHeld())
    }

    func testNoLockIsHeldInCallOuts() {
      let (calls, held) = (Counter(), Log())
      for joining in JoinOperator.all {
        for end in 0..<3 {
          @Sendable func called(_ place: String) {
            calls.add()
            if Self.isHeld() { held.add("\(joining.name): \(place)") }
          }
          let (a, b) = (PublishSubject<Int>(), PublishSubject<Int>())
          func source(_ subject: PublishSubject<Int>) -> Observable<Int> {
            Observable.create { observer in
              called("subscribe")
              // Disposables may be disposed from any thread.
              let subscription = UncheckedSendable(subject.subscribe(observer))
              return Disposables.create {
                called("dispose")
                subscription.value.dispose()
              }
            }
          }
          let scheduler = TestScheduler(initialClock: 0)
          let touch: JoinOperator.Touch = { element in
            called("closure")
            return element
          }
          let token = CallingToken { called("release") }
          let subscription = joining.make(source(a), source(b), scheduler, touch).subscribe(
            onNext: { _ in
              called("next")
              withExtendedLifetime(token) {}
            }, onError: { _ in called("error") }, onCompleted: { called("completed") },
            onDisposed: { called("disposed") })
          scheduler.advanceTo(5)
          for value in 0..<3 {
            b.onNext(value)
            a.onNext(value)
            scheduler.advanceTo(scheduler.clock + 10)
          }
          switch end {
          case 0:
            b.onCompleted()
            a.onCompleted()
          case 1: a.onError(TestError())
          default: subscription.dispose()
          }
          scheduler.advanceTo(scheduler.clock + 200)
          subscription.dispose()
        }
      }
      XCTAssertEqual(held.lines, [])
      XCTAssertGreaterThan(calls.value, 1_000)
    }
  }

  /// Calls a function when it is released.
  private final class CallingToken: Sendable {
    private let action: @Sendable () -> Void
    init(_ action: @escaping @Sendable () -> Void) { self.action = action }
    deinit { action() }
  }
#endif
