// SPDX-License-Identifier: MIT
import Foundation
import XCTest

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The server of the page, without a browser.
final class ServerTests: XCTestCase {
  private var server: ServedPage!
  private var address: String { server.address }

  override func setUpWithError() throws { server = try ServedPage("marble-playground") }
  override func tearDown() { server.stop() }

  private func send(_ method: String, _ path: String) async throws -> (status: Int, length: String?, data: Data) {
    var request = URLRequest(url: try XCTUnwrap(URL(string: address + path)))
    request.httpMethod = method
    let (data, response) = try await URLSession.shared.data(for: request)
    let answer = try XCTUnwrap(response as? HTTPURLResponse)
    return (answer.statusCode, answer.value(forHTTPHeaderField: "Content-Length"), data)
  }

  func testHeadIsGetWithoutABody() async throws {
    for path in ["", "style.css", "scripts/main.js", "operators.json", "nothing"] {
      let full = try await send("GET", path)
      let head = try await send("HEAD", path)
      XCTAssertEqual(head.status, full.status, path)
      XCTAssertEqual(head.length, full.length, path)
      XCTAssertEqual(head.data, Data(), path)
    }
  }

  func testAPortInUseIsToldAsASentence() throws {
    let port = try XCTUnwrap(URL(string: address)?.port)
    let (process, problems) = (Process(), Pipe())
    process.executableURL = ServedPage.program("marble-playground")
    process.arguments = ["--port", "\(port)"]
    process.standardError = problems
    try process.run()
    let text = String(decoding: problems.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    XCTAssertEqual(
      text, "Port \(port) cannot be used: Address already in use. Name another one, or 0 for a free one.\n")
    XCTAssertEqual(process.terminationStatus, 1)
  }
}
