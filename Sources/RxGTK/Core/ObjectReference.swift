// SPDX-License-Identifier: MIT
#if GTK
  import CGtk4
  import RxSwift

  /// Owns a reference to an object of GLib, and releases it on the main thread.
  final class ObjectReference: Sendable {
    private let object: UncheckedPointer<UnsafeMutableRawPointer>
    private let mark = LiveMark("ObjectReference")

    /// Takes over a reference.
    init(owning pointer: OpaquePointer) {
      // Only the main thread looks at what the address leads to.
      object = UncheckedPointer(UnsafeMutableRawPointer(pointer))
    }

    /// Adds a reference.
    convenience init(to pointer: OpaquePointer) {
      g_object_ref(UnsafeMutableRawPointer(pointer))
      self.init(owning: pointer)
    }

    deinit {
      let object = object
      MainLoop.onMain { g_object_unref(object.value) }
    }

    /// The object.
    var pointer: OpaquePointer { OpaquePointer(object.value) }
  }
#endif
