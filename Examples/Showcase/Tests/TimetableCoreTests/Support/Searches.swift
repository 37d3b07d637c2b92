// SPDX-License-Identifier: MIT
import RxKit
import RxSwift

@testable import TimetableCore

/// Searches that end when a test says so, each by itself, with all flights or a failure.
final class Searches: Sendable {
  private let begun = Guarded<[PublishSubject<[Flight]>]>([])

  /// Begins a search; the last ones are remembered.
  func begin() -> Observable<[Flight]> {
    let search = PublishSubject<[Flight]>()
    begun.withLock { begun in
      begun.append(search)
      if begun.count > 16 { begun.removeFirst() }
    }
    return search
  }

  /// Ends one of the last `count` searches, counted from the first of them. A search that has ended stays as it is.
  func end(_ index: Int, ofLast count: Int, _ found: Found) {
    let searches = begun.withLock { $0 }
    end(searches[searches.count - count + index], found)
  }

  /// Ends the searches before the last `count` ones.
  func endOld(before count: Int, _ found: Found) {
    for search in begun.withLock({ $0 }).dropLast(count) { end(search, found) }
  }

  private func end(_ search: PublishSubject<[Flight]>, _ found: Found) {
    switch found {
    case .loading: break
    case .flights(let flights):
      search.onNext(flights)
      search.onCompleted()
    case .failed: search.onError(NoSchedule())
    }
  }
}
