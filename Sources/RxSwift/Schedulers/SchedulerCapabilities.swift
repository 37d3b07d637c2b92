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

  /// An operator may deliver several events in one action, and may let a timer run that it does not need any more. A
  /// scheduler of virtual time must not declare this, because there each action has its own point in time.
  public static let batches = SchedulerCapabilities(rawValue: 2)

  /// Actions run on the thread that schedules them, in the trampoline of `CurrentThreadScheduler`: an operator may run
  /// them in a loop while nothing else waits there.
  public static let currentThread = SchedulerCapabilities(rawValue: 4)
}
