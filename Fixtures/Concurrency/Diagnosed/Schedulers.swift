// SPDX-License-Identifier: MIT
// Actions of schedulers run on any thread, and any thread schedules them.
import Foundation
import RxCocoa
import RxSwift
import RxTest

final class Progress { var done = 0 }

@MainActor
final class Panel {
  var step = 0
  var clock = TestScheduler(initialClock: 0)
  func move(_ step: Int) -> any Disposable {
    self.step = step
    return Disposables.create()
  }

  // program: a method of the main actor as the action of a scheduler
  func start(_ scheduler: any ImmediateSchedulerType) -> any Disposable {
    // error: converting function value of type '@MainActor @Sendable (Int) -> any Disposable' to '@Sendable (Int) ->
    scheduler.schedule(1, action: move)
  }
}

// program: a recursive action counts in an object
func recursive(_ scheduler: any ImmediateSchedulerType, _ progress: Progress) -> any Disposable {
  scheduler.scheduleRecursive(0) { number, next in
    // warning: capture of 'progress' with non-Sendable type 'Progress' in a '@Sendable' closure
    progress.done += 1
    next(number + 1)
  }
}

// program: a periodic action sets what belongs to the main actor
func periodic(_ scheduler: any SchedulerType, _ panel: Panel) -> any Disposable {
  scheduler.schedulePeriodic(0, startAfter: .seconds(1), period: .seconds(1)) { number in
    // warning: main actor-isolated property 'step' can not be mutated from a Sendable closure
    panel.step = number
    return number + 1
  }
}

// program: an action for later counts in a variable that the caller reads
func later(_ scheduler: any SchedulerType) -> Int {
  var count = 0
  _ = scheduler.scheduleRelative((), dueTime: .seconds(1)) {
    // warning: mutation of captured var 'count' in concurrently-executing code
    count += 1
    return Disposables.create()
  }
  return count
}

// program: an object is the state of an action
func schedule(_ scheduler: any ImmediateSchedulerType, _ progress: Progress) -> any Disposable {
  // warning: type 'Progress' does not conform to the 'Sendable' protocol
  let action = scheduler.schedule(progress) { progress in
    progress.done += 1
    return Disposables.create()
  }
  progress.done += 1
  return action
}

// program: an object is the state of an action for later, of a periodic one and of a recursive one
func scheduleLater(_ scheduler: SerialDispatchQueueScheduler, _ progress: Progress) -> [any Disposable] {
  // warning: type 'Progress' does not conform to the 'Sendable' protocol
  let later = scheduler.scheduleRelative(progress, dueTime: .seconds(1)) { _ in Disposables.create() }
  // warning: type 'Progress' does not conform to the 'Sendable' protocol
  let periodic = scheduler.schedulePeriodic(progress, startAfter: .seconds(1), period: .seconds(1)) { $0 }
  // warning: type 'Progress' does not conform to the 'Sendable' protocol
  let recursive = scheduler.scheduleRecursive(progress) { progress, next in next(progress) }
  return [later, periodic, recursive]
}

// program: a value that holds an object is the state of an action
func scheduleValues(_ scheduler: any ImmediateSchedulerType, _ progress: Progress, _ last: Progress?) {
  // error: type 'Progress' does not conform to the 'Sendable' protocol
  _ = scheduler.schedule([progress]) { _ in Disposables.create() }
  // error: type 'Progress' does not conform to the 'Sendable' protocol
  _ = scheduler.schedule((progress, 1)) { _ in Disposables.create() }
  // error: type 'Progress' does not conform to the 'Sendable' protocol
  _ = scheduler.schedule(last) { _ in Disposables.create() }
  // error: type 'Progress' does not conform to the 'Sendable' protocol
  _ = scheduler.schedule(Event.next(progress)) { _ in Disposables.create() }
}

// program: an operator schedules elements that need not be Sendable
extension ObservableType {
  func scheduled(on scheduler: any ImmediateSchedulerType) -> any Disposable {
    subscribe(onNext: { element in
      // warning: type 'Self.Element' does not conform to the 'Sendable' protocol
      _ = scheduler.schedule(element) { _ in Disposables.create() }
    })
  }
}

// program: a scheduler hands on a state that need not be Sendable
final class Forwarding: ImmediateSchedulerType {
  let inner: any ImmediateSchedulerType
  init(_ inner: any ImmediateSchedulerType) { self.inner = inner }
  func schedule<State>(_ state: State, action: @escaping @Sendable (State) -> any Disposable) -> any Disposable {
    // warning: type 'State' does not conform to the 'Sendable' protocol
    inner.schedule(state, action: action)
  }
}

