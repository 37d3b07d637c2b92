// SPDX-License-Identifier: MIT
import Foundation
import Gallery
import RxGTK
import WindowPictures
import XCTest

/// A display without a compositor shows a window's shadow and round corners in black. No picture of the documentation has such an edge.
final class BlackFrameTests: XCTestCase {
  func testNoPictureHasABlackEdge() throws {
    try RealUser.require()
    try onMainActor {
      let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../../../..")
        .standardized
      for folder in [PictureBook.documentation, root.appendingPathComponent("docs")] {
        let files = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".png") }
        XCTAssertGreaterThan(files.count, 2, folder.path)
        XCTAssertEqual(try blackEdges(of: files.map { folder.appendingPathComponent($0).path }), [])
      }
    }
  }

  func testABlackEdgeIsFound() throws {
    try RealUser.require()
    try onMainActor {
      let folder = FileManager.default.temporaryDirectory.appendingPathComponent("black-edges-\(getpid())")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      let (white, framed) = (folder.appendingPathComponent("a.png").path, folder.appendingPathComponent("b.png").path)
      try runBesideTheLoop("/usr/bin/convert", ["-size", "60x40", "xc:white", white])
      try runBesideTheLoop(
        "/usr/bin/convert", [white, "-gravity", "east", "-background", "black", "-splice", "2x0", framed])
      XCTAssertEqual(try blackEdges(of: [white, framed]), ["the east of b.png"])
    }
  }
}

/// The edges of pictures, one point wide, that are black for more than half of their length.
@MainActor
private func blackEdges(of files: [String]) throws -> [String] {
  let sizes = try runBesideTheLoop("/usr/bin/identify", ["-format", "%w %h\n"] + files).split(separator: "\n")
    .map { $0.split(separator: " ").compactMap { Int($0) } }
  guard sizes.count == files.count else { return ["\(sizes.count) of \(files.count) pictures can be read"] }
  var found: [String] = []
  for edge in ["north", "south", "west", "east"] {
    let isFlat = edge == "north" || edge == "south"
    let points = try Array(
      outputBesideTheLoop(
        "/usr/bin/convert",
        files + ["-gravity", edge, "-crop", isFlat ? "0x1+0+0" : "1x0+0+0", "+repage"]
          + ["-background", "gray", "-alpha", "remove", "-depth", "8", "rgb:-"]))
    var start = 0
    for (file, size) in zip(files, sizes) {
      let length = size[isFlat ? 0 : 1]
      guard start + length * 3 <= points.count else { return found + ["\(file) has no edge"] }
      let black = (0..<length).count { index in
        points[(start + index * 3)..<(start + index * 3 + 3)].allSatisfy { $0 < 12 }
      }
      if black * 2 > length { found.append("the \(edge) of \(URL(fileURLWithPath: file).lastPathComponent)") }
      start += length * 3
    }
    if start != points.count { found.append("\(points.count - start) bytes are left over in the \(edge)") }
  }
  return found
}
