// SPDX-License-Identifier: MIT
import Foundation
import RxKit
import RxSwift

/// The data controller: it alone talks to the network, reads the answers and makes models of them. It keeps what has come for a while, and
/// asks once for what several observers want at the same time.
public final class HopsController: Sendable {
  private let network: HopsNetwork
  private let pages: TimedCache<PageKey, PageOf<Hop, Int>>
  private let hops: TimedCache<String, Hop>
  private let countries: TimedCache<Int, [String]>

  private struct PageKey: Hashable, Sendable {
    var query: HopQuery
    var number: Int
  }

  /// - Parameters:
  ///   - network: gets answers.
  ///   - timeToLive: for how long an answer is good.
  ///   - scheduler: tells the time.
  public init(
    network: @escaping HopsNetwork, timeToLive: RxTimeInterval = .seconds(600), scheduler: any SchedulerType & Sendable
  ) {
    self.network = network
    pages = TimedCache(timeToLive: timeToLive, scheduler: scheduler)
    hops = TimedCache(timeToLive: timeToLive, scheduler: scheduler)
    countries = TimedCache(timeToLive: timeToLive, capacity: 1, scheduler: scheduler)
  }

  /// A page of the hops that are looked for, from 1. It fails with a `HopsError`.
  public func page(_ number: Int, of query: HopQuery) -> Observable<PageOf<Hop, Int>> {
    pages.value(for: PageKey(query: query, number: number)) { [network] in
      network(["hops"], Self.items(query, number)).map { data in
        let answer = try JSONDecoder().decode(PageAnswer.self, from: data)
        return PageOf(try answer.hops.map { try $0.model() }, next: answer.next)
      }
    }
    .catch { .error(HopsError($0)) }
  }

  /// One hop.
  public func hop(named name: String) -> Observable<Hop> {
    hops.value(for: name) { [network] in
      network(["hops", name], []).map { try JSONDecoder().decode(HopAnswer.self, from: $0).model() }
    }
    .catch { .error(HopsError($0)) }
  }

  /// The countries that hops come from.
  public var origins: Observable<[String]> {
    countries.value(for: 0) { [network] in
      network(["origins"], []).map { try JSONDecoder().decode([String].self, from: $0) }
    }
    .catch { .error(HopsError($0)) }
  }

  private static func items(_ query: HopQuery, _ page: Int) -> [URLQueryItem] {
    var items = [URLQueryItem(name: "page", value: "\(page)")]
    let text = query.text.trimmingCharacters(in: .whitespaces)
    if !text.isEmpty { items.append(URLQueryItem(name: "q", value: text)) }
    if let origin = query.origin { items.append(URLQueryItem(name: "origin", value: origin)) }
    if let kind = query.kind { items.append(URLQueryItem(name: "type", value: kind.rawValue)) }
    if let alpha = query.alpha { items.append(URLQueryItem(name: "alpha", value: "\(alpha)")) }
    return items
  }
}

private struct PageAnswer: Decodable {
  var hops: [HopAnswer]
  var next: Int?
}

/// A hop as the server writes it.
private struct HopAnswer: Decodable {
  struct Substitute: Decodable {
    var name: String
    var hop: String?
  }

  var name: String
  var alpha: Double
  var beta: Double
  var origin: String
  var type: String
  var substitutes: [Substitute]
  var humulene: Double
  var caryophyllene: Double
  var cohumulone: Double
  var myrcene: Double

  /// Fails if a part is no percentage that there can be.
  func model() throws -> Hop {
    let parts = [alpha, beta, humulene, caryophyllene, cohumulone, myrcene]
    guard parts.allSatisfy({ $0 == 0 || (0.01...100).contains($0) }) else { throw HopsError.unreadable }
    return Hop(
      name: name, alpha: alpha, beta: beta, origin: origin, kind: Hop.Kind(rawValue: type),
      substitutes: substitutes.map { Hop.Substitute(name: $0.name, hop: $0.hop) },
      oils: Hop.Oils(humulene: humulene, caryophyllene: caryophyllene, cohumulone: cohumulone, myrcene: myrcene))
  }
}
