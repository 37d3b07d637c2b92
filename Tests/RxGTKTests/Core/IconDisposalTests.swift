// SPDX-License-Identifier: MIT
#if GTK
  import CGtk4
  import Foundation
  import RxGTK
  import XCTest

  /// GTK loads icons on other threads, and such a thread may hold the last reference.
  final class IconDisposalTests: GTKTestCase {
    func testAnotherThreadDoesNotEndAnIcon() throws {
      try onMain {
        let end = End()
        let released = icon()
        end.watch(released)
        releaseElsewhere(released).wait()
        XCTAssertFalse(end.hasCome)
        let found = icon()
        XCTAssertEqual(found, released)
        if !end.hasCome { end.stopWatching(released) }
        g_object_unref(UnsafeMutableRawPointer(found))
      }
    }

    func testTheMainThreadEndsAnIcon() throws {
      try onMain {
        let end = End()
        let released = icon("list-add-symbolic")
        end.watch(released)
        g_object_unref(UnsafeMutableRawPointer(released))
        XCTAssertTrue(end.hasCome)
      }
    }

    /// GTK ends the program if it finds an icon that is being released.
    func testTheMainThreadLooksUpAnIconThatAnotherThreadReleases() throws {
      try onMain {
        for size in 0..<CInt(2_000) {
          _ = releaseElsewhere(icon(size: 200 + size))
          for _ in 0..<30 { g_object_unref(UnsafeMutableRawPointer(icon(size: 200 + size))) }
        }
      }
    }
  }

  /// An icon of a size that the theme does not hold itself.
  @MainActor
  private func icon(_ name: String = "open-menu-symbolic", size: CInt = 200) -> OpaquePointer {
    gtk_icon_theme_lookup_icon(
      gtk_icon_theme_get_for_display(gdk_display_get_default()), name, nil, size, 1, GTK_TEXT_DIR_LTR,
      GtkIconLookupFlags(rawValue: 0))!
  }

  /// The end of an icon, as the thread that ends it notes it.
  private final class End {
    private(set) var hasCome = false

    private let note: GWeakNotify = { end, _ in Unmanaged<End>.fromOpaque(end!).takeUnretainedValue().hasCome = true }

    func watch(_ icon: OpaquePointer) {
      g_object_weak_ref(object(icon), note, Unmanaged.passUnretained(self).toOpaque())
    }

    func stopWatching(_ icon: OpaquePointer) {
      g_object_weak_unref(object(icon), note, Unmanaged.passUnretained(self).toOpaque())
    }

    private func object(_ icon: OpaquePointer) -> UnsafeMutablePointer<GObject> {
      UnsafeMutableRawPointer(icon).assumingMemoryBound(to: GObject.self)
    }
  }

  /// Lets another thread release the reference of the test; signals when it has.
  private func releaseElsewhere(_ icon: OpaquePointer) -> DispatchSemaphore {
    let isReleased = DispatchSemaphore(value: 0)
    let address = UInt(bitPattern: icon)
    DispatchQueue.global().async {
      g_object_unref(UnsafeMutableRawPointer(bitPattern: address))
      isReleased.signal()
    }
    return isReleased
  }
#endif
