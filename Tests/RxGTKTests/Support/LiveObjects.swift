// SPDX-License-Identifier: MIT
#if GTK
  import CGtk4
  import XCTest

  @testable import RxGTK

  /// Objects that are alive, by their kinds: those of GTK that are watched, those of Swift that belong to RxGTK, and closures.
  @MainActor
  final class LiveObjects {
    private let before = LiveObjects.ofSwift
    /// The objects of GTK whose memory is not released yet.
    private var watched: [UnsafeMutableRawPointer: String] = [:]

    /// Watches a widget, all that is in it, and their event controllers.
    func watch(_ widget: UnsafeMutablePointer<GtkWidget>) {
      let instance = UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GTypeInstance.self)
      // GTK has one tooltip for all windows of a display, and keeps it.
      guard String(cString: g_type_name_from_instance(instance)) != "GtkTooltipWindow" else { return }
      note(UnsafeMutableRawPointer(widget))
      each(of: gtk_widget_observe_controllers(widget), note)
      var child = gtk_widget_get_first_child(widget)
      while let next = child {
        watch(next)
        child = gtk_widget_get_next_sibling(next)
      }
    }

    /// Watches all windows, menus included.
    func watchAllWindows() {
      guard let windows = gtk_window_get_toplevels() else { return }
      for index in 0..<g_list_model_get_n_items(windows) {
        guard let window = g_list_model_get_item(windows, index) else { continue }
        watch(rx_widget(window))
        g_object_unref(window)
      }
    }

    /// How many objects of GTK are watched and alive.
    var watchedCount: Int { watched.count }

    /// What has come to life since this was made, and lives.
    var leaks: [String: Int] {
      var result = Self.ofSwift.merging(before.mapValues { -$0 }) { $0 + $1 }
      for name in watched.values { result["GTK's \(name)", default: 0] += 1 }
      return result.filter { $0.value > 0 }
    }

    private static var ofSwift: [String: Int] {
      var counts = ["closure": SignalConnection.liveCount]
      #if DEBUG
        counts.merge(LiveMark.alive) { $0 + $1 }
      #endif
      return counts
    }

    private func each(of models: OpaquePointer?, _ body: (UnsafeMutableRawPointer) -> Void) {
      guard let models else { return }
      for index in 0..<g_list_model_get_n_items(models) {
        guard let object = g_list_model_get_item(models, index) else { continue }
        body(object)
        g_object_unref(object)
      }
      g_object_unref(UnsafeMutableRawPointer(models))
    }

    private func note(_ object: UnsafeMutableRawPointer) {
      guard watched[object] == nil else { return }
      let instance = object.assumingMemoryBound(to: GTypeInstance.self)
      watched[object] = String(cString: g_type_name_from_instance(instance))
      // Data of an object goes with its memory; a weak reference goes when the object is disposed of.
      let end = Unmanaged.passRetained(End { [weak self] in self?.watched[object] = nil })
      g_object_set_data_full(rx_object(object), "rx-live", end.toOpaque()) { data in
        let end = Unmanaged<End>.fromOpaque(data!).takeRetainedValue()
        MainActor.assumeIsolated { end.body() }
      }
    }

    private final class End {
      let body: @MainActor () -> Void
      init(_ body: @escaping @MainActor () -> Void) { self.body = body }
    }
  }
#endif
