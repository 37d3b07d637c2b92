// SPDX-License-Identifier: MIT
import Foundation
import Hummingbird
import Logging
import LoopbackServer

/// Accounts, passwords and sessions behind HTTP, on the loopback interface only.
///
/// `POST /sessions` with an address and a password makes a session; `GET` and `DELETE /sessions/current` with its token tell of it and end it.
/// An answer says nothing about whether an address has an account: neither by what it says, nor by the work that it takes.
public struct LoginServer: Sendable {
  /// How the server behaves.
  public struct Configuration: Sendable {
    /// The port to listen on; 0 for a free one.
    public var port = 0
    /// The file of the accounts; nil keeps them in memory.
    public var file: URL?
    /// For how many seconds a session lasts.
    public var sessionLifetime: TimeInterval = 30 * 60
    /// How many wrong passwords an address may have in a window of time; then no password is looked at.
    public var attemptLimit = 5
    /// The length of that window in seconds.
    public var attemptWindow: TimeInterval = 15 * 60
    /// How slow the hashes of passwords are.
    public var cost = PasswordHash.Cost.standard
    /// What time it is.
    public var now: @Sendable () -> Date = { Date() }
    /// Where the server writes what happens. (Hummingbird reports every connection that `stop()` closes as an error.)
    public var logger: Logger

    public init() {
      logger = Logger(label: "login-server")
      logger.logLevel = .critical
    }
  }

  /// What goes wrong on purpose; demonstrations and tests change it while the server runs.
  public let faults = LoginFaults()
  let store: LoginStore
  private let configuration: Configuration
  private let handler: LoginHandler

  /// Opens the accounts.
  public init(_ configuration: Configuration = Configuration()) throws {
    self.configuration = configuration
    let hasher = PasswordHasher(cost: configuration.cost)
    store = try LoginStore(configuration, hasher: hasher)
    handler = LoginHandler(store: store, faults: faults)
  }

  /// Adds an account, or gives the one that there is another name and password.
  public func addAccount(address: String, name: String, password: String) async throws {
    try await store.addAccount(address: address, name: name, password: password)
  }

  /// Adds an account unless the address has one. One with this password and a hash of another cost gets a hash of today's.
  public func addAccountIfMissing(address: String, name: String, password: String) async throws {
    guard try await store.hasAccount(address: address) else {
      return try await store.addAccount(address: address, name: name, password: password)
    }
    try await store.renewHash(address: address, password: password)
  }

  /// Serves in the background; returns as soon as requests are answered.
  public func start() async throws -> LoopbackServer {
    try await LoopbackServer { server, started in
      Application(
        router: router(), server: server,
        configuration: ApplicationConfiguration(
          address: .hostname("127.0.0.1", port: configuration.port), serverName: "login-server"),
        onServerRunning: started, logger: configuration.logger)
    }
  }

  private func router() -> Router<BasicRequestContext> {
    let router = Router(options: .autoGenerateHeadEndpoints)
    // It writes paths and headers' names, never a body; the token's header is left out as well.
    if configuration.logger.logLevel <= .info { router.add(middleware: LogRequestsMiddleware(.info)) }
    handler.addRoutes(to: router)
    return router
  }
}
