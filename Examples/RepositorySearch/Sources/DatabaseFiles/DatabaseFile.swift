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

  /// Whether there is no file, or one without a byte.
  public var isEmpty: Bool {
    guard let attributes = try? FileManager.default.attributesOfItem(atPath: target.path) else { return type == nil }
    return attributes[.type] as? FileAttributeType == .typeRegular && (attributes[.size] as? Int ?? 1) == 0
  }

  public var journal: URL { companion("-journal") }
  private var log: URL { companion("-wal") }

  /// Deletes the file, with what SQLite left unfinished in it.
  public func remove() throws {
    for file in [target, journal, log] where Self.type(of: file) != nil { try FileManager.default.removeItem(at: file) }
  }

  /// Makes sure that SQLite finds nothing beside the file that it takes for its own because of the name, and deletes.
  ///
  /// - Parameter header: the first 100 bytes of the file; less if there are not so many.
  func checkCompanions(header: Data) throws {
    // SQLite writes a log if this byte says so, and plays any log that it finds.
    let hasLog = header.count == 100 && header[18] == 2
    for file in [journal, log] {
      guard let type = Self.type(of: file) else { continue }
      guard type == .typeRegular else { throw ForeignFile(file) }
      let bytes: Data
      do {
        bytes = try Self.start(of: file, count: JournalHeader.size)
      } catch {
        // Another program may have deleted the journal between the two looks.
        if Self.type(of: file) == nil { continue }
        throw error
      }
      if bytes.isEmpty { continue }
      let start = JournalHeader(bytes)
      guard file == journal ? start.isJournal(ofEmptyFile: header.isEmpty) : start.isLog && hasLog else {
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
