// SPDX-License-Identifier: MIT
import RandomUser
import RxKit
import ShowcaseModel
import XCTest

@testable import HopsCore

/// A user who does anything at any time, with a server that fails at times. After each action everything that is shown, the whole list
/// included, is what somebody who keeps the same facts in variables says it should be.
final class RandomUserTests: XCTestCase {
  func testNoStateCannotBeDerived() {
    let seed = Random.seed(or: 62)
    var random = Random(seed: seed)
    // Nothing is kept, so that each request meets the fault of the moment.
    let stage = HopsStage(timeToLive: .seconds(0))
    let model = stage.model
    var notes = Notebook()
    stage.pass()
    for step in 0..<10_000 {
      let before = notes.listed
      switch random.below(14) {
      case 0: notes.query.text = ["", "hop 1", "hop 2", "9", "none"][random.below(5)]
      case 1: notes.query.origin = [nil, "Austria", "Belgium"][random.below(3)]
      case 2: notes.query.kind = [nil, .aroma, .both][random.below(3)]
      case 3: notes.query.alpha = [nil, 5, 20][random.below(3)]
      case 4:
        notes.opened = random.below(3) == 0 ? nil : "Hop \(random.below(33))"
        model.open(notes.opened)
      case 5:
        notes.recipe.litres = Double(5 + random.below(45))
        model.brew { [litres = notes.recipe.litres] in $0.litres = litres }
      case 6, 7, 8:
        model.more.accept(())
        notes.more()
      case 9:
        model.retry.accept(())
        notes.retry()
      case 10:
        notes.isActive.toggle()
        model.active.isActive = notes.isActive
        if notes.isActive { notes.resume() }
      case 11:
        notes.units = random.below(2) == 0 ? .metric : .imperial
        stage.units.accept(notes.units)
      case 12:
        model.toggleFilter()
        notes.isFiltering.toggle()
      default:
        notes.fault = [nil, nil, .offline, .interrupted, .serverFailed(500), .unreadable][random.below(6)]
        stage.fault.accept(notes.fault)
      }
      model.find { [query = notes.query] in $0 = query }
      // Now and then the user is faster than the server, and changes the query while the page before it is on its way.
      if random.below(4) == 0 {
        stage.pass(random.below(250))
        notes.query.origin = [nil, "Austria", "Belgium"][random.below(3)]
        notes.query.text = ["", "hop", "2"][random.below(3)]
        // Whether the one in between got as far as a request makes no difference then.
        if notes.query == before { notes.query.alpha = notes.query.alpha == 7 ? 8 : 7 }
        model.find { [query = notes.query] in $0 = query }
      }
      stage.pass(1200)
      notes.settle()
      guard notes.isActive else { continue }
      guard stage.state == notes.state, stage.state.error == notes.problem else {
        return XCTFail("seed \(seed), step \(step): \(stage.state), not \(notes.state)")
      }
    }
  }
}

/// The facts as somebody would write them down who asks the server by hand.
private struct Notebook {
  var query = HopQuery()
  var opened: String?
  var recipe = Recipe()
  var units = UnitSystem.metric
  var isFiltering = false
  var isActive = true
  var fault: HopsError?

  /// The query that the list is about, the pages of it that have come, and what went wrong with the next one.
  private(set) var listed = HopQuery()
  private var pages = 1
  private(set) var problem: HopsError?
  /// The hop that was asked for last, and what went wrong with it.
  private var asked: String?
  private var detailsProblem: HopsError?
  private var origins = HopOrigins.countries(["Austria", "Belgium"])

  private var matching: [Int] {
    (0..<30).filter { number in
      (listed.text.isEmpty || "hop \(number)".contains(listed.text))
        && (listed.origin == nil || listed.origin == SampleServer.origin(number))
        && (listed.kind == nil || listed.kind?.rawValue == SampleServer.kind(number)) && number >= listed.alpha ?? 0
    }
  }

  private var hasMore: Bool { pages == 0 || matching.count > pages * 10 }

  private mutating func ask() {
    if fault == nil { pages += 1 }
    problem = fault
  }

  mutating func more() { if isActive, hasMore { ask() } }

  mutating func retry() {
    guard isActive else { return }
    if problem != nil { ask() }
    askForDetails()
    if case .failed = origins { askForOrigins() }
  }

  /// Everything is asked for when the page is shown again.
  mutating func resume() {
    list()
    askForDetails()
    askForOrigins()
  }

  private mutating func askForOrigins() {
    origins = fault.map(HopOrigins.failed) ?? .countries(["Austria", "Belgium"])
  }

  /// What follows from the query and the open hop once they have come to rest.
  mutating func settle() {
    guard isActive else { return }
    if query != listed { list() }
    if opened != asked { askForDetails() }
  }

  private mutating func list() {
    (listed, pages) = (query, 0)
    ask()
  }

  private mutating func askForDetails() {
    asked = opened
    detailsProblem = fault ?? (asked.flatMap { Int($0.dropFirst(4)) } ?? 0 < 30 ? nil : .serverFailed(404))
  }

  var state: HopsState {
    let hops = matching.prefix(pages * 10).map(Self.hop)
    let details = opened.map { name -> HopDetails in
      detailsProblem.map { .failed(name, $0) } ?? .hop(Self.hop(Int(name.dropFirst(4)) ?? 0))
    }
    return HopsState(
      query: query, list: list(hops), details: details, recipe: recipe, units: units, origins: origins,
      isFiltering: isFiltering)
  }

  private func list(_ hops: [Hop]) -> Paging<Hop, Int> {
    var list = Paging<Hop, Int>()
    list.started(isRefresh: true)
    if pages > 0 { list.loaded(PageOf(hops, next: hasMore ? pages + 1 : nil)) }
    if let problem { list.failed(problem) }
    return list
  }

  private static func hop(_ number: Int) -> Hop {
    Hop(
      name: "Hop \(number)", alpha: Double(number), beta: 1, origin: number % 2 == 0 ? "Austria" : "Belgium",
      kind: [.bittering, .aroma, .both][number % 3],
      substitutes: [Hop.Substitute(name: "Hop \(number + 1)", hop: "Hop \(number + 1)")],
      oils: Hop.Oils(humulene: 1, caryophyllene: 2, cohumulone: 3, myrcene: 4))
  }
}
