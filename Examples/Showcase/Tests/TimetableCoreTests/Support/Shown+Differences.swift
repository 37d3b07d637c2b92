// SPDX-License-Identifier: MIT
@testable import TimetableCore

extension Shown {
  /// What a state says otherwise: all that a page shows of it is compared.
  func differences(from state: TimetableState, _ notes: Notebook) -> [String] {
    var found: [String] = []
    func compare<Value: Equatable>(_ name: String, _ value: Value, _ expected: Value) {
      if value != expected { found.append("\(name) \(value), not \(expected)") }
    }
    let isOfTrip = notes.details.map { flight in legs.contains { $0.scheduled.contains(flight) } } ?? false
    let canFilter = !isSummary && chosen[tab] == nil && !flights[tab].isEmpty
    compare("legs", state.legs, legs.map(\.leg))
    compare("found", state.results.legs, legs.map(\.known))
    compare("chosen", state.chosen, chosen)
    compare("open leg", state.openLeg, chosen.firstIndex { $0 == nil })
    compare("tab", state.tab, tab)
    compare("summary, complete", [state.isSummary, state.isComplete], [isSummary, !chosen.contains(nil)])
    compare("details", state.details, isOfTrip ? notes.details : nil)
    compare("form, filter", [state.isEditing, state.isFiltering], [notes.isEditing, notes.isFiltering])
    compare("total", state.total, sum)
    compare("lines", [state.summaryLine, state.countLine, state.totalLine], lines)
    for leg in legs.indices { compare("flights of \(leg)", state.flights(of: leg), lists[leg]) }
    compare("flights", state.flights, isSummary ? [] : lists[tab])
    compare("rows", state.rows, rows)
    compare("page", state.emptyPage, emptyPage)
    compare("best fit", state.bestFit, bestFit)
    compare("order", state.order, isSummary ? Order() : legs[tab].shownOrder)
    compare("filter", state.filter, isSummary ? Filter() : legs[tab].shownFilter)
    compare("can filter", state.isFilterAvailable, canFilter)
    if canFilter {
      let facets = Facets(state)
      compare("airlines", facets.airlines, airlines)
      compare("parts", facets.parts, parts)
      compare("prices", facets.prices, prices)
      compare("connecting", facets.connecting, connecting)
    }
    return found
  }

  private var airlines: [Facets.Choice<String>] {
    ["DLH", "SAS"].map { airline in
      Facets.Choice(
        value: airline, count: count { $0.airlines.insert(airline) }, isOn: legs[tab].airlines.contains(airline))
    }
  }

  private var parts: [Facets.Choice<PartOfDay>] {
    [.night, .morning, .afternoon, .evening].map { (part: PartOfDay) in
      Facets.Choice(value: part, count: count { $0.parts.insert(part) }, isOn: legs[tab].parts.contains(part))
    }
  }

  /// All sample flights cost €54, 61, 77, 86 or 88.
  private var prices: [Facets.Choice<Int?>] {
    [nil, 60, 70, 80].map { (price: Int?) in
      Facets.Choice(value: price, count: count { $0.price = price }, isOn: legs[tab].price == price)
    }
  }

  private var connecting: Facets.Choice<Bool> {
    Facets.Choice(value: true, count: count { $0.connects = true }, isOn: legs[tab].connects)
  }

  /// How many flights the list of the tab has after a change of its filter.
  private func count(_ change: (inout Notebook.Entry) -> Void) -> Int {
    var entry = legs[tab]
    change(&entry)
    return left(tab, by: entry).count
  }
}

extension Notebook.Entry {
  fileprivate var shownOrder: Order { Order(order.key, ascending: order.ascending) }

  fileprivate var shownFilter: Filter {
    var filter = Filter()
    (filter.airlines, filter.parts) = (airlines, parts)
    (filter.highestPrice, filter.mustConnect) = (price, connects)
    return filter
  }
}
