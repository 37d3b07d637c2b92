// SPDX-License-Identifier: MIT
import RxMarbles
import RxSwift

extension Catalogue {
  /// What comes after a completable: each trait has a picture of its own, because each of them ends in another way.
  static let sequels = [
    CatalogueEntry(
      "AndThen", "PrimitiveSequenceType/andThen(_:)-2z9a",
      MarbleExample(
        "andThenSingle", "-----|", "---[1|]",
        code: "source.ignoreElements().asCompletable().andThen(other.asSingle())", showsSubscriptions: true
      ) { (source: Letters, other: Letters, _) in
        source.ignoreElements().asCompletable().andThen(other.asSingle())
      }),
    CatalogueEntry(
      "AndThen", "PrimitiveSequenceType/andThen(_:)-9nzti",
      MarbleExample(
        "andThenMaybe", "-----|", "---|",
        code: "source.ignoreElements().asCompletable().andThen(other.asMaybe())", showsSubscriptions: true
      ) { (source: Letters, other: Letters, _) in
        source.ignoreElements().asCompletable().andThen(other.asMaybe())
      }),
    CatalogueEntry(
      "AndThen", "PrimitiveSequenceType/andThen(_:)-4uykw",
      MarbleExample(
        "andThenCompletable", "-----|", "---|",
        code: "source.ignoreElements().asCompletable().andThen(other.ignoreElements().asCompletable())",
        showsSubscriptions: true
      ) { (source: Letters, other: Letters, _) in
        source.ignoreElements().asCompletable().andThen(other.ignoreElements().asCompletable())
      }),
  ]
}
