// SPDX-License-Identifier: MIT
#if GTK
  import CGtk4
  import RxSwift

  /// The arguments of a GObject signal, without the object that sent it.
  @MainActor
  public struct SignalArguments {
    fileprivate let values: UnsafePointer<GValue>
    /// The number of arguments.
    public let count: Int

    /// The argument at `index` as a number.
    public func uint(_ index: Int) -> UInt32 { g_value_get_uint(values + 1 + index) }

    /// The argument at `index` as a number.
    public func int(_ index: Int) -> Int32 { g_value_get_int(values + 1 + index) }

    /// The argument at `index` as a number.
    public func double(_ index: Int) -> Double { g_value_get_double(values + 1 + index) }

    /// The argument at `index` as an object.
    public func object(_ index: Int) -> UnsafeMutableRawPointer? {
      g_value_get_object(values + 1 + index).map { UnsafeMutableRawPointer($0) }
    }

    /// The argument at `index` as text.
    public func string(_ index: Int) -> String? { g_value_get_string(values + 1 + index).map { String(cString: $0) } }
  }

  /// A Swift closure connected to a signal of a GObject; `dispose()` disconnects it.
  ///
  /// The closure is released when it is disconnected or when the object is disposed of by GTK, whichever comes first.
  @MainActor
  public final class SignalConnection {
    /// Closures that are connected at the moment, in the whole process: for finding leaks.
    public internal(set) static var liveCount = 0

    /// The object, or nil when it was finalized: GLib clears this memory then.
    private nonisolated(unsafe) let object: UnsafeMutablePointer<UnsafeMutableRawPointer?>  // as `Widget.pointer`
    private let identifier: gulong

    /// Connects `handler` to `signal` of `object`.
    public init(
      _ object: UnsafeMutableRawPointer, _ signal: String, handler: @escaping @MainActor (SignalArguments) -> Void
    ) {
      self.object = .allocate(capacity: 1)
      self.object.initialize(to: object)
      let box = Unmanaged.passRetained(HandlerBox(handler))
      let closure = rx_closure(
        box.toOpaque(),
        { closure, _, count, values, _, _ in
          let box = Unmanaged<HandlerBox>.fromOpaque(closure!.pointee.data).takeUnretainedValue()
          nonisolated(unsafe) let values = values!  // GTK calls back on the main thread only
          MainActor.assumeIsolated { box.handler(SignalArguments(values: values, count: Int(count) - 1)) }
        },
        { data, _ in Unmanaged<HandlerBox>.fromOpaque(data!).release() })
      identifier = g_signal_connect_closure(object, signal, closure, 0)
      requireArgument(identifier != 0, "SignalConnection: the object has no signal \"\(signal)\"")
      g_object_add_weak_pointer(rx_object(object), self.object)
    }

    deinit {
      let object = UncheckedPointer(self.object)
      MainLoop.onMain {
        if let target = object.value.pointee { g_object_remove_weak_pointer(rx_object(target), object.value) }
        object.value.deallocate()
      }
    }

    /// Disconnects the closure.
    public func dispose() {
      guard let target = object.pointee else { return }
      if g_signal_handler_is_connected(target, identifier) != 0 { g_signal_handler_disconnect(target, identifier) }
    }
  }

  /// Holds the closure of a connection for C.
  private final class HandlerBox {
    let handler: @MainActor (SignalArguments) -> Void

    @MainActor
    init(_ handler: @escaping @MainActor (SignalArguments) -> Void) {
      self.handler = handler
      SignalConnection.liveCount += 1
    }

    deinit { MainActor.assumeIsolated { SignalConnection.liveCount -= 1 } }
  }
#endif
