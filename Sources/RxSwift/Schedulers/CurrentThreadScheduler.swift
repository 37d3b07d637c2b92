// SPDX-License-Identifier: MIT

/// Runs actions on the current thread. A nested action runs after the action that scheduled it.
///
/// The first action on a thread runs at once. Actions that are scheduled while it runs wait in a queue. They run, in
/// order, before the call that scheduled the first action returns. See
/// <http://reactivex.io/documentation/scheduler.html>.
public class CurrentThreadScheduler: ImmediateSchedulerType, @unchecked Sendable {
  // Sendable: it has no state; the queues belong to the threads.

  /// The scheduler. A program needs only one.
  public static let instance = CurrentThreadScheduler()

  /// Whether nothing runs on this thread's queue, so that an action scheduled now would run at once.
  public static var isScheduleRequired: Bool {
    get { !Trampoline.isRunning }
    set { Trampoline.isRunning = !newValue }
  }

  init() {}

  /// The trampoline of the current thread.
  public var capabilities: SchedulerCapabilities { .currentThread }

  /// Runs `action` at once, or after the actions that wait already if this is called from inside of one.
  ///
  /// - Returns: the disposable that keeps the action from running, if the action has not begun.
  public func schedule<StateType>(
    _ state: StateType,
    action: @escaping (StateType) -> any Disposable
  ) -> any Disposable {
    guard Trampoline.isRunning else {
      var disposable: any Disposable = NopDisposable.shared
      Trampoline.run { disposable = action(state) }
      return disposable
    }
    let item = TrampolineItem { action(state) }
    Trampoline.enqueue(item.run)
    return item
  }
}

/// An action that waits in the queue of a thread.
final class TrampolineItem: Finishable, @unchecked Sendable {
  // Sendable: both fields are touched under `lock` only.
  private let lock = Lock()
  private var action: (() -> any Disposable)?
  private var disposable: (any Disposable)?
  private var disposed = false

  init(_ action: @escaping () -> any Disposable) { self.action = action }

  deinit {
    if disposable != nil { IterativeRelease.of(disposable as Any) { disposable = nil } }
  }

  var isDisposed: Bool { lock.withLock { disposed } }

  var finishState: FinishState {
    lock.withLock { disposed ? .finished : disposable.map { .sameAs($0) } ?? .unfinished }
  }

  func run() {
    let action = lock.withLock {
      defer { self.action = nil }
      return self.action
    }
    guard let result = action?() else { return }
    let isLate = lock.withLock {
      if !disposed { disposable = result }
      return disposed
    }
    if isLate { result.dispose() }
  }

  func dispose() {
    if let disposable = end() { IterativeDispose.run(disposable) }
  }

  /// Notes that it is disposed and takes out what the action returned.
  func end() -> (any Disposable)? {
    let released = lock.withLock {
      defer {
        disposed = true
        action = nil
        disposable = nil
      }
      return (action, disposable)
    }
    return released.1
  }
}
