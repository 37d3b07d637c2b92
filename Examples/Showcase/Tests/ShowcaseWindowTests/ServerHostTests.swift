// SPDX-License-Identifier: MIT
import RxSwift
import ShowcaseShell
import XCTest

final class ServerHostTests: XCTestCase {
  func testAServerThatIsStartingWhenTheHostStopsIsStopped() async {
    let (begun, stopped) = (expectation(description: "begun"), expectation(description: "stopped"))
    let (starts, start) = AsyncStream.makeStream(of: Void.self)
    let host = ServerHost(
      start: {
        begun.fulfill()
        // The start does not look at the cancellation of its task.
        await Task { for await _ in starts {} }.value
        return "server"
      },
      stop: { server in
        XCTAssertEqual(server, "server")
        stopped.fulfill()
      })
    let subscription = host.running.subscribe()
    await fulfillment(of: [begun], timeout: 60)
    subscription.dispose()
    host.stop()
    start.finish()
    await fulfillment(of: [stopped], timeout: 60)
  }
}
