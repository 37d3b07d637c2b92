// SPDX-License-Identifier: MIT
import Foundation
import NIOCore
import NIOPosix
import RepositoryServer
import XCTest

/// Servers that stop while clients come.
final class StopTests: ServerTestCase {
  /// NIO ends the process if a server is cancelled before it serves a connection that it has accepted.
  func testConnectionsThatComeWhileTheServerStops() async throws {
    try await stopServers(40, step: .zero)
  }

  /// A slow event loop makes the time longer between accepting a connection and serving it.
  func testConnectionsThatComeWhileTheServerStopsOnSlowEventLoops() async throws {
    let slowness = MultiThreadedEventLoopGroup.singleton.makeIterator().map { loop in
      loop.scheduleRepeatedTask(initialDelay: .zero, delay: .milliseconds(1)) { _ in usleep(130_000) }
    }
    defer { for task in slowness { task.cancel() } }
    try await stopServers(8, step: .milliseconds(37))
  }

  /// Stops servers, one after the other, each while 24 clients connect, and each one `step` later than the one before.
  private func stopServers(_ count: Int, step: Duration) async throws {
    let clientLoops = MultiThreadedEventLoopGroup(numberOfThreads: 1)
    for round in 0..<count {
      var configuration = SearchServer.Configuration()
      configuration.port = 0
      let server = try await SearchServer(configuration).start()
      let port = try XCTUnwrap(server.url.port)
      let clients = (0..<24).map { _ in
        Task {
          try await ClientBootstrap(group: clientLoops).connect(host: "127.0.0.1", port: port).get()
        }
      }
      try await Task.sleep(for: step * round)
      await server.stop()
      // The system does not tell a client that sends nothing about each connection that nobody took before the port was closed.
      for client in clients { try? await client.value.close() }
    }
    try await clientLoops.shutdownGracefully()
  }
}
