// SPDX-License-Identifier: MIT
#if GTK
  import CGtk4
  import Dispatch
  import Foundation

  /// The GTK main loop, in which `DispatchQueue.main`, the main actor and `MainScheduler` work.
  @MainActor
  public enum MainLoop {
    private static var source: guint = 0
    private static var loop: OpaquePointer?

    /// Initialises GTK and libadwaita, and lets the main queue run inside of GLib's loop.
    ///
    /// Call it once, from a synchronous `main`, before any widget is made.
    public static func prepare() {
      guard source == 0 else { return }
      adw_init()
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

    /// Handles what is pending, without waiting; for tests. Returns whether there was anything.
    @discardableResult
    public static func runPending() -> Bool {
      var didWork = false
      while g_main_context_iteration(nil, 0) != 0 { didWork = true }
      return didWork
    }
  }

  /// Carries a pointer into a closure that runs on the main thread.
  struct UncheckedPointer<Value>: @unchecked Sendable {
    // Sendable: only dereferenced on the main thread.
    let value: Value
    init(_ value: Value) { self.value = value }
  }
#endif
