// SPDX-License-Identifier: MIT
#if GTK
  import CGtk4

  /// The arguments of a GObject signal, without the object that sent it.
  @MainActor
  public struct SignalArguments {
    let values: UnsafePointer<GValue>
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

    /// The argument at `index` as a truth value.
    public func bool(_ index: Int) -> Bool { g_value_get_boolean(values + 1 + index) != 0 }

    /// The argument at `index` as a value of the bus.
    func variant(_ index: Int) -> OpaquePointer? { g_value_get_variant(values + 1 + index) }

    /// The argument at `index` as a value behind a pointer.
    func boxed(_ index: Int) -> UnsafeMutableRawPointer? { g_value_get_boxed(values + 1 + index) }

    /// What sort of event of the window system the argument at `index` is.
    func eventType(_ index: Int) -> GdkEventType? {
      g_value_peek_pointer(values + 1 + index).map { gdk_event_get_event_type(OpaquePointer($0)) }
    }

    /// The argument at `index` as the number of an enumeration's case.
    public func enumeration(_ index: Int) -> Int32 { g_value_get_enum(values + 1 + index) }

    /// The argument at `index` as a set of flags.
    public func flags(_ index: Int) -> UInt32 { g_value_get_flags(values + 1 + index) }
  }
#endif
