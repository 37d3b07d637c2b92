// SPDX-License-Identifier: MIT
import Foundation

@testable import PlacesCore

enum Sample {
  /// All that come with the app, read once.
  static let all: [City] = {
    do { return try CityFile.parse(Data(contentsOf: CityFile.shipped), name: "cities.csv") } catch { return [] }
  }()

  /// Some, from all over the world: enough for every mood, few enough for 10,000 actions.
  static let cities: [City] = all.enumerated().filter { $0.offset.isMultiple(of: 150) }.map(\.element)

  static func city(_ name: String) -> City { all.first { $0.name == name }! }
}
