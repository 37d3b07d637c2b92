// SPDX-License-Identifier: MIT
import CGtk4
import Foundation
import Gallery
import RxGTK
import WindowPictures
import XCTest

/// Pictures of all pages, in light and dark, as they look after the user has tried them; all texts stand out there.
@MainActor
struct PictureBook {
  private static let program = "/usr/bin/import"
  private let user: RealUser
  private let folder: URL
  private var gallery: GalleryWindow { user.gallery }

  /// Where the pictures of the documentation are.
  static let documentation = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../../../Sources/RxGTK/RxGTK.docc/Resources/Gallery").standardized
  /// What the pictures of the documentation were taken with: other versions draw other widgets.
  private static let versions = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("PicturedWith.txt")
  /// The folder for pictures that are to be those of the documentation, if there is one.
  private static let wanted = ProcessInfo.processInfo.environment["GALLERY_PICTURES"]

  /// The pictures go to a folder that nobody needs for long, or where GALLERY_PICTURES says.
  init(user: RealUser) throws {
    folder =
      Self.wanted.map { URL(fileURLWithPath: $0, isDirectory: true) }
      ?? FileManager.default.temporaryDirectory.appendingPathComponent("gallery-pictures-\(getpid())")
    self.user = user
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    XCTAssertTrue(FileManager.default.isExecutableFile(atPath: Self.program), "Pictures come from imagemagick.")
  }

  /// Takes the pictures of a page that is shown; afterwards the colours are light.
  func takePictures(of page: Page) throws {
    Toplevel.opened(above: gallery.window)?.hideArrow()
    // What the user has set in motion comes to rest, with the streams that tell of it. Only a spinner never does.
    _ = (0..<20).first { _ in isSteady() }
    // What changes its colours and places does so at once.
    Self.setAnimations(false)
    defer { Self.setAnimations(true) }
    for (scheme, ending) in [(ColorScheme.dark, "~dark"), (.light, "")] {
      scheme.use()
      waitForSteadyPlaces()
      try checkContrast("\(page.name), \(scheme)")
      try takePicture(folder.appendingPathComponent("\(page.pictureName)\(ending).png"))
    }
  }

  /// Every text stands out from what is behind it, as WCAG AA asks for. What an open menu or window may cover is left out.
  private func checkContrast(_ place: String) throws {
    let opened = Toplevel.opened(above: gallery.window)
    guard opened?.isWindow != true else { return }
    let texts = ShownText.all(in: gallery.window).filter { text in
      opened.map { gtk_widget_is_ancestor(text.widget, $0.widget) != 0 } ?? true
    }
    XCTAssertFalse(texts.isEmpty, place)
    XCTAssertEqual(ShownText.faint(texts, on: try Screenshot()), [], place)
  }

  /// The part of the screen with the page, and with a menu that hangs below it.
  private func takePicture(_ file: URL) throws {
    guard let content = gallery.shown?.content else { return }
    let window = Toplevel(gallery.window)
    let margin = 14.0
    var (corner, size) = (window.place(of: .zero, in: content), content.allocatedSize)
    if let opened = Toplevel.opened(above: gallery.window) {
      if let bottom = opened.bottom {
        size.y = max(size.y, bottom - corner.y)
        // Beside the window there is nothing to be seen: a menu that reaches its end gets no margin.
        let right = opened.right ?? 0
        let end = right + margin <= gallery.window.allocatedSize.x ? right : right - margin
        size.x = max(size.x, end - corner.x)
      } else {
        // A window lies in the middle of the gallery.
        (corner, size) = (window.place(of: .zero, in: gallery.window), gallery.window.allocatedSize)
        (corner, size) = (corner + Vector(x: margin, y: margin), size - Vector(x: 2 * margin, y: 2 * margin))
      }
    }
    // What is beyond the window would be cut.
    let end = corner + size
    XCTAssertTrue(
      end.x <= Self.screen.x
        && (end.y <= gallery.window.allocatedSize.y || Toplevel.opened(above: gallery.window) != nil),
      "\(file.lastPathComponent) does not fit into the window: it ends at \(end)")
    let area = "\(Int(size.x + 2 * margin))x\(Int(size.y + 2 * margin))"
    try runBesideTheLoop(
      Self.program,
      [
        "-window", "root", "-crop", "\(area)+\(Int(corner.x - margin))+\(Int(corner.y - margin))", "+repage", "-strip",
      ] + (Self.wanted == nil ? [file.path] : Self.smallFile + ["PNG8:\(file.path)"]))
    XCTAssertTrue(FileManager.default.fileExists(atPath: file.path), "\(file.lastPathComponent) was not written")
  }

