// SPDX-License-Identifier: MIT
import RxSwift
import XCTest

@testable import RepositorySearchCore

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

final class SearchErrorTests: XCTestCase {
  private let all: [SearchError] = [
    .notConnected, .serverNotFound, .timedOut, .interrupted, .rateLimited(until: nil), .rateLimited(until: Date()),
    .refused("Bad credentials"), .invalidQuery("It is empty."), .serverFailed(status: 502), .unexpectedStatus(418),
    .malformedAnswer, .emptyAnswer, .other("It broke"), .serverNotRunning(at: "http://127.0.0.1:1"),
    .hostNotFound("host"),
    .wrongServer, .stopped, .notSecure, .redirectedTooOften, .connectionFailed(code: -1008),
  ]

  func testEveryErrorHasAMessageOfItsOwnInWholeSentences() {
    let messages = all.map(\.message)
    XCTAssertEqual(Set(messages).count, all.count)
    for message in messages {
      XCTAssertTrue(message.hasSuffix("."), message)
      XCTAssertFalse(message.hasSuffix(".."), message)
      XCTAssertFalse(message.contains("Error Domain"), message)
    }
    XCTAssertEqual(all.map { $0.localizedDescription }, messages)
  }

  /// Somebody who searches GitHub has no server to start.
  func testAHostThatIsNotFoundIsAMatterOfTheNetwork() {
    XCTAssertEqual(
      SearchError.hostNotFound("api.github.com").message,
      "api.github.com cannot be reached. Check the network connection.")
  }

  func testErrorsOfTheSystem() {
    let expected: [(URLError.Code, SearchError)] = [
      (.notConnectedToInternet, .notConnected), (.cannotConnectToHost, .serverNotFound),
      (.cannotFindHost, .serverNotFound), (.timedOut, .timedOut), (.networkConnectionLost, .interrupted),
      (.dataNotAllowed, .notConnected), (.dnsLookupFailed, .serverNotFound), (.cannotParseResponse, .interrupted),
      (.badServerResponse, .interrupted), (.unknown, .interrupted), (.zeroByteResource, .emptyAnswer),
      (.secureConnectionFailed, .notSecure), (.serverCertificateUntrusted, .notSecure),
      (.serverCertificateHasUnknownRoot, .notSecure), (.serverCertificateHasBadDate, .notSecure),
      (.httpTooManyRedirects, .redirectedTooOften), (.resourceUnavailable, .connectionFailed(code: -1008)),
    ]
    let unknown = SearchError(URLError(.resourceUnavailable)).message
    XCTAssertFalse(unknown.contains("Domain"), unknown)
    for (code, error) in expected { XCTAssertEqual(SearchError(URLError(code)), error) }
    XCTAssertEqual(SearchError(RxError.timeout), .timedOut)
    XCTAssertEqual(SearchError(SearchError.emptyAnswer), .emptyAnswer)
  }

  func testErrorsOfTLSOnLinux() {
    let secure = [
      "SSL certificate problem: self-signed certificate",
      "SSL: no alternative certificate subject name matches target host name 'example.org'",
      "OpenSSL/3.0.19: error:0A00010B:SSL routines::wrong version number",
    ]
    let broken = [
      "OpenSSL SSL_read: OpenSSL/3.0.19: error:0A000126:SSL routines::unexpected eof while reading, errno 0",
      "OpenSSL SSL_connect: Connection reset by peer in connection to 127.0.0.1:1",
      "Recv failure: Connection reset by peer",
    ]
    for (words, expected) in secure.map({ ($0, SearchError.notSecure) }) + broken.map({ ($0, .interrupted) }) {
      let error = URLError(.unknown, userInfo: [NSLocalizedDescriptionKey: words])
      XCTAssertEqual(SearchError(error), expected, words)
    }
  }

  func testTheTimeOfTheResetIsThatOfTheUser() throws {
    let date = try XCTUnwrap(
      Calendar.current.date(from: DateComponents(year: 2026, month: 2, day: 3, hour: 9, minute: 5, second: 7)))
    XCTAssertTrue(SearchError.rateLimited(until: date).message.contains("09:05:07"))
  }

  func testWhatIsWorthRetrying() {
    let worth = all.filter(\.isWorthRetrying)
    XCTAssertEqual(worth, [.timedOut, .interrupted, .serverFailed(status: 502), .emptyAnswer])
  }
}
