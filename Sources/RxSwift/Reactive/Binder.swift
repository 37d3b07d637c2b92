// SPDX-License-Identifier: MIT

/// An observer that sets something on an object, on a scheduler.
///
/// The binder does not retain the object, and does nothing after the object is gone. A binder cannot take errors. An
/// error that reaches it is a mistake of the programmer: it stops debug builds, and release builds print it. The binder
/// ignores completion.
public struct Binder<Value>: ObserverType, @unchecked Sendable {
  // Sendable: it stores only a function. The function only hands elements to a scheduler, which runs the binding.

  /// The type of the elements.
  public typealias Element = Value

  private let binding: (Value) -> Void

  init<Target: AnyObject>(
    target: Target, scheduler: any ImmediateSchedulerType, binding: @escaping (Target, Value) -> Void
  ) {
    let work: (Value) -> any Disposable = { [weak target] value in
      if let target { binding(target, value) }
      return Disposables.create()
    }
    // The binding is made for the thread of this scheduler.
    let action = UncheckedSendable(work)
    self.binding = { value in
      // The sender gives the element to the observer, as with any event.
      _ = scheduler.schedule(UncheckedSendable(value)) { action.value($0.value) }
    }
  }

  init<Target: AnyObject>(
    target: Target, scheduler: MainScheduler, onMainActor binding: @escaping @MainActor (Target, Value) -> Void
  ) {
    let work: (Target, Value) -> Void = { target, value in
      // The main scheduler calls this on the main thread: nothing goes from one thread to another.
      let arguments = UncheckedSendable((target, value))
      MainActor.assumeIsolated { binding(arguments.value.0, arguments.value.1) }
    }
    self.init(target: target, scheduler: scheduler, binding: work)
  }

  /// A binder that calls `binding` on a scheduler of your choice.
  ///
  /// - Parameters:
  ///   - target: passed to `binding`. The binder does not retain it.
  ///   - scheduler: calls `binding`.
  ///   - binding: sets something on the target.
  @_disfavoredOverload
  @preconcurrency
  @available(swift, introduced: 6)
  public init<Target: AnyObject & Sendable>(
    _ target: Target,
    scheduler: any ImmediateSchedulerType = MainScheduler(),
    binding: @escaping @Sendable (Target, Value) -> Void
  ) {
    self.init(target: target, scheduler: scheduler, binding: binding)
  }

  /// A binder that calls `binding` on the main actor, at once for elements that come there.
  ///
  /// - Parameters:
  ///   - target: passed to `binding`. The binder does not retain it.
  ///   - binding: sets something on the target.
  @preconcurrency
  @available(swift, introduced: 6)
  public init<Target: AnyObject & Sendable>(_ target: Target, binding: @escaping @MainActor (Target, Value) -> Void) {
    self.init(target: target, scheduler: MainScheduler(), onMainActor: binding)
  }

  /// A binder that calls `binding` on the main actor, at once for elements that come there.
  ///
  /// - Parameters:
  ///   - target: passed to `binding`. The binder does not retain it.
  ///   - scheduler: the main scheduler.
  ///   - binding: sets something on the target.
  @preconcurrency
  @available(swift, introduced: 6)
  public init<Target: AnyObject & Sendable>(
    _ target: Target, scheduler: MainScheduler, binding: @escaping @MainActor (Target, Value) -> Void
  ) {
    self.init(target: target, scheduler: scheduler, onMainActor: binding)
  }

  /// Hands an element to the scheduler.
  public func on(_ event: Event<Value>) {
    switch event {
    case .next(let value): binding(value)
    case .error(let error): fatalErrorInDebug("A binder cannot take errors, but received: \(error)")
    case .completed: break
    }
  }

  /// The binder, its type erased.
  public func asObserver() -> AnyObserver<Value> { AnyObserver(eventHandler: on) }
}
