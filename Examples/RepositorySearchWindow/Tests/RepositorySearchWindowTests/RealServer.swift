// SPDX-License-Identifier: MIT
import Foundation
import ServerProcess
import XCTest

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The program `repository-server`, as a process of its own on a free port.
@MainActor
final class RealServer {
  private let process: ServerProcess

  var url: URL { process.url }

  /// Starts the server and waits until it listens.
  init(port: Int = 0) throws {
    process = try ServerProcess(builtProgram("repository-server"), port: port, arguments: ["--limit", "1000"])
  }

  /// Ends the process as a crash would: what it was sending stays unfinished.
  func kill() { process.kill() }

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
    XCTAssertEqual(answered.wait(timeout: .now() + 60), .success)
  }
}
