// SPDX-License-Identifier: MIT
import CGtk4
import Foundation
import RxGTK

/// A text that the user sees.
@MainActor
public struct ShownText {
  public let text: String
  public let widget: UnsafeMutablePointer<GtkWidget>

  /// Whether the label ends with three points.
  public var isCut: Bool { pango_layout_is_ellipsized(gtk_label_get_layout(OpaquePointer(widget))) != 0 }

  /// From where to where the text goes in its window.
  public var extent: ClosedRange<Double> {
    let label = OpaquePointer(widget)
    var (x, y, width, height): (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
    gtk_label_get_layout_offsets(label, &x, &y)
    pango_layout_get_pixel_size(gtk_label_get_layout(label), &width, &height)
    let start = Screenshot.place(of: widget).minX + Double(x)
    return start...(start + Double(width))
  }

  public var hasTooltip: Bool { gtk_widget_get_has_tooltip(widget) != 0 }

  /// The text of the tooltip that a window shows now.
  public static func tooltip(of window: Window) -> String? {
    var child = gtk_widget_get_first_child(window.pointer)
    while let current = child {
      let name = UnsafeMutableRawPointer(current).withMemoryRebound(to: GTypeInstance.self, capacity: 1) {
        String(cString: g_type_name_from_instance($0))
      }
      if name == "GtkTooltipWindow", gtk_widget_get_mapped(current) != 0 {
        return all(in: current, within: Screenshot.place(of: current)).first?.text
      }
      child = gtk_widget_get_next_sibling(current)
    }
    return nil
  }

  /// Whether WCAG asks for a contrast: not where the user can operate nothing, nor in the picture of a user, beside which the name stands.
  private var hasToStandOut: Bool {
    gtk_widget_is_sensitive(widget) != 0 && gtk_widget_get_ancestor(widget, adw_avatar_get_type()) == nil
  }

  /// The texts inside of a window. Those that a scrolled view cuts off and those that have faded away are left out.
  public static func all(in window: Window) -> [ShownText] {
    all(in: window.pointer, within: Screenshot.place(of: window.pointer))
  }

  private static func all(in widget: UnsafeMutablePointer<GtkWidget>, within bounds: CGRect) -> [ShownText] {
    let place = Screenshot.place(of: widget)
    var (texts, bounds) = ([ShownText](), bounds)
    if isA(widget, gtk_popover_get_type()) { bounds = place }
    if isA(widget, gtk_label_get_type()), bounds.contains(place), !place.isEmpty {
      let text = String(cString: gtk_label_get_text(OpaquePointer(widget)))
      if text.contains(where: { !$0.isWhitespace }) { texts.append(ShownText(text: text, widget: widget)) }
    }
    if isA(widget, gtk_scrolled_window_get_type()) { bounds = bounds.intersection(place) }
    var child = gtk_widget_get_first_child(widget)
    while let current = child {
      if gtk_widget_get_mapped(current) != 0, gtk_widget_get_child_visible(current) != 0,
        gtk_widget_get_opacity(current) > 0
      {
        texts += all(in: current, within: bounds)
      }
      child = gtk_widget_get_next_sibling(current)
    }
    return texts
  }

  /// The contrast that WCAG asks for in AA: less for a text of 24 pixels, and for a bold one of 18.7.
  private var leastContrast: Double {
    let font = pango_context_get_font_description(gtk_widget_get_pango_context(widget))
    let size = Double(pango_font_description_get_size(font)) / Double(PANGO_SCALE)
    let isBold = pango_font_description_get_weight(font).rawValue >= PANGO_WEIGHT_BOLD.rawValue
    return size >= (isBold ? 18.66 : 24) ? 3 : 4.5
  }

  /// Whether the text is on the screen that was taken a picture of.
  public func isSeen(on picture: Screenshot) -> Bool { !picture.colors(of: widget).isEmpty }

  /// The labels that have less contrast to what is behind them than WCAG AA asks for: the pixel that stands out most, against the colour that there
  /// is most of. What is outside of the screen is left out.
  public static func faint(_ texts: [ShownText], on picture: Screenshot) -> [String] {
    texts.filter(\.hasToStandOut).compactMap { text in
      let colors = picture.colors(of: text.widget)
      guard let ground = colors.max(by: { $0.value < $1.value })?.key else { return nil }
      let best = colors.keys.map { $0.contrast(ground) }.max() ?? 0
      let place = Screenshot.place(of: text.widget)
      return best >= text.leastContrast
        ? nil
        : "“\(text.text.prefix(30))” at \(Int(place.minX)), \(Int(place.minY)) on \(ground): \((best * 10).rounded() / 10)"
    }
  }
}

/// Whether a widget shows a menu, or one of the widgets in it.
@MainActor
public func isMenuOpen(in widget: UnsafeMutablePointer<GtkWidget>) -> Bool {
  isAny(in: widget) { isA($0, gtk_popover_menu_get_type()) }
}

/// Whether a spinner in a widget is seen and turns.
@MainActor
public func isSpinnerSeen(in widget: UnsafeMutablePointer<GtkWidget>) -> Bool {
  isAny(in: widget) { isA($0, gtk_spinner_get_type()) && gtk_spinner_get_spinning(OpaquePointer($0)) != 0 }
}

/// Whether a condition holds for a widget, or for one in it that is on the screen.
@MainActor
private func isAny(
  in widget: UnsafeMutablePointer<GtkWidget>, where condition: (UnsafeMutablePointer<GtkWidget>) -> Bool
) -> Bool {
  guard gtk_widget_get_mapped(widget) != 0 else { return false }
  if condition(widget) { return true }
  var child = gtk_widget_get_first_child(widget)
  while let current = child {
    if isAny(in: current, where: condition) { return true }
    child = gtk_widget_get_next_sibling(current)
  }
  return false
}
