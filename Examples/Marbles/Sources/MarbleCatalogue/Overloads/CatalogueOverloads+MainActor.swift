// SPDX-License-Identifier: MIT
import RxMarbles
import RxSwift

extension CatalogueOverloads {
  /// Those of `MainActorObservable`, whose functions belong to the main actor. The examples run on the main thread.
  static let mainActor: [String: [CatalogueOverload]] = [
    "compactMap": [
      CatalogueOverload(main: "compactMap(_:)") { (source: MainActorObservable<String>) in source.compactMap { Int($0) }
      }
    ],
    "distinctUntilChanged": [
      CatalogueOverload(main: "distinctUntilChanged()") { (source: MainActorObservable<MarbleElement>) in
        source.distinctUntilChanged()
      }
    ],
    "do": [
      CatalogueOverload(
        main: "do(onNext:afterNext:onError:afterError:onCompleted:afterCompleted:onSubscribe:onSubscribed:onDispose:)"
      ) { (source: MainActorObservable<MarbleElement>) in source.do(onNext: { _ in }) }
    ],
    "filter": [
      CatalogueOverload(main: "filter(_:)") { (source: MainActorObservable<Int>) in source.filter { $0 % 2 == 1 } }
    ],
    "map": [CatalogueOverload(main: "map(_:)") { (source: MainActorObservable<Int>) in source.map { $0 * 10 } }],
    "reduce": [
      CatalogueOverload(main: "reduce(_:accumulator:)") { (source: MainActorObservable<Int>) in
        source.reduce(0) { $0 + $1 }
      }
    ],
    "reduceResult": [
      CatalogueOverload(main: "reduce(_:accumulator:mapResult:)") { (source: MainActorObservable<Int>) in
        source.reduce(0, accumulator: { $0 + $1 }, mapResult: { $0 * 10 })
      }
    ],
    "scan": [
      CatalogueOverload(main: "scan(_:accumulator:)") { (source: MainActorObservable<Int>) in
        source.scan(0) { $0 + $1 }
      }
    ],
    "scanInto": [
      CatalogueOverload(main: "scan(into:accumulator:)") { (source: MainActorObservable<Int>) in
        source.scan(into: 0) { $0 += $1 }
      }
    ],
    "skip": [CatalogueOverload(main: "skip(_:)") { (source: MainActorObservable<MarbleElement>) in source.skip(2) }],
    "take": [CatalogueOverload(main: "take(_:)") { (source: MainActorObservable<MarbleElement>) in source.take(2) }],
    "withUnretainedPairs": [
      CatalogueOverload(main: "withUnretained(_:)") { (source: MainActorObservable<String>) in
        source.withUnretained(owner).map { owner, value in owner.name + value }
      }
    ],
  ]
}
