// SPDX-License-Identifier: MIT
#if GTK
  import CGtk4
  import Foundation

  /// Lets no thread but the main one end an icon.
  ///
  /// GTK loads an icon on another thread, and that thread may release the last reference to the icon. Until the icon is gone, the main thread can
  /// still find it in the cache of the icon theme. GTK then uses an object that has ended, and the program crashes (seen with GTK 4.8, on busy
  /// cores). An object can get a new reference while it is disposed of. So the thread that would end an icon adds a reference.
  ///
  /// Nobody releases this reference, because nothing tells when the other thread is done: GLib 2.74 uses the object after it has counted down.
  /// The icon stays as long as the program. It stays in the cache, too, so each name and size stays once until the theme changes.
  enum IconDisposal {
    private typealias Dispose = @convention(c) @Sendable (UnsafeMutablePointer<GObject>?) -> Void

    /// Must be called before GTK makes the first icon.
    static func keepOnMainThread() { _ = dispose }

    /// GTK's own function. Reading this property for the first time puts another one in its place.
    private static let dispose: Dispose = {
      let icons = g_type_class_ref(gtk_icon_paintable_get_type()).assumingMemoryBound(to: GObjectClass.self)
      let dispose = icons.pointee.dispose!
      icons.pointee.dispose = { icon in
        if Thread.isMainThread { IconDisposal.dispose(icon) } else { g_object_ref(icon) }
      }
      return unsafeBitCast(dispose, to: Dispose.self)
    }()
  }
#endif