// program: an actor's state in the action of a scheduler
actor Meter {
  var count = 0
  func start(_ scheduler: any ImmediateSchedulerType) -> any Disposable {
    scheduler.schedule(()) { _ in
      // warning: actor-isolated property 'count' can not be mutated from a Sendable closure
      self.count += 1
      return Disposables.create()
    }
  }
}

// program: a scheduler that others inherit from, with a state that nothing guards
// error: non-final class 'Counting' cannot conform to the 'Sendable' protocol
class Counting: ImmediateSchedulerType {
  // warning: stored property 'count' of 'Sendable'-conforming class 'Counting' is mutable
  var count = 0
  func schedule<State>(_ state: State, action: @escaping @Sendable (State) -> any Disposable) -> any Disposable {
    count += 1
    return action(state)
  }
}

// program: a scheduler with an object that others change
struct Reporting: ImmediateSchedulerType {
  // warning: stored property 'progress' of 'Sendable'-conforming struct 'Reporting' has non-Sendable type 'Progress'
  let progress: Progress
  func schedule<State>(_ state: State, action: @escaping @Sendable (State) -> any Disposable) -> any Disposable {
    progress.done += 1
    return action(state)
  }
}

// program: a scheduler of the main actor
@MainActor
// error: conformance of 'OnMain' to protocol 'ImmediateSchedulerType' crosses into main actor-isolated code
final class OnMain: ImmediateSchedulerType {
  var count = 0
  func schedule<State>(_ state: State, action: @escaping @Sendable (State) -> any Disposable) -> any Disposable {
    count += 1
    return action(state)
  }
}

// program: an actor as a scheduler
// error: conformance of 'Lane' to protocol 'ImmediateSchedulerType' crosses into actor-isolated code
actor Lane: ImmediateSchedulerType {
  var count = 0
  func schedule<State>(_ state: State, action: @escaping @Sendable (State) -> any Disposable) -> any Disposable {
    count += 1
    return action(state)
  }
}

// program: a scheduler in a global variable
enum Schedulers {
  // error: static property 'current' is not concurrency-safe because it is nonisolated global shared mutable state
  static var current: any SchedulerType = MainScheduler.instance
}

// program: the main actor's test scheduler, replaced elsewhere
// error: main actor-isolated property 'clock' can not be mutated from a nonisolated context
func replaceClock(_ panel: Panel) { panel.clock = TestScheduler(initialClock: 0) }

// program: the main actor's test scheduler, started elsewhere
// error: main actor-isolated property 'clock' can not be referenced from a nonisolated context
func startClock(_ panel: Panel) { panel.clock.start() }

// program: a timer on a background scheduler counts in an object
func timer(_ progress: Progress) -> Observable<Int> {
  Observable<Int>.timer(.seconds(1), scheduler: SerialDispatchQueueScheduler(qos: .utility))
    // warning: capture of 'progress' with non-Sendable type 'Progress' in a '@Sendable' closure
    .do(onNext: { _ in progress.done += 1 })
}

// program: a converter of a virtual clock with a state that nothing guards
final class Ticks: VirtualTimeConverterType {
  // warning: stored property 'count' of 'Sendable'-conforming class 'Ticks' is mutable
  var count = 0
  func convertFromVirtualTime(_ time: Int) -> RxTime {
    count += 1
    return Date(timeIntervalSince1970: Double(time))
  }
  func convertToVirtualTime(_ time: RxTime) -> Int { Int(time.timeIntervalSince1970) }
  func convertFromVirtualTimeInterval(_ interval: Int) -> TimeInterval { Double(interval) }
  func convertToVirtualTimeInterval(_ interval: TimeInterval) -> Int { Int(interval) }
  func offsetVirtualTime(_ time: Int, offset: Int) -> Int { time + offset }
  func compareVirtualTime(_ first: Int, _ second: Int) -> VirtualTimeComparison { .equal }
}

// program: a function that makes the schedulers of drivers, for any thread
@MainActor
func mock(_ panel: Panel) {
  SharingScheduler.mock(makeScheduler: {
    // warning: main actor-isolated property 'step' can not be mutated from a Sendable closure
    panel.step += 1
    return MainScheduler.instance
  }) {}
}
