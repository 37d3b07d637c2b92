// SPDX-License-Identifier: MIT

/// One thing that the user can switch in the filter of a leg.
public enum FilterChoice: Hashable, Sendable {
  case airline(String)
  case part(PartOfDay)
  case price(Int?)
  case connecting

  /// What it is called.
  public var title: String {
    switch self {
    case .airline(let code): Airline.name(code)
    case .part(let part): part.title
    case .price(let limit): limit.map { "Up to €\($0)" } ?? "Any Price"
    case .connecting: "Connects"
    }
  }
}

extension Filter {
  /// The filter after the user touches a choice.
  public mutating func touch(_ choice: FilterChoice) {
    switch choice {
    case .airline(let code): toggle(airline: code)
    case .part(let part): toggle(part: part)
    case .price(let limit): highestPrice = limit
    case .connecting: mustConnect.toggle()
    }
  }
}

extension Facets {
  /// A choice as it stands: how many flights the list has with it, and whether it is made. One that would leave none cannot be made; one that is
  /// made can always be taken back.
  public struct Standing: Hashable, Sendable {
    /// How many flights the list has with it.
    public var count: Int
    /// Whether it is made.
    public var isOn: Bool
    /// Whether the user can touch it.
    public var isEnabled: Bool { isOn || count > 0 }
  }

  /// The choices in groups: airlines, parts of the day, prices and connections.
  public var groups: [[FilterChoice]] {
    [
      airlines.map { .airline($0.value) }, parts.map { .part($0.value) },
      prices.map { .price($0.value) } + [.connecting],
    ]
  }

  /// How a choice stands; nil if it is not offered.
  public subscript(choice: FilterChoice) -> Standing? {
    switch choice {
    case .airline(let code): airlines.first { $0.value == code }.map { Standing(count: $0.count, isOn: $0.isOn) }
    case .part(let part): parts.first { $0.value == part }.map { Standing(count: $0.count, isOn: $0.isOn) }
    case .price(let limit): prices.first { $0.value == limit }.map { Standing(count: $0.count, isOn: $0.isOn) }
    case .connecting: Standing(count: connecting.count, isOn: connecting.isOn)
    }
  }
}
