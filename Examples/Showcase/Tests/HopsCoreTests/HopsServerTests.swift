// SPDX-License-Identifier: MIT
import Foundation
import HopsServer
import RxSwift
import XCTest

@testable import HopsCore

/// The layers on a real server, over real sockets.
final class HopsServerTests: XCTestCase {
  func testAllHopsComeFromTheServerAndTheirSubstitutesAreThere() async throws {
    let server = try await HopsServer().start()
    let scheduler = SerialDispatchQueueScheduler(internalSerialQueueName: "hops-tests")
    let controller = HopsController(
      network: HopsHTTP.network(server: .just(server.url), scheduler: scheduler), scheduler: scheduler)
    var hops: [Hop] = []
    var number: Int? = 1
    while let page = number {
      for try await found in controller.page(page, of: HopQuery()).values {
        hops += found.elements
        number = found.next
      }
    }
    XCTAssertEqual(hops.count, 62)
    XCTAssertEqual(hops.map(\.name), hops.map(\.name).sorted())
    let links = hops.flatMap(\.substitutes).compactMap(\.hop)
    XCTAssertGreaterThan(links.count, 80)
    let names = Set(hops.map(\.name))
    XCTAssertTrue(links.allSatisfy(names.contains))
    var query = HopQuery()
    query.text = "cas"
    query.origin = "US"
    for try await found in controller.page(1, of: query).values {
      XCTAssertEqual(found.elements.map(\.name), ["Cascade"])
    }
    for try await origins in controller.origins.values { XCTAssertTrue(origins.contains("Czech Republic")) }
    // One of them is Columbus/Tomahawk/Zeus.
    for name in names {
      for try await hop in controller.hop(named: name).values { XCTAssertEqual(hop.name, name) }
    }
    do {
      for try await hop in controller.hop(named: "No/such hop").values { XCTFail("\(hop)") }
      XCTFail("there is such a hop")
    } catch { XCTAssertEqual(error as? HopsError, .serverFailed(404)) }
    for number in [Int.min, -1, 0, 5, Int.max] {
      for try await found in controller.page(number, of: HopQuery()).values {
        XCTAssertEqual(found.elements.isEmpty, number > 4, "page \(number)")
        XCTAssertEqual(found.next, number > 4 ? nil : 2, "page \(number)")
      }
    }
    await server.stop()
    do {
      query.text = "new"
      for try await page in controller.page(1, of: query).values { XCTFail("\(page)") }
      XCTFail("the server answers though it has stopped")
    } catch { XCTAssertEqual(error as? HopsError, .offline) }
  }
}
