// SPDX-License-Identifier: MIT
import Foundation
import GRDB
import ServerProcess
import XCTest

@testable import AccountCore

/// A process that writes is killed; what it left behind is read by this one.
final class CrashTests: XCTestCase {
  func testACrashInTheMiddleOfATransactionLosesNothing() throws {
    try withFolder { folder in
      let file = folder.appendingPathComponent("account.sqlite")
      let writer = try Writer(file, "pause")
      XCTAssertEqual(try writer.lines(until: "in the middle"), ["kept 1", "in the middle"])
      writer.kill()
      try check(file, kept: 1...1)
    }
  }

  /// Wherever the writing is: all that it said to be kept is there, at most one change more, and each of them whole.
  func testACrashAnywhereLosesNothing() throws {
    for round in 1...8 {
      try withFolder { folder in
        let file = folder.appendingPathComponent("account.sqlite")
        let writer = try Writer(file)
        _ = try writer.lines(until: "kept \(round * 3)")
        writer.kill()
        let last = try writer.lines().last ?? "kept \(round * 3)"
        let number = try XCTUnwrap(Int(last.dropFirst("kept ".count)))
        try check(file, kept: number...(number + 1))
      }
    }
  }

  private func check(_ file: URL, kept: ClosedRange<Int>) throws {
    let user = try XCTUnwrap(try SQLiteAccountStore(file: file).load().user)
    let number = Int(user.session.expires.timeIntervalSince1970)
    XCTAssertTrue(kept.contains(number), "\(number)")
    XCTAssertEqual(user.name, "Name \(number)")
    XCTAssertEqual(user.address, "user\(number)@example.com")
    XCTAssertEqual(user.session.token, Secret("token \(number)"))
    let verdict = try DatabaseQueue(path: file.path).read { try String.fetchAll($0, sql: "PRAGMA integrity_check") }
    XCTAssertEqual(verdict, ["ok"])
    _ = try SQLiteAccountStore(file: file).save(.renamed("Later"))
    XCTAssertEqual(try SQLiteAccountStore(file: file).load().user?.name, "Later")
  }
}

/// The program `account-writer`.
final class Writer {
  private let process = Process()
  private let output = Pipe()
  private var rest = Data()

  init(_ file: URL, _ arguments: String...) throws {
    process.executableURL = builtProgram("account-writer")
    process.arguments = [file.path] + arguments
    process.standardOutput = output
    try process.run()
  }

  /// The lines up to one that is `last`.
  func lines(until last: String) throws -> [String] {
    var lines: [String] = []
    while lines.last != last {
      guard let line = nextLine() else { throw Ended(lines: lines) }
      lines.append(line)
    }
    return lines
  }

  /// The lines that are left, of a process that has ended.
  func lines() throws -> [String] {
    var lines: [String] = []
    while let line = nextLine() { lines.append(line) }
    return lines
  }

  struct Ended: Error { var lines: [String] }

  func kill() {
    Foundation.kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
  }

  private func nextLine() -> String? {
    while true {
      if let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
        let line = String(decoding: rest[rest.startIndex..<end], as: UTF8.self)
        rest = Data(rest[(end + 1)...])
        return line
      }
      let data = output.fileHandleForReading.availableData
      if data.isEmpty { return nil }
      rest += data
    }
  }
}
