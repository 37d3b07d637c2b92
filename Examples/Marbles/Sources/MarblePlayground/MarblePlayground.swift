// SPDX-License-Identifier: MIT
import Foundation
import MarbleCatalogue
import RxMarbles

/// A page where you can try operators. It is served on the loopback interface; the operators run in a process of their own.
///
/// A program of yours shows your operators beside those of RxSwift:
///
/// ```swift
/// import MarblePlayground
/// import RxMarbles
/// import RxSwift
///
/// try await MarblePlayground(adding: "My operators", [
///   MarbleExample("pairs", "-a--b--c-|", code: "source.pairs()") { (source: Observable<String>, _) in source.pairs() }
/// ]).run()
/// ```
///
/// The program starts itself once more, with ``workerArgument``, and lets the operators run there: one that never ends, or that crashes,
/// does not take the page with it.
public struct MarblePlayground: Sendable {
  /// The argument with which the program runs operators in the place of the page.
  public static let workerArgument = "--marble-worker"

  let engine: PlaygroundEngine

  /// Makes a page.
  ///
  /// - Parameters:
  ///   - title: what your operators have in common.
  ///   - examples: your operators, shown before those of RxSwift.
  public init(adding title: String = "My operators", _ examples: [MarbleExample] = []) {
    let own = examples.isEmpty ? [] : [(title: title, examples: examples)]
    engine = PlaygroundEngine(own + Catalogue.chapters.map { ($0.title, $0.entries.map(\.example)) })
  }

  /// Serves the page until the process is told to end (SIGINT, SIGTERM).
  ///
  /// - Parameters:
  ///   - port: the port to listen on; 0 for a free one.
  ///   - started: gets the address.
  public func run(
    port: Int = 0, started: @escaping @Sendable (URL) -> Void = { print("listening on \($0.absoluteString)") }
  ) async throws {
    if CommandLine.arguments.dropFirst().first == Self.workerArgument {
      // Operators run where those of an app do: what is delivered on the main thread comes at once there.
      let worker = PlaygroundWorker(engine)
      await MainActor.run { () -> Void in worker.run() }
    }
    try await PlaygroundServer(engine, worker: Self.workerProgram).run(port: port) { url in
      started(url)
      // Scripts wait for the address through a pipe, which is buffered otherwise.
      fflush(nil)
    }
  }

  private static var workerProgram: WorkerProgram {
    let path = Bundle.main.executablePath ?? CommandLine.arguments[0]
    return WorkerProgram(path: path, arguments: [workerArgument])
  }
}
