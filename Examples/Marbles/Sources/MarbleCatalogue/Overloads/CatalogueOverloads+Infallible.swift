// SPDX-License-Identifier: MIT
import RxMarbles
import RxSwift

extension CatalogueOverloads {
  /// Those of `Infallible`.
  static let infallibles: [String: [CatalogueOverload]] = [
    "infallibleCombineLatestCollection": [
      two("combineLatest(_:resultSelector:)") { Infallible.combineLatest([$0, $1]) { $0 } }
    ],
    "infallibleConcat": [
      two("concat(_:)-31wnd") { Infallible.concat([$0, $1]) },
      two("concat(_:)-4vhch") { Infallible.concat(AnySequence([$0, $1])) },
      two("concat(_:)-wlho") { Infallible.concat($0, $1) },
    ],
    "infallibleDistinctUntilChanged": [
      one("distinctUntilChanged(_:)-8o0di") { $0.distinctUntilChanged { $0 == $1 } },
      one("distinctUntilChanged(_:)-8pic8") { $0.distinctUntilChanged { $0 } },
      one("distinctUntilChanged(_:comparer:)") { $0.distinctUntilChanged({ $0 }, comparer: { $0 == $1 }) },
      one("distinctUntilChanged(at:)") { $0.distinctUntilChanged(at: \.self) },
    ],
    "infallibleFrom": [
      CatalogueOverload("Infallible/from(_:scheduler:)-1l3wn") { _ in
        Infallible.from(AnySequence(["a", "b", "c"]))
      }
    ],
    "infallibleJust": [
      CatalogueOverload("InfallibleType/just(_:scheduler:)") { scheduler in
        Infallible.just("a", scheduler: scheduler)
      }
    ],
    "infallibleMerge": [
      two("merge(_:)-20ex6") { Infallible.merge(ArraySlice([$0, $1])) },
      two("merge(_:)-5k4f0") { Infallible.merge([$0, $1]) },
    ],
    "infallibleTakeUntil": [two("take(until:)-8lwh7") { $0.take(until: $1) }],
    "infallibleWithUnretained": [
      one("withUnretained(_:)") { $0.withUnretained(owner).map { owner, value in owner.name + value } }
    ],
  ]

  private static func one<Output>(
    _ function: String, _ run: @escaping @Sendable (Infallible<String>) -> Infallible<Output>
  ) -> CatalogueOverload {
    CatalogueOverload("InfallibleType/\(function)") { (source: Letters, _) in
      run(source.asInfallible(onErrorJustReturn: "x"))
    }
  }

  private static func two<Output>(
    _ function: String, _ run: @escaping @Sendable (Infallible<String>, Infallible<String>) -> Infallible<Output>
  ) -> CatalogueOverload {
    CatalogueOverload("InfallibleType/\(function)") { (source: Letters, other: Letters, _) in
      run(source.asInfallible(onErrorJustReturn: "x"), other.asInfallible(onErrorJustReturn: "x"))
    }
  }
}
