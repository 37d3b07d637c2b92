// SPDX-License-Identifier: MIT
import RxSwift
import RxTest
import XCTest

/// Sources, results and subscription windows of a test scheduler in the notation of `assertMarbles`: `time:element`,
/// `time:|` for completion, `time:x` for a failure with `TestError`; windows as `begin-end`.
extension TestScheduler {
  func hot(_ text: String) -> TestableObservable<Int> { createHotObservable(parseMarbles(text)) }

  func cold(_ text: String) -> TestableObservable<Int> { createColdObservable(parseMarbles(text)) }

  /// Subscribes at 200, disposes at `end`, and returns what was emitted.
  func run<Source: ObservableConvertibleType>(disposed end: Int = 1000, _ make: @escaping () -> Source) -> String {
    marbles(start(disposed: end, create: make))
  }
}

extension TestableObservable {
  var windows: String { marbles(subscriptions) }
}

/// Subscribes at 200 to what `make` makes of hot sources, disposes at `end`, and compares the events and the subscription
/// windows of all sources, one after the other.
func assertHot<Source: ObservableConvertibleType>(
  _ sources: String..., emits expected: String, windows: String, disposed end: Int = 1000,
  file: StaticString = #filePath, line: UInt = #line,
  _ make: @escaping (TestScheduler, [TestableObservable<Int>]) -> Source
) {
  assertHot(sources, emits: expected, windows: windows, disposed: end, file: file, line: line, make)
}

func assertHot<Source: ObservableConvertibleType>(
  _ sources: [String], emits expected: String, windows: String, disposed end: Int = 1000,
  file: StaticString = #filePath, line: UInt = #line,
  _ make: @escaping (TestScheduler, [TestableObservable<Int>]) -> Source
) {
  let scheduler = TestScheduler(initialClock: 0)
  let hot = sources.map { scheduler.hot($0) }
  XCTAssertEqual(scheduler.run(disposed: end) { make(scheduler, hot) }, expected, file: file, line: line)
  XCTAssertEqual(hot.map { $0.windows }.joined(separator: " "), windows, "windows", file: file, line: line)
}

/// An object whose end can be watched.
final class Canary: Sendable {}

/// Runs `body`, which lets a closure capture the canary it is given and returns a subscription; returns whether the
/// canary is gone while that subscription is still held.
func releases(_ body: (Canary) -> any Disposable) -> Bool {
  weak var watched: Canary?
  let subscription: any Disposable = {
    let canary = Canary()
    watched = canary
    return body(canary)
  }()
  return withExtendedLifetime(subscription) { watched == nil }
}
