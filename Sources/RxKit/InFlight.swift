// SPDX-License-Identifier: MIT
import RxSwift

/// Lets all observers that ask for the same thing at the same time share one request for it.
///
/// ```swift
/// let requests = InFlight<String, Int>()
/// let size = requests.request("swift") { .just(5) }
/// ```
///
/// The request starts with its first observer, and is cancelled when the last observer is gone. An observer that joins
/// late receives the last element that was sent already. A request that has ended is forgotten: the next observer
/// starts a new one. This is so even for an observer that subscribes again because of the end, as `retry` does.
///
/// `share()` alone does not do this. An observer may find a request that ends before the observer subscribes. It would
/// then make the request a second time, at the same time as the next observer's request.
public final class InFlight<Key: Hashable & Sendable, Element: Sendable>: Sendable {
  private struct Request: Sendable {
    /// How many observers wait. It changes while the lock of all requests is held.
    let users = Guarded(1)
    /// Keeps the answer for observers that come late, even for those that have found the request just before its end.
    let answer = ReplaySubject<Element>.create(bufferSize: 1)
    let connection = SingleAssignmentDisposable()
  }

  private let requests = Guarded<[Key: Request]>([:])

  /// Makes a keeper without requests.
  public init() {}

  /// The request for `key` that is on its way, or the one that `make` makes.
  ///
  /// ```swift
  /// let requests = InFlight<String, Int>()
  /// let answer = PublishSubject<Int>()
  /// let size = requests.request("swift") {
  ///   print("asked")
  ///   return answer
  /// }
  /// let first = size.subscribe(onNext: { print("first: \($0)") })  // prints asked
  /// let second = size.subscribe(onNext: { print("second: \($0)") })  // prints nothing: it joins the request
  /// answer.onNext(5)  // prints first: 5, second: 5
  /// ```
  ///
  /// - Parameters:
  ///   - key: identifies the request.
  ///   - make: makes the request, when there is none for the key.
  /// - Returns: an observable that joins or starts the request with each subscription.
  public func request(_ key: Key, _ make: @escaping @Sendable () -> Observable<Element>) -> Observable<Element> {
    .create { [self] observer in
      let (request, isNew) = enter(key)
      let subscription = request.answer.subscribe(observer)
      if isNew {
        // An observer that asks again because of the end, for example because of an error, makes a new request.
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
  public var count: Int { requests.withLock { $0.count } }

  /// Forgets the request for `key`, so that the next observer starts a new one. The observers of the forgotten request
  /// still receive its answer.
  func forget(_ key: Key) { requests.withLock { $0[key] = nil } }

  /// Forgets all requests.
  func forgetAll() { requests.withLock { $0 = [:] } }

  private func enter(_ key: Key) -> (Request, isNew: Bool) {
    requests.withLock { requests in
      if let running = requests[key] {
        running.users.withLock { $0 += 1 }
        return (running, false)
      }
      let request = Request()
      requests[key] = request
      return (request, true)
    }
  }

  private func leave(_ key: Key, _ request: Request) {
    let isLast = requests.withLock { requests in
      let left = request.users.withLock { users in
        users -= 1
        return users
      }
      guard left == 0 else { return false }
      if requests[key]?.answer === request.answer { requests[key] = nil }
      return true
    }
    if isLast { request.connection.dispose() }
  }

  private func forget(_ key: Key, _ request: Request) {
    requests.withLock { if $0[key]?.answer === request.answer { $0[key] = nil } }
  }
}
