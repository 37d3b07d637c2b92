// SPDX-License-Identifier: MIT
import CGtk4
import Foundation
import RxGTK

/// What the program is called, and how the desktop knows it.
@MainActor
public enum ShowcaseProgram {
  /// The desktop groups the windows and finds the icon by it.
  public static let identifier = "io.github.swift_rx.Showcase"

  /// Starts GTK with the program's name, pictures and colours; comes before the first window.
  public static func prepare() { _ = preparation }

  /// What is done once: when it is asked for first.
  private static let preparation: Void = start()

  private static func start() {
    MainLoop.prepare(
      applicationID: identifier, icons: Bundle.module.resourceURL?.appendingPathComponent("icons", isDirectory: true))
    StyleSheet.add(
      ShowcaseStyle.css,
      light: """
        \(ShowcaseStyle.standingBack) { color: \(ShowcaseStyle.secondaryOnLight); }
        .accented, .badge { color: \(ShowcaseStyle.accentOnLight); }
        """,
      dark: """
        \(ShowcaseStyle.standingBack) { color: \(ShowcaseStyle.secondaryOnDark); }
        .accented, .badge { color: \(ShowcaseStyle.accentOnDark); }
        """)
    // Without a compositor nothing shines through: a shadow would be a black frame, a round corner a black one.
    if let display = gdk_display_get_default(), gdk_display_is_composited(display) == 0 {
      StyleSheet.add(ShowcaseStyle.withoutCompositor)
    }
  }

  /// Adds a folder with further pictures.
  public static func addIcons(_ folder: URL?) {
    guard let folder, let display = gdk_display_get_default() else { return }
    gtk_icon_theme_add_search_path(gtk_icon_theme_get_for_display(display), folder.path)
  }
}

/// What makes the apps look like one family.
public enum ShowcaseStyle {
  /// How wide a list becomes, and what belongs to it.
  public static let columnWidth: Int32 = 760

  /// Text that stands back, with a contrast of at least 4.5 : 1 on every ground that it stands on.
  public static let secondaryOnLight = "#5e5c64"
  /// The same on dark grounds.
  public static let secondaryOnDark = "#c0bfbc"

  /// Text in the colour of the desktop's accent, with the same contrast; Adwaita's own has 4 : 1 on a row below the pointer.
  public static let accentOnLight = "#1a5fb4"
  /// The same on dark grounds.
  public static let accentOnDark = "#99c1f1"
  /// The ground of what is to be pressed first: white has 4.8 : 1 on it, and 3.8 : 1 on Adwaita's own.
  public static let accentGround = "#1c71d8"

  /// All text that stands back: ours, and what Adwaita and GTK let stand back with less contrast.
  static let standingBack =
    ".secondary, .dim-label, .subtitle, scale > value, text > placeholder, calendar > grid > label.other-month, popover accelerator"

  static let css = """
    @define-color accent_bg_color \(accentGround);
    /* Adwaita lets text stand back with an opacity that leaves 3.2 : 1. */
    \(standingBack) { opacity: 1; }
    .showcase-sidebar { background: @headerbar_bg_color; }
    .showcase-sidebar headerbar { box-shadow: none; }
    .page-banner { background: alpha(@error_bg_color, 0.16); padding: 10px 16px; border-bottom: 1px solid @borders; }
    .page-footer { padding: 6px 16px; border-top: 1px solid @borders; min-height: 18px; }
    .section-title { font-weight: bold; padding: 10px 0 2px 0; }
    .strong { font-weight: bold; }
    .day { font-weight: normal; min-width: 84px; padding-left: 6px; padding-right: 6px; }
    .big { font-size: 120%; font-weight: bold; }
    .chip { border-radius: 999px; padding: 2px 12px; min-height: 26px; font-weight: normal; }
    .lines > flowboxchild { padding: 0; }
    .tab { border-radius: 0; border-bottom: 3px solid transparent; padding: 6px 4px; }
    .tab:checked { border-bottom-color: @accent_color; background: alpha(@accent_bg_color, 0.12); }
    .tab-row { border-bottom: 1px solid @borders; }
    .bar { padding: 6px 10px; border-bottom: 1px solid @borders; }
    .badge { background: alpha(@accent_bg_color, 0.16); border-radius: 999px; padding: 0 8px; font-size: 82%; }
    .details-pane { border-left: 1px solid @borders; background: @view_bg_color; }
    .details { padding: 18px; }
    .card-box { padding: 14px; }
    .is-chosen { background: alpha(@accent_bg_color, 0.14); }
    """

  static let withoutCompositor = """
    popover > contents { box-shadow: none; border-radius: 0; margin: 0;
      border: 1px solid mix(@popover_bg_color, @popover_fg_color, 0.2); }
    tooltip { box-shadow: none; border-radius: 0; margin: 0; }
    """
}
