// SPDX-License-Identifier: MIT
import RxKit
import ShowcaseModel

@testable import HopsCore

/// What the facts of a notebook come to on the page, and on the way to the server.
extension Notebook {
  /// Everything that is shown at this moment. A page that the user does not look at keeps what it showed, but for the amounts.
  var state: HopsState {
    var state = frozen ?? found
    (state.recipe, state.units) = (amounts.shown.recipe, amounts.shown.units)
    return state
  }

  var found: HopsState {
    let details = opened.map { name -> HopDetails in
      if desk.isOnItsWay(.details) { return .loading(name) }
      return desk.problems[.details].map { .failed(name, $0) } ?? .hop(SampleServer.model(Int(name.dropFirst(4)) ?? 0))
    }
    let origins =
      desk.isOnItsWay(.origins)
      ? HopOrigins.loading : desk.problems[.origins].map(HopOrigins.failed) ?? .countries(["Austria", "Belgium"])
    return HopsState(
      query: query, list: list, details: details, recipe: amounts.shown.recipe, units: amounts.shown.units,
      origins: origins, isFiltering: isFiltering)
  }

  private var list: Paging<Hop, Int> {
    var list = Paging<Hop, Int>()
    if pages > 0 { list.loaded(PageOf(matching.prefix(pages * 10).map(SampleServer.model), next: hasMore ? 1 : nil)) }
    if desk.isOnItsWay(.page) { list.started(isRefresh: false) }
    if let problem = desk.problems[.page] { list.failed(problem) }
    return list
  }

  var hasMore: Bool { pages == 0 || matching.count > pages * 10 }

  private var matching: [Int] {
    let listed = listed ?? query
    let text = listed.text.lowercased().trimmingPrefix(" ")
    return (0..<30).filter { number in
      (text.isEmpty || "hop \(number)".contains(text))
        && (listed.origin == nil || listed.origin == SampleServer.origin(number))
        && (listed.kind == nil || listed.kind?.rawValue == SampleServer.kind(number)) && number >= listed.alpha ?? 0
    }
  }

  static func path(of query: HopQuery, page: Int) -> String {
    let text = query.text.trimmingPrefix(" ")
    let values = [
      ("page", "\(page)"), ("q", text.isEmpty ? nil : String(text)), ("origin", query.origin),
      ("type", query.kind?.rawValue), ("alpha", query.alpha.map { "\($0)" }),
    ]
    return "hops " + values.compactMap { name, value in value.map { "\(name)=\($0)" } }.joined(separator: " ")
  }
}
