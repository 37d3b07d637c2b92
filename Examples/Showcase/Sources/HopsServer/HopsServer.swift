// SPDX-License-Identifier: MIT
import Foundation
import Hummingbird
import Logging
import LoopbackServer

/// A small server of brewing hops, on the loopback interface only.
///
///     GET /hops?q=&origin=&type=&alpha=&page=   a page of hops, with the number of the next one
///     GET /hops/NAME                            one hop
///     GET /origins                              the countries that hops come from
public struct HopsServer: Sendable {
  private let store: HopsStore

  /// Reads the hops.
  public init() throws { store = try HopsStore() }

  /// Serves in the background until it is stopped; returns as soon as requests are answered.
  public func start() async throws -> LoopbackServer {
    var logger = Logger(label: "hops-server")
    logger.logLevel = .critical
    return try await LoopbackServer { server, started in
      Application(
        router: router(), server: server,
        configuration: ApplicationConfiguration(address: .hostname("127.0.0.1", port: 0), serverName: "hops-server"),
        onServerRunning: started, logger: logger)
    }
  }

  private func router() -> Router<BasicRequestContext> {
    let router = Router(options: .autoGenerateHeadEndpoints)
    let store = store
    router.get("/hops") { request, _ in
      let parameters = request.uri.queryParameters
      return try Self.answer(
        store.page(
          number: parameters["page"].flatMap { Int($0) } ?? 1,
          HopsStore.Query(
            text: parameters["q"].map(String.init) ?? "", origin: parameters["origin"].map(String.init),
            type: parameters["type"].map(String.init), alpha: parameters["alpha"].flatMap { Double($0) })))
    }
    router.get("/hops/:name") { _, context in
      let name = try context.parameters.require("name")
      guard let hop = store.hop(named: name.removingPercentEncoding ?? name) else { throw HTTPError(.notFound) }
      return try Self.answer(hop)
    }
    router.get("/origins") { _, _ in try Self.answer(store.origins) }
    return router
  }

  private static func answer(_ value: some Encodable) throws -> Response {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return Response(
      status: .ok, headers: [.contentType: "application/json"],
      body: ResponseBody(byteBuffer: ByteBuffer(data: try encoder.encode(value))))
  }
}
