// SPDX-License-Identifier: MIT
import RxKit
import ShowcaseModel

/// What is known of the hop whose details are open.
public enum HopDetails: Hashable, Sendable {
  case loading(String)
  case hop(Hop)
  case failed(String, HopsError)

  /// The name of the hop.
  public var name: String {
    switch self {
    case .loading(let name), .failed(let name, _): name
    case .hop(let hop): hop.name
    }
  }
}

/// The countries of the filter.
public enum HopOrigins: Hashable, Sendable {
  case loading
  case countries([String])
  case failed(HopsError)
}

/// Everything that the page of hops shows, a function of its sources: what is looked for, the hop that is open, the recipe and the units.
public struct HopsState: Equatable, Sendable {
  /// What is looked for.
  public var query: HopQuery
  /// What has come of it.
  public var list: Paging<Hop, Int>
  /// The hop whose details are open.
  public var details: HopDetails?
  /// What is to be brewed.
  public var recipe: Recipe
  /// How amounts are written.
  public var units: UnitSystem
  /// The countries to choose from.
  public var origins: HopOrigins
  /// Whether the choices of the filter are open.
  public var isFiltering = false

  /// Why there is no page, or no further one.
  public var error: HopsError? { list.error.map(HopsError.init) }

  /// The rows of the list.
  public var rows: [HopRow] {
    let hops = list.elements.map(HopRow.hop)
    switch list.phase {
    case .loadingNext: return hops + [.loading]
    case .failed where !hops.isEmpty: return hops + [.failed(error?.message ?? "")]
    case .ended where !hops.isEmpty: return hops + [.end(hops.count)]
    default: return hops
    }
  }

  /// What is shown where there are no rows.
  public var emptyPage: HopsPage? {
    guard list.elements.isEmpty else { return nil }
    switch list.phase {
    case .loadingFirst, .refreshing, .loadingNext: return .loading
    case .failed: return error == .offline ? .offline : .failed(error?.message ?? "")
    case .waiting, .ended: return .nothing(query)
    }
  }

  /// A line about the list.
  public var summary: String {
    guard !list.elements.isEmpty else { return "" }
    let count = list.elements.count
    let hops = count == 1 ? "1 hop" : "\(count) hops"
    return list.phase == .ended ? hops : "\(hops) so far"
  }
}

/// A row of the list.
public enum HopRow: Hashable, Sendable {
  case hop(Hop)
  case loading
  case failed(String)
  case end(Int)

  /// The hop of the row, if it has one.
  public var hop: Hop? { if case .hop(let hop) = self { hop } else { nil } }

  /// What a row without a hop says.
  public var note: String? {
    switch self {
    case .hop: nil
    case .loading: "Loading more…"
    case .failed(let message): message
    case .end(let count): count == 1 ? "That is the only one." : "That is all \(count) hops."
    }
  }
}

/// What is shown where there are no rows.
public enum HopsPage: Hashable, Sendable {
  case loading, offline
  /// Nothing has come of what is looked for.
  case nothing(HopQuery)
  case failed(String)

  /// The large text.
  public var title: String {
    switch self {
    case .loading: "Loading Hops…"
    case .nothing: "No Hops Found"
    case .offline: "Not Connected"
    case .failed: "Hops Cannot Be Loaded"
    }
  }

  /// The sentence below it.
  public var text: String {
    switch self {
    case .loading: ""
    case .nothing(let query): query.nothingText
    case .offline: HopsError.offline.message
    case .failed(let message): message
    }
  }

  /// What the button below it does, if there is one.
  public var action: String? {
    switch self {
    case .nothing(let query) where query.isFiltered: "Clear Filter"
    case .offline, .failed: "Try Again"
    case .loading, .nothing: nil
    }
  }
}
