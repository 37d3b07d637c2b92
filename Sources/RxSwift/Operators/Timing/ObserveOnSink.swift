// SPDX-License-Identifier: MIT
import CRxPlatform

/// Events on their way to a scheduler.
@usableFromInline
final class ObserveOnSink<Element>: @unchecked Sendable {
  // Sendable: one thread at a time appends. Only one scheduled action at a time touches `reader` and `emitter`.
  @usableFromInline let emitter: Emitter<Element>
  @usableFromInline let scheduler: any ImmediateSchedulerType
  @usableFromInline let writer: SPSCWriter<Event<Element>>
  @usableFromInline let reader: SPSCReader<Event<Element>>

  /// The actions of a scheduler that runs them one after the other. Each action delivers a batch of events.
  @usableFromInline let actions: ActionQueue?
  @usableFromInline let lastBatch: LastBatch

  /// How many events wait, if the scheduler does not tell the order of its actions. Its actions may overlap, so each
  /// action schedules the next one when it is done.
  @usableFromInline let waiting = AtomicWord()
  /// The scheduled action.
  @usableFromInline let run = SerialDisposable()
  /// How many events an action delivers at most.
  @usableFromInline let limit: UInt
  /// The thread that schedules the action after its own one, or zero. The lowest bit says that the scheduler has run that
  /// action at once.
  @usableFromInline let following = AtomicWord()
  /// Not zero from when an action is scheduled until it begins. A user's scheduler may run an action twice.
  private let isScheduled = AtomicWord()

  @usableFromInline
  init(_ emitter: Emitter<Element>, _ scheduler: any ImmediateSchedulerType) {
    self.emitter = emitter
    self.scheduler = scheduler
    actions = (scheduler as? any SerialScheduler)?.actionQueue
    lastBatch = LastBatch(actions ?? .unknown)
    limit = scheduler.capabilities.contains(.batches) ? .max : 1
    let segment = SPSCSegment<Event<Element>>(capacity: 4)
    writer = SPSCWriter(segment)
    reader = SPSCReader(segment)
  }

  deinit { reader.drop(before: writer.end) }

  /// Delivers an element at once if the scheduler would run an action at once, and no event of this sink waits. This
  /// saves the queue and the action. A `Driver` mostly takes this path.
  ///
  /// The schedulers of this library do not run an action at once while an action of theirs waits or runs.
  @usableFromInline
  func deliverIfCurrent(_ raw: RawElement) -> Bool {
    var isDelivered = false
    _ = scheduler.runIfCurrent {
      guard waiting.value == 0 else { return }
      isDelivered = true
      emitter.running.deliver(raw)
    }
    return isDelivered
  }

  @inlinable
  @inline(__always)
  func append(_ event: __owned Event<Element>) {
    writer.append(event)
    if !lastBatch.join() { scheduleLast() }
  }

  /// Schedules an action for the last event, unless one of other events is scheduled that has to come first.
  @inlinable
  func scheduleLast() {
    if actions != nil { lastBatch.replace(schedule: scheduleBatch) } else if waiting.add() == 1 { scheduleWaiting() }
  }

  /// Schedules an action for a batch.
  @inlinable
  func scheduleBatch(_ batch: EventBatch) {
    _ = scheduler.schedule(()) { _ in
      let count = batch.begin()
      self.deliver(count)
      self.actions?.noteDelivered(count)
      return Disposables.create()
    }
  }

  /// Delivers the next events.
  @inlinable
  func deliver(_ count: Int) {
    var rest = count
    while rest > 0, !emitter.isClosed {
      rest &-= 1
      emitter.on(reader.next())
    }
    reader.drop(rest)
  }

  /// Schedules an action for the events that wait.
  @inlinable
  func scheduleWaiting() { schedule { self.deliverWaiting() } }

  /// Delivers events that wait, and schedules an action for those that remain.
  @inlinable
  func deliverWaiting() {
    let thread = crx_thread_id()
    let ranAtOnce = thread | 1
    // The scheduler has run this action at once, inside of the action that schedules it. That one goes on, because the
    // stack would grow otherwise.
    if following.compareExchange(thread, ranAtOnce) { return }
    repeat {
      let count = min(waiting.value, limit)
      deliver(Int(count))
      if waiting.subtract(count) == 0 || emitter.isClosed { return }
      following.exchange(thread)
      scheduleWaiting()
    } while following.compareExchange(ranAtOnce, 0)
    _ = following.compareExchange(thread, 0)
  }

  @usableFromInline
  func schedule(_ action: @escaping () -> Void) {
    // The actions of this sink follow each other.
    let action = UncheckedSendable(action)
    isScheduled.exchange(1)
    run.schedule {
      scheduler.schedule(()) { [isScheduled] _ in
        if isScheduled.exchange(0) == 1 { action.value() }
        return NopDisposable.shared
      }
    }
  }
}
