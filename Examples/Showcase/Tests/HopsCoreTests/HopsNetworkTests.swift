// SPDX-License-Identifier: MIT
import Foundation
import RxSwift
import RxTest
import ShowcaseNetwork
import XCTest

@testable import HopsCore

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// What the network layer makes of answers and of their absence.
final class HopsNetworkTests: XCTestCase {
  private let server = URL(string: "http://127.0.0.1:1")!

  /// What an observer hears of a page.
  private func outcome(server: Observable<URL>? = nil, _ transport: @escaping HTTP.Transport) -> Event<Int>? {
    let scheduler = TestScheduler(initialClock: 0, resolution: 0.001)
    let observer = scheduler.createObserver(Int.self)
    let network = HopsHTTP.network(server: server ?? .just(self.server), scheduler: scheduler, transport: transport)
    let controller = HopsController(network: network, scheduler: scheduler)
    let subscription = controller.page(1, of: HopQuery()).map(\.elements.count).subscribe(observer)
    scheduler.advanceTo(20_000)
    subscription.dispose()
    return observer.events.first?.value
  }

  private func answer(_ status: Int, _ text: String) -> HTTP.Transport {
    { request in
      .just(
        (HTTPURLResponse(url: request.url!, statusCode: status, httpVersion: nil, headerFields: nil)!, Data(text.utf8)))
    }
  }

  func testEveryFaultHasItsName() {
    let faults: [(HTTP.Transport, HopsError)] = [
      ({ _ in .error(NetworkProblem.unreachable) }, .offline),
      ({ _ in .error(NetworkProblem.interrupted) }, .interrupted),
      ({ _ in .error(NetworkProblem.timedOut) }, .timedOut),
      ({ _ in .never() }, .timedOut),
      (answer(500, ""), .serverFailed(500)), (answer(404, ""), .serverFailed(404)),
      (answer(200, #"{"weather":"sunny"}"#), .unreadable), (answer(200, #"{"hops":[{"na"#), .unreadable),
    ]
    func hop(_ alpha: String) -> HTTP.Transport {
      answer(
        200,
        """
        {"hops":[{"name":"A","alpha":\(alpha),"beta":1,"origin":"US","type":"aroma","substitutes":[],"humulene":0,\
        "caryophyllene":0,"cohumulone":0,"myrcene":0}]}
        """)
    }
    XCTAssertEqual(outcome(hop("12.5"))?.element, 1)
    for alpha in ["1e19", "1e-300", "-3", "100.5"] {
      XCTAssertEqual(outcome(hop(alpha))?.error as? HopsError, .unreadable, alpha)
    }
    for (transport, error) in faults { XCTAssertEqual(outcome(transport)?.error as? HopsError, error) }
    XCTAssertEqual(outcome(answer(200, #"{"hops":[]}"#))?.element, 0)
  }

  func testAServerThatDoesNotStartSaysWhy() {
    struct NoServer: Error, CustomStringConvertible { let description = "The hops are missing." }
    let error = outcome(server: .error(NoServer())) { _ in .never() }?.error as? HopsError
    XCTAssertEqual(error, .other("The hops are missing."))
    XCTAssertEqual(error?.message, "The hops are missing.")
  }

  /// Only what is not connected says so.
  func testHalfAnAnswerIsNotOffline() {
    let stage = HopsStage()
    stage.fault.accept(.interrupted)
    stage.pass()
    XCTAssertEqual(stage.state.emptyPage, .failed("The connection broke off. Try again."))
    XCTAssertNotEqual(stage.state.emptyPage?.title, HopsPage.offline.title)
  }
}
