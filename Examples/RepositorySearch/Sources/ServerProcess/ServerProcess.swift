// SPDX-License-Identifier: MIT
import Foundation

/// The program `repository-server` as a process of its own, for tests.
public final class ServerProcess {
  /// The server did not start; what it said instead of its address.
  public struct NotStarted: Error {
    public let output: String
  }

  /// Where it listens.
  public let url: URL
  private let process = Process()

  /// Starts the server and waits until it listens.
  ///
  /// - Parameters:
  ///   - program: the program's file.
  ///   - port: where to listen; 0 for a free port.
  ///   - arguments: further options of the program.
  public init(_ program: URL, port: Int = 0, arguments: [String] = []) throws {
    process.executableURL = program
    process.arguments = ["--port", String(port)] + arguments
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    var line = Data()
    while line.last != UInt8(ascii: "\n") {
      let byte = output.fileHandleForReading.readData(ofLength: 1)
      guard !byte.isEmpty else { break }
      line += byte
    }
    let text = String(decoding: line, as: UTF8.self).trimmingCharacters(in: .newlines)
    let prefix = "listening on "
    guard text.hasPrefix(prefix), let url = URL(string: String(text.dropFirst(prefix.count))), url.port != nil else {
      process.terminate()
      process.waitUntilExit()
      throw NotStarted(output: text)
    }
    self.url = url
  }

  /// Asks the process to end, and waits for that.
  public func stop() {
    if process.isRunning { process.terminate() }
    // Without it, Foundation keeps the process and its pipe.
    process.waitUntilExit()
  }

  /// Asks the process to end, and returns whether it does so in time. If not, it is ended.
  public func stops(within seconds: TimeInterval) -> Bool {
    process.terminate()
    let end = DispatchTime.now() + seconds
    while process.isRunning, DispatchTime.now() < end { usleep(10_000) }
    defer { kill() }
    return !process.isRunning
  }

  /// Ends the process as a crash would: what it was sending stays unfinished.
  public func kill() {
    if process.isRunning { Foundation.kill(process.processIdentifier, SIGKILL) }
    process.waitUntilExit()
  }
}
