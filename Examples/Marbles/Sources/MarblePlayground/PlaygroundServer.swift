// SPDX-License-Identifier: MIT
import Foundation
import HTTPTypes
import Hummingbird
import Logging
import NIOCore

/// Serves the page and hands what it asks for to the process that runs operators.
struct PlaygroundServer: Sendable {
  /// More than any picture needs.
  static let longestRequest = 100_000

  private let engine: PlaygroundEngine
  private let worker: WorkerProcess

  init(_ engine: PlaygroundEngine, worker: WorkerProgram) {
    self.engine = engine
    self.worker = WorkerProcess(worker)
  }

  func run(port: Int, started: @escaping @Sendable (URL) -> Void) async throws {
    var logger = Logger(label: "marble-playground")
    logger.logLevel = .critical
    let router = Router(options: .autoGenerateHeadEndpoints)
    try addRoutes(to: router)
    let application = Application(
      router: router,
      configuration: ApplicationConfiguration(
        address: .hostname("127.0.0.1", port: port), serverName: "marble-playground"),
      onServerRunning: { channel in
        guard let port = channel.localAddress?.port, let url = URL(string: "http://127.0.0.1:\(port)/") else { return }
        started(url)
      },
      logger: logger)
    do {
      try await application.runService()
    } catch let error as IOError {
      throw PortProblem(port: port, code: error.errnoCode)
    }
  }

  private func addRoutes(to router: Router<BasicRequestContext>) throws {
    let scripts = try PlaygroundPage.scripts().map { ("/\($0)", $0, "text/javascript") }
    let files = [
      ("/", "index.html", "text/html"), ("/style.css", "style.css", "text/css"),
      ("/icon.svg", "icon.svg", "image/svg+xml"),
    ]
    for (path, name, type) in files + scripts {
      let data = try PlaygroundPage.file(name)
      router.get(RouterPath(path)) { _, _ in Self.response(data, "\(type); charset=utf-8") }
    }
    let list = try JSONEncoder().encode(engine.list)
    router.get("/operators.json") { _, _ in Self.response(list, "application/json") }
    router.post("/run") { request, _ in await self.answer(request) }
  }

  private func answer(_ request: Request) async -> Response {
    // A page of another site cannot ask: the type makes its browser ask for leave first, which is not given.
    guard request.headers[.contentType]?.hasPrefix("application/json") == true else {
      return Self.fault("The page asks in JSON.", .unsupportedMediaType)
    }
    guard let body = try? await request.body.collect(upTo: Self.longestRequest) else {
      return Self.fault("This is more than a picture can show.", .contentTooLarge)
    }
    // A request is a line for the worker; in JSON a line break means the same as a space.
    let line = Data(body.readableBytesView.map { $0 == 0x0A || $0 == 0x0D ? 0x20 : $0 })
    do {
      return Self.response(try await worker.ask(line), "application/json")
    } catch WorkerFailure.late {
      return Self.fault("The operators did not come to an end in time, so they were stopped.")
    } catch WorkerFailure.notStarted {
      return Self.fault("The program that runs the operators cannot be started.")
    } catch {
      return Self.fault("The operators crashed the program that runs them. It was started anew.")
    }
  }

  private static func fault(_ message: String, _ status: HTTPResponse.Status = .ok) -> Response {
    let answer = PlaygroundAnswer(fault: .init(message: message))
    return response((try? JSONEncoder().encode(answer)) ?? Data(), "application/json", status)
  }

  private static func response(_ data: Data, _ type: String, _ status: HTTPResponse.Status = .ok) -> Response {
    let policy = "default-src 'self'; img-src 'self' blob: data:; style-src 'self' 'unsafe-inline'"
    return Response(
      status: status,
      headers: [
        .contentType: type, .cacheControl: "no-cache", HTTPField.Name("Content-Security-Policy")!: policy,
        HTTPField.Name("X-Content-Type-Options")!: "nosniff",
      ],
      body: ResponseBody(byteBuffer: ByteBuffer(bytes: data)))
  }
}

/// The files of the page.
enum PlaygroundPage {
  private static let directory = Bundle.module.bundleURL.appendingPathComponent("Page")

  static func file(_ name: String) throws -> Data {
    try Data(contentsOf: directory.appendingPathComponent(name))
  }

  /// The names of its scripts.
  static func scripts() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: directory.appendingPathComponent("scripts").path)
      .map { "scripts/\($0)" }
  }
}
