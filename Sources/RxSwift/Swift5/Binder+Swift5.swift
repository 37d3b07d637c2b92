// SPDX-License-Identifier: MIT

// These declare the initialisers of `Binder` for code in Swift 5 mode, where the object need not be `Sendable`. If the object has the type
// `AnyObject`, the compiler crashes at a constraint to `Sendable`. `@preconcurrency` leaves `Sendable` out of the
// symbols of the other declarations. `__owned` gives these symbols of their own.

@available(swift, obsoleted: 6)
extension Binder {
  /// A binder that calls `binding` on a scheduler of your choice.
  @_disfavoredOverload
  @_documentation(visibility: internal)
  @preconcurrency
  public init<Target: AnyObject>(
    _ target: __owned Target,
    scheduler: any ImmediateSchedulerType = MainScheduler(),
    binding: @escaping @Sendable (Target, Value) -> Void
  ) {
    self.init(target: target, scheduler: scheduler, binding: binding)
  }

  /// A binder that calls `binding` on the main actor, at once for elements that come there.
  @_documentation(visibility: internal)
  @preconcurrency
  public init<Target: AnyObject>(_ target: __owned Target, binding: @escaping @MainActor (Target, Value) -> Void) {
    self.init(target: target, scheduler: MainScheduler(), onMainActor: binding)
  }

  /// A binder that calls `binding` on the main actor, at once for elements that come there.
  @_documentation(visibility: internal)
  @preconcurrency
  public init<Target: AnyObject>(
    _ target: __owned Target, scheduler: MainScheduler, binding: @escaping @MainActor (Target, Value) -> Void
  ) {
    self.init(target: target, scheduler: scheduler, onMainActor: binding)
  }
}
