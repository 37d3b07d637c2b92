// SPDX-License-Identifier: MIT
import Foundation
import RxCocoa
import RxSwift
import RxTestSupport
import XCTest

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

final class URLSessionTests: XCTestCase {
  private func makeServer() throws -> LoopbackServer {
    let server = try LoopbackServer(answer: { path in
      switch path {
      case "/json": return .init(body: #"{"name": "rx", "stars": 3}"#)
      case "/text": return .init(type: "text/plain", body: "no json")
      case "/missing": return .init(status: "404 Not Found", body: "gone")
      default: return nil
      }
    })
    addTeardownBlock { server.stop() }
    return server
  }

  override func setUp() {
    super.setUp()
    URLSession.rx.shouldLogRequest = { _ in false }
  }

  private let session = URLSession(configuration: .ephemeral)

  func testResponse() async throws {
    let server = try makeServer()
    let request = URLRequest(url: server.url("/missing"))
    let statuses = session.rx.response(request: request)
      .map { "\($0.response.statusCode) \(String(decoding: $0.data, as: UTF8.self))" }
    let status = try await statuses.asSingle().value
    XCTAssertEqual(status, "404 gone")
  }

  func testData() async throws {
    let server = try makeServer()
    let text = try await session.rx.data(request: URLRequest(url: server.url("/text")))
      .map { String(decoding: $0, as: UTF8.self) }.asSingle().value
    XCTAssertEqual(text, "no json")
    do {
      _ = try await session.rx.data(request: URLRequest(url: server.url("/missing"))).asSingle().value
      XCTFail("must throw")
    } catch RxCocoaURLError.httpRequestFailed(let response, let data) {
      XCTAssertEqual(response.statusCode, 404)
      XCTAssertEqual(data, Data("gone".utf8))
    }
  }

  func testJSON() async throws {
    let server = try makeServer()
    let name = try await session.rx.json(url: server.url("/json"))
      .map { ($0 as? [String: Any])?["name"] as? String ?? "" }.asSingle().value
    XCTAssertEqual(name, "rx")
    do {
      _ = try await session.rx.json(request: URLRequest(url: server.url("/text"))).map { "\($0)" }.asSingle().value
      XCTFail("must throw")
    } catch RxCocoaURLError.deserializationError {}
  }

  /// The servers of these tests take the same socket, one after the other.
  func testAServerThatHasStoppedTakesNoConnectionOfTheNext() async throws {
    for number in 0..<200 {
      try LoopbackServer(answer: { _ in .init(body: "stopped") }).stop()
      let server = try LoopbackServer(answer: { _ in .init(body: "\(number)") })
      let body = try await session.rx.data(request: URLRequest(url: server.url("/"))).asSingle().value
      XCTAssertEqual(String(decoding: body, as: UTF8.self), "\(number)")
      server.stop()
    }
  }

  func testDisposingCancelsTheRequest() async throws {
    let (asked, abandoned) = (expectation(description: "asked"), expectation(description: "abandoned"))
    let server = try LoopbackServer(
      onAbandon: { abandoned.fulfill() },
      answer: { _ in
        asked.fulfill()
        return nil
      })
    let log = Log()
    let subscription = session.rx.data(request: URLRequest(url: server.url("/never"))).subscribe { log.add("\($0)") }
    await fulfillment(of: [asked], timeout: 60)
    subscription.dispose()
    await fulfillment(of: [abandoned], timeout: 60)
    XCTAssertEqual(log.lines, [])
    server.stop()
  }

  func testAnErrorOfTheSession() async throws {
    let server = try makeServer()
    let url = server.url("/json")
    server.stop()
    do {
      _ = try await session.rx.data(request: URLRequest(url: url)).asSingle().value
      XCTFail("must throw")
    } catch { XCTAssert(error is URLError, "\(error)") }
  }

  func testDescriptions() {
    let response = HTTPURLResponse(
      url: URL(string: "http://localhost")!, statusCode: 500, httpVersion: nil, headerFields: nil)!
    XCTAssertEqual(
      RxCocoaURLError.httpRequestFailed(response: response, data: nil).debugDescription,
      "The request failed with status 500.")
    for error in [
      RxCocoaURLError.unknown, .nonHTTPResponse(response: response), .deserializationError(error: TestError()),
    ] {
      XCTAssertFalse(error.debugDescription.isEmpty)
    }
  }

  func testShouldLogRequest() {
    let asked = Box(0)
    URLSession.rx.shouldLogRequest = { _ in
      asked.value += 1
      return false
    }
    XCTAssertFalse(URLSession.rx.shouldLogRequest(URLRequest(url: URL(string: "http://localhost")!)))
    XCTAssertEqual(asked.value, 1)
    URLSession.rx.shouldLogRequest = { _ in false }
  }
}
