// SPDX-License-Identifier: MIT
import RxRelay
import RxSwift

/// Whether the account is kept.
public final class StorageState: Sendable {
  /// How far the program is with what it keeps.
  public enum Phase: Hashable, Sendable {
    /// What is kept is being read.
    case loading
    /// It was read, and the last change was kept.
    case ready
    /// It cannot be read.
    case unreadable(AccountProblem)
  }

  private let latestPhase: BehaviorRelay<Phase>

  init(_ phase: Phase) { latestPhase = BehaviorRelay(value: phase) }

  /// The phase.
  public var phase: Observable<Phase> { latestPhase.asObservable().distinctUntilChanged() }

  /// The phase at this moment.
  public var current: Phase { latestPhase.value }

  func write(_ phase: Phase, _: StateWriter) {
    if phase != latestPhase.value { latestPhase.accept(phase) }
  }
}
