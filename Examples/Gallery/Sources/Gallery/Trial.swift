// SPDX-License-Identifier: MIT
import RxGTK

extension Page {
  /// What a user tries first on a page. The test of the gallery does so with a real keyboard and pointer.
  public enum Trial: Sendable {
    /// Keys, as xdotool names them, for the first widget that takes the focus.
    case keys([String])
    /// The space bar opens a menu or a window; then keys for that.
    case opening([String])
    /// A text that is typed there.
    case text(String)
    /// Keys while another one is held.
    case holding(String, [String], seconds: Double = 0)
    /// A click at a place of what the page is about.
    case click(x: Double, y: Double)
    /// Clicks on what shows a text, on the page or in what is open above it.
    case choose(String, count: Int = 1, button: Int = 1)
    /// A click on a widget that CSS calls so, or that has this class: the first one, or the one with this index; -1 is the last.
    case tap(String, index: Int = 0)
    /// A drag of a widget that CSS calls so.
    case pull(String, by: Double)
    /// A drag from a place of what the page is about, by so many pixels.
    case drag(x: Double, y: Double, by: Double, down: Double = 0)
    /// The same, released only when a stream has said something: a place that takes what is dragged says so first.
    case carry(x: Double, y: Double, by: Double, until: String)
    /// Steps of the wheel over its middle.
    case wheel(Int)
    /// Another window takes the keyboard, and gives it back.
    case away
    /// One after the other.
    indirect case steps([Trial])

    /// Whether it takes a pointer.
    public var usesPointer: Bool {
      switch self {
      case .keys, .opening, .text, .holding, .away: false
      case .click, .choose, .tap, .pull, .drag, .carry, .wheel: true
      case .steps(let trials): trials.contains(where: \.usesPointer)
      }
    }
  }
}
