// SPDX-License-Identifier: MIT

/// The units in which the user thinks. Account keeps the choice; whatever shows amounts follows it.
public enum UnitSystem: String, CaseIterable, Hashable, Sendable {
  /// Grams, kilograms, litres.
  case metric
  /// Ounces, pounds, gallons.
  case imperial
}
