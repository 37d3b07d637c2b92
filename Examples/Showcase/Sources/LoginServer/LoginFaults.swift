// SPDX-License-Identifier: MIT

/// What goes wrong on purpose in the next requests, so that demonstrations and tests see what an app makes of it.
public actor LoginFaults {
  /// A fault of one request.
  public enum Fault: Hashable, Sendable {
    /// An answer with this status.
    case status(Int)
    /// An answer that breaks off, although its length is right.
    case malformed
    /// Half of the answer, then the connection is closed.
    case dies
    /// The right answer, after this many milliseconds.
    case delay(milliseconds: Int)
  }

  private var fault: Fault?
  private var count = 0

  /// Lets the next `count` requests meet `fault`; all of them when it is nil.
  public func plan(_ fault: Fault, count: Int? = nil) {
    self.fault = fault
    self.count = count ?? .max
  }

  /// From now on everything works.
  public func clear() { fault = nil }

  func next() -> Fault? {
    guard count > 0 else { return nil }
    count -= 1
    return fault
  }
}
