// SPDX-License-Identifier: MIT
import Foundation
import RxSwift

/// How often and after what pauses a failed request is made again.
public struct RetryPolicy: Sendable {
  /// How often a request is made again.
  public var limit: Int
  /// The pause before the first repetition, in milliseconds. Each further one is twice as long.
  public var firstPause: Int
  /// By what part of itself a pause may be longer, so that many clients do not come back at once; picks a number from 0 to this.
  public var jitter: @Sendable () -> Double

  public init(
    limit: Int = 2, firstPause: Int = 300, jitter: @escaping @Sendable () -> Double = { Double.random(in: 0...0.25) }
  ) {
    self.limit = limit
    self.firstPause = firstPause
    self.jitter = jitter
  }

  /// No repetition.
  public static let never = RetryPolicy(limit: 0)

  /// The pause after the failure number `index`, counted from 0; nil when it is final.
  func pause(after error: any Error, index: Int) -> RxTimeInterval? {
    guard index < limit, SearchError(error).isWorthRetrying else { return nil }
    let pause = Double(firstPause) * Double(1 << min(index, 16)) * (1 + jitter())
    return .milliseconds(Int(pause))
  }
}

extension ObservableType {
  /// Subscribes again after an error for as long as the policy allows it, with its pauses.
  func retry(_ policy: RetryPolicy, scheduler: SearchScheduler) -> Observable<Element> {
    retry { (errors: Observable<any Error>) in
      errors.enumerated().flatMap { index, error -> Observable<Int> in
        guard let pause = policy.pause(after: error, index: index) else { return .error(error) }
        return .timer(pause, scheduler: scheduler)
      }
    }
  }
}
