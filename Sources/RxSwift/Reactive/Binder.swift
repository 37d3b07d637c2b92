// SPDX-License-Identifier: MIT

/// An observer that sets something on an object, on a scheduler.
///
/// The object is not retained; nothing happens after it is gone. A binder cannot take errors: one that reaches it is
/// a mistake of the programmer, which stops debug builds and is printed in release builds. Completion is ignored.
public struct Binder<Value>: ObserverType, @unchecked Sendable {
  // Sendable: all that is stored is a function, and that only hands elements to a scheduler, which runs the binding.

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
    // The scheduler is the one whose thread the binding is for.
    let action = UncheckedSendable(work)
    self.binding = { value in
      // The sender gives the element to the observer, as with any event.
      _ = scheduler.schedule(UncheckedSendable(value)) { action.value($0.value) }
    }
  }

  /// A binder that calls `binding` on a scheduler of your choice.
  ///
  /// - Parameters:
  ///   - target: handed to `binding`; it is not retained.
  ///   - scheduler: calls `binding`.
  ///   - binding: sets something on the target.
  @preconcurrency
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
  ///   - target: handed to `binding`; it is not retained.
  ///   - binding: sets something on the target.
  @preconcurrency
  public init<Target: AnyObject & Sendable>(_ target: Target, binding: @escaping @MainActor (Target, Value) -> Void) {
    self.init(target, scheduler: MainScheduler(), binding: binding)
  }

  /// A binder that calls `binding` on the main actor, at once for elements that come there.
  ///
  /// - Parameters:
  ///   - target: handed to `binding`; it is not retained.
  ///   - scheduler: the main scheduler.
  ///   - binding: sets something on the target.
  @preconcurrency
  public init<Target: AnyObject & Sendable>(
    _ target: Target, scheduler: MainScheduler, binding: @escaping @MainActor (Target, Value) -> Void
  ) {
    self.init(target: target, scheduler: scheduler) { target, value in
      // The main scheduler calls this on the main thread: nothing goes from one thread to another.
      let arguments = UncheckedSendable((target, value))
      MainActor.assumeIsolated { binding(arguments.value.0, arguments.value.1) }
    }
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
