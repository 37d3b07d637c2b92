// SPDX-License-Identifier: MIT
import RxCocoa
import RxMarbles
import RxSwift

extension CatalogueOverloads {
  /// Those of `Driver` and `Signal`.
  static let shared: [String: [CatalogueOverload]] = [
    "driverCombineLatestCollection": [
      two("SharedSequence/combineLatest(_:resultSelector:)") { Driver.combineLatest([$0, $1]) { $0 } }
    ],
    "driverConcat": [two("SharedSequence/concat(_:)-1xdir") { Driver.concat(AnySequence([$0, $1])) }],
    "driverDistinctUntilChanged": [
      one("SharedSequenceConvertibleType/distinctUntilChanged(_:)-4fv85") { $0.distinctUntilChanged { $0 } },
      one("SharedSequenceConvertibleType/distinctUntilChanged(_:)-7gmov") { $0.distinctUntilChanged { $0 == $1 } },
      one("SharedSequenceConvertibleType/distinctUntilChanged(_:comparer:)") {
        $0.distinctUntilChanged({ $0 }, comparer: { $0 == $1 })
      },
    ],
    "driverFrom": [
      CatalogueOverload("SharedSequence/from(_:)-72j6s") { scheduler in
        scheduler.asMain { Driver.from(AnySequence(["a", "b", "c"])) }
      }
    ],
    "driverMerge": [
      two("SharedSequenceConvertibleType/merge(_:)-3quti") { Driver.merge([$0, $1]) },
      two("SharedSequenceConvertibleType/merge(_:)-7hxiz") { Driver.merge(ArraySlice([$0, $1])) },
    ],
    "driverZipCollection": [two("SharedSequence/zip(_:resultSelector:)") { Driver.zip([$0, $1]) { $0 } }],
    "signalWithUnretained": [
      CatalogueOverload("SharedSequenceConvertibleType/withUnretained(_:)") { (source: Letters, scheduler) in
        scheduler.asMain {
          source.asSignal(onErrorJustReturn: "x").withUnretained(owner).map { owner, value in owner.name + value }
        }
      }
    ],
  ]

  private static func one<Output>(
    _ symbol: String, _ run: @escaping @Sendable (Driver<String>) -> Driver<Output>
  ) -> CatalogueOverload {
    CatalogueOverload(symbol) { (source: Letters, scheduler) in
      scheduler.asMain { run(source.asDriver(onErrorJustReturn: "x")) }
    }
  }

  private static func two<Output>(
    _ symbol: String, _ run: @escaping @Sendable (Driver<String>, Driver<String>) -> Driver<Output>
  ) -> CatalogueOverload {
    CatalogueOverload(symbol) { (source: Letters, other: Letters, scheduler) in
      scheduler.asMain { run(source.asDriver(onErrorJustReturn: "x"), other.asDriver(onErrorJustReturn: "x")) }
    }
  }
}
