// SPDX-License-Identifier: MIT
#if GTK
  import CGtk4
  import Foundation

  extension Window {
    /// Saves what the window looks like at the moment as a picture, in PNG. Menus and other things above the window are not in it.
    ///
    /// - Returns: whether there is something to be seen, and the file was written.
    @discardableResult
    public func savePicture(to file: URL) -> Bool {
      let (width, height) = (Double(gtk_widget_get_width(pointer)), Double(gtk_widget_get_height(pointer)))
      guard isOnScreen, width > 0, height > 0, let renderer = gtk_native_get_renderer(opaque),
        let paintable = gtk_widget_paintable_new(pointer), let snapshot = gtk_snapshot_new()
      else { return false }
      defer { g_object_unref(UnsafeMutableRawPointer(paintable)) }
      gdk_paintable_snapshot(paintable, snapshot, width, height)
      guard let node = gtk_snapshot_free_to_node(snapshot) else { return false }
      defer { gsk_render_node_unref(node) }
      guard let texture = gsk_renderer_render_texture(renderer, node, nil) else { return false }
      defer { g_object_unref(UnsafeMutableRawPointer(texture)) }
      return gdk_texture_save_to_png(texture, file.path) != 0
    }
  }
#endif
