// SPDX-License-Identifier: MIT
#if GTK
  import CGtk4

  /// A type that a property of a GObject can have.
  protocol PropertyValue {
    /// GObject's number of the type.
    static var objectType: UInt { get }
    /// Reads a value of that type.
    static func read(_ value: UnsafePointer<GValue>) -> Self
    /// Puts this into a value of that type.
    func write(_ value: UnsafeMutablePointer<GValue>)
  }

  /// GObject's numbers of types that no property here has.
  enum GObjectType {
    /// Any object.
    static let object: UInt = 20 << 2
  }

  extension Bool: PropertyValue {
    /// GObject's number of the type.
    static var objectType: UInt { 5 << 2 }
    /// Reads a value of that type.
    static func read(_ value: UnsafePointer<GValue>) -> Bool { g_value_get_boolean(value) != 0 }
    /// Puts this into a value of that type.
    func write(_ value: UnsafeMutablePointer<GValue>) { g_value_set_boolean(value, self ? 1 : 0) }
  }

  /// Integers and enumerations.
  extension Int: PropertyValue {
    /// GObject's number of the type.
    static var objectType: UInt { 6 << 2 }
    /// Reads a value of that type.
    static func read(_ value: UnsafePointer<GValue>) -> Int { Int(g_value_get_int(value)) }
    /// Puts this into a value of that type.
    func write(_ value: UnsafeMutablePointer<GValue>) { g_value_set_int(value, Int32(clamping: self)) }
  }

  extension Double: PropertyValue {
    /// GObject's number of the type.
    static var objectType: UInt { 15 << 2 }
    /// Reads a value of that type.
    static func read(_ value: UnsafePointer<GValue>) -> Double { g_value_get_double(value) }
    /// Puts this into a value of that type.
    func write(_ value: UnsafeMutablePointer<GValue>) { g_value_set_double(value, self) }
  }

  extension String: PropertyValue {
    /// GObject's number of the type.
    static var objectType: UInt { 16 << 2 }
    /// Reads a value of that type; a text that is not there is empty.
    static func read(_ value: UnsafePointer<GValue>) -> String {
      g_value_get_string(value).map { String(cString: $0) } ?? ""
    }
    /// Puts this into a value of that type.
    func write(_ value: UnsafeMutablePointer<GValue>) { g_value_set_string(value, self) }
  }

  extension Optional: PropertyValue where Wrapped == String {
    /// GObject's number of the type.
    static var objectType: UInt { String.objectType }
    /// Reads a value of that type.
    static func read(_ value: UnsafePointer<GValue>) -> String? {
      g_value_get_string(value).map { String(cString: $0) }
    }
    /// Puts this into a value of that type.
    func write(_ value: UnsafeMutablePointer<GValue>) { g_value_set_string(value, self) }
  }

  extension Widget {
    /// A property of the GObject, by the name that GTK's documentation gives it, such as `placeholder-text`.
    ///
    /// The type that is asked for may be another one than the property's if GObject converts between them, as it does between numbers and
    /// from enumerations.
    final subscript<Value: PropertyValue>(property name: String) -> Value {
      get { readProperty(name, of: object) }
      set { writeProperty(name, of: object, newValue) }
    }
  }

  /// Reads a property of any GObject.
  func readProperty<Value: PropertyValue>(_ name: String, of object: UnsafeMutableRawPointer) -> Value {
    var value = GValue()
    g_value_init(&value, Value.objectType)
    defer { g_value_unset(&value) }
    g_object_get_property(rx_object(object), name, &value)
    return Value.read(&value)
  }

  /// Writes a property of any GObject.
  func writeProperty<Value: PropertyValue>(_ name: String, of object: UnsafeMutableRawPointer, _ newValue: Value) {
    var value = GValue()
    g_value_init(&value, Value.objectType)
    defer { g_value_unset(&value) }
    newValue.write(&value)
    g_object_set_property(rx_object(object), name, &value)
  }
#endif
