// SPDX-License-Identifier: MIT
import Foundation

/// What a journal of SQLite begins with.
enum JournalHeader {
  static let size = 28
  private static let magic: [UInt8] = [0xd9, 0xd5, 0x05, 0xf9, 0x20, 0xa1, 0x63, 0xd7]

  static func isValid(_ header: Data) -> Bool {
    guard header.count == size else { return false }
    if header.starts(with: magic) { return true }
    // SQLite writes the magic bytes only after the rest is on the disk. The sizes of a sector and of a page are there from the start.
    let numbers = stride(from: 0, to: size, by: 4).map {
      header.dropFirst($0).prefix(4).reduce(0) { $0 << 8 | Int($1) }
    }
    return numbers[..<3] == [0, 0, 0] && [numbers[5], numbers[6]].allSatisfy { $0 >= 512 && $0 & ($0 - 1) == 0 }
  }
}
