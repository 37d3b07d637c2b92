// SPDX-License-Identifier: MIT
import DatabaseFiles
import Foundation
import GRDB

/// Why there is no schedule.
public enum ScheduleProblem: Error, Hashable, Sendable {
  /// There is no space for the file.
  case diskFull
  /// The folder or the file may not be written.
  case notAllowed
  /// A link leads to a folder that is not there; to which.
  case folderIsMissing(String)
  /// The file in its place is another program's; what it is called.
  case foreign(String)
  /// The schedule that comes with the app is damaged; where.
  case damaged(String)
  /// Something else.
  case other(String)

  /// What an error of any kind means here.
  public init(_ error: any Error) {
    switch error {
    case let error as ScheduleProblem: self = error
    case let error as ForeignFile: self = .foreign(error.name)
    case let error as ScheduleFiles.Unreadable: self = .damaged(error.description)
    case let error as DatabaseError:
      switch error.resultCode {
      case .SQLITE_FULL: self = .diskFull
      case .SQLITE_READONLY, .SQLITE_CANTOPEN, .SQLITE_PERM, .SQLITE_AUTH: self = .notAllowed
      default: self = .other(error.message ?? "SQLite reports \(error.resultCode.rawValue).")
      }
    case let error as CocoaError:
      switch error.code {
      case .fileWriteOutOfSpace: self = .diskFull
      case .fileReadNoSuchFile, .fileNoSuchFile: self = .damaged("The files of the schedule are missing.")
      default: self = .notAllowed
      }
    default: self = .other("\(error)")
    }
  }

  /// What the user is told.
  public var message: String {
    switch self {
    case .diskFull: "The disk is full: there is no space for the schedule. Make space and try again."
    case .notAllowed: "The folder for the schedule may not be written."
    case .folderIsMissing(let folder): "The folder “\(folder)” for the schedule is missing. Make it and try again."
    case .foreign(let name):
      "\(name), in the place of the schedule, belongs to another program. It was left as it is: move it and try again."
    case .damaged(let what): what
    case .other(let reason): reason
    }
  }
}
