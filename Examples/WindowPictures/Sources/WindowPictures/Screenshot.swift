// SPDX-License-Identifier: MIT
import CGtk4
import Foundation
import RxGTK

/// What the X server shows of the screen, pixel by pixel.
@MainActor
public struct Screenshot {
  /// The program that takes pictures, of imagemagick.
  private static let program = "/usr/bin/import"
  private let width: Int
  private let height: Int
  private let bytes: [UInt8]
  /// Where the window is on the screen.
  private let origin: Vector

  /// A file that is no picture.
  public struct Unreadable: Error {
    let head: String
  }

  /// Takes the picture. A window without a window manager lies in the corner of the screen, if nobody has moved it.
  public init(windowAt origin: Vector = .zero) throws {
    self.origin = origin
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).ppm")
    defer { try? FileManager.default.removeItem(at: file) }
    try runBesideTheLoop(Self.program, ["-window", "root", "-depth", "8", file.path])
    let data = try Data(contentsOf: file)
    // P6, the size, the largest value, one line break, and then three bytes for each pixel.
    let head = data.prefix(32).split(separator: 10, maxSplits: 3, omittingEmptySubsequences: false)
    let size = head.dropFirst().first.map { String(decoding: $0, as: UTF8.self).split(separator: " ") } ?? []
    let numbers = size.compactMap { Int($0) }
    guard numbers.count == 2, data.count > numbers[0] * numbers[1] * 3 else {
      throw Unreadable(head: String(decoding: data.prefix(32), as: UTF8.self))
    }
    (width, height) = (numbers[0], numbers[1])
    bytes = Array(data.suffix(width * height * 3))
  }

  /// How often each colour is there, in the place of a widget or in all of the picture.
  public func colors(of widget: UnsafeMutablePointer<GtkWidget>? = nil) -> [PixelColor: Int] {
    let screen = CGRect(x: 0, y: 0, width: width, height: height)
    let area = widget.map { Self.place(of: $0).offsetBy(dx: origin.x, dy: origin.y).intersection(screen) } ?? screen
    guard !area.isEmpty else { return [:] }
    var counts: [Int: Int] = [:]
    for y in Int(area.minY)..<Int(area.maxY) {
      for x in Int(area.minX)..<Int(area.maxX) {
        let at = (y * width + x) * 3
        counts[Int(bytes[at]) << 16 | Int(bytes[at + 1]) << 8 | Int(bytes[at + 2]), default: 0] += 1
      }
    }
    return Dictionary(uniqueKeysWithValues: counts.map { (PixelColor(rgb: $0), $1) })
  }

  /// Where a widget is in its window. What is in a popover has its place from that.
  public static func place(of widget: UnsafeMutablePointer<GtkWidget>) -> CGRect {
    guard let native = gtk_widget_get_native(widget) else { return .zero }
    let inside = UnsafeMutableRawPointer(native).assumingMemoryBound(to: GtkWidget.self)
    var (x, y, left, top) = (0.0, 0.0, 0.0, 0.0)
    gtk_widget_translate_coordinates(widget, inside, 0, 0, &x, &y)
    gtk_native_get_surface_transform(native, &left, &top)
    if let surface = gtk_native_get_surface(native), isA(UnsafeMutableRawPointer(surface), gdk_popup_get_type()) {
      left += Double(gdk_popup_get_position_x(surface))
      top += Double(gdk_popup_get_position_y(surface))
    }
    return CGRect(
      x: x + left, y: y + top, width: Double(gtk_widget_get_width(widget)),
      height: Double(gtk_widget_get_height(widget)))
  }
}

/// Whether an object of GTK is of a type, or of one below it.
@MainActor
public func isA(_ object: UnsafeMutableRawPointer, _ type: GType) -> Bool {
  g_type_check_instance_is_a(object.assumingMemoryBound(to: GTypeInstance.self), type) != 0
}
