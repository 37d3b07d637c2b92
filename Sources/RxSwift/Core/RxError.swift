// SPDX-License-Identifier: MIT

/// Errors that operators and schedulers of this library produce.
public enum RxError: Error, CustomDebugStringConvertible, @unchecked Sendable {
  // Sendable: the only payload is an object identity for diagnostics; the library never reads its state.

  /// Something the library cannot explain happened.
  case unknown
  /// The object was used after it had been disposed.
  case disposed(object: AnyObject)
  /// An arithmetic counter left its range.
  case overflow
  /// An index lies outside of the sequence.
  case argumentOutOfRange
  /// The sequence had no elements, but an operator needed one.
  case noElements
  /// The sequence had more than one element, but only one is allowed.
  case moreThanOneElement
  /// The sequence did not produce an event in time.
  case timeout

  /// A sentence about the error.
  public var debugDescription: String {
    switch self {
    case .unknown: return "An unknown error."
    case .disposed(let object): return "Used after it was disposed: \(object)."
    case .overflow: return "A counter overflowed."
    case .argumentOutOfRange: return "An argument is out of range."
    case .noElements: return "The sequence has no elements."
    case .moreThanOneElement: return "The sequence has more than one element."
    case .timeout: return "The sequence took too long."
    }
  }
}
