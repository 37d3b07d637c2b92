// SPDX-License-Identifier: MIT
import RxTest

/// The subscriptions of a hot or cold sequence, to be compared with diagrams.
public final class SubscriptionsExpectation: Sendable {
  private let scheduler: TestScheduler
  private let subscriptions: @Sendable () -> [Subscription]

  init(_ scheduler: TestScheduler, _ subscriptions: @escaping @Sendable () -> [Subscription]) {
    self.scheduler = scheduler
    self.subscriptions = subscriptions
  }

  /// Runs the scheduler and fails the test, at the line of the call, unless the sequence was subscribed as the diagrams say.
  ///
  /// - Parameters:
  ///   - diagrams: one for each subscription, in their order: `^` is its beginning, `!` its end, as in `--^---!`.
  ///   - fileID: where the call is.
  ///   - filePath: where the call is.
  ///   - line: where the call is.
  ///   - column: where the call is.
  public func are(
    _ diagrams: String..., fileID: String = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    let site = MarbleCallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    let duration = scheduler.frameDuration
    guard let expected = site.read({ try diagrams.map { try Subscription(marbles: $0, duration: duration) } }) else {
      return
    }
    let endless = scheduler.runToTheEnd()
    let actual = subscriptions()
    let pairs = (0..<max(expected.count, actual.count)).map { index in
      MarblePair(
        name: "\(index + 1)", title: "subscription \(index + 1)",
        expected: index < expected.count ? signs(expected[index], origin: 0) : nil,
        actual: index < actual.count ? signs(actual[index], origin: scheduler.initialClock) : nil)
    }
    let comparison = MarbleComparison(pairs: pairs, legend: "", duration: duration)
    if let message = comparison.message(endless: endless) { site.fail(message) }
  }

  private func signs(_ subscription: Subscription, origin: Int) -> [MarbleSign] {
    let end = subscription.unsubscribe == Int.max ? [] : [MarbleSign(subscription.unsubscribe - origin, "!")]
    return [MarbleSign(subscription.subscribe - origin, "^")] + end
  }
}
