// SPDX-License-Identifier: MIT
#if GTK
  import CGtk4
  import Foundation

  /// Disposes of icons on the main thread only.
  ///
  /// GTK loads an icon on another thread, and this thread may release the last reference to the icon. Until the icon is gone, the main thread can
  /// still find it in the cache of the icon theme. GTK then uses an object that has ended, and the program crashes (seen with GTK 4.8, on busy
  /// cores). An object can get a new reference while it is disposed of. So the other thread adds a reference, and the main thread releases it.
  enum IconDisposal {
    private typealias Dispose = @convention(c) @Sendable (UnsafeMutablePointer<GObject>?) -> Void

    /// The icons that another thread would have ended.
    @MainActor private static var kept: [UnsafeMutablePointer<GObject>] = []

    static func moveToMainThread() { _ = dispose }

    /// GTK's own function. Reading this property for the first time puts another one in its place.
    private static let dispose: Dispose = {
      let icons = g_type_class_ref(gtk_icon_paintable_get_type()).assumingMemoryBound(to: GObjectClass.self)
      let dispose = icons.pointee.dispose!
      icons.pointee.dispose = { icon in
        if Thread.isMainThread { return IconDisposal.dispose(icon) }
        let icon = UncheckedPointer(g_object_ref(icon)!.assumingMemoryBound(to: GObject.self))
        MainLoop.onMain {
          kept.append(icon.value)
          releaseUnused()
        }
      }
      return unsafeBitCast(dispose, to: Dispose.self)
    }()

    /// While the other thread still releases its reference, there are two, and the icon stays until another icon comes.
    @MainActor
    private static func releaseUnused() {
      var used: [UnsafeMutablePointer<GObject>] = []
      for icon in kept {
        let references = withUnsafeMutablePointer(to: &icon.pointee.ref_count) { count in
          count.withMemoryRebound(to: gint.self, capacity: 1) { g_atomic_int_get($0) }
        }
        if references == 1 { g_object_unref(icon) } else { used.append(icon) }
      }
      kept = used
    }
  }
#endif
