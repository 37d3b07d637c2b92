// SPDX-License-Identifier: MIT
#if GTK
  import CGtk4
  import Foundation
  import RxGTK
  import XCTest

  /// GTK loads icons on other threads, which may hold the last reference.
  final class IconDisposalTests: GTKTestCase {
    func testAnIconThatAnotherThreadReleasesLastEndsOnTheMainThread() throws {
      try onMain {
        let end = End()
        let released = icon()
        let object = UnsafeMutableRawPointer(released).assumingMemoryBound(to: GObject.self)
        g_object_weak_ref(object, noteThread, Unmanaged.passUnretained(end).toOpaque())
        let last = Released(icon: released)
        DispatchQueue.global().async { last.release() }
        // An icon may stay until another one comes.
        waitFor("the icon ends") {
          let other = Released(icon: icon("list-add-symbolic"))
          DispatchQueue.global().async { other.release() }
          return end.isOnMainThread != nil
        }
        XCTAssertEqual(end.isOnMainThread, true)
      }
    }

    func testTheMainThreadLooksUpAnIconThatAnotherThreadReleases() throws {
      try onMain {
        for _ in 0..<20_000 {
          MainLoop.runPending()
          let last = Released(icon: icon())
          DispatchQueue.global().async { last.release() }
          for _ in 0..<3 { g_object_unref(UnsafeMutableRawPointer(icon())) }
        }
      }
    }
  }

  /// An icon of a size that the theme does not hold itself.
  @MainActor
  private func icon(_ name: String = "open-menu-symbolic") -> OpaquePointer {
    gtk_icon_theme_lookup_icon(
      gtk_icon_theme_get_for_display(gdk_display_get_default()), name, nil, 200, 1, GTK_TEXT_DIR_LTR,
      GtkIconLookupFlags(rawValue: 0))!
  }

  private final class End: @unchecked Sendable {
    // Sendable: one thread writes it once, and the test only waits for that.
    var isOnMainThread: Bool?
  }

  private let noteThread: GWeakNotify = { end, _ in
    Unmanaged<End>.fromOpaque(end!).takeUnretainedValue().isOnMainThread = Thread.isMainThread
  }

  private struct Released: @unchecked Sendable {
    // Sendable: the other thread only releases the reference that the test has given it.
    let icon: OpaquePointer
    func release() { g_object_unref(UnsafeMutableRawPointer(icon)) }
  }
#endif
