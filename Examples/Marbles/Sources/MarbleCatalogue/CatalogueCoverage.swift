// SPDX-License-Identifier: MIT
import Foundation

/// What of the library has no example. The sources say which operators, factories and subjects there are.
public enum CatalogueCoverage {
  /// What needs no picture, and why: functions of any type, functions of one type, or all functions of a type.
  static let exempt = [
    "asControlEvent": "the same events", "asControlProperty": "the same events", "asObservable": "the same events",
    "asSharedSequence": "asDriver and asSignal show it",
    "debug": "changes nothing, prints",
    "Reactive.data": "its events come from a server",
    "Reactive.json": "its events come from a server", "Reactive.response": "its events come from a server",
    "SharedSequenceConvertibleType.asDriver": "the same events",
    "SharedSequenceConvertibleType.asSignal": "the same events",
    "SharedSequenceConvertibleType.asInfallible": "the same events",
    "PublishRelay.asInfallible": "the same events", "BehaviorRelay.asInfallible": "the same events",
    "ReplayRelay.asInfallible": "the same events", "ControlEvent.asInfallible": "the same events",
    "ControlEvent.asDriver": "the same events", "ControlEvent.asSignal": "the same events",
    "ControlProperty.asDriver": "the same events", "BehaviorRelay.asDriver": "the same events",
    "PublishRelay.asSignal": "the same events", "InfallibleType.asDriver": "the same events",
    "DriverSharingStrategy.share": "asDriver shows it", "SignalSharingStrategy.share": "asSignal shows it",
  ]

  /// The operators, factories, subjects and relays of the library, as `Type.function` or `Type`.
  public static func functions(in root: URL) throws -> Set<String> { try LibrarySources.functions(in: root) }

  /// Those without an example, and exceptions for what there is not, in order.
  public static func missing(from found: Set<String>, _ chapters: [CatalogueChapter] = Catalogue.chapters) -> [String] {
    let shown = Set(
      chapters.flatMap(\.entries).flatMap { [$0.symbol] + CatalogueOverloads.symbols($0.example.name) }.map(name))
    let missing = found.filter { name in
      !shown.contains(name) && !parts(name).contains { exempt[$0] != nil }
    }
    let known = Set(found.flatMap(parts))
    return missing.sorted().map { "\($0) has no example" }
      + exempt.keys.filter { !known.contains($0) }.sorted().map { "\($0) is an exception, but there is none" }
      + exempt.keys.filter(shown.contains).sorted().map { "\($0) is an exception, but has an example" }
  }

  /// A function with its type, the type and the function alone.
  private static func parts(_ name: String) -> [String] { [name] + name.split(separator: ".").map(String.init) }

  /// The type and the name of a symbol of DocC, without labels and what tells overloads apart.
  private static func name(_ symbol: String) -> String {
    let path = symbol.split(separator: "(")[0].split(separator: "/").suffix(2)
    return LibrarySources.name(path.count == 2 ? String(path.first ?? "") : nil, String(path.last ?? ""))
  }
}
