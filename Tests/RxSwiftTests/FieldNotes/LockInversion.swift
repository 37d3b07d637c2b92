// SPDX-License-Identifier: MIT
import Foundation
import RxSwift
import RxTestSupport
import XCTest

/// Two threads, each of which holds a lock of the user's while it calls the library, and an observer that wants both
/// locks: with a library that calls out while it holds a lock of its own, each thread would wait for the other.
///
/// The order is fixed: the second thread acts when the first one is inside of the observer, and releases its lock when
/// all of its calls have returned.
final class LockInversion: @unchecked Sendable {
  // Sendable: immutable but for locks and semaphores.
  private let first = NSRecursiveLock()
  private let second = NSRecursiveLock()
  private let inside = DispatchSemaphore(value: 0)
  private let ready = DispatchSemaphore(value: 0)
  private let finished = DispatchSemaphore(value: 0)
  private let entries = AtomicCounter()

  /// What the observer of the sequence under test does with each event.
  func observe() {
    if entries.exchange(1) == 0 {
      inside.signal()
      // The second thread has its lock before this one asks for it.
      _ = ready.wait(timeout: .now() + 60)
    }
    first.withLock { second.withLock {} }
  }

  /// Calls `enter` with one lock held. `enter` has to make the library call `observe`, on its own thread or on that of
  /// a scheduler. During that call another thread calls `whileInside` with the other lock held. Returns whether both
  /// calls returned.
  func run(_ enter: @escaping @Sendable () -> Void, whileInside: @escaping @Sendable () -> Void) -> Bool {
    Thread.detachNewThread { [self] in
      first.withLock(enter)
      finished.signal()
    }
    Thread.detachNewThread { [self] in
      _ = inside.wait(timeout: .now() + 60)
      second.withLock {
        ready.signal()
        whileInside()
      }
      finished.signal()
    }
    for _ in 0..<2 where finished.wait(timeout: .now() + 150) == .timedOut { return false }
    return entries.value > 0
  }
}

/// What two sources get to see of a lock inversion.
struct InversionSources: Sendable {
  let a = PublishSubject<Int>()
  let b = PublishSubject<Int>()
}

/// Checks the sequence that `make` makes of two sources: while its observer is busy with the element that `enter` has
/// sent, another thread sends elements, subscribes, leaves, disposes and ends.
func assertNobodyWaits(
  file: StaticString = #filePath, line: UInt = #line,
  enter: @escaping @Sendable (InversionSources) -> Void,
  _ make: (InversionSources) -> Observable<Int>
) {
  let calls: [(String, @Sendable (InversionSources, Observable<Int>, any Disposable) -> Void)] = [
    ("elements", { sources, _, _ in for value in 10..<13 { sources.a.onNext(value); sources.b.onNext(value) } }),
    ("another subscriber", { _, sequence, _ in sequence.subscribe(onNext: { _ in }).dispose() }),
    ("disposal", { _, _, subscription in subscription.dispose() }),
    (
      "completion",
      { sources, _, _ in
        sources.a.onCompleted(); sources.b.onCompleted()
      }
    ),
    (
      "an error",
      { sources, _, _ in
        sources.b.onError(TestError()); sources.a.onError(TestError())
      }
    ),
  ]
  for (name, call) in calls {
    let sources = InversionSources()
    let inversion = LockInversion()
    let sequence = make(sources)
    // Disposables may be disposed from any thread.
    let subscription = UncheckedSendable(
      sequence.subscribe(
        onNext: { _ in inversion.observe() }, onError: { _ in inversion.observe() },
        onCompleted: { inversion.observe() }))
    let came = inversion.run({ enter(sources) }, whileInside: { call(sources, sequence, subscription.value) })
    XCTAssert(came, "a deadlock: \(name)", file: file, line: line)
    if !came { return }
    subscription.value.dispose()
  }
}

/// Carries a value to another thread that the compiler cannot follow.
struct UncheckedSendable<Value>: @unchecked Sendable {
  // Sendable: by the rule that disposables and observables may be used from any thread.
  let value: Value
  init(_ value: Value) { self.value = value }
}
