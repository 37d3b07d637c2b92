// SPDX-License-Identifier: MIT
import RxSwift
import RxTest

/// Sources, results and subscription windows of a test scheduler in the notation of `assertMarbles`: `time:element`,
/// `time:|` for completion, `time:x` for a failure with `TestError`; windows as `begin-end`.
extension TestScheduler {
  func hot(_ text: String) -> TestableObservable<Int> { createHotObservable(recorded(text)) }

  func cold(_ text: String) -> TestableObservable<Int> { createColdObservable(recorded(text)) }

  /// Subscribes at 200, disposes at `end`, and returns what was emitted.
  func run<Source: ObservableConvertibleType>(disposed end: Int = 1000, _ make: @escaping () -> Source) -> String {
    let observer = start(disposed: end, create: make)
    return observer.events.map { marble($0.time, $0.value) }.joined(separator: " ")
  }
}

extension TestableObservable {
  var windows: String { windowText(subscriptions) }
}

private func windowText(_ subscriptions: [Subscription]) -> String {
  subscriptions.map { "\($0.subscribe)-\($0.unsubscribe == Int.max ? "" : String($0.unsubscribe))" }
    .joined(separator: " ")
}

private func recorded(_ text: String) -> [Recorded<Event<Int>>] {
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
