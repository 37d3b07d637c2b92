// SPDX-License-Identifier: MIT
import Foundation

/// The file that keeps pages, looked at before SQLite opens it.
///
/// SQLite changes what it opens: it fills an empty file, rolls back what another program left unfinished and deletes journals. So the
/// header is read first, and a file that does not carry the cache's number is not opened at all.
struct CacheFile {
  /// What the cache writes into the header of its files as SQLite's `application_id`: "RxRS".
  static let applicationID: Int32 = 0x5278_5253

  /// What a file begins with that SQLite made.
  private static let magic = Data("SQLite format 3\0".utf8)
  private static let journalMagic = Data([0xd9, 0xd5, 0x05, 0xf9, 0x20, 0xa1, 0x63, 0xd7])
  private static let idOffset = 68

  var url: URL

  /// Makes sure that the file is a cache, empty or not there yet, and that nothing else is in the way.
  func check() throws(CacheProblem) {
    let target = try target()
    let folder = target.deletingLastPathComponent()
    guard Self.type(of: folder) == .typeDirectory else { throw .folderIsMissing(folder.path) }
    switch Self.type(of: target) {
    case nil: break
    case .typeRegular?: try checkHeader(of: target)
    case .typeDirectory?: throw .isAFolder(url.path)
    default: throw .isForeign(url.path)
    }
    // SQLite takes these for its own because of their names, and deletes them.
    for suffix in ["-journal", "-wal"] {
      let companion = URL(fileURLWithPath: target.path + suffix)
      guard Self.type(of: companion) != nil else { continue }
      let start = try Self.start(of: companion, count: Self.journalMagic.count)
      guard start.isEmpty || (suffix == "-journal" && start == Self.journalMagic) else {
        throw .isForeign(companion.path)
      }
    }
  }

  /// The file that SQLite opens: `url`, or what its links lead to. SQLite keeps its journal beside this file, not beside a link.
  private func target() throws(CacheProblem) -> URL {
    var target = url
    // A ring of links has no end.
    for _ in 0..<100 {
      guard let next = try? FileManager.default.destinationOfSymbolicLink(atPath: target.path) else { break }
      // This stands for bytes that are no text: SQLite would open another file than the one that is looked at here.
      guard !next.contains("\u{FFFD}") else { throw .isForeign(url.path) }
      target = URL(fileURLWithPath: next.hasPrefix("/") ? next : target.deletingLastPathComponent().path + "/" + next)
    }
    return target
  }

  /// Deletes the file, with what SQLite left unfinished in it.
  func remove() throws {
    let target = try target()
    try FileManager.default.removeItem(at: target)
    let journal = target.path + "-journal"
    if FileManager.default.fileExists(atPath: journal) { try FileManager.default.removeItem(atPath: journal) }
  }

  private func checkHeader(of target: URL) throws(CacheProblem) {
    let header = try Self.start(of: target, count: Self.idOffset + 4)
    // A program that ended just after it made the file leaves it empty, and there is nothing to lose in it.
    if header.isEmpty { return }
    guard header.count == Self.idOffset + 4, header.starts(with: Self.magic) else { throw .isForeign(url.path) }
    let id = header.suffix(4).reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
    guard Int32(bitPattern: id) == Self.applicationID else { throw .isForeign(url.path) }
  }

  private static func start(of file: URL, count: Int) throws(CacheProblem) -> Data {
    do {
      let handle = try FileHandle(forReadingFrom: file)
      defer { try? handle.close() }
      return try handle.read(upToCount: count) ?? Data()
    } catch {
      throw .cannotBeOpened(file.path, reason: "it cannot be read")
    }
  }

  private static func type(of file: URL) -> FileAttributeType? {
    let path = file.resolvingSymlinksInPath().path
    return (try? FileManager.default.attributesOfItem(atPath: path))?[.type] as? FileAttributeType
  }
}

/// Why a file cannot keep pages.
public enum CacheProblem: Error, Hashable {
  /// The file is something else than a cache of this program.
  case isForeign(String)
  /// A folder is where the file should be.
  case isAFolder(String)
  /// There is no folder for the file.
  case folderIsMissing(String)
  /// The system or SQLite does not open it; for what reason.
  case cannotBeOpened(String, reason: String)
}

extension CacheProblem: LocalizedError {
  /// A sentence or two for the person who named the file.
  public var message: String {
    switch self {
    case .isForeign(let path): "“\(path)” is not a cache of this program. It is left as it is; name another file."
    case .isAFolder(let path): "“\(path)” is a folder. Name a file in it."
    case .folderIsMissing(let path): "There is no folder “\(path)”. Make it, or name a file elsewhere."
    case .cannotBeOpened(let path, let reason): "“\(path)” cannot be opened: \(reason)."
    }
  }

  public var errorDescription: String? { message }
}
