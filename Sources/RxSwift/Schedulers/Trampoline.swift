// SPDX-License-Identifier: MIT
import CRxPlatform

/// The queue of actions of the current thread.
///
/// The first action on a thread runs at once. Actions that are scheduled while it runs wait in the queue until it is
/// done.
@usableFromInline
enum Trampoline {
  /// Whether a trampoline is running further up this thread's stack.
  static var isRunning: Bool {
    get { crx_current_trampoline().pointee.running }
    set { crx_current_trampoline().pointee.running = newValue }
  }

  /// Runs `body` inside of the trampoline, at once. If this call started the trampoline, it then runs the actions that
  /// `body` scheduled.
  @inlinable
  static func run(_ body: () -> Void) {
    let thread = crx_current_trampoline()
    guard !thread.pointee.running else { return body() }
    thread.pointee.running = true
    body()
    if thread.pointee.pending > 0 { drain() }
    thread.pointee.running = false
  }

  /// Starts the source of a subscription by `body` inside of the trampoline.
  @inline(__always)
  static func start(_ running: RunningSubscription, _ body: () -> Void) {
    let thread = crx_current_trampoline()
    guard !thread.pointee.running else { return body() }
    thread.pointee.running = true
    thread.pointee.outermost = UInt(bitPattern: Unmanaged.passUnretained(running).toOpaque())
    body()
    if thread.pointee.pending > 0 { drain() }
    thread.pointee.outermost = 0
    thread.pointee.running = false
  }

  /// Whether this thread is starting the source of a subscription, in a call of `start` that has started the trampoline.
  static func isStarting(_ running: RunningSubscription) -> Bool {
    crx_current_trampoline().pointee.outermost == UInt(bitPattern: Unmanaged.passUnretained(running).toOpaque())
  }

  /// Runs the loop of a source that is being started. Runs it at once if the trampoline was started for this
  /// subscription and its queue is empty. A source that is started inside of another one goes into the queue.
  @inlinable
  @inline(__always)
  static func begin(_ running: RunningSubscription, _ action: @escaping () -> Void) {
    if isOutermost(running) { action() } else { enqueue(action) }
  }

  @usableFromInline
  static func isOutermost(_ running: RunningSubscription) -> Bool {
    isStarting(running) && crx_current_trampoline().pointee.pending == 0
  }

  /// Runs `action` after the actions that wait already. A trampoline must be running.
  @usableFromInline
  static func enqueue(_ action: @escaping () -> Void) {
    let thread = crx_current_trampoline()
    let queue: TrampolineQueue
    if let pointer = thread.pointee.queue {
      queue = Unmanaged.fromOpaque(pointer).takeUnretainedValue()
    } else {
      queue = TrampolineQueue()
      thread.pointee.queue = Unmanaged.passRetained(queue).toOpaque()
    }
    queue.actions.append(action)
    thread.pointee.pending += 1
  }

  @usableFromInline
  static func drain() {
    let thread = crx_current_trampoline()
    guard let pointer = thread.pointee.queue else { return }
    let reference = Unmanaged<TrampolineQueue>.fromOpaque(pointer)
    let queue = reference.takeUnretainedValue()
    while let action = queue.actions.popFirst() {
      thread.pointee.pending -= 1
      action()
    }
    // If the user sets `isScheduleRequired`, an action may drain the same queue again, and release it. Another queue
    // may have begun since.
    guard thread.pointee.queue == pointer else { return drain() }
    thread.pointee.queue = nil
    reference.release()
  }
}

/// The actions that wait on a thread.
private final class TrampolineQueue {
  var actions = Deque<() -> Void>()
}
