// SPDX-License-Identifier: MIT
#if GTK
  import CGtk4
  import RxSwift

  /// A Swift closure connected to a signal of a GObject; `dispose()` disconnects it.
  ///
  /// The closure is released when it is disconnected or when the object is disposed of by GTK, whichever comes first.
  @MainActor
  public final class SignalConnection {
    /// Closures that are connected at the moment, in the whole process: for finding leaks.
    public internal(set) static var liveCount = 0

    /// The object, or nil when it was finalized: GLib clears this memory then.
    private let object: UncheckedPointer<UnsafeMutablePointer<UnsafeMutableRawPointer?>>
    private let identifier: gulong
    private let mark = LiveMark("SignalConnection")

    /// Connects `handler` to `signal` of `object`. The answer to a signal that wants one is no.
    public convenience init(
      _ object: UnsafeMutableRawPointer, _ signal: String, handler: @escaping @MainActor (SignalArguments) -> Void
    ) {
      self.init(of: object, signal) { arguments, _ in handler(arguments) }
    }

    /// Connects `answer` to `signal` of `object`, a signal that wants to know whether something was handled.
    ///
    /// - Parameters:
    ///   - object: the object that sends the signal.
    ///   - signal: the name of the signal.
    ///   - isLast: whether all others learn of the signal first; otherwise none does after an answer that is yes.
    ///   - answer: returns whether it has handled the signal.
    public convenience init(
      asking object: UnsafeMutableRawPointer, _ signal: String, isLast: Bool = false,
      answer: @escaping @MainActor (SignalArguments) -> Bool
    ) {
      self.init(of: object, signal, isLast: isLast) { arguments, result in
        let isHandled = answer(arguments)
        if let result { g_value_set_boolean(result, isHandled ? 1 : 0) }
      }
    }

    /// Connects `reply` to `signal` of `object`; it puts its answer into the value that it is given, of which there is none where the signal
    /// wants no answer.
    init(
      of object: UnsafeMutableRawPointer, _ signal: String, isLast: Bool = false,
      reply: @escaping @MainActor (SignalArguments, UnsafeMutablePointer<GValue>?) -> Void
    ) {
      let place = UnsafeMutablePointer<UnsafeMutableRawPointer?>.allocate(capacity: 1)
      place.initialize(to: object)
      self.object = UncheckedPointer(place)
      typealias Box = HandlerBox<@MainActor (SignalArguments, UnsafeMutablePointer<GValue>?) -> Void>
      let box = Unmanaged.passRetained(Box(reply))
      let closure = rx_closure(
        box.toOpaque(),
        { closure, result, count, values, _, _ in
          let box = Unmanaged<Box>.fromOpaque(closure!.pointee.data).takeUnretainedValue()
          calledByGTK((values!, result)) { values, result in
            box.handler(SignalArguments(values: values, count: Int(count) - 1), result)
          }
        },
        { data, _ in Unmanaged<Box>.fromOpaque(data!).release() })
      identifier = g_signal_connect_closure(object, signal, closure, isLast ? 1 : 0)
      requireArgument(identifier != 0, "SignalConnection: the object has no signal \"\(signal)\"")
      g_object_add_weak_pointer(rx_object(object), place)
    }

    deinit {
      let object = object
      MainLoop.onMain {
        if let target = object.value.pointee { g_object_remove_weak_pointer(rx_object(target), object.value) }
        object.value.deallocate()
      }
    }

    /// Disconnects the closure.
    public func dispose() {
      guard let target = object.value.pointee else { return }
      if g_signal_handler_is_connected(target, identifier) != 0 { g_signal_handler_disconnect(target, identifier) }
    }
  }

  /// Holds the closure of a connection for C.
  final class HandlerBox<Handler> {
    let handler: Handler

    @MainActor
    init(_ handler: Handler) {
      self.handler = handler
      SignalConnection.liveCount += 1
    }

    deinit { MainActor.assumeIsolated { SignalConnection.liveCount -= 1 } }
  }
#endif
