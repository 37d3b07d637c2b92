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
    .malformedAnswer, .emptyAnswer, .other("It broke"),
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

  func testErrorsOfTheSystem() {
    let expected: [(URLError.Code, SearchError)] = [
      (.notConnectedToInternet, .notConnected), (.cannotConnectToHost, .serverNotFound),
      (.cannotFindHost, .serverNotFound), (.timedOut, .timedOut), (.networkConnectionLost, .interrupted),
      (.dataNotAllowed, .notConnected), (.dnsLookupFailed, .serverNotFound), (.cannotParseResponse, .interrupted),
      (.badServerResponse, .interrupted), (.unknown, .interrupted), (.zeroByteResource, .emptyAnswer),
    ]
    for (code, error) in expected { XCTAssertEqual(SearchError(URLError(code)), error) }
    XCTAssertEqual(SearchError(RxError.timeout), .timedOut)
    XCTAssertEqual(SearchError(SearchError.emptyAnswer), .emptyAnswer)
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
