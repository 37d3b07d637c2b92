// SPDX-License-Identifier: MIT
import Foundation
import RxGTK
import XCTest

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The program `repository-server`, as a process of its own on a free port.
@MainActor
final class RealServer {
  let url: URL
  private let process = Process()

  /// The program: `./test` names it; `swift build` in the package beside this one makes it.
  private static var program: URL {
    if let path = ProcessInfo.processInfo.environment["REPOSITORY_SERVER"] { return URL(fileURLWithPath: path) }
    return URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("RepositorySearch/.build/debug/repository-server")
  }

  /// Starts the server and waits until it listens.
  init(port: Int = 0) throws {
    try XCTSkipUnless(
      FileManager.default.isExecutableFile(atPath: Self.program.path),
      "Build the server first: swift build --package-path Examples/RepositorySearch")
    process.executableURL = Self.program
    process.arguments = ["--port", String(port), "--limit", "1000", "--delay", "50"]
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    var line = Data()
    while line.last != UInt8(ascii: "\n") {
      let byte = output.fileHandleForReading.readData(ofLength: 1)
      if byte.isEmpty { break }
      line += byte
    }
    let text = String(decoding: line, as: UTF8.self).trimmingCharacters(in: .newlines)
    url = try XCTUnwrap(URL(string: text.replacingOccurrences(of: "listening on ", with: "")), text)
    XCTAssertNotNil(url.port, "The server says \"\(text)\".")
  }

  /// Ends the process as a crash would: what it was sending stays unfinished.
  func kill() {
    guard process.isRunning else { return }
    Foundation.kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
  }

  /// Says what goes wrong in the next searches; nil for nothing.
  func plan(_ fault: String?) throws {
    var request = URLRequest(url: url.appendingPathComponent("_faults" + (fault.map { "/" + $0 } ?? "")))
    request.httpMethod = fault == nil ? "DELETE" : "PUT"
    let answered = DispatchSemaphore(value: 0)
    URLSession.shared.dataTask(with: request) { _, response, _ in
      XCTAssertEqual((response as? HTTPURLResponse)?.statusCode, 200)
      answered.signal()
    }
    .resume()
    XCTAssertEqual(answered.wait(timeout: .now() + 5), .success)
  }
}
