// SPDX-License-Identifier: MIT
import CGtk4
import Foundation
import RxGTK
import XCTest

/// What the X server shows of the screen, pixel by pixel. A window without a window manager lies in its corner.
@MainActor
struct Screenshot {
  /// A colour as in a web page: `#3584e4`.
  typealias Color = String

  private static let program = "/usr/bin/import"
  private let width: Int
  private let height: Int
  private let bytes: [UInt8]

  /// Takes the picture.
  init() throws {
    try XCTSkipUnless(FileManager.default.isExecutableFile(atPath: Self.program), "Pictures come from imagemagick.")
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).ppm")
    defer { try? FileManager.default.removeItem(at: file) }
    try Keyboard.run(["-window", "root", "-depth", "8", file.path], program: Self.program)
    let data = try Data(contentsOf: file)
    // P6, the size, the largest value, one line break, and then three bytes for each pixel.
    let head = data.prefix(32).split(separator: 10, maxSplits: 3, omittingEmptySubsequences: false)
    let size = String(decoding: head[1], as: UTF8.self).split(separator: " ").compactMap { Int($0) }
    (width, height) = (try XCTUnwrap(size.first), try XCTUnwrap(size.last))
    bytes = Array(data.suffix(width * height * 3))
    XCTAssertEqual(bytes.count, width * height * 3)
  }

  /// How often each colour is there, in the place of a widget or in all of the picture.
  func colors(of widget: UnsafeMutablePointer<GtkWidget>? = nil) -> [Color: Int] {
    let area = widget.map(Self.place) ?? CGRect(x: 0, y: 0, width: width, height: height)
    var counts: [Int: Int] = [:]
    for y in max(0, Int(area.minY))..<min(height, Int(area.maxY)) {
      for x in max(0, Int(area.minX))..<min(width, Int(area.maxX)) {
        let at = (y * width + x) * 3
        counts[Int(bytes[at]) << 16 | Int(bytes[at + 1]) << 8 | Int(bytes[at + 2]), default: 0] += 1
      }
    }
    return Dictionary(uniqueKeysWithValues: counts.map { (Self.name($0), $1) })
  }

  private static func name(_ color: Int) -> Color {
    "#" + String(repeating: "0", count: 6 - String(color, radix: 16).count) + String(color, radix: 16)
  }

  /// Red, green and blue, from 0 to 255.
  static func parts(of color: Color) -> [Int] {
    [1, 3, 5].compactMap { Int(color.dropFirst($0).prefix(2), radix: 16) }
  }

  /// Where a widget is in its window.
  static func place(of widget: UnsafeMutablePointer<GtkWidget>) -> CGRect {
    guard let root = gtk_widget_get_root(widget) else { return .zero }
    let window = UnsafeMutablePointer<GtkWidget>(root)
    var (x, y, left, top) = (0.0, 0.0, 0.0, 0.0)
    gtk_widget_translate_coordinates(widget, window, 0, 0, &x, &y)
    gtk_native_get_surface_transform(root, &left, &top)
    return CGRect(
      x: x + left, y: y + top, width: Double(gtk_widget_get_width(widget)),
      height: Double(gtk_widget_get_height(widget)))
  }
}

/// A text that the user sees.
@MainActor
struct ShownText {
  let text: String
  let widget: UnsafeMutablePointer<GtkWidget>

  /// Whether the label ends with three points.
  var isCut: Bool { pango_layout_is_ellipsized(gtk_label_get_layout(OpaquePointer(widget))) != 0 }

  /// From where to where the text goes in its window.
  var extent: ClosedRange<Double> {
    let label = OpaquePointer(widget)
    var (x, y, width, height): (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
    gtk_label_get_layout_offsets(label, &x, &y)
    pango_layout_get_pixel_size(gtk_label_get_layout(label), &width, &height)
    let start = Screenshot.place(of: widget).minX + Double(x)
    return start...(start + Double(width))
  }

  var hasTooltip: Bool { gtk_widget_get_has_tooltip(widget) != 0 }

  /// The texts inside of a window. Those that a scrolled view cuts off are left out.
  static func all(in window: Window) -> [ShownText] {
    all(in: window.pointer, within: Screenshot.place(of: window.pointer))
  }

  private static func all(in widget: UnsafeMutablePointer<GtkWidget>, within bounds: CGRect) -> [ShownText] {
    let place = Screenshot.place(of: widget)
    var (texts, bounds) = ([ShownText](), bounds)
    if isA(widget, gtk_label_get_type()), bounds.contains(place), !place.isEmpty {
      let text = String(cString: gtk_label_get_text(OpaquePointer(widget)))
      if text.contains(where: { !$0.isWhitespace }) { texts.append(ShownText(text: text, widget: widget)) }
    }
    if isA(widget, gtk_scrolled_window_get_type()) { bounds = bounds.intersection(place) }
    var child = gtk_widget_get_first_child(widget)
    while let current = child {
      if gtk_widget_get_mapped(current) != 0, gtk_widget_get_child_visible(current) != 0 {
        texts += all(in: current, within: bounds)
      }
      child = gtk_widget_get_next_sibling(current)
    }
    return texts
  }

  fileprivate static func isA(_ widget: UnsafeMutablePointer<GtkWidget>, _ type: GType) -> Bool {
    g_type_check_instance_is_a(UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GTypeInstance.self), type) != 0
  }
}

/// Whether a widget shows a menu, or one of the widgets in it.
@MainActor
func isMenuOpen(in widget: UnsafeMutablePointer<GtkWidget>) -> Bool {
  if ShownText.isA(widget, gtk_popover_menu_get_type()) { return gtk_widget_get_mapped(widget) != 0 }
  var child = gtk_widget_get_first_child(widget)
  while let current = child {
    if isMenuOpen(in: current) { return true }
    child = gtk_widget_get_next_sibling(current)
  }
  return false
}

/// Whether a spinner in a widget is seen and turns.
@MainActor
func isSpinnerSeen(in widget: UnsafeMutablePointer<GtkWidget>) -> Bool {
  guard gtk_widget_get_mapped(widget) != 0 else { return false }
  if ShownText.isA(widget, gtk_spinner_get_type()) { return gtk_spinner_get_spinning(OpaquePointer(widget)) != 0 }
  var child = gtk_widget_get_first_child(widget)
  while let current = child {
    if isSpinnerSeen(in: current) { return true }
    child = gtk_widget_get_next_sibling(current)
  }
  return false
}
