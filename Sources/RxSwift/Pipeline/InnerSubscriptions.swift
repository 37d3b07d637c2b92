// SPDX-License-Identifier: MIT

/// The subscriptions of an operator to any number of inner sequences; entering and leaving take constant time.
@usableFromInline
final class InnerSubscriptions: Disposable, @unchecked Sendable {
  // Sendable: the fields are touched under `lock` only; disposables are disposed outside of it.
  private enum Place {
    case free(next: Int)
    /// Subscribing is in progress.
    case reserved
    /// The sequence ended while subscribing was in progress.
    case ended
    case present(any Disposable)
  }

  private let lock = Lock()
  private var places: [Place] = []
  private var firstFree = -1
  private var hasEnded = false

  @usableFromInline
  init() {}

  /// Reserves a place for a subscription that is about to begin; nil when all were disposed: it must not begin then.
  @usableFromInline
  func reserve() -> Int? {
    lock.withLock {
      guard !hasEnded else { return nil }
      guard firstFree >= 0, case .free(let next) = places[firstFree] else {
        places.append(.reserved)
        return places.count - 1
      }
      let place = firstFree
      places[place] = .reserved
      firstFree = next
      return place
    }
  }

  /// Puts a subscription into its place; disposes it when all were disposed meanwhile.
  ///
  /// When the sequence ended meanwhile the place becomes free.
  @usableFromInline
  func fill(_ place: Int, _ disposable: any Disposable) {
    let isLate = lock.withLock {
      if hasEnded { return true }
      if case .ended = places[place] { free(place) } else { places[place] = .present(disposable) }
      return false
    }
    if isLate { disposable.dispose() }
  }

  /// Gives a place back, because its sequence ended, and disposes the subscription before anything else happens. A
  /// place that is not filled yet stays taken until it is.
  @usableFromInline
  func release(_ place: Int) {
    // Disposed and released outside of the lock: both may call out.
    let released: Place? = lock.withLock {
      guard !hasEnded else { return nil }
      let released = places[place]
      if case .reserved = released { places[place] = .ended } else { free(place) }
      return released
    }
    if case .present(let disposable) = released { disposable.dispose() }
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
