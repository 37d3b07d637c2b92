// SPDX-License-Identifier: MIT

/// The colours of pictures.
public enum MarblePalette: Sendable, CaseIterable {
  /// Dark on light.
  case light
  /// Light on dark.
  case dark
  /// Light or dark, as the reader's browser prefers.
  case automatic

  /// The colours of one appearance, as `#rrggbb`.
  struct Colors {
    let background: String
    let border: String
    let text: String
    let secondary: String
    let line: String
    let box: String
    let error: String
    /// What marbles are filled with; `ink` is written on them, `line` is around them.
    let fills: [String]
    let ink: String

    static let light = Colors(
      background: "#ffffff", border: "#d2d5db", text: "#1d1d1f", secondary: "#5a5f6b", line: "#3a3f4b", box: "#eef1f6",
      error: "#b3261e", fills: ["#a9d3ff", "#ffd8a0", "#b9e8bd", "#f7bfd3", "#d9c9f7", "#a8e5e3", "#f5e58f"],
      ink: "#16181d")

    static let dark = Colors(
      background: "#16181d", border: "#3d424d", text: "#f2f3f5", secondary: "#b4bac6", line: "#c9ced8", box: "#262a33",
      error: "#ff8a80", fills: ["#1f5c99", "#80500f", "#2b6b36", "#8a3159", "#5b3f9c", "#1b6664", "#6b5d0e"],
      ink: "#ffffff")
  }

  /// The style sheet of a picture.
  var style: String {
    switch self {
    case .light: rules(.light)
    case .dark: rules(.dark)
    case .automatic: rules(.light) + "\n@media (prefers-color-scheme: dark) {\n\(rules(.dark))\n}"
    }
  }

  private func rules(_ colors: Colors) -> String {
    var rules = [
      ".paper { fill: \(colors.background); stroke: \(colors.border); }",
      ".time, .bar, .tick { stroke: \(colors.line); stroke-width: 2; fill: none; }",
      ".bar { stroke-width: 3; }",
      ".thread { stroke: \(colors.line); stroke-width: 1.5; stroke-dasharray: 2 4; stroke-linecap: round; }",
      ".head { fill: \(colors.line); }",
      ".error { stroke: \(colors.error); stroke-width: 3.5; stroke-linecap: round; }",
      ".window { stroke: \(colors.secondary); stroke-width: 2; fill: none; }",
      ".marble { stroke: \(colors.line); stroke-width: 1.75; }",
      ".sequence { stroke-dasharray: 4 3; }",
      ".box { fill: \(colors.box); stroke: \(colors.line); stroke-width: 1.5; }",
      ".ink { fill: \(colors.ink); font: 600 15px system-ui, 'DejaVu Sans', sans-serif; text-anchor: middle; }",
      ".small { font-size: 12px; }",
      ".name { fill: \(colors.secondary); font: 13px system-ui, 'DejaVu Sans', sans-serif; text-anchor: end; }",
      ".code { fill: \(colors.text); font: 14px ui-monospace, Menlo, 'DejaVu Sans Mono', monospace; text-anchor: middle; }",
    ]
    rules += colors.fills.enumerated().map { ".c\($0.offset) { fill: \($0.element); }" }
    return rules.joined(separator: "\n")
  }
}
