// SPDX-License-Identifier: MIT
import Foundation
import Hummingbird
import Logging

/// A local stand-in for GitHub's repository search: the same paths, fields, paging and headers, over 1,254 recorded repositories.
///
/// It listens on the loopback interface only.
public struct SearchServer: Sendable {
  /// How the server behaves.
  public struct Configuration: Sendable {
    /// The port to listen on; 0 for a free one.
    public var port = 0
    /// Milliseconds that every search takes.
    public var delay = 0
    /// Something that goes wrong in every search, or in the first `faultCount`.
    public var fault: Fault?
    /// How many searches meet `fault`; nil for all.
    public var faultCount: Int?
    /// How many searches are answered in a window of time before status 403.
    public var rateLimit = 60
    /// The length of that window in seconds.
    public var rateWindow: TimeInterval = 60
    /// What is written to the log. (Hummingbird reports every connection that `stop()` closes as an error.)
    public var logLevel = Logger.Level.critical

    public init() {}
  }

  private let configuration: Configuration
  private let handler: SearchHandler
  private let logger: Logger

  /// Loads the repositories into SQLite.
  public init(_ configuration: Configuration = Configuration()) throws {
    self.configuration = configuration
    var logger = Logger(label: "repository-server")
    logger.logLevel = configuration.logLevel
    self.logger = logger
    handler = SearchHandler(
      store: try RepositoryStore(repositories: StoredRepository.bundled()),
      limiter: RateLimiter(limit: configuration.rateLimit, window: configuration.rateWindow),
      faults: FaultPlan(standing: configuration.fault, count: configuration.faultCount),
      delay: configuration.delay
    )
  }

  /// Serves until the process is told to end (SIGINT, SIGTERM). `started` gets the address.
  public func run(started: @escaping @Sendable (URL) -> Void) async throws {
    try await application(started: started).runService()
  }

  /// Serves in the background; returns as soon as requests are answered.
  ///
  /// - Throws: the reason why the port cannot be listened on.
  public func start() async throws -> RunningSearchServer {
    let (addresses, continuation) = AsyncThrowingStream<URL, any Error>.makeStream()
    let application = application { continuation.yield($0) }
    let task = Task {
      do {
        try await application.run()
        continuation.finish()
      } catch {
        continuation.finish(throwing: error)
      }
    }
    for try await url in addresses { return RunningSearchServer(url: url, task: task) }
    throw CancellationError()
  }

  private func application(started: @escaping @Sendable (URL) -> Void) -> some ApplicationProtocol {
    let router = Router()
    if configuration.logLevel <= .info { router.add(middleware: LogRequestsMiddleware(.info)) }
    let handler = handler
    router.get("/search/repositories") { request, _ in try await handler.search(request) }
    router.get("/_faults") { _, _ in await handler.faults.summary + "\n" }
    router.put("/_faults/{fault}") { request, context in
      guard let fault = Fault(try context.parameters.require("fault")) else { throw HTTPError(.badRequest) }
      let count = request.uri.queryParameters["count"].flatMap { Int($0) }
      if let count, count < 1 { throw HTTPError(.badRequest) }
      await handler.faults.plan(fault, count: count)
      return await handler.faults.summary + "\n"
    }
    router.delete("/_faults") { _, _ in
      await handler.faults.clear()
      return await handler.faults.summary + "\n"
    }
    return Application(
      router: router,
      configuration: ApplicationConfiguration(
        address: .hostname("127.0.0.1", port: configuration.port),
        serverName: "repository-server"
      ),
      onServerRunning: { channel in
        guard let port = channel.localAddress?.port, let url = URL(string: "http://127.0.0.1:\(port)") else { return }
        started(url)
      },
      logger: logger
    )
  }
}

/// A server that runs in this process.
public struct RunningSearchServer: Sendable {
  /// Where it listens.
  public let url: URL
  fileprivate let task: Task<Void, Never>

  /// Closes all connections, those in the middle of an answer included, and waits until the port is free.
  public func stop() async {
    task.cancel()
    await task.value
  }
}
