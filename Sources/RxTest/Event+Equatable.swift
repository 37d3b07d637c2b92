// SPDX-License-Identifier: MIT
import Foundation
import RxSwift

// Errors count as the same when they look the same, because most error types are not equatable.
private func areSame(_ lhs: any Error, _ rhs: any Error) -> Bool {
  let left = lhs as NSError
  let right = rhs as NSError
  return left.domain == right.domain && left.code == right.code && "\(lhs)" == "\(rhs)"
}

extension Event: Equatable where Element: Equatable {
  /// Whether both events are of the same kind, with equal elements or errors that look the same.
  public static func == (lhs: Event<Element>, rhs: Event<Element>) -> Bool {
    switch (lhs, rhs) {
    case (.completed, .completed): true
    case (.error(let left), .error(let right)): areSame(left, right)
    case (.next(let left), .next(let right)): left == right
    default: false
    }
  }
}

extension MaybeEvent: Equatable where Element: Equatable {
  /// Whether both events are of the same kind, with equal elements or errors that look the same.
  public static func == (lhs: MaybeEvent<Element>, rhs: MaybeEvent<Element>) -> Bool {
    switch (lhs, rhs) {
    case (.completed, .completed): true
    case (.error(let left), .error(let right)): areSame(left, right)
    case (.success(let left), .success(let right)): left == right
    default: false
    }
  }
}

extension CompletableEvent: Equatable {
  /// Whether both events are of the same kind, with errors that look the same.
  public static func == (lhs: CompletableEvent, rhs: CompletableEvent) -> Bool {
    switch (lhs, rhs) {
    case (.completed, .completed): true
    case (.error(let left), .error(let right)): areSame(left, right)
    default: false
    }
  }
}

/// Whether two results are of the same kind, with equal values or errors that look the same.
func areEqual<Element: Equatable>(_ lhs: SingleEvent<Element>, _ rhs: SingleEvent<Element>) -> Bool {
  switch (lhs, rhs) {
  case (.success(let left), .success(let right)): left == right
  case (.failure(let left), .failure(let right)): areSame(left, right)
  default: false
  }
}
