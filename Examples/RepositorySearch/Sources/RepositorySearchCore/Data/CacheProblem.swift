// SPDX-License-Identifier: MIT
import Foundation

/// Why a file cannot keep pages.
public enum CacheProblem: Error, Hashable {
  /// The file is something else than a cache of this program.
  case isForeign(String)
  /// A file has the name that SQLite gives to what it keeps beside the cache for the moment, and deletes.
  case isInTheWay(String)
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
    case .isInTheWay(let path):
      "“\(path)” is in the way of the cache: SQLite would delete it. Move it, or name another cache."
    case .isAFolder(let path): "“\(path)” is a folder. Name a file in it."
    case .folderIsMissing(let path): "There is no folder “\(path)”. Make it, or name a file elsewhere."
    case .cannotBeOpened(let path, let reason): "“\(path)” cannot be opened: \(reason)."
    }
  }

  public var errorDescription: String? { message }
}
