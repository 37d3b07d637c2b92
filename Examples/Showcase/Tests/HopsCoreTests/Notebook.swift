// SPDX-License-Identifier: MIT
import ShowcaseModel

@testable import HopsCore

/// The facts as somebody would write them down who asks the server by hand: what the user wants, what has come, and what is on its way and when
/// it arrives. There are no streams in it.
struct Notebook {
  var desk: Desk
  /// What the user wants.
  private(set) var query = HopQuery()
  private(set) var opened: String?
  private(set) var isFiltering = false
  private(set) var isActive = false
  private(set) var amounts = Amounts()
  /// The query that the list is about, how many pages of it have come, and the moments at which wishes for more are taken up.
  private(set) var listed: HopQuery?
  private(set) var pages = 0
  private var wishes: [Int] = []
  /// What was typed and is looked for when the user pauses until then.
  private var search: (due: Int, query: HopQuery)?
  /// What the page showed last, while it is not shown.
  private(set) var frozen: HopsState?

  /// The page is shown from the moment 0 on.
  init(timeToLive: Int) {
    desk = Desk(timeToLive: timeToLive)
    show(true)
  }

  mutating func find(_ wanted: HopQuery) {
    guard wanted != query else { return }
    let isTyping = wanted.text != query.text && !wanted.text.isEmpty
    query = wanted
    guard isActive else { return }
    search = isTyping ? (desk.now + 200, wanted) : nil
    if !isTyping { look(for: wanted) }
  }

  mutating func open(_ name: String?) {
    guard name != opened else { return }
    opened = name
    if isActive { askForDetails() }
  }

  mutating func brew(_ recipe: Recipe) { amounts.brew(recipe, now: desk.now, isActive: isActive) }

  mutating func measure(in units: UnitSystem) { amounts.measure(in: units, now: desk.now) }

  mutating func toggleFilter() { isFiltering.toggle() }

  /// Each wish is taken up a moment later, and a moment after the one before it.
  mutating func more() { if isActive { wishes.append(max(desk.now, wishes.last ?? 0) + 1) } }

  /// Only what failed is asked for again.
  mutating func retry() {
    for thing in Desk.Thing.allCases where isActive && desk.problems[thing] != nil { ask(for: thing) }
  }

  /// Everything is given up when the page is left, and asked for when it is shown again.
  mutating func show(_ isShown: Bool) {
    frozen = isShown ? nil : found
    isActive = isShown
    (search, wishes, listed) = (nil, [], nil)
    if isShown {
      amounts.show()
      look(for: query)
      askForDetails()
      ask(for: .origins)
    } else {
      for thing in Desk.Thing.allCases { desk.giveUp(thing) }
    }
  }

  /// Lets everything happen that is due until then, in the order of time.
  mutating func advance(to time: Int) {
    while let moment = (desk.moments + amounts.moments + wishes + [search?.due].compactMap { $0 })
      .filter({ $0 > desk.now }).min(), moment <= time
    {
      desk.now = moment
      if let (due, wanted) = search, due == moment {
        search = nil
        look(for: wanted)
      }
      // A page that arrives is there for a wish of the same moment.
      if desk.pass().contains(.page) { pages += 1 }
      if wishes.first == moment {
        wishes.removeFirst()
        if !desk.isOnItsWay(.page), hasMore { ask(for: .page) }
      }
      amounts.pass(moment, isActive: isActive)
    }
    desk.now = time
  }

  private mutating func look(for wanted: HopQuery) {
    guard wanted != listed else { return }
    (listed, pages, wishes) = (wanted, 0, [])
    ask(for: .page)
  }

  private mutating func askForDetails() { if opened == nil { desk.giveUp(.details) } else { ask(for: .details) } }

  private mutating func ask(for thing: Desk.Thing) {
    let (listed, page) = (listed ?? query, pages + 1)
    switch thing {
    // Two texts that mean the same to the server are two searches.
    case .page: desk.ask(for: .page, as: Self.path(of: listed, page: page), under: "\(listed) \(page)")
    case .details: desk.ask(for: .details, as: "hops \(opened ?? "")", under: opened ?? "")
    case .origins: desk.ask(for: .origins, as: "origins", under: "origins")
    }
  }
}
