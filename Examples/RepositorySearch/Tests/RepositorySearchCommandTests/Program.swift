// SPDX-License-Identifier: MIT
import Foundation
import XCTest

/// A program of this package, as a process of its own.
struct Program {
  struct Outcome {
    var output: String
    var problem: String
    var exitCode: Int32
  }

  private static var folder: URL {
    #if os(macOS)
      // The test bundle lies beside the programs.
      return Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }?.bundleURL.deletingLastPathComponent()
        ?? Bundle.main.bundleURL
    #else
      return Bundle.main.bundleURL
    #endif
  }

  private static func process(_ name: String, _ arguments: [String]) -> Process {
    let process = Process()
    process.executableURL = folder.appendingPathComponent(name)
    process.arguments = arguments
    return process
  }

  /// Runs a program to its end.
  static func run(_ name: String, _ arguments: [String]) throws -> Outcome {
    let process = process(name, arguments)
    let output = Pipe()
    let problem = Pipe()
    process.standardOutput = output
    process.standardError = problem
    try process.run()
    // A page of results fits into the pipe's buffer many times over, so one may be read after the other.
    let text = output.fileHandleForReading.readDataToEndOfFile()
    let complaint = problem.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Outcome(
      output: String(decoding: text, as: UTF8.self), problem: String(decoding: complaint, as: UTF8.self),
      exitCode: process.terminationStatus)
  }

  /// Starts the server on a free port, and ends it after `body`.
  static func withServer(_ arguments: [String] = [], _ body: (_ url: String) throws -> Void) throws {
    let process = process("repository-server", ["--port", "0"] + arguments)
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    defer {
      process.terminate()
      process.waitUntilExit()
    }
    var line = Data()
    while line.last != UInt8(ascii: "\n") {
      let byte = output.fileHandleForReading.readData(ofLength: 1)
      guard !byte.isEmpty else { break }
      line += byte
    }
    let text = String(decoding: line, as: UTF8.self).trimmingCharacters(in: .newlines)
    let prefix = "listening on "
    guard text.hasPrefix(prefix + "http://127.0.0.1:") else { return XCTFail("The server says \"\(text)\".") }
    try body(String(text.dropFirst(prefix.count)))
  }
}
