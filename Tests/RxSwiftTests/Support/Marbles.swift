// SPDX-License-Identifier: MIT
import RxSwift
import RxTest
import RxTestSupport
import XCTest

/// Subscribes at 200 to what `operation` makes of a hot source, disposes at `end`, and compares events and the
/// subscription windows of the source.
///
/// An event is written `time:element`, `time:|` for completion and `time:x` for a failure with `TestError`, separated by
/// spaces; a window is written `begin-end`.
func assertMarbles<Result>(
  _ source: String,
  disposedAt end: Int = TestScheduler.Defaults.disposed,
  _ operation: @escaping (Observable<Int>) -> Observable<Result>,
  _ expected: String,
  subscribed windows: String,
  file: StaticString = #filePath,
  line: UInt = #line
) {
  let scheduler = TestScheduler(initialClock: 0)
  let hot = scheduler.createHotObservable(parseMarbles(source))
  let observer = scheduler.start(disposed: end) { operation(hot.asObservable()) }
  XCTAssertEqual(marbles(observer), expected, file: file, line: line)
  XCTAssertEqual(marbles(hot.subscriptions), windows, "subscription windows", file: file, line: line)
}

/// What a sequence emits by itself while it is being subscribed to, without times.
func events<Source: ObservableType>(of source: Source) -> String {
  let log = Log()
  source.subscribe { log.add(marble($0)) }.dispose()
  return log.lines.joined(separator: " ")
}

/// What the sequence that `create` makes emits between 200 and `end`.
func marbles<Element>(
  disposedAt end: Int = TestScheduler.Defaults.disposed, _ create: @escaping (TestScheduler) -> Observable<Element>
) -> String {
  let scheduler = TestScheduler(initialClock: 0)
  return marbles(scheduler.start(disposed: end) { create(scheduler) })
}

func marbles<Element>(_ observer: TestableObserver<Element>) -> String {
  observer.events.map { marble($0.time, $0.value) }.joined(separator: " ")
}

func marbles(_ subscriptions: [Subscription]) -> String {
  subscriptions.map { "\($0.subscribe)-\($0.unsubscribe == .max ? "" : "\($0.unsubscribe)")" }.joined(separator: " ")
}

func marble<Element>(_ time: Int, _ event: Event<Element>) -> String { "\(time):\(marble(event))" }

func marble<Element>(_ event: Event<Element>) -> String {
  switch event {
  case .next(let element): return "\(element)"
  case .error(let error): return error is TestError ? "x" : "\(error)"
  case .completed: return "|"
  }
}

func parseMarbles(_ text: String) -> [Recorded<Event<Int>>] {
  text.split(separator: " ").map { token in
    let parts = token.split(separator: ":")
    let time = Int(parts[0])!
    switch parts[1] {
    case "|": return .completed(time)
    case "x": return .error(time, TestError())
    default: return .next(time, Int(parts[1])!)
    }
  }
}
