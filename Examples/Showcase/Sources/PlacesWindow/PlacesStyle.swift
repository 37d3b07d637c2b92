// SPDX-License-Identifier: MIT
import PlacesCore
import RxGTK

/// The rules of the app's look, beside those that all apps of the showcase have.
@MainActor
enum PlacesStyle {
  static func add() { StyleSheet.add(css, light: light, dark: dark) }

  // The edge of a card is a shadow and no border: GTK draws borders of two colours, pixel by pixel, anew in each frame.
  private static let css =
    """
    .places-logo { font-weight: 800; font-size: 15px; letter-spacing: 3px; }
    .places-greeting { font-weight: 800; font-size: 32px; }
    .places-narrow .places-greeting { font-size: 25px; }
    .places-line { font-size: 17px; }
    .places-narrow .places-line { font-size: 15px; }
    .places-tab { border-radius: 20px; padding: 4px 18px; font-weight: 700; min-height: 28px; }
    .places-banner { padding: 4px 16px; font-weight: 600; }
    .places-cards { background: @window_bg_color; border-radius: 20px 20px 0 0; }
    .places-title { font-weight: 800; font-size: 21px; }
    .place { border-radius: 12px; padding: 12px 14px 12px 20px; }
    .place .city { font-weight: 700; font-size: 17px; }
    .place .time { font-weight: 700; font-size: 19px; font-feature-settings: "tnum"; }
    flowboxchild.place-cell { padding: 6px; border-radius: 16px; }
    flowboxchild.place-cell:hover .place { background-color: alpha(currentColor, 0.07); }
    """ + Mood.allCases.map { "\n.place.mood-\($0) { box-shadow: inset 6px 0 \($0.fill.css); }" }.joined()

  private static let light = """
    .places-welcome { color: \(Shade.ink.css); }
    .places-banner { background: \(Shade.ink.css); color: white; }
    .places-banner .caption { color: #d6d2e0; }
    .places-tab { background: \(Shade.ink.css); color: white; box-shadow: 0 2px 8px rgba(0, 0, 0, 0.25); }
    .place { background: white; }
    """
  private static let dark = """
    .places-welcome { color: white; }
    .places-banner { background: #2b2838; color: white; }
    .places-banner .caption { color: #c9c5d4; }
    .places-tab { background: white; color: \(Shade.ink.css); box-shadow: 0 2px 8px rgba(0, 0, 0, 0.5); }
    .place { background: #35323f; }
    """
}
