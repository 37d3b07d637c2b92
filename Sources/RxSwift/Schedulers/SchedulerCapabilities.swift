// SPDX-License-Identifier: MIT

/// What operators may rely on with a scheduler, besides that it runs actions.
///
/// A scheduler that declares nothing works with all operators, at the pace of one action for each event.
public struct SchedulerCapabilities: OptionSet, Sendable {
  /// The raw value.
  public let rawValue: Int

  /// Makes a set from its raw value.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Actions run one after the other, in the order in which they were scheduled.
  public static let serial = SchedulerCapabilities(rawValue: 1)

  /// An operator may deliver several events in one action. Not for virtual time, in which each action has its point.
  public static let batches = SchedulerCapabilities(rawValue: 2)

  /// A second of this scheduler is a second of the machine: an operator may read the clock of the machine, and may let a
  /// timer run that it does not need any more. Not for virtual time, nor for a clock that goes faster or slower.
  public static let realTime = SchedulerCapabilities(rawValue: 8)

  /// Actions run on the thread that schedules them, in the trampoline of `CurrentThreadScheduler`: an operator may run
  /// them in a loop while nothing else waits there.
  public static let currentThread = SchedulerCapabilities(rawValue: 4)
}
