// SPDX-License-Identifier: MIT
import RxSwift
import RxTestSupport

/// `source` with lines in the log when it is subscribed to and disposed.
func logged<Element>(_ source: Observable<Element>, _ log: Log) -> Observable<Element> {
  watched(source, onSubscribe: { log.add("subscribe") }, onDispose: { log.add("dispose") })
}

/// `source` with a counter of the subscriptions that were not disposed.
func balanced<Element>(_ source: Observable<Element>, _ balance: Counter) -> Observable<Element> {
  watched(source, onSubscribe: { balance.add(1) }, onDispose: { balance.add(-1) })
}

private func watched<Element>(
  _ source: Observable<Element>, onSubscribe: @escaping @Sendable () -> Void, onDispose: @escaping @Sendable () -> Void
) -> Observable<Element> {
  Observable.create { observer in
    onSubscribe()
    return WatchedSubscription(source.subscribe(observer), onDispose)
  }
}

private final class WatchedSubscription: Disposable {
  private let subscription: any Disposable
  private let onDispose: @Sendable () -> Void

  init(_ subscription: any Disposable, _ onDispose: @escaping @Sendable () -> Void) {
    self.subscription = subscription
    self.onDispose = onDispose
  }

  func dispose() {
    onDispose()
    subscription.dispose()
  }
}
