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
        let last = Released(icon: released)
        let isReleased = DispatchSemaphore(value: 0)
        DispatchQueue.global().async {
          last.release()
          isReleased.signal()
        }
        isReleased.wait()
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

    func testTheMainThreadLooksUpAnIconThatAnotherThreadReleases() throws {
      try onMain {
        for size in 0..<CInt(2_000) {
          let last = Released(icon: icon(size: 200 + size))
          DispatchQueue.global().async { last.release() }
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

  private final class End: @unchecked Sendable {
    // Sendable: one thread writes it, and the test waits for this thread.
    var hasCome = false

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

  private struct Released: @unchecked Sendable {
    // Sendable: the other thread only releases the reference that the test has given it.
    let icon: OpaquePointer
    func release() { g_object_unref(UnsafeMutableRawPointer(icon)) }
  }
#endif
