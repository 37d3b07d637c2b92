// SPDX-License-Identifier: MIT
import RxKit
import RxMarbles
import RxSwift

extension Catalogue {
  /// What runs work that it is given: the second sequence is the work, the first one says when it is asked for.
  static let work = [
    CatalogueEntry(
      "Action", "Action/execute(_:)",
      MarbleExample(
        "execute", "-a-b------c----|", "---1|", code: "action.execute($0)",
        listing: MarbleListing(
          """
          let action = Action<String, String> { name in other.map { name + $0 } }
          source.flatMap { action.execute($0).catchAndReturn("busy") }
          """), showsSubscriptions: true
      ) { (source: Letters, other: Letters, _) in
        let action = Action<String, String> { name in other.map { name + $0 } }
        return source.flatMap { action.execute($0).catchAndReturn("busy") }
      }, module: "RxKit"),
    CatalogueEntry(
      "InFlight", "InFlight/request(_:_:)",
      MarbleExample(
        "request", "-a-a-b-----a---|", "---1|", code: "requests.request(key) { other }",
        listing: MarbleListing(
          """
          let requests = InFlight<String, String>()
          source.flatMap { key in requests.request(key) { other }.map { key + $0 } }
          """), showsSubscriptions: true
      ) { (source: Letters, other: Letters, _) in
        let requests = InFlight<String, String>()
        return source.flatMap { key in requests.request(key) { other }.map { key + $0 } }
      }, module: "RxKit"),
    CatalogueEntry(
      "TimedCache", "TimedCache/value(for:source:)",
      MarbleExample(
        "cachedValue", "-a----a-----a--|", "--1|", code: "cache.value(for: key) { other }",
        listing: MarbleListing(
          """
          let cache = TimedCache<String, String>(timeToLive: .milliseconds(6), scheduler: scheduler)
          source.flatMap { key in cache.value(for: key) { other }.map { key + $0 } }
          """), showsSubscriptions: true
      ) { (source: Letters, other: Letters, scheduler) in
        let cache = TimedCache<String, String>(timeToLive: .milliseconds(6), scheduler: scheduler)
        return source.flatMap { key in cache.value(for: key) { other }.map { key + $0 } }
      }, module: "RxKit"),
    CatalogueEntry(
      "Paging", "Paging/pages(refresh:next:retry:load:)",
      MarbleExample(
        "pages", "------n-----n-------", "--p|", code: "pages(next: source.map { _ in }) { page in … }",
        listing: MarbleListing(
          """
          let pages = Paging<String, Int>.pages(next: source.map { _ in }) { page in
            other.map { PageOf([$0 + "\\(page ?? 0)"], next: (page ?? 0) + 1) }
          }
          pages.map { $0.isLoading ? "load" : $0.elements.joined(separator: ",") }
          """), showsSubscriptions: true
      ) { (source: Letters, other: Letters, _) in
        let pages = Paging<String, Int>.pages(next: source.map { _ in }) { page in
          other.map { PageOf([$0 + "\(page ?? 0)"], next: (page ?? 0) + 1) }
        }
        return pages.map { $0.isLoading ? "load" : $0.elements.joined(separator: ",") }
      }, module: "RxKit"),
  ]
}
