// SPDX-License-Identifier: MIT

/// A sequence that is fed from outside: an observable and an observer at the same time.
public protocol SubjectType: ObservableType {
  /// The observer that feeds the sequence.
  associatedtype Observer: ObserverType

  /// The observer that feeds the sequence.
  func asObserver() -> Observer
}
