// SPDX-License-Identifier: MIT

/// A brewing hop. Nothing in it knows where it comes from.
public struct Hop: Hashable, Sendable, Identifiable {
  /// A hop that may take the place of another one.
  public struct Substitute: Hashable, Sendable {
    /// What the books call it.
    public var name: String
    /// The hop that is meant, if it is known here.
    public var hop: String?
  }

  /// What a hop is used for.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    case bittering = "Bittering"
    case aroma = "Aroma"
    case both = "Both"
  }

  public var id: String { name }
  /// The name.
  public var name: String
  /// The alpha acids, in percent.
  public var alpha: Double
  /// The beta acids, in percent.
  public var beta: Double
  /// The country; empty where it is not known.
  public var origin: String
  /// What it is used for; nil where it is not known.
  public var kind: Kind?
  /// What may take its place.
  public var substitutes: [Substitute]
  /// The parts of its oil, in percent.
  public var oils: Oils

  /// The parts of an oil, in percent.
  public struct Oils: Hashable, Sendable {
    public var humulene: Double
    public var caryophyllene: Double
    public var cohumulone: Double
    public var myrcene: Double
  }
}

/// What is looked for.
public struct HopQuery: Hashable, Sendable {
  /// A part of the name.
  public var text = ""
  /// The country, or all.
  public var origin: String?
  /// What the hop is used for, or all.
  public var kind: Hop.Kind?
  /// The least alpha acids in percent, or all.
  public var alpha: Int?

  /// Looks for all hops.
  public init() {}

  /// Whether the filter leaves hops out, whatever their names are.
  public var isFiltered: Bool { origin != nil || kind != nil || alpha != nil }

  /// Lets the filter leave nothing out. The name stays.
  public mutating func clearFilter() { (origin, kind, alpha) = (nil, nil, nil) }
}

/// What is to be brewed.
public struct Recipe: Hashable, Sendable {
  /// The volume in litres.
  public var litres = 20.0
  /// The bitterness in international bitterness units.
  public var bitterness = 30.0

  /// Twenty litres of a beer of medium bitterness.
  public init() {}

  /// How the amount comes about, for the user.
  public static let formula =
    "Computed after Tinseth for 60 minutes of boiling at a gravity of 1.050: of the alpha acids 23% become bitterness."

  /// How many grams of a hop the recipe takes; nil for a hop without alpha acids.
  public func grams(of hop: Hop) -> Double? {
    guard hop.alpha > 0 else { return nil }
    return bitterness * litres / (Self.utilization * hop.alpha * 10)
  }

  /// 1.65 · 0.000125^0.05 · (1 − e^(−2.4)) ÷ 4.15
  static let utilization = 0.230_7
}
