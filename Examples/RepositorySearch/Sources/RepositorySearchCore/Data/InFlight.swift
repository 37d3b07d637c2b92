// SPDX-License-Identifier: MIT
import RxSwift

/// Lets everybody who asks for the same thing at the same time share one request for it.
///
/// The request is cancelled when the last of them is gone.
final class InFlight<Key: Hashable & Sendable, Element: Sendable>: Sendable {
  private let requests = Guarded<[Key: (id: Int, shared: Observable<Element>)]>([:])
  private let ids = Guarded(0)

  /// The request for `key` that is on its way, or a new one.
  func request(_ key: Key, _ make: @escaping @Sendable () -> Observable<Element>) -> Observable<Element> {
    .deferred { [requests, ids] in
      let id = ids.withLock { next in
        next += 1
        return next
      }
      let new = Observable.deferred(make)
        .do(onDispose: { requests.withLock { if $0[key]?.id == id { $0[key] = nil } } })
        .share(replay: 1, scope: .whileConnected)
      return requests.withLock { table in
        if let running = table[key] { return running.shared }
        table[key] = (id, new)
        return new
      }
    }
  }

  /// How many requests are on their way.
  var count: Int { requests.withLock { $0.count } }
}
