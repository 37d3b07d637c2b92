// SPDX-License-Identifier: MIT
import Foundation

/// What a journal of SQLite begins with: seven numbers.
struct JournalHeader {
  static let size = 28
  private let numbers: [UInt32]

  /// - Parameter start: the first bytes of a file, at most ``size``.
  init(_ start: Data) {
    numbers = stride(from: 0, through: start.count - 4, by: 4).map { offset in
      start.dropFirst(offset).prefix(4).reduce(0) { $0 << 8 | UInt32($1) }
    }
  }

  /// Whether this is what a program leaves beside its database while it writes.
  ///
  /// The fifth number says how many pages the database had before. A journal with pages beside an empty database is of another database.
  func isJournal(ofEmptyFile isEmpty: Bool) -> Bool {
    guard numbers.count == 7 else { return false }
    if isEmpty, numbers[4] != 0 { return false }
    if numbers[..<2] == [0xd9d5_05f9, 0x20a1_63d7] { return true }
    // SQLite writes these two numbers only after the rest is on the disk. The sizes of a sector and of a page are there from the start.
    if numbers[..<3] == [0, 0, 0], numbers[5...].allSatisfy({ $0 >= 512 && $0 & ($0 - 1) == 0 }) { return true }
    // A disk that loses power keeps the length of a file without its bytes.
    return !isEmpty && numbers.allSatisfy { $0 == 0 }
  }

  /// Whether this is a write-ahead log.
  var isLog: Bool { numbers.first.map { $0 == 0x377f_0682 || $0 == 0x377f_0683 } ?? false }
}
