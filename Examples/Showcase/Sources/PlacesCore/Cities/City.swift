// SPDX-License-Identifier: MIT
import Foundation

/// A city as GeoNames knows it.
public struct City: Hashable, Sendable, Identifiable {
  public let id: Int
  public let name: String
  public let country: String
  public let countryCode: String
  /// Degrees, northwards and eastwards.
  public let latitude: Double
  public let longitude: Double
  public let population: Int
  /// The name in the database of time zones, such as `Europe/Copenhagen`.
  public let zone: String

  public init(
    id: Int, name: String, country: String, countryCode: String, latitude: Double, longitude: Double, population: Int,
    zone: String
  ) {
    self.id = id
    self.name = name
    self.country = country
    self.countryCode = countryCode
    self.latitude = latitude
    self.longitude = longitude
    self.population = population
    self.zone = zone
  }

  /// Where the talk was given, and where the app begins.
  public static let copenhagen = City(
    id: 2_618_425, name: "Copenhagen", country: "Denmark", countryCode: "DK", latitude: 55.67594, longitude: 12.56553,
    population: 1_153_615, zone: "Europe/Copenhagen")

  /// The kilometres to another city over a sphere of the size of the earth (the haversine formula).
  public func distance(to other: City) -> Double {
    let radians = Double.pi / 180
    let (here, there) = (latitude * radians, other.latitude * radians)
    let north = sin((there - here) / 2)
    let east = sin((other.longitude - longitude) * radians / 2)
    let square = north * north + cos(here) * cos(there) * east * east
    return 2 * Self.earthRadius * asin(min(1, square.squareRoot()))
  }

  static let earthRadius = 6371.0
}
