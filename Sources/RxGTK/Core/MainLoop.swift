// SPDX-License-Identifier: MIT
#if GTK
  import CGtk4
  import Dispatch
  import Foundation
  import RxSwift

  /// The GTK main loop, in which `DispatchQueue.main`, the main actor and `MainScheduler` work.
  @MainActor
  public enum MainLoop {
    private static var source: guint = 0
    private static var loop: OpaquePointer?

    /// The program as the desktop knows it, if it has an identifier.
    private(set) static var application: UnsafeMutablePointer<GtkApplication>?

    /// The same as GLib takes it.
    static var gApplication: UnsafeMutablePointer<GApplication>? {
      application.map { UnsafeMutableRawPointer($0).assumingMemoryBound(to: GApplication.self) }
    }

    /// Initialises GTK and libadwaita, and lets the main queue run inside of GLib's loop.
    ///
    /// Call it once, from a synchronous `main`, before any widget is made. Where there is no display the program ends, and says so.
    ///
    /// - Parameters:
    ///   - applicationID: what the desktop knows the program by, such as `org.example.Search`: it groups its windows and finds its icon.
    ///   - icons: a folder with icons in the layout of icon themes (`hicolor/scalable/apps/NAME.svg`); the one with the identifier as its
    ///     name becomes that of the windows.
    public static func prepare(applicationID: String? = nil, icons: URL? = nil) {
      guard source == 0 else { return }
      // The window system is told this name when the connection to it is made.
      if let applicationID { g_set_prgname(applicationID) }
      guard gtk_init_check() != 0 else {
        FileHandle.standardError.write(
          Data("There is no display for a window: DISPLAY and WAYLAND_DISPLAY name none that answers.\n".utf8))
        exit(1)
      }
      IconDisposal.keepOnMainThread()
      adw_init()
      if let applicationID, application == nil { register(applicationID) }
      if let icons, let display = gdk_display_get_default() {
        gtk_icon_theme_add_search_path(gtk_icon_theme_get_for_display(display), icons.path)
      }
      if let applicationID { gtk_window_set_default_icon_name(applicationID) }
      #if os(Linux)
        // Dispatch signals work for the main queue on a descriptor. The priority is below that of drawing, so that a flood of
        // work on the main queue leaves every paint its turn.
        source = g_unix_fd_add_full(
          G_PRIORITY_DEFAULT_IDLE, _dispatch_get_main_queue_handle_4CF(), G_IO_IN,
          { descriptor, _, _ in
            var count: UInt64 = 0
            _ = read(descriptor, &count, MemoryLayout<UInt64>.size)
            _dispatch_main_queue_callback_4CF(nil)
            return 1
          }, nil, nil)
        // What was queued before the descriptor was watched.
        DispatchQueue.main.async {}
      #endif
    }

    private static func register(_ applicationID: String) {
      let application = adw_application_new(applicationID, G_APPLICATION_NON_UNIQUE)!
      // Without a session bus there is nobody to register with; the windows get the name all the same.
      g_application_register(UnsafeMutableRawPointer(application).assumingMemoryBound(to: GApplication.self), nil, nil)
      self.application = UnsafeMutableRawPointer(application).assumingMemoryBound(to: GtkApplication.self)
    }

    /// Runs until `quit()`.
    public static func run() {
      prepare()
      let loop = g_main_loop_new(nil, 0)
      self.loop = loop
      g_main_loop_run(loop)
      g_main_loop_unref(loop)
      self.loop = nil
    }

    /// Makes `run()` return.
    public static func quit() {
      if let loop { g_main_loop_quit(loop) }
    }

    /// Runs `action` on the main thread: now if this is it, otherwise soon.
    nonisolated static func onMain(_ action: @escaping @MainActor @Sendable () -> Void) {
      if Thread.isMainThread { MainActor.assumeIsolated(action) } else { DispatchQueue.main.async(execute: action) }
    }

    /// Runs `action` on the main thread, in a later turn of the loop.
    static func later(_ action: @escaping @MainActor () -> Void) {
      let action = UncheckedPointer(action)
      DispatchQueue.main.async { MainActor.assumeIsolated { action.value() } }
    }

    /// Handles what is pending, without waiting; for tests. Returns whether there was anything. If new work keeps coming, it
    /// returns after a second.
    @discardableResult
    public static func runPending() -> Bool {
      let end = DispatchTime.now() + 1
      var didWork = false
      while g_main_context_iteration(nil, 0) != 0 {
        didWork = true
        if DispatchTime.now() > end { break }
      }
      return didWork
    }
  }

  /// Runs code that is on the main thread, and must be, as code of the main actor. On another thread the program ends, and names the line
  /// that has led there.
  func onMainActor<Value>(_ body: @MainActor () -> Value) -> Value {
    MainScheduler.ensureRunningOnMainThread()
    return MainActor.assumeIsolated { UncheckedPointer(body()) }.value
  }

  /// Handles a call of GTK, which calls on the main thread only, with what GTK hands over.
  func calledByGTK<Arguments, Value>(_ arguments: Arguments, _ body: @MainActor (Arguments) -> Value) -> Value {
    let arguments = UncheckedPointer(arguments)
    return onMainActor { body(arguments.value) }
  }

  /// Carries something into a closure that runs on the main thread, which alone uses it: a pointer of C, mostly.
  typealias UncheckedPointer<Value> = UncheckedSendable<Value>
#endif
