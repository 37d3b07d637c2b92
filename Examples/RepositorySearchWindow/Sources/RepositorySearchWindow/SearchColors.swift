// SPDX-License-Identifier: MIT

/// The colours of text that stands back, and the rules that use them.
///
/// Adwaita's own `dim-label` has a contrast of 3.2 : 1 on white, and fades pictures in a text. These have at least 4.5 : 1 (WCAG AA) on every
/// ground that they stand on.
enum SearchColors {
  static let secondaryOnLight = "#5e5c64"
  static let secondaryOnDark = "#c0bfbc"
  /// The grounds that Adwaita has for lists and windows, and for rows that are selected or under the pointer at the same time.
  static let lightGrounds = ["#ffffff", "#fafafa", "#dedede"]
  static let darkGrounds = ["#1e1e1e", "#242424", "#454545"]

  static let css = """
    .error-banner { background: alpha(@error_bg_color, 0.16); padding: 10px 16px; border-bottom: 1px solid @borders; }
    .slow-banner { background: alpha(@warning_bg_color, 0.25); }
    .footer { padding: 6px 16px; border-top: 1px solid @borders; min-height: 18px; }
    """
  static let lightCSS = secondary(secondaryOnLight)
  static let darkCSS = secondary(secondaryOnDark)

  /// Texts that stand back, what a text field says while it is empty, and the keys in a menu: they have 4.2 : 1 and 3.1 : 1 in Adwaita's colours.
  private static func secondary(_ color: String) -> String {
    ".secondary, text > placeholder, popover accelerator { color: \(color); opacity: 1; }"
  }
}
