// SPDX-License-Identifier: MIT

/// A scheduled flight on a day.
public struct Flight: Hashable, Sendable, Identifiable {
  /// Which flight it is: the line of the schedule and the moment of departure.
  public struct ID: Hashable, Sendable {
    /// The line of the schedule.
    public var line: Int
    /// The moment of departure, in minutes since 1970.
    public var departure: Int
  }

  /// The line of the schedule that the flight follows.
  public var line: Int
  /// The ICAO code of the airline.
  public var airline: String
  /// The flight as its crew is called on the radio.
  public var callsign: String
  /// The type of the aircraft, by its ICAO or IATA code.
  public var aircraft: String
  /// The code of the airport that the flight leaves.
  public var origin: String
  /// The code of the airport that it goes to.
  public var destination: String
  /// When it leaves, by the clocks there.
  public var departure: Moment
  /// When it arrives, by the clocks there.
  public var arrival: Moment
  /// How far it is, in kilometres.
  public var distance: Int

  public var id: ID { ID(line: line, departure: departure.utc) }
  /// How long it takes, in minutes.
  public var duration: Int { arrival.utc - departure.utc }
  /// By how many days the calendar at the destination is ahead on arrival.
  public var daysLater: Int { arrival.day.number - departure.day.number }
  /// What the airline is called.
  public var airlineName: String { Airline.name(airline) }
  /// The part of the day in which it leaves.
  public var part: PartOfDay { PartOfDay(minute: departure.minuteOfDay) }
}

/// A part of the day.
public enum PartOfDay: Int, Hashable, Sendable, CaseIterable, Comparable {
  case night, morning, afternoon, evening

  /// The part that a minute of the day belongs to.
  public init(minute: Int) { self = Self.allCases[min(max(minute, 0) / 360, 3)] }

  /// What it is called.
  public var title: String { ["Night", "Morning", "Afternoon", "Evening"][rawValue] }
  /// From when to when it is.
  public var hours: String { ["00–06", "06–12", "12–18", "18–24"][rawValue] }

  public static func < (one: PartOfDay, other: PartOfDay) -> Bool { one.rawValue < other.rawValue }
}

/// The names of airlines by their ICAO codes.
public enum Airline {
  /// What the airline is called; the code where the name is not known here.
  public static func name(_ code: String) -> String { names[code] ?? code }

  private static let names = [
    "DAL": "Delta", "AAL": "American", "BAW": "British Airways", "DLH": "Lufthansa", "SAS": "SAS", "KLM": "KLM",
    "UAL": "United", "IBE": "Iberia", "RPA": "Republic", "FIN": "Finnair", "QFA": "Qantas", "LOT": "LOT",
    "SWR": "Swiss",
    "QTR": "Qatar Airways", "JBU": "JetBlue", "AUA": "Austrian", "EIN": "Aer Lingus", "CPA": "Cathay Pacific",
    "ANA": "ANA", "UAE": "Emirates", "BEL": "Brussels Airlines", "NAX": "Norwegian", "CAL": "China Airlines",
    "EWG": "Eurowings", "VOZ": "Virgin Australia", "AMX": "Aeroméxico", "TAP": "TAP Air Portugal", "KAL": "Korean Air",
    "AZA": "Alitalia", "SIA": "Singapore Airlines", "CSA": "Czech Airlines", "ASA": "Alaska", "ACA": "Air Canada",
    "AFR": "Air France", "MSR": "EgyptAir", "VLG": "Vueling", "AIC": "Air India", "THA": "Thai", "SKW": "SkyWest",
    "AAR": "Asiana", "AVA": "Avianca", "ICE": "Icelandair", "ANZ": "Air New Zealand", "AEE": "Aegean", "THY": "Turkish",
    "PGT": "Pegasus", "RYR": "Ryanair", "EZY": "easyJet", "TRA": "Transavia", "JST": "Jetstar", "JAL": "Japan Airlines",
    "ENY": "Envoy", "CPZ": "Compass", "TGW": "Scoot", "PGA": "Portugália", "CFG": "Condor", "ETD": "Etihad",
    "VIR": "Virgin Atlantic", "EVA": "EVA Air", "TVF": "Transavia France", "WZZ": "Wizz Air", "EJU": "easyJet Europe",
    "WJA": "WestJet", "LAN": "LATAM", "XAX": "AirAsia X", "AXM": "AirAsia", "TSC": "Air Transat", "AEA": "Air Europa",
    "SKV": "Sky Regional", "HOP": "HOP!", "KQA": "Kenya Airways", "SAA": "South African", "FDB": "flydubai",
    "EZS": "easyJet Switzerland", "CLH": "Lufthansa CityLine", "DLA": "Air Dolomiti", "IBS": "Iberia Express",
    "JIA": "PSA Airlines", "QXE": "Horizon Air", "WIF": "Widerøe", "RJA": "Royal Jordanian", "CCA": "Air China",
    "UPS": "UPS", "CLX": "Cargolux", "GEC": "Lufthansa Cargo", "MAS": "Malaysia Airlines",
  ]
}
