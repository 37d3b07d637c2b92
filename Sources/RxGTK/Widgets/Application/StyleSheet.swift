// SPDX-License-Identifier: MIT
#if GTK
  import CGtk4

  /// Rules for the look of widgets, in GTK's CSS.
  @MainActor
  public enum StyleSheet {
    private static var dark: [SignalConnection] = []
    /// The rules that are there.
    private static var added: Set<[String]> = []

    /// Adds rules for all windows of the program, and further ones for light and for dark colours. Adding the same ones once more changes
    /// nothing.
    public static func add(_ css: String, light: String = "", dark: String = "") {
      guard let display = gdk_display_get_default(), let manager = adw_style_manager_get_default() else { return }
      guard added.insert([css, light, dark]).inserted else { return }
      let provider = gtk_css_provider_new()!
      let load = {
        gtk_css_provider_load_from_data(provider, css + (adw_style_manager_get_dark(manager) != 0 ? dark : light), -1)
      }
      load()
      gtk_style_context_add_provider_for_display(
        display, OpaquePointer(UnsafeMutableRawPointer(provider)), guint(GTK_STYLE_PROVIDER_PRIORITY_APPLICATION))
      // For as long as the program runs, as the rules are.
      if light != dark {
        self.dark.append(SignalConnection(UnsafeMutableRawPointer(manager), "notify::dark") { _ in load() })
      } else {
        g_object_unref(UnsafeMutableRawPointer(provider))
      }
    }
  }
#endif
