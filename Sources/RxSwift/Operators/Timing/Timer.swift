// SPDX-License-Identifier: MIT

extension ObservableType where Element: FixedWidthInteger {
  /// Counts up from zero at regular intervals, for ever.
  ///
  /// The first element comes after one period. With a period of zero or less the elements follow each other as fast as
  /// the scheduler runs them, in actions of their own.
  /// See <http://reactivex.io/documentation/operators/interval.html>.
  ///
  /// ```swift
  /// _ = Observable<Int>.interval(.seconds(1), scheduler: MainScheduler.instance)
  ///   .take(3)
  ///   .subscribe(onNext: { print($0) })  // prints 0, 1, 2
  /// ```
  ///
  /// - Parameters:
  ///   - period: the time between two elements.
  ///   - scheduler: runs the timer, and emits.
  public static func interval(_ period: RxTimeInterval, scheduler: any SchedulerType) -> Observable<Element> {
    periodicTimer(period, period, scheduler)
  }

  /// Emits zero after a span of time, and then either completes or goes on counting up at regular intervals.
  ///
  /// See <http://reactivex.io/documentation/operators/timer.html>.
  ///
  /// ```swift
  /// _ = Observable<Int>.timer(.seconds(3), scheduler: MainScheduler.instance)
  ///   .subscribe(onNext: { _ in print("three seconds later") })  // prints three seconds later
  /// ```
  ///
  /// - Parameters:
  ///   - dueTime: the time before the first element.
  ///   - period: the time between two elements; without it, the sequence completes after the first one.
  ///   - scheduler: runs the timer, and emits.
  public static func timer(
    _ dueTime: RxTimeInterval,
    period: RxTimeInterval? = nil,
    scheduler: any SchedulerType
  ) -> Observable<Element> {
    if let period { return periodicTimer(dueTime, period, scheduler) }
    return Observable { emitter in
      // The events go through the gate, because a scheduler may keep its actions.
      let gate = SerializedEmitter(emitter.running)
      return scheduler.scheduleRelative((), dueTime: dueTime) { _ in
        gate.next(0 as Element)
        gate.completed()
        return NopDisposable.shared
      }
    }
  }
}

private func periodicTimer<Element: FixedWidthInteger>(
  _ dueTime: RxTimeInterval,
  _ period: RxTimeInterval,
  _ scheduler: any SchedulerType
) -> Observable<Element> {
  Observable { emitter in
    // A concurrent scheduler may begin a tick before the last one is done.
    let gate = SerializedEmitter(emitter.running)
    let turn = turnsInOrder { (count: Element) -> Element in
      gate.next(count)
      return count &+ 1
    }
    // The count is a number, of a type that is not known to be Sendable.
    let start = UncheckedSendable(0 as Element)
    return scheduler.schedulePeriodic(start, startAfter: dueTime, period: period, action: turn)
  }
}
