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

  /// Texts that stand back, and what a text field says while it is empty: it has 4.2 : 1 in Adwaita's dark colours.
  private static func secondary(_ color: String) -> String {
    ".secondary, text > placeholder { color: \(color); opacity: 1; }"
  }

  /// The contrast of two colours as WCAG 2 defines it, from 1 to 21.
  static func contrast(_ one: String, _ other: String) -> Double {
    let (a, b) = (luminance(one), luminance(other))
    return (max(a, b) + 0.05) / (min(a, b) + 0.05)
  }

  private static func luminance(_ color: String) -> Double {
    let number = Int(color.dropFirst(), radix: 16) ?? 0
    let channels = [16, 8, 0].map { shift -> Double in
      let value = Double(number >> shift & 0xff) / 255
      return value <= 0.04045 ? value / 12.92 : power((value + 0.055) / 1.055)
    }
    return 0.2126 * channels[0] + 0.7152 * channels[1] + 0.0722 * channels[2]
  }

  /// The power 2.4, by way of the fifth root of the square: there is no `pow` without Foundation.
  private static func power(_ base: Double) -> Double {
    let square = base * base
    var root = 1.0
    for _ in 0..<60 { root -= (root * root * root * root * root - square) / (5 * root * root * root * root) }
    return square * root
  }
}
