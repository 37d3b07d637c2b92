// SPDX-License-Identifier: MIT
import RxSwift

/// A server in this process: it starts when the first observer wants it, and stops with the window.
public final class ServerHost<Server: Sendable>: Sendable {
  /// Starts the server, once, and emits it when it listens. After a failure the next observer starts it again.
  public let running: Observable<Server>
  private let keeping = SerialDisposable()
  private let stops = PublishSubject<Void>()

  /// - Parameters:
  ///   - start: starts the server.
  ///   - stop: stops it.
  public init(
    start: @escaping @Sendable () async throws -> Server, stop: @escaping @Sendable (Server) async -> Void
  ) {
    let (stops, keeping) = (stops, keeping)
    let shared = Observable<Server>.create { observer in
      let task = Task {
        do {
          let server = try await start()
          observer.onNext(server)
          // The loop also ends when the task is cancelled.
          for await _ in stops.asInfallible(onErrorFallbackTo: .never()).values { break }
          await stop(server)
        } catch {
          observer.onError(error)
        }
      }
      return Disposables.create { task.cancel() }
    }
    .share(replay: 1)
    running = .deferred {
      // The server stays when an observer has what it wants. The new subscription is there before the one before it goes.
      // A failure is told to that observer, too.
      keeping.disposable = shared.subscribe(onError: { _ in })
      return shared
    }
  }

  /// Stops the server, if it runs.
  public func stop() {
    stops.onNext(())
    keeping.dispose()
  }
}
