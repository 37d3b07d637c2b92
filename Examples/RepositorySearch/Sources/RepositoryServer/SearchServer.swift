// SPDX-License-Identifier: MIT
import Foundation
import Hummingbird
import HummingbirdCore
import Logging
import LoopbackServer

/// A local stand-in for GitHub's repository search: the same paths, fields, paging and headers, over 1,254 recorded repositories.
///
/// It listens on the loopback interface only.
public struct SearchServer: Sendable {
  /// How the server behaves.
  public struct Configuration: Sendable {
    /// The port to listen on; 0 for a free one.
    public var port = 0
    /// Milliseconds that every search takes, up to `Fault.longestDelay`.
    public var delay = 0
    /// Something that goes wrong in every search, or in the first `faultCount`.
    public var fault: Fault?
    /// How many searches meet `fault`; nil for all.
    public var faultCount: Int?
    /// How many searches are answered in a window of time before status 403.
    public var rateLimit = 60
    /// The length of that window in seconds, up to `Fault.latestReset`.
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
  ///
  /// - Throws: a `SearchServerProblem` when the port cannot be listened on.
  public func run(started: @escaping @Sendable (URL) -> Void) async throws {
    do {
      try await application(server: .http1()) { channel in
        if let url = LoopbackServer.address(of: channel) { started(url) }
      }
      .runService()
    } catch {
      throw SearchServerProblem(error, port: configuration.port) ?? error
    }
  }

  /// Serves in the background; returns as soon as requests are answered.
  ///
  /// - Throws: the reason why the port cannot be listened on.
  public func start() async throws -> LoopbackServer {
    try await LoopbackServer { [port = configuration.port] error in
      SearchServerProblem(error, port: port) ?? error
    } _: {
      application(server: $0, started: $1)
    }
  }

  private func application(
    server: HTTPServerBuilder, started: @escaping LoopbackServer.Started
  ) -> some ApplicationProtocol {
    let router = Router(options: .autoGenerateHeadEndpoints)
    if configuration.logLevel <= .info { router.add(middleware: LogRequestsMiddleware(.info)) }
    router.add(middleware: ProblemMiddleware())
    handler.addRoutes(to: router)
    return Application(
      router: router,
      server: server,
      configuration: ApplicationConfiguration(
        address: .hostname("127.0.0.1", port: configuration.port),
        serverName: "repository-server"
      ),
      onServerRunning: started,
      logger: logger
    )
  }
}
