// SPDX-License-Identifier: MIT

/// Prices and ratings. There are no open data of either, so both are computed, and the app says so where it shows them.
public enum Estimate {
  /// What is said beside the list of flights.
  public static let note = "prices and ratings are computed"
  /// How prices come about, for the user.
  public static let priceFormula =
    "€25, and 9 cents for each kilometre up to 2,000 and 5 for each further one; 15% more from 06:00 to 09:00 and from 16:00 to 19:00, 12% less before 06:00 and from 21:00."
  /// How ratings come about, for the user.
  public static let ratingFormula =
    "10, less 2 for leaving before 06:00, 1 for leaving from 21:00, 1.5 for arriving between 00:00 and 06:00, and 0.5 for each half hour that the flight takes longer than its distance at 800 km/h and 40 minutes."

  /// How best fit comes about, for the user.
  public static let bestFitFormula =
    "Best fit is computed, too: the flight whose price, less a tenth of the cheapest one for each point of its rating, is lowest."

  /// The price in euros.
  public static func price(_ flight: Flight) -> Int {
    let kilometres = flight.distance
    let cents = 2500 + min(kilometres, 2000) * 9 + max(kilometres - 2000, 0) * 5
    let hour = flight.departure.minuteOfDay / 60
    let percent =
      switch hour {
      case 6..<9, 16..<19: 115
      case ..<6, 21...: 88
      default: 100
      }
    return (cents * percent + 5000) / 10_000
  }

  /// The rating in halves, from 2 to 20: shown as 1.0 to 10.0.
  public static func halves(_ flight: Flight) -> Int {
    var halves = 20
    if flight.departure.minuteOfDay < 360 { halves -= 4 }
    if flight.departure.minuteOfDay >= 1260 { halves -= 2 }
    if flight.arrival.minuteOfDay < 360 { halves -= 3 }
    let usual = flight.distance * 60 / 800 + 40
    halves -= max(0, flight.duration - usual) / 30
    return max(halves, 2)
  }
}

extension Flight {
  /// The computed price in euros.
  public var price: Int { Estimate.price(self) }
  /// The computed rating, in halves.
  public var halves: Int { Estimate.halves(self) }
}
