// SPDX-License-Identifier: MIT

/// The promises of a scheduler on which operators may rely, besides the promise that it runs actions.
///
/// A scheduler that declares nothing works with all operators, but each event takes an action of its own.
public struct SchedulerCapabilities: OptionSet, Sendable {
  /// The raw value.
  public let rawValue: Int

  /// Makes a set from its raw value.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// An operator may deliver several events in one action. Not for virtual time, in which each action has its own time.
  public static let batches = SchedulerCapabilities(rawValue: 1)

  /// A second of this scheduler is a second of the machine. So an operator may read the clock of the machine, and may
  /// leave a timer running that it does not need any more. Not for virtual time, and not for a clock that is faster or
  /// slower.
  public static let realTime = SchedulerCapabilities(rawValue: 2)

  /// Actions run on the thread that schedules them, in the trampoline of `CurrentThreadScheduler`. An operator may run
  /// them in a loop while nothing else waits there.
  public static let currentThread = SchedulerCapabilities(rawValue: 4)
}
