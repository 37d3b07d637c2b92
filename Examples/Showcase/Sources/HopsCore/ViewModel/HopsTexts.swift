// SPDX-License-Identifier: MIT
import ShowcaseModel

extension Hop {
  /// `US · Both`.
  public var subtitle: String { [origin, kind?.rawValue ?? ""].filter { !$0.isEmpty }.joined(separator: " · ") }
  /// `α 6.0%`.
  public var alphaText: String { "α \(alpha.tenths)%" }

  /// Its acids and the parts of its oil, each with its name.
  public var facts: [HopFact] {
    [
      HopFact("Alpha acids", alpha), HopFact("Beta acids", beta), HopFact("Humulene", oils.humulene),
      HopFact("Caryophyllene", oils.caryophyllene), HopFact("Cohumulone", oils.cohumulone),
      HopFact("Myrcene", oils.myrcene),
    ]
  }
}

/// Something about a hop.
public struct HopFact: Hashable, Sendable {
  /// What it is.
  public var name: String
  /// `6.0%`; the data have a zero where it is not known.
  public var value: String

  /// A part in percent.
  init(_ name: String, _ percent: Double) {
    self.name = name
    value = percent == 0 ? "not known" : "\(percent.tenths)%"
  }
}

extension Recipe {
  /// How much of a hop the recipe takes, in the units of the brewer.
  public func amount(of hop: Hop, in units: UnitSystem) -> String {
    guard let grams = grams(of: hop) else { return "—" }
    switch units {
    case .metric: return "\(Int(grams.rounded())) g"
    case .imperial: return "\((grams / 28.349_523_125).tenths) oz"
    }
  }

  /// A hop with its amount in a sentence, for a screen reader.
  public func spoken(_ hop: Hop, in units: UnitSystem) -> String {
    "\(hop.name), \(hop.subtitle), alpha \(hop.alpha.tenths) percent, \(amount(of: hop, in: units)) for the recipe"
  }

  /// `30 IBU`.
  var bitternessText: String { "\(Int(bitterness)) IBU" }

  /// The volume, in the units of the brewer.
  public func volume(in units: UnitSystem) -> String {
    switch units {
    case .metric: "\(litres.tenths) l"
    case .imperial: "\((litres / 3.785_411_784).tenths) gal"
    }
  }
}

extension HopsState {
  /// The line below the list, empty without hops: how many there are, and that their amounts are computed.
  public var countLine: String { summary.isEmpty ? "" : "\(summary) · amounts are computed" }
  /// What is above the slider of the volume.
  public var volumeLine: String { "Recipe: \(recipe.volume(in: units))" }
  /// What is above the slider of the bitterness.
  public var bitternessLine: String { "Bitterness: \(recipe.bitternessText)" }
  /// What an amount in the details is for.
  public var purpose: String { "for \(recipe.volume(in: units)) with a bitterness of \(recipe.bitternessText)" }
  /// How much of a hop the recipe takes.
  public func amount(of hop: Hop) -> String { recipe.amount(of: hop, in: units) }
  /// The same for a screen reader.
  public func spokenAmount(of hop: Hop) -> String { "\(amount(of: hop)) for \(recipe.volume(in: units))" }
}

extension HopQuery {
  /// The least alpha acids that the filter offers, in percent.
  public static let alphas = [4, 8, 12]

  /// Why no hop is found. It speaks of what the user looks for, and of the filter only when one is set.
  var nothingText: String {
    switch (text.isEmpty, isFiltered) {
    case (true, true): "No hop fits the filter."
    case (true, false): "There are no hops."
    case (false, true): "No hop is called that and fits the filter."
    case (false, false): "No hop is called that."
    }
  }

  /// What the choice of the least alpha acids says.
  public static func text(ofAlpha percent: Int) -> String { "From \(percent)%" }
}

extension Double {
  /// The number with one digit behind the point.
  public var tenths: String {
    let tenths = Int((self * 10).rounded())
    return "\(tenths / 10).\(abs(tenths % 10))"
  }
}
