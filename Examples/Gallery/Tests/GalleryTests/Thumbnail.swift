// SPDX-License-Identifier: MIT
import Foundation
import WindowPictures

/// A picture in few points, which tell whether another one shows the same.
struct Thumbnail {
  private static let side = 48
  let width: Int
  let height: Int
  /// Red, green and blue of each point.
  let points: [UInt8]

  /// The pictures of a folder in few points each; the program of imagemagick reads all of them at once.
  @MainActor
  static func all(_ names: [String], in folder: URL) throws -> [Thumbnail] {
    let files = names.map { folder.appendingPathComponent($0).path }
    let sizes = try runBesideTheLoop("/usr/bin/identify", ["-format", "%w %h\n"] + files)
      .split(separator: "\n").map { $0.split(separator: " ").compactMap { Int($0) } }
    let size = side * side * 3
    let data = try Array(
      outputBesideTheLoop("/usr/bin/convert", files + ["-resize", "\(side)x\(side)!", "-depth", "8", "rgb:-"]))
    guard sizes.count == names.count, data.count == size * names.count else { throw Unreadable(folder: folder.path) }
    return names.indices.map { index in
      Thumbnail(
        width: sizes[index][0], height: sizes[index][1], points: Array(data[index * size..<(index + 1) * size]))
    }
  }

  struct Unreadable: Error { let folder: String }

  /// Whether it has one colour only.
  var isEmpty: Bool {
    (0..<3).allSatisfy { channel in
      let values = stride(from: channel, to: points.count, by: 3).map { points[$0] }
      return (values.max() ?? 0) - (values.min() ?? 0) < 16
    }
  }

  /// What is different from another picture, or nil: both show the same, but for a number or a colour here and there.
  func difference(from other: Thumbnail) -> String? {
    guard width == other.width, height == other.height else {
      return "has \(width) × \(height) points and not \(other.width) × \(other.height)"
    }
    let different = stride(from: 0, to: points.count, by: 3).filter { start in
      (start..<start + 3).contains { abs(Int(points[$0]) - Int(other.points[$0])) > 24 }
    }
    let share = Double(different.count * 3) / Double(points.count)
    return share > Self.limit ? "differs in \(Int((share * 100).rounded())) of 100 points" : nil
  }

  /// How many of its points may be different.
  static let limit = 0.012
}
