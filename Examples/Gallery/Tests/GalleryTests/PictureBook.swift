// SPDX-License-Identifier: MIT
import Foundation
import Gallery
import RxGTK
import XCTest

/// Pictures of all pages, in light and dark, as they look after the user has tried them.
@MainActor
struct PictureBook {
  private static let program = "/usr/bin/import"
  private let user: RealUser
  private let folder: URL
  private var gallery: GalleryWindow { user.gallery }

  /// Nil where nobody asks for pictures.
  init?(user: RealUser) throws {
    guard let path = ProcessInfo.processInfo.environment["GALLERY_PICTURES"] else { return nil }
    folder = URL(fileURLWithPath: path, isDirectory: true)
    self.user = user
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    XCTAssertTrue(FileManager.default.isExecutableFile(atPath: Self.program), "Pictures come from imagemagick.")
  }

  /// Takes the pictures of a page that is shown; afterwards the colours are light.
  func takePictures(of page: Page) throws {
    Toplevel.opened(above: gallery.window)?.hideArrow()
    for (scheme, ending) in [(ColorScheme.dark, "~dark"), (.light, "")] {
      scheme.use()
      // Widgets change their colours and places in a fifth of a second.
      waitForPaints(20, of: gallery.window)
      try takePicture(folder.appendingPathComponent("\(page.pictureName)\(ending).png"))
    }
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
    let area = "\(Int(size.x + 2 * margin))x\(Int(size.y + 2 * margin))"
    try RealUser.run(
      [
        "-window", "root", "-crop", "\(area)+\(Int(corner.x - margin))+\(Int(corner.y - margin))", "+repage", "-strip",
        "+dither", "-colors", "64", "-define", "png:compression-level=9", "PNG8:\(file.path)",
      ], program: Self.program)
    XCTAssertTrue(FileManager.default.fileExists(atPath: file.path), "\(file.lastPathComponent) was not written")
  }

  /// Writes the list of all pages: name, group, name of the picture, summary.
  func writeList() throws {
    let lines = Page.all.map { [$0.name, $0.group, $0.pictureName, $0.summary].joined(separator: "\t") }
    try (lines.joined(separator: "\n") + "\n")
      .write(to: folder.appendingPathComponent("pages.tsv"), atomically: true, encoding: .utf8)
  }
}

extension Page {
  /// The name of the page's picture, without its ending.
  var pictureName: String { "gallery-" + name.lowercased().replacing(" ", with: "-") }
}
