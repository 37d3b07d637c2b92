// SPDX-License-Identifier: MIT
import RxMarbles
import RxSwift

extension CatalogueOverloads {
  /// Those of `Single`, `Maybe` and `Completable`.
  static let answers: [String: [CatalogueOverload]] = [
    "completableConcat": [
      completables("concat(_:)-2r3ge") { Completable.concat(AnySequence([$0, $1])) },
      completables("concat(_:)-2x6xo") { Completable.concat($0, $1) },
      completables("concat(_:)-9unfp") { Completable.concat([$0, $1]) },
    ],
    "completableZip": [
      completables("zip(_:)-2w6cs") { Completable.zip([$0, $1]) },
      completables("zip(_:)-36sdr") { Completable.zip(ArraySlice([$0, $1])) },
    ],
    "maybeJust": [
      CatalogueOverload("PrimitiveSequenceType/just(_:scheduler:)-9r4dj") { scheduler in
        Maybe.just("a", scheduler: scheduler)
      }
    ],
    "singleJust": [
      CatalogueOverload("PrimitiveSequenceType/just(_:scheduler:)-8pma9") { scheduler in
        Single.just("a", scheduler: scheduler)
      }
    ],
    "singleRetryWhen": [
      CatalogueOverload("PrimitiveSequence/retry(when:)-3ev0t") { (source: Letters, scheduler) in
        source.asSingle().retry(when: { (errors: Observable<MarbleError>) in
          errors.delay(.milliseconds(3), scheduler: scheduler)
        })
      }
    ],
    "singleZipCollection": [
      CatalogueOverload("PrimitiveSequenceType/zip(_:resultSelector:)") { (source: Letters, other: Letters, _) in
        Single.zip([source.asSingle(), other.asSingle()]) { $0 }
      }
    ],
  ]

  private static func completables(
    _ function: String, _ run: @escaping @Sendable (Completable, Completable) -> Completable
  ) -> CatalogueOverload {
    CatalogueOverload("PrimitiveSequenceType/\(function)") { (source: Letters, other: Letters, _) in
      run(source.ignoreElements().asCompletable(), other.ignoreElements().asCompletable())
    }
  }
}
