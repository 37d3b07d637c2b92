// SPDX-License-Identifier: MIT
import RxMarbles
import RxSwift

extension Catalogue {
  static let combining = [
    CatalogueEntry(
      "CombineLatest", "ObservableType/combineLatest(_:_:resultSelector:)",
      MarbleExample(
        "combineLatest", "-a-----b----c-|", "---1-2----3-|", code: "Observable.combineLatest(source, other) { $0 + $1 }"
      ) { (source: Letters, other: Letters, _) in
        Observable.combineLatest(source, other) { $0 + $1 }
      }),
    CatalogueEntry(
      "CombineLatestCollection", "ObservableType/combineLatest(_:)",
      MarbleExample(
        "combineLatestCollection", "-a----b-|", "---1-----2--|", code: "Observable.combineLatest([source, other])"
      ) { (source: Values, other: Values, _) in
        Observable.combineLatest([source, other])
      }),
    CatalogueEntry(
      "Zip", "ObservableType/zip(_:_:resultSelector:)",
      MarbleExample(
        "zip", "-a-----b----c-|", "---1-2----3--|", code: "Observable.zip(source, other) { $0 + $1 }"
      ) { (source: Letters, other: Letters, _) in
        Observable.zip(source, other) { $0 + $1 }
      }),
    CatalogueEntry(
      "ZipCollection", "ObservableType/zip(_:)",
      MarbleExample(
        "zipCollection", "-a----b-|", "---1-----2--|", code: "Observable.zip([source, other])"
      ) { (source: Values, other: Values, _) in
        Observable.zip([source, other])
      }),
    CatalogueEntry(
      "Merge", "ObservableType/merge(_:)-(Observable<Self.Element>...)",
      MarbleExample(
        "merge", "-a----b---c-|", "---1----2---3--|", code: "Observable.merge(source, other)", showsSubscriptions: true
      ) { (source: Values, other: Values, _) in
        Observable.merge(source, other)
      }),
    CatalogueEntry(
      "Concat", "ObservableType/concat(_:)-method",
      MarbleExample(
        "concat", "-a--b--|", "--1--2--|", code: "source.concat(other)", showsSubscriptions: true
      ) { (source: Values, other: Values, _) in
        source.concat(other)
      }),
    CatalogueEntry(
      "WithLatestFrom", "ObservableType/withLatestFrom(_:resultSelector:)",
      MarbleExample(
        "withLatestFrom", "-a----b--c----d-|", "---1----2---3|", code: "source.withLatestFrom(other) { $0 + $1 }"
      ) { (source: Letters, other: Letters, _) in
        source.withLatestFrom(other) { $0 + $1 }
      }),
    CatalogueEntry(
      "Sample", "ObservableType/sample(_:defaultValue:)",
      MarbleExample(
        "sample", "-a-b----c-d---|", "----x-x----x--x-|", code: "source.sample(other)"
      ) { (source: Values, other: Letters, _) in
        source.sample(other)
      }),
    CatalogueEntry(
      "Amb", "ObservableType/amb(_:)-method",
      MarbleExample(
        "amb", "----a--b--|", "--1---2---3--|", code: "source.amb(other)", showsSubscriptions: true
      ) { (source: Values, other: Values, _) in
        source.amb(other)
      }),
    CatalogueEntry(
      "StartWith", "ObservableType/startWith(_:)",
      MarbleExample(
        "startWith", "---a--b--|", code: #"source.startWith("s")"#
      ) { (source: Letters, _) in
        source.startWith("s")
      }),
    CatalogueEntry(
      "WithLatestFrom", "ObservableType/withLatestFrom(_:)",
      MarbleExample(
        "withLatestFromOnly", "-a----b--c----d-|", "---1----2---3|", code: "source.withLatestFrom(other)"
      ) { (source: Values, other: Values, _) in
        source.withLatestFrom(other)
      }),
  ]
}
