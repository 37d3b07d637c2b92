// SPDX-License-Identifier: MIT

/// Disposes its content on a scheduler.
public final class ScheduledDisposable: Cancelable, Finishable, @unchecked Sendable {
  // Sendable: the content is in a disposable that is Sendable. The scheduler is immutable, and any thread may use it.

  /// The scheduler that disposes the content.
  public let scheduler: any ImmediateSchedulerType
  private let content = SingleAssignmentDisposable()

  /// Makes a disposable that disposes `disposable` on `scheduler`.
  public init(scheduler: any ImmediateSchedulerType, disposable: any Disposable) {
    self.scheduler = scheduler
    content.setDisposable(disposable)
  }

  /// Whether the content was disposed.
  public var isDisposed: Bool { content.isDisposed }

  /// Schedules the disposal of the content.
  public func dispose() {
    _ = scheduler.schedule(content) { content in
      content.dispose()
      return NopDisposable.shared
    }
  }
}