  /// Where everything on the page is, and how much the streams have said.
  private var places: [Double] {
    let opened = Toplevel.opened(above: gallery.window)
    let counts = gallery.shown?.sample.counts.values.reduce(0, +) ?? 0
    return Toplevel(gallery.window).places(of: gallery.shown?.content) + (opened?.places(of: nil) ?? [])
      + [opened?.bottom ?? 0, opened?.right ?? 0, Double(counts)]
  }

  /// Whether everything keeps its size and its place for four paints, and no stream says more.
  private func isSteady() -> Bool {
    // Twice: a page that has just got its place may be between two steps of a transition.
    for _ in 0..<2 {
      let before = places
      runUntilPainted(2, gallery.window)
      guard places == before else { return false }
    }
    return true
  }

  private func waitForSteadyPlaces() {
    runUntilPainted(1, gallery.window)
    waitFor("\(gallery.shown?.page.name ?? "a page") does not come to rest: \(places)") { isSteady() }
  }

  private static let screen = Vector(x: 1280, y: 900)
  private static let smallFile = ["+dither", "-colors", "256", "-define", "png:compression-level=9"]

  private static func setAnimations(_ areOn: Bool) {
    var value = GValue()
    g_value_init(&value, GType(5 << 2))
    g_value_set_boolean(&value, areOn ? 1 : 0)
    g_object_set_property(
      rx_object(UnsafeMutableRawPointer(gtk_settings_get_default()!)), "gtk-enable-animations", &value)
    g_value_unset(&value)
  }

  /// Compares all pictures with those of the documentation, or writes the list of pages for new ones.
  func finish() throws {
    guard Self.wanted == nil else { return try writeList() }
    let versions = try String(contentsOf: Self.versions, encoding: .utf8)
    guard versions == Toplevel.versions + "\n" else {
      print("The pictures were taken with \(versions), and this is \(Toplevel.versions): they are not compared.")
      return
    }
    let names = Page.all.flatMap { ["\($0.pictureName).png", "\($0.pictureName)~dark.png"] }
    let (now, before) = try (Thumbnail.all(names, in: folder), Thumbnail.all(names, in: Self.documentation))
    for ((name, picture), old) in zip(zip(names, now), before) {
      XCTAssertFalse(picture.isEmpty, "\(name) shows nothing")
      if let difference = picture.difference(from: old) {
        XCTFail("\(name) \(difference): \(folder.path); scripts/picture-book takes new ones")
      }
    }
    // The pictures stay where somebody wants to look at them.
    if names.count == now.count, zip(now, before).allSatisfy({ $0.difference(from: $1) == nil }) {
      try FileManager.default.removeItem(at: folder)
    }
  }

  /// Writes the list of all pages: name, group, name of the picture, summary.
  private func writeList() throws {
    let lines = Page.all.map { [$0.name, $0.group, $0.pictureName, $0.summary].joined(separator: "\t") }
    try (lines.joined(separator: "\n") + "\n")
      .write(to: folder.appendingPathComponent("pages.tsv"), atomically: true, encoding: .utf8)
    try (Toplevel.versions + "\n").write(to: Self.versions, atomically: true, encoding: .utf8)
  }
}

extension Page {
  /// The name of the page's picture, without its ending.
  var pictureName: String { "gallery-" + name.lowercased().replacing(" ", with: "-") }
}
