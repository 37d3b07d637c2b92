// SPDX-License-Identifier: MIT
import Foundation
import RxSwift

/// Keeps the values of a slow source, each one while it is fresh.
///
/// ```swift
/// let cache = TimedCache<String, Int>(timeToLive: .seconds(60), scheduler: MainScheduler.instance)
/// let size = cache.value(for: "swift") { .just(5) }
/// ```
///
/// If there is a fresh value, the cache emits it at once and does not ask the source. Otherwise it asks the source,
/// once for all observers that wait for the same key. It keeps each value of the source in place of the one before. If
/// the source fails, it keeps nothing. If there are more values than `capacity`, it drops the value that was used longest ago.
///
/// No value lasts longer if the clock is set back, because a value from the future counts as stale.
public final class TimedCache<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  private struct Entry {
    var value: Value
    var date: Date
    var use: Int
  }

  private struct Entries {
    var byKey: [Key: Entry] = [:]
    var uses = 0
    /// The requests whose values are kept: for each key the newest one, if nobody has kept or removed a value since it began.
    var requests: [Key: Request] = [:]
  }

  /// Identifies a request.
  private final class Request: Sendable {}

  private let timeToLive: RxTimeInterval
  private let capacity: Int
  private let scheduler: any SchedulerType & Sendable
  private let entries = Guarded(Entries())
  private let requests = InFlight<Key, Value>()

  /// Makes an empty cache.
  ///
  /// ```swift
  /// let cache = TimedCache<String, Int>(timeToLive: .seconds(60), capacity: 2, scheduler: MainScheduler.instance)
  /// for (name, size) in [("a", 1), ("b", 2), ("c", 3)] { cache.keep(size, for: name) }
  /// print(cache.freshValue(for: "a") ?? 0, cache.freshValue(for: "c") ?? 0)  // prints 0 3
  /// ```
  ///
  /// - Parameters:
  ///   - timeToLive: for how long a value is fresh.
  ///   - capacity: how many values are kept.
  ///   - scheduler: tells the time.
  public init(timeToLive: RxTimeInterval, capacity: Int = 100, scheduler: any SchedulerType & Sendable) {
    precondition(capacity > 0, "TimedCache: capacity must be positive, is \(capacity)")
    self.timeToLive = timeToLive
    self.capacity = capacity
    self.scheduler = scheduler
  }

  /// The value for `key`: the kept value if it is fresh, otherwise the value that `source` makes.
  ///
  /// ```swift
  /// let cache = TimedCache<String, Int>(timeToLive: .seconds(60), scheduler: MainScheduler.instance)
  /// let size = cache.value(for: "swift") {
  ///   print("asked")
  ///   return .just(5)
  /// }
  /// let first = size.subscribe(onNext: { print($0) })  // prints asked, 5
  /// let second = size.subscribe(onNext: { print($0) })  // prints 5
  /// ```
  public func value(for key: Key, source: @escaping @Sendable () -> Observable<Value>) -> Observable<Value> {
    .deferred { [self] in
      if let value = freshValue(for: key) { return .just(value) }
      return requests.request(key) { [self] in
        // Another thread's request may have ended after the first look.
        if let value = freshValue(for: key) { return .just(value) }
        let request = Request()
        entries.withLock { $0.requests[key] = request }
        return Observable.deferred(source).do(
          onNext: { [self] in keep($0, for: key, from: request) },
          onError: { [self] _ in removeValue(of: request, for: key) },
          onDispose: { [self] in entries.withLock { if $0.requests[key] === request { $0.requests[key] = nil } } })
      }
    }
  }

  /// Forgets the value of a request that failed, unless it is no longer the current one.
  private func removeValue(of request: Request, for key: Key) {
    let released = entries.withLock { entries in
      entries.requests[key] === request ? entries.byKey.removeValue(forKey: key) : nil
    }
    withExtendedLifetime(released) {}
  }

  /// The value that is kept for `key`, if it is fresh.
  ///
  /// ```swift
  /// let cache = TimedCache<String, Int>(timeToLive: .seconds(60), scheduler: MainScheduler.instance)
  /// cache.keep(5, for: "swift")
  /// print(cache.freshValue(for: "swift") ?? 0)  // prints 5
  /// let timer = Observable<Int>.timer(.seconds(61), scheduler: MainScheduler.instance)
  ///   .subscribe(onNext: { _ in print(cache.freshValue(for: "swift") ?? 0) })  // prints 0, 61 s later
  /// ```
  public func freshValue(for key: Key) -> Value? {
    guard let entry = entries.withLock({ $0.byKey[key] }) else { return nil }
    // This reads the clock after the entry. Otherwise an entry that another thread keeps in between would seem to come
    // from the future.
    let now = scheduler.now
    let isFresh = now >= entry.date && now < entry.date.adding(timeToLive)
    // This releases a stale entry outside of the lock, because the deinitialiser of a value may call the cache.
    let stale = entries.withLock { entries -> Entry? in
      if isFresh {
        entries.uses += 1
        entries.byKey[key]?.use = entries.uses
        return nil
      }
      return entries.byKey[key]?.date == entry.date ? entries.byKey.removeValue(forKey: key) : nil
    }
    withExtendedLifetime(stale) {}
    return isFresh ? entry.value : nil
  }

  /// Keeps a value, fresh from now on. The observers of a request that is on its way receive its value, but the cache
  /// does not keep it.
  ///
  /// ```swift
  /// let cache = TimedCache<String, Int>(timeToLive: .seconds(60), scheduler: MainScheduler.instance)
  /// cache.keep(5, for: "swift")
  /// let size = cache.value(for: "swift") { .never() }.subscribe(onNext: { print($0) })  // prints 5
  /// ```
  public func keep(_ value: Value, for key: Key) { keep(value, for: key, from: nil) }

  /// Keeps a value of a request, unless the request is no longer the current one.
  private func keep(_ value: Value, for key: Key, from request: Request?) {
    let now = scheduler.now
    let released = entries.withLock { entries -> [Entry?] in
      if let request {
        guard entries.requests[key] === request else { return [] }
      } else {
        entries.requests[key] = nil
        requests.forget(key)
      }
      entries.uses += 1
      var released = [entries.byKey.updateValue(Entry(value: value, date: now, use: entries.uses), forKey: key)]
      guard entries.byKey.count > capacity else { return released }
      let oldest = entries.byKey.min { $0.value.use < $1.value.use }?.key
      if let oldest { released.append(entries.byKey.removeValue(forKey: oldest)) }
      return released
    }
    withExtendedLifetime(released) {}
  }

  /// Forgets the value for `key`. The observers of a request that is on its way receive its value, but the cache does not
  /// keep it, and the next observer makes a new request.
  ///
  /// ```swift
  /// let cache = TimedCache<String, Int>(timeToLive: .seconds(60), scheduler: MainScheduler.instance)
  /// cache.keep(5, for: "swift")
  /// cache.remove("swift")
  /// print(cache.freshValue(for: "swift") ?? 0)  // prints 0
  /// ```
  public func remove(_ key: Key) {
    let released = entries.withLock { entries in
      entries.requests[key] = nil
      requests.forget(key)
      return entries.byKey.removeValue(forKey: key)
    }
    withExtendedLifetime(released) {}
  }

  /// Forgets all values, and the requests that are on their way as `remove` does.
  ///
  /// ```swift
  /// let cache = TimedCache<String, Int>(timeToLive: .seconds(60), scheduler: MainScheduler.instance)
  /// cache.keep(5, for: "swift")
  /// cache.removeAll()
  /// print(cache.freshValue(for: "swift") ?? 0)  // prints 0
  /// ```
  public func removeAll() {
    let released = entries.withLock { entries in
      defer { (entries.byKey, entries.requests) = ([:], [:]) }
      requests.forgetAll()
      return entries.byKey
    }
    withExtendedLifetime(released) {}
  }
}
