// SPDX-License-Identifier: MIT

/// Does `work` after a span of time. The work may run at the same time as everything else.
@usableFromInline
func scheduleOnce(
  _ span: RxTimeInterval,
  _ scheduler: any SchedulerType,
  _ work: @escaping () -> Void
) -> any Disposable {
  // The work enters a gate where it must not run at the same time as something else.
  let work = UncheckedSendable(work)
  return scheduler.scheduleRelative((), dueTime: span) { _ in
    work.value()
    return NopDisposable.shared
  }
}

extension SerialDisposable {
  /// Replaces the disposable by that of an action, in an order that allows the action to run at once and to replace it
  /// again.
  func schedule(_ action: () -> any Disposable) {
    let scheduled = SingleAssignmentDisposable()
    disposable = scheduled
    scheduled.setDisposable(action())
  }
}
