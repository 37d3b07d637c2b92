// SPDX-License-Identifier: MIT

/// When a subject or relay delivers an event that one of its observers sends while it is delivering another one.
///
/// This concerns only events. Subscribing, ending a subscription and disposing the subject take effect at once in both
/// cases. In both cases, another thread that sends an event waits until the delivery in progress is done.
///
/// ```swift
/// let subject = PublishSubject<Int>(reentrancy: .queued)
/// _ = subject.subscribe(onNext: { if $0 == 1 { subject.onNext(2) } })
/// _ = subject.subscribe(onNext: { print($0) })
/// subject.onNext(1)  // prints 1, 2; a subject that nests prints 2, 1
/// ```
public enum SubjectReentrancy: Sendable {
  /// At once: the inner event reaches all observers before the outer event reaches the remaining ones, and before `on`
  /// returns. Each level takes stack. This is the default of all subjects.
  case nested
  /// Later: after the event that is being delivered has reached all observers, and after the events that are already in
  /// the queue. `on` returns before that. All observers see all events in the same order, the order of sending.
  /// Delivery is a loop. So observers may answer events with events without end, on a stack that does not grow.
  ///
  /// An event in the queue costs two small allocations. An observer that subscribes while events are in the queue
  /// receives them. Disposing the subject drops them.
  case queued
}
