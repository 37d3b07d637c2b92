// SPDX-License-Identifier: MIT
import RxSwift

/// Lets everybody who asks for the same thing at the same time share one request for it.
///
/// The request is cancelled when the last of them is gone. (`share()` alone does not do: whoever has found a request that ends before he
/// subscribes to it would make it a second time, beside that of the next one who asks.)
final class InFlight<Key: Hashable & Sendable, Element: Sendable>: Sendable {
  private struct Request: Sendable {
    var users = 1
    /// Keeps the answer for those who come in late, also for those who have found the request just before its end.
    let answer = ReplaySubject<Element>.create(bufferSize: 1)
    let connection = SingleAssignmentDisposable()
  }

  private let requests = Guarded<[Key: Request]>([:])

  /// The request for `key` that is on its way, or a new one.
  func request(_ key: Key, _ make: @escaping @Sendable () -> Observable<Element>) -> Observable<Element> {
    .create { [self] observer in
      let (request, isNew) = enter(key)
      let subscription = request.answer.subscribe(observer)
      if isNew {
        // Whoever asks again because of the end, an error perhaps, makes a new request.
        let source = Observable.deferred(make).do(
          onError: { [self] _ in forget(key, request) },
          onCompleted: { [self] in forget(key, request) }
        )
        request.connection.setDisposable(source.subscribe(request.answer))
      }
      let departure = Disposables.create { [self] in leave(key, request) }
      return Disposables.create(subscription, departure)
    }
  }

  /// How many requests are on their way.
  var count: Int { requests.withLock { $0.count } }

  private func enter(_ key: Key) -> (Request, isNew: Bool) {
    requests.withLock { requests in
      if let running = requests[key] {
        requests[key]?.users += 1
        return (running, false)
      }
      let request = Request()
      requests[key] = request
      return (request, true)
    }
  }

  private func leave(_ key: Key, _ request: Request) {
    let isLast = requests.withLock { requests in
      guard let users = requests[key]?.users, requests[key]?.answer === request.answer else { return false }
      if users > 1 { requests[key]?.users = users - 1 } else { requests[key] = nil }
      return users == 1
    }
    if isLast { request.connection.dispose() }
  }

  private func forget(_ key: Key, _ request: Request) {
    requests.withLock { if $0[key]?.answer === request.answer { $0[key] = nil } }
  }
}
