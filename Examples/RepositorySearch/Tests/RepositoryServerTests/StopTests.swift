// SPDX-License-Identifier: MIT
import Foundation
import NIOCore
import NIOPosix
import RepositoryServer
import XCTest

/// Servers that stop while clients come.
final class StopTests: ServerTestCase {
  /// A connection that the server has accepted and not looked at yet has once ended the process.
  func testConnectionsThatComeWhileTheServerStops() async throws {
    for _ in 0..<40 {
      var configuration = SearchServer.Configuration()
      configuration.port = 0
      let server = try await SearchServer(configuration).start()
      let port = try XCTUnwrap(server.url.port)
      let clients = (0..<24).map { _ in
        Task {
          try await ClientBootstrap(group: MultiThreadedEventLoopGroup.singleton).connect(host: "127.0.0.1", port: port)
            .get()
        }
      }
      await server.stop()
      // The system does not tell a client that sends nothing about each connection that nobody took before the port was closed.
      for client in clients { try? await client.value.close() }
    }
  }
}
