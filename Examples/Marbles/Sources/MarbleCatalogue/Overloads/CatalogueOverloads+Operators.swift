// SPDX-License-Identifier: MIT
import RxMarbles
import RxSwift

extension CatalogueOverloads {
  /// Those of `Observable`.
  static let operators: [String: [CatalogueOverload]] = [
    "amb": [
      CatalogueOverload("ObservableType/amb(_:)-swift.type.method") { (source: Values, other: Values, _) in
        Observable.amb([source, other])
      }
    ],
    "combineLatestCollection": [
      CatalogueOverload("ObservableType/combineLatest(_:resultSelector:)") { (source: Values, other: Values, _) in
        Observable.combineLatest([source, other]) { $0 }
      }
    ],
    "concat": [
      CatalogueOverload("ObservableType/concat(_:)-2rklt") { (source: Values, other: Values, _) in
        Observable.concat([source, other])
      },
      CatalogueOverload("ObservableType/concat(_:)-5q66h") { (source: Values, other: Values, _) in
        Observable.concat(source, other)
      },
      CatalogueOverload("ObservableType/concat(_:)-75xwl") { (source: Values, other: Values, _) in
        Observable.concat(AnySequence([source, other]))
      },
    ],
    "distinctUntilChanged": [
      CatalogueOverload("ObservableType/distinctUntilChanged(_:)-2xvm7") { (source: Values, _) in
        source.distinctUntilChanged { $0 == $1 }
      }
    ],
    "distinctUntilKeyChanges": [
      CatalogueOverload("ObservableType/distinctUntilChanged(_:comparer:)") { (source: Numbers, _) in
        source.distinctUntilChanged({ $0 % 2 }, comparer: { $0 == $1 })
      },
      CatalogueOverload("ObservableType/distinctUntilChanged(at:)") { (source: Numbers, _) in
        source.distinctUntilChanged(at: \.parity)
      },
    ],
    "flatMapLatest": [
      CatalogueOverload(work: "ObservableType/flatMapLatest(_:)-4ctzz") { source, work -> Infallible<String> in
        source.flatMapLatest { work($0).asInfallible(onErrorJustReturn: "x") }
      }
    ],
    "from": [
      CatalogueOverload("ObservableType/from(_:scheduler:)-86py2") { _ in
        Observable.from(AnySequence(["a", "b", "c"]))
      }
    ],
    "fromOptional": [
      CatalogueOverload("ObservableType/from(optional:scheduler:)") { scheduler in
        Observable<String>.from(optional: "a", scheduler: scheduler)
      }
    ],
    "just": [
      CatalogueOverload("ObservableType/just(_:scheduler:)") { scheduler in
        Observable.just("a", scheduler: scheduler)
      }
    ],
    "merge": [
      CatalogueOverload("ObservableType/merge(_:)-32pzy") { (source: Values, other: Values, _) in
        Observable.merge([source, other])
      },
      CatalogueOverload("ObservableType/merge(_:)-72c01") { (source: Values, other: Values, _) in
        Observable.merge(ArraySlice([source, other]))
      },
    ],
    "multicastSubject": [
      CatalogueOverload("ObservableType/multicast(makeSubject:)") { (source: Letters, scheduler) in
        source.multicast(makeSubject: { BehaviorSubject(value: "s") }).connecting(at: 3, on: scheduler)
      }
    ],
    "retryWhen": [
      CatalogueOverload("ObservableType/retry(when:)-7e8ls") { (source: Values, scheduler) in
        source.retry(when: { (errors: Observable<MarbleError>) in
          errors.take(1).delay(.milliseconds(4), scheduler: scheduler)
        })
      }
    ],
    "zipCollection": [
      CatalogueOverload("ObservableType/zip(_:resultSelector:)") { (source: Values, other: Values, _) in
        Observable.zip([source, other]) { $0 }
      }
    ],
  ]
}

extension Int {
  fileprivate var parity: Int { self % 2 }
}
