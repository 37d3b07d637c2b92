// SPDX-License-Identifier: MIT
import Foundation

/// The file that SQLite opens for a name, looked at without SQLite.
///
/// SQLite changes what it opens: it fills an empty file, rolls back what another program left unfinished, and deletes what has the name of a
/// journal.
public struct DatabaseFile: Sendable {
  /// The file as it was named.
  public let url: URL
  /// The file itself: `url`, or what its links lead to. SQLite keeps its journal beside this file, not beside a link.
  public let target: URL

  /// Follows the links of a file that need not exist.
  public init(_ url: URL) throws(ForeignFile) {
    var target = url
    // A ring of links has no end.
    for _ in 0..<100 {
      guard let next = try? FileManager.default.destinationOfSymbolicLink(atPath: target.path) else { break }
      // This character stands for bytes that are no text: SQLite would open another file than the one that is looked at here.
      guard !next.contains("\u{FFFD}") else { throw ForeignFile(url) }
      target = URL(fileURLWithPath: next.hasPrefix("/") ? next : target.deletingLastPathComponent().path + "/" + next)
    }
    self.url = url
    self.target = target
  }

  /// What the target is; nil if there is nothing.
  public var type: FileAttributeType? { Self.type(of: target) }

  /// What the folder of the target is; nil if there is nothing.
  public var folderType: FileAttributeType? { Self.type(of: target.deletingLastPathComponent()) }

  public var journal: URL { companion("-journal") }

  /// Deletes the file, with what SQLite left unfinished in it.
  public func remove() throws {
    for file in [target, journal] where Self.type(of: file) != nil { try FileManager.default.removeItem(at: file) }
  }

  /// Makes sure that SQLite finds nothing beside the file that it takes for its own because of the name, and deletes.
  ///
  /// - Parameter isEmpty: whether the file has no byte or is missing.
  func checkCompanions(isEmpty: Bool) throws {
    for file in [journal, companion("-wal")] {
      guard let type = Self.type(of: file) else { continue }
      guard type == .typeRegular else { throw ForeignFile(file) }
      let start: Data
      do {
        start = try Self.start(of: file, count: JournalHeader.size)
      } catch {
        // Another program that has the file open may have deleted its journal meanwhile.
        if Self.type(of: file) == nil { continue }
        throw error
      }
      if start.isEmpty { continue }
      let header = JournalHeader(start)
      guard file == journal ? header.isJournal(ofEmptyFile: isEmpty) : header.isLog && !isEmpty else {
        throw ForeignFile(file)
      }
    }
  }

  static func start(of file: URL, count: Int) throws -> Data {
    let handle = try FileHandle(forReadingFrom: file)
    defer { try? handle.close() }
    return try handle.read(upToCount: count) ?? Data()
  }

  private func companion(_ suffix: String) -> URL { URL(fileURLWithPath: target.path + suffix) }

  private static func type(of file: URL) -> FileAttributeType? {
    let path = file.resolvingSymlinksInPath().path
    return (try? FileManager.default.attributesOfItem(atPath: path))?[.type] as? FileAttributeType
  }
}
