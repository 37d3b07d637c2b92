// SPDX-License-Identifier: MIT

/// How an observable takes part in a subscription.
@usableFromInline
enum Recipe {
  /// A linear operator without state: handles an element.
  case step((RawElement, Downstream) -> StageResult)
  /// A linear operator with state: makes the stage of one subscription.
  case stage(() -> Stage)
  /// A source: starts it for one subscription and returns its disposable.
  case source((RunningSubscription) -> any Disposable)
  /// A source of a subclass, which overrides `feed`.
  case feed
}
