// SPDX-License-Identifier: MIT
import Foundation
import ServerProcess
import XCTest

/// A program of this package, as a process of its own.
struct Program {
  struct Outcome {
    /// What the command says when an answer takes long, as every answer may on a busy machine.
    static let patience = "The server takes long to answer. Ctrl+C stops waiting.\n"

    var output: String
    /// What the command says apart from that.
    var problem: String
    var exitCode: Int32
    var tookLong: Bool

    init(output: Data, problem: Data, exitCode: Int32) {
      self.output = String(decoding: output, as: UTF8.self)
      let problem = String(decoding: problem, as: UTF8.self)
      self.problem = problem.replacingOccurrences(of: Self.patience, with: "")
      self.exitCode = exitCode
      tookLong = problem.contains(Self.patience)
    }
  }

  /// Runs a program to its end; `environment` is added to that of the tests, without their token for GitHub.
  static func run(_ name: String, _ arguments: [String], environment: [String: String] = [:]) throws -> Outcome {
    let process = Process()
    process.executableURL = builtProgram(name)
    process.arguments = arguments
    var variables = ProcessInfo.processInfo.environment
    variables["GITHUB_TOKEN"] = nil
    process.environment = variables.merging(environment) { $1 }
    let output = Pipe()
    let problem = Pipe()
    process.standardOutput = output
    process.standardError = problem
    try process.run()
    // A page of results fits into the pipe's buffer many times over, so one may be read after the other.
    let text = output.fileHandleForReading.readDataToEndOfFile()
    let complaint = problem.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Outcome(output: text, problem: complaint, exitCode: process.terminationStatus)
  }

  /// The same while a server in this process answers: the thread that waits is none of those that it needs.
  static func runInBackground(
    _ name: String, _ arguments: [String], environment: [String: String]
  ) async throws -> Outcome {
    try await withCheckedThrowingContinuation { continuation in
      Thread.detachNewThread {
        continuation.resume(with: Result { try run(name, arguments, environment: environment) })
      }
    }
  }

  /// Starts the server on a free port, and ends it after `body`.
  static func withServer(_ arguments: [String] = [], _ body: (_ url: String) throws -> Void) throws {
    let server = try ServerProcess(builtProgram("repository-server"), arguments: arguments)
    defer { server.stop() }
    try body(server.url.absoluteString)
  }
}
