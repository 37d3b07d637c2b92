// SPDX-License-Identifier: MIT

/// Which inner sequences of a flattening operator run, wait, or are ignored.
@usableFromInline
struct FlatteningState {
  /// The difference between the operators.
  @usableFromInline
  enum Policy {
    /// All inner sequences run: `flatMap`, `merge`.
    case all
    /// At most this number of inner sequences run, the others wait: `concatMap`, `merge(maxConcurrent:)`.
    case limited(Int)
    /// The latest one runs: `flatMapLatest`, `switchLatest`.
    case latest
    /// No inner sequence begins while another one runs: `flatMapFirst`.
    case first
  }

  @usableFromInline let policy: Policy
  /// How many inner sequences run.
  @usableFromInline var running = 0
  /// The number of the latest inner sequence, if only the latest counts.
  @usableFromInline var latest = 0
  /// The place of the subscription to the latest inner sequence, if only the latest counts.
  @usableFromInline var latestPlace: Int?
  @usableFromInline var isOuterDone = false
  /// The followers, which begin the inner sequences that wait.
  @usableFromInline var waiting = Deque<InnerSubscriptions.Follower>()

  @inlinable
  init(_ policy: Policy) { self.policy = policy }

  /// The state without an outer sequence, when `count` inner ones begin.
  init(beginning count: Int) {
    policy = .all
    running = count
    isOuterDone = true
  }

  /// Whether the operator ignores the next element of the outer sequence.
  @inlinable
  var ignoresOuter: Bool {
    if case .first = policy { return running > 0 }
    return false
  }

  /// Whether the next inner sequence has to wait.
  @inlinable
  var mustWait: Bool {
    if case .limited(let limit) = policy { return running >= limit || !waiting.isEmpty }
    return false
  }

  /// Counts the inner sequence of an element before the selector makes it, if only some may run: an element that the
  /// selector sends has to wait for it. Returns whether the sequence is counted.
  @inlinable
  mutating func countAhead() -> Bool {
    guard case .limited = policy, !mustWait else { return false }
    running &+= 1
    return true
  }

  /// Takes note that an inner sequence begins, which may be counted already. Returns its number.
  @inlinable
  mutating func begin(isCounted: Bool) -> Int {
    if isCounted { return 0 }
    guard case .latest = policy else {
      running &+= 1
      return 0
    }
    running = 1
    latest &+= 1
    return latest
  }

  /// Whether events of an inner sequence are passed on.
  @inlinable
  func accepts(_ number: Int) -> Bool { number == latest }

  /// What to do after the end of a sequence.
  @usableFromInline
  enum Next {
    case nothing, complete
    case begin(InnerSubscriptions.Follower)
  }

  /// Takes note that an inner sequence has ended.
  @inlinable
  mutating func end(_ number: Int) -> Next {
    guard accepts(number) else { return .nothing }
    running &-= 1
    if let next = waiting.popFirst() {
      running &+= 1
      return .begin(next)
    }
    return isOuterDone && running == 0 ? .complete : .nothing
  }

  /// Takes note that the outer sequence has ended. Returns whether all inner sequences have ended too.
  @inlinable
  mutating func endOuter() -> Bool {
    isOuterDone = true
    return running == 0
  }
}
