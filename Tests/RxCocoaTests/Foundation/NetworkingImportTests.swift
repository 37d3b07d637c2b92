// SPDX-License-Identifier: MIT
import Foundation
import RxCocoa
import XCTest

/// This file does not import the module in which Foundation keeps its networking types on Linux: code from elsewhere
/// does not know it.
final class NetworkingImportTests: XCTestCase {
  func testNetworkingTypesComeWithTheModule() throws {
    let request = URLRequest(url: try XCTUnwrap(URL(string: "http://127.0.0.1:1")))
    let data: Observable<Data> = URLSession.shared.rx.data(request: request)
    let statuses: Observable<Int> = URLSession.shared.rx.response(request: request)
      .map { (response: HTTPURLResponse, _: Data) in response.statusCode }
    withExtendedLifetime((data, statuses)) {}
    XCTAssertEqual(request.httpMethod, "GET")
  }
}
