import RxSwift
// SPDX-License-Identifier: MIT
import XCTest

/// Subscribes at 200 to what `operation` makes of a hot source, disposes at `end`, and compares events and the
/// subscription windows of the source.
///
/// An event is written `time:element`, `time:|` for completion and `time:x` for a failure with `TestError`, separated by
/// spaces; a window is written `begin-end`.
func assertMarbles<Result>(
  _ source: String,
  disposedAt end: Int = 1000,
  _ operation: (Observable<Int>) -> Observable<Result>,
  _ expected: String,
  subscribed windows: String,
  file: StaticString = #filePath,
  line: UInt = #line
) {
  let clock = Box(0)
  let hot = ManualSource<Int>(clock: clock)
  let log = Log()
  let result = operation(hot.asObservable())
  clock.value = 200
  let subscription = result.subscribe { log.add(marble(clock.value, $0)) }
  for (time, event) in parseMarbles(source) where time > 200 && time < end {
    clock.value = time
    hot.send(event)
  }
  clock.value = end
  subscription.dispose()
  XCTAssertEqual(log.lines.joined(separator: " "), expected, file: file, line: line)
  let actual = hot.windows.map { "\($0.begin)-\($0.end.map(String.init) ?? "")" }.joined(separator: " ")
  XCTAssertEqual(actual, windows, "subscription windows", file: file, line: line)
}

/// What a sequence emits by itself while it is being subscribed to, without times.
func events<Source: ObservableType>(of source: Source) -> String {
  let log = Log()
  source.subscribe { log.add(marble($0)) }.dispose()
  return log.lines.joined(separator: " ")
}

func marble<Element>(_ time: Int, _ event: Event<Element>) -> String { "\(time):\(marble(event))" }

func marble<Element>(_ event: Event<Element>) -> String {
  switch event {
  case .next(let element): return "\(element)"
  case .error(let error): return error is TestError ? "x" : "\(error)"
  case .completed: return "|"
  }
}

private func parseMarbles(_ text: String) -> [(Int, Event<Int>)] {
  text.split(separator: " ").map { token in
    let parts = token.split(separator: ":")
    switch parts[1] {
    case "|": return (Int(parts[0])!, .completed)
    case "x": return (Int(parts[0])!, .error(TestError()))
    default: return (Int(parts[0])!, .next(Int(parts[1])!))
    }
  }
}
