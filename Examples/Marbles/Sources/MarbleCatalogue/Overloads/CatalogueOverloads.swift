// SPDX-License-Identifier: MIT
import RxMarbles

/// What an example shows beside its own symbol: the overloads that do the same. Their pages have its picture, too.
enum CatalogueOverloads {
  /// The overloads, by the name of the example.
  static let all = [operators, mainActor, answers, infallibles, shared, converting, arities].reduce(into: [:]) {
    all, part in
    all.merge(part) { $0 + $1 }
  }

  /// The symbols, by the name of the example.
  static func symbols(_ example: String) -> [String] { (all[example] ?? []).map(\.symbol) }

  /// Those that do not give the picture that their page shows, and those of examples that there are not.
  static func faults(
    _ chapters: [CatalogueChapter], _ overloads: [String: [CatalogueOverload]] = all
  ) throws -> [String] {
    let examples = chapters.flatMap(\.entries).map(\.example)
    let faults = try examples.flatMap { example in
      let picture = try example.picture()
      return try (overloads[example.name] ?? []).compactMap { overload in
        // Those of `debug` print.
        let own = try withoutOutput { try overload.example(example).picture() }
        if own == picture { return nil as String? }
        return "\(overload.symbol) does not do what the picture of \(example.name) shows:\n\(own.text())"
      }
    }
    let names = Set(examples.map(\.name))
    return faults + overloads.keys.filter { !names.contains($0) }.sorted().map { "\($0) has overloads, but no example" }
  }
}
