// SPDX-License-Identifier: MIT
import CRxPlatform

/// The subscriptions of an operator to an outer sequence and to any number of inner ones. Adding and removing one takes
/// constant time.
@usableFromInline
final class InnerSubscriptions: Disposable, @unchecked Sendable {
  // Sendable: the fields are touched under `lock` only; disposables are disposed outside of it.
  private enum Place {
    case free(next: Int)
    /// The thread is subscribing to the sequence.
    case reserved(UInt)
    /// The sequence ended while the thread subscribed to it. The follower is there if that thread has to begin it.
    case ended(UInt, Follower?)
    /// Another sequence replaced this one while a thread subscribed to it.
    case cancelled
    case present(any Disposable)
  }

  private let lock = Lock()
  private var places: [Place] = []
  private var firstFree = -1
  private var hasEnded = false

  /// The inner sequence that follows another one. `begin` subscribes to it. If it has ended at once, `begin` returns
  /// the follower that comes next.
  @usableFromInline
  struct Follower {
    @usableFromInline let begin: () -> Follower?

    @inlinable
    init(_ begin: @escaping () -> Follower?) { self.begin = begin }

    /// Begins the follower. While each follower ends at once, a loop begins the next one.
    @usableFromInline
    func run() {
      var next = begin()
      while let follower = next { next = follower.begin() }
    }
  }

  @usableFromInline
  init() {}

  deinit { if !places.isEmpty { IterativeRelease.of(places) { places = [] } } }

  /// Reserves a place for a subscription that is about to begin. If it returns nil, all were disposed and the
  /// subscription must not begin.
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

  /// Puts a subscription into its place. Disposes it if all were disposed, if the sequence has already ended, or if another
  /// one took the place.
  ///
  /// - Returns: the follower that this thread has to begin, if the sequence has already ended.
  @usableFromInline
  func fill(_ place: Int, _ disposable: any Disposable) -> Follower? {
    var follower: Follower?
    let isOver = lock.withLock {
      if hasEnded { return true }
      switch places[place] {
      case .ended(_, let next):
        follower = next
        free(place)
      case .cancelled: free(place)
      default:
        places[place] = .present(disposable)
        return false
      }
      return true
    }
    if isOver { disposable.dispose() }
    return follower
  }

  /// Leaves the follower of a sequence that has ended to a thread that is still subscribing to that sequence. `fill`
  /// returns the follower to that thread.
  ///
  /// - Parameter anyThread: whether the subscribing thread may be any thread. If not, it must be this thread.
  /// - Returns: false if no such thread is subscribing to the sequence. Then the caller begins the follower.
  @usableFromInline
  func leave(_ follower: Follower, at place: Int, toAnyThread anyThread: Bool) -> Bool {
    lock.withLock {
      guard !hasEnded else { return false }
      switch places[place] {
      case .reserved(let thread), .ended(let thread, nil):
        guard anyThread || thread == crx_thread_id() else { return false }
        places[place] = .ended(thread, follower)
        return true
      default: return false
      }
    }
  }

  /// Frees the place of a sequence that ended, and disposes its subscription.
  @usableFromInline
  func release(_ place: Int) {
    // The disposal and the release happen outside of the lock, because both may call code of the user.
    var released: Place?
    lock.withLock {
      guard !hasEnded else { return }
      switch places[place] {
      case .reserved(let thread): places[place] = .ended(thread, nil)
      case .ended: return
      default:
        released = places[place]
        free(place)
      }
    }
    if case .present(let disposable) = released { disposable.dispose() }
  }

  /// Frees the place of a sequence that another one replaces, and disposes its subscription.
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
