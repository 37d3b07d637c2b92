// SPDX-License-Identifier: MIT
import ShowcaseModel

@testable import HopsCore

/// What is to be brewed and in which units, as the page hears of it and as it shows it.
struct Amounts {
  private(set) var shown = (recipe: Recipe(), units: UnitSystem.metric)
  private var heard = (recipe: Recipe(), units: UnitSystem.metric)
  /// The units of the account come one by one, a moment later.
  private var coming: [(due: Int, units: UnitSystem)] = []
  /// Until when nothing more must be heard before a page that is not shown follows.
  private var rest: Int?

  var moments: [Int] { coming.map(\.due) + [rest].compactMap { $0 } }

  mutating func brew(_ recipe: Recipe, now: Int, isActive: Bool) {
    heard.recipe = recipe
    hear(now, isActive: isActive)
  }

  mutating func measure(in units: UnitSystem, now: Int) {
    coming.append((max(now, coming.last?.due ?? 0) + 1, units))
  }

  /// The page is shown again, and shows what it has heard.
  mutating func show() { (shown, rest) = (heard, nil) }

  mutating func pass(_ now: Int, isActive: Bool) {
    if rest == now { show() }
    guard let (due, units) = coming.first, due == now else { return }
    coming.removeFirst()
    heard.units = units
    hear(now, isActive: isActive)
  }

  private mutating func hear(_ now: Int, isActive: Bool) {
    if isActive { show() } else { rest = now + 1000 }
  }
}
