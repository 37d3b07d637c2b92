// SPDX-License-Identifier: MIT

#if TRACE_RESOURCES
  /// Counts the live objects of the library: observables, running subscriptions, subscriptions, disposables, subjects.
  ///
  /// Only in builds with `-DTRACE_RESOURCES`. After everything was disposed and released, `total` is what it was before.
  public enum Resources {
    private static let counter = AtomicWord()

    /// The number of live objects.
    public static var total: Int32 { Int32(truncatingIfNeeded: counter.value) }

    /// Counts one object more and returns the total.
    @discardableResult
    public static func increment() -> Int32 { Int32(truncatingIfNeeded: counter.add()) }

    /// Counts one object less and returns the total.
    @discardableResult
    public static func decrement() -> Int32 { Int32(truncatingIfNeeded: counter.subtract()) }

    /// Counts one object more and returns the total.
    @discardableResult
    public static func incrementTotal() -> Int32 { increment() }

    /// Counts one object less and returns the total.
    @discardableResult
    public static func decrementTotal() -> Int32 { decrement() }

    private static let serialObservables = AtomicWord()

    /// The number of live observables made by `observe(on:)` with a `SerialDispatchQueueScheduler`.
    public static var numberOfSerialDispatchQueueObservables: Int32 {
      Int32(truncatingIfNeeded: serialObservables.value)
    }

    /// Counts one such observable while it lives. The observable retains it.
    @usableFromInline
    final class SerialDispatchQueueObservable: Sendable {
      @usableFromInline
      static func count(_ scheduler: any ImmediateSchedulerType) -> SerialDispatchQueueObservable? {
        scheduler is SerialDispatchQueueScheduler ? SerialDispatchQueueObservable() : nil
      }

      private init() { serialObservables.add() }

      deinit { serialObservables.subtract() }
    }
  }
#else
  @usableFromInline
  enum Resources {
    @inlinable
    @inline(__always)
    static func increment() {}

    @inlinable
    @inline(__always)
    static func decrement() {}
  }
#endif
