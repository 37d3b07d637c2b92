// SPDX-License-Identifier: MIT
import CRxPlatform

/// The subscriptions of an operator to any number of inner sequences; entering and leaving take constant time.
@usableFromInline
final class InnerSubscriptions: Disposable, @unchecked Sendable {
  // Sendable: the fields are touched under `lock` only; disposables are disposed outside of it.
  private enum Place {
    case free(next: Int)
    /// A thread is subscribing.
    case reserved(UInt)
    /// The sequence ended while that thread subscribed; what follows on it, if that thread has to begin the follower.
    case ended(Follower?)
    /// Another sequence took the place of this one while that thread subscribed.
    case cancelled
    case present(any Disposable)
  }

  private let lock = Lock()
  private var places: [Place] = []
  private var firstFree = -1
  private var hasEnded = false

  /// What follows on an inner sequence: begins it, and returns what follows on that one if it ended already.
  @usableFromInline
  struct Follower {
    @usableFromInline let begin: () -> Follower?

    @inlinable
    init(_ begin: @escaping () -> Follower?) { self.begin = begin }

    /// Begins the follower, and what follows on it: in a loop, because each sequence may end at once.
    @usableFromInline
    func run() {
      var next = begin()
      while let follower = next { next = follower.begin() }
    }
  }

  @usableFromInline
  init() {}

  deinit { if !places.isEmpty { IterativeRelease.of(places) { places = [] } } }

  /// Reserves a place for a subscription that is about to begin; nil when all were disposed: it must not begin then.
  @usableFromInline
  func reserve() -> Int? {
    lock.withLock {
      guard !hasEnded else { return nil }
      guard firstFree >= 0, case .free(let next) = places[firstFree] else {
        places.append(.reserved(crx_thread_id()))
        return places.count - 1
      }
      let place = firstFree
      places[place] = .reserved(crx_thread_id())
      firstFree = next
      return place
    }
  }

  /// Puts a subscription into its place; disposes it if all were disposed or another sequence took the place.
  ///
  /// - Returns: what this thread has to begin next, because the sequence ended already.
  @usableFromInline
  func fill(_ place: Int, _ disposable: any Disposable) -> Follower? {
    var follower: Follower?
    let isLate = lock.withLock {
      if hasEnded { return true }
      switch places[place] {
      case .ended(let next):
        follower = next
        free(place)
      case .cancelled:
        free(place)
        return true
      default: places[place] = .present(disposable)
      }
      return false
    }
    if isLate { disposable.dispose() }
    return follower
  }

  /// Gives a place back, because its sequence ended, and disposes the subscription before anything else happens.
  ///
  /// - Returns: `follower`, unless the thread that is subscribing to the sequence, and calls this, begins it later.
  @usableFromInline
  func release(_ place: Int, _ follower: Follower?) -> Follower? {
    // Disposed and released outside of the lock: both may call out.
    var released: Place?
    let isLeft: Bool = lock.withLock {
      guard !hasEnded else { return false }
      guard case .reserved(let thread) = places[place] else {
        released = places[place]
        free(place)
        return false
      }
      let isLeft = thread == crx_thread_id()
      places[place] = .ended(isLeft ? follower : nil)
      return isLeft
    }
    if case .present(let disposable) = released { disposable.dispose() }
    return isLeft ? nil : follower
  }

  /// Gives a place back, because another sequence takes its place.
  @usableFromInline
  func cancel(_ place: Int) {
    var cancelled: Place?
    lock.withLock {
      guard !hasEnded else { return }
      cancelled = places[place]
      if case .reserved = places[place] { places[place] = .cancelled } else { free(place) }
    }
    if case .present(let disposable) = cancelled { disposable.dispose() }
  }

  private func free(_ place: Int) {
    places[place] = .free(next: firstFree)
    firstFree = place
  }

  @usableFromInline
  func dispose() {
    let all = lock.withLock {
      hasEnded = true
      let all = places
      places = []
      return all
    }
    for case .present(let disposable) in all { disposable.dispose() }
  }
}
