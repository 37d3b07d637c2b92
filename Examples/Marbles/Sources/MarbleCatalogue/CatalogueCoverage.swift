// SPDX-License-Identifier: MIT
import Foundation

/// What of the library has no example. The sources say which operators, factories and subjects there are.
public enum CatalogueCoverage {
  /// The operators, factories, subjects and relays of the library, as `Type.function` or `Type`.
  public static func functions(in root: URL) throws -> Set<String> { try LibrarySources.functions(in: root) }

  /// Those without an example, in order.
  public static func missing(from found: Set<String>, _ chapters: [CatalogueChapter] = Catalogue.chapters) -> [String] {
    let shown = Set(
      chapters.flatMap(\.entries).flatMap { [$0.symbol] + CatalogueOverloads.symbols($0.example.name) }.map(name))
    return found.subtracting(shown).sorted().map { "\($0) has no example" }
  }

  /// The type and the name of a symbol of DocC, without labels and what tells overloads apart.
  private static func name(_ symbol: String) -> String {
    let path = symbol.split(separator: "(")[0].split(separator: "/").suffix(2)
    return LibrarySources.name(path.count == 2 ? String(path.first ?? "") : nil, String(path.last ?? ""))
  }
}
