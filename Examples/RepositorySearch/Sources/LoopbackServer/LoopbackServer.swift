// SPDX-License-Identifier: MIT
import Foundation
import Hummingbird
import HummingbirdCore
import NIOCore
import ServiceLifecycle

/// A server that runs in this process, on the loopback interface only.
public struct LoopbackServer: Sendable {
  /// Tells that a server listens.
  public typealias Started = @Sendable (any Channel) async -> Void

  /// Where it listens.
  public let url: URL
  private let gate: ConnectionGate
  private let service: ServiceGroup
  private let task: Task<Void, Never>

  /// Serves in the background; returns as soon as requests are answered.
  ///
  /// - Parameters:
  ///   - explain: says what an error means, such as a port that another program has.
  ///   - make: makes the application, which must serve with `server` and calls `started` when it listens.
  public init<Server: ApplicationProtocol>(
    explain: @escaping @Sendable (any Error) -> any Error = { $0 },
    _ make: (_ server: HTTPServerBuilder, _ started: @escaping Started) -> Server
  ) async throws {
    let (addresses, continuation) = AsyncThrowingStream<URL, any Error>.makeStream()
    let gate = ConnectionGate()
    let server = HTTPServerBuilder { GatedChannel(base: HTTP1Channel(responder: $0), gate: gate) }
    let application = make(server) { channel in
      if let url = Self.address(of: channel) { continuation.yield(url) }
    }
    var configuration = ServiceGroupConfiguration(services: [application], logger: application.logger)
    configuration.maximumGracefulShutdownDuration = .milliseconds(100)
    let service = ServiceGroup(configuration: configuration)
    let task = Task {
      do {
        try await service.run()
        continuation.finish()
      } catch {
        continuation.finish(throwing: explain(error))
      }
    }
    for try await url in addresses {
      self.init(url: url, gate: gate, service: service, task: task)
      return
    }
    throw CancellationError()
  }

  private init(url: URL, gate: ConnectionGate, service: ServiceGroup, task: Task<Void, Never>) {
    self.url = url
    self.gate = gate
    self.service = service
    self.task = task
  }

  /// The address of a server on the loopback interface.
  public static func address(of channel: any Channel) -> URL? {
    channel.localAddress?.port.flatMap { URL(string: "http://127.0.0.1:\($0)") }
  }

  /// Closes all connections, those in the middle of an answer included, and waits until the port is free.
  ///
  /// The server serves no new connection from now on. An answer that is on its way has 0.1 seconds to end.
  public func stop() async {
    // The group cancels the server 0.1 seconds later, which no connection may meet on its way.
    await gate.close()
    await service.triggerGracefulShutdown()
    await task.value
  }
}
