// SPDX-License-Identifier: MIT
import RxMarbles
import RxSwift

extension Catalogue {
  /// Several sequences that cannot fail, and where they come from.
  static let infallibleSources = [
    CatalogueEntry(
      "Infallible+Combine", "InfallibleType/concat(_:)-swift.method",
      MarbleExample(
        "infallibleConcat", "-a--b--|", "--1--2--|",
        code: #"source.asInfallible(onErrorJustReturn: "x").concat(other.asInfallible(onErrorJustReturn: "x"))"#,
        showsSubscriptions: true
      ) { (source: Letters, other: Letters, _) in
        source.asInfallible(onErrorJustReturn: "x").concat(other.asInfallible(onErrorJustReturn: "x"))
      }),
    CatalogueEntry(
      "Infallible+Combine", "InfallibleType/merge(_:)-804f4",
      MarbleExample(
        "infallibleMerge", "-a----b---c-|", "---1----2---3--|",
        code:
          #"Infallible.merge(source.asInfallible(onErrorJustReturn: "x"), other.asInfallible(onErrorJustReturn: "x"))"#,
        showsSubscriptions: true
      ) { (source: Letters, other: Letters, _) in
        Infallible.merge(source.asInfallible(onErrorJustReturn: "x"), other.asInfallible(onErrorJustReturn: "x"))
      }),
    CatalogueEntry(
      "Infallible+CombineLatestArities", "Infallible/combineLatest(_:_:resultSelector:)",
      MarbleExample(
        "infallibleCombineLatest", "-a-----b----c-|", "---1-2----3-|",
        code:
          #"Infallible.combineLatest(source.asInfallible(onErrorJustReturn: "x"), other.asInfallible(onErrorJustReturn: "x")) { $0 + $1 }"#
      ) { (source: Letters, other: Letters, _) in
        Infallible.combineLatest(
          source.asInfallible(onErrorJustReturn: "x"), other.asInfallible(onErrorJustReturn: "x")
        ) { $0 + $1 }
      }),
    CatalogueEntry(
      "Infallible+Combine", "InfallibleType/combineLatest(_:)",
      MarbleExample(
        "infallibleCombineLatestCollection", "-a----b-|", "---1-----2--|",
        code: #"Infallible.combineLatest([source, other].map { $0.asInfallible(onErrorJustReturn: "x") })"#
      ) { (source: Letters, other: Letters, _) in
        Infallible.combineLatest([source, other].map { $0.asInfallible(onErrorJustReturn: "x") })
      }),
    CatalogueEntry(
      "Infallible+ZipArities", "InfallibleType/zip(_:_:resultSelector:)",
      MarbleExample(
        "infallibleZip", "-a-----b----c-|", "---1-2----3--|",
        code:
          #"Infallible.zip(source.asInfallible(onErrorJustReturn: "x"), other.asInfallible(onErrorJustReturn: "x")) { $0 + $1 }"#
      ) { (source: Letters, other: Letters, _) in
        Infallible.zip(source.asInfallible(onErrorJustReturn: "x"), other.asInfallible(onErrorJustReturn: "x")) {
          $0 + $1
        }
      }),
    CatalogueEntry(
      "Infallible+Combine", "InfallibleType/withLatestFrom(_:resultSelector:)",
      MarbleExample(
        "infallibleWithLatestFrom", "-a----b--c----d-|", "---1----2---3|",
        code:
          #"source.asInfallible(onErrorJustReturn: "x").withLatestFrom(other.asInfallible(onErrorJustReturn: "x")) { $0 + $1 }"#
      ) { (source: Letters, other: Letters, _) in
        source.asInfallible(onErrorJustReturn: "x").withLatestFrom(other.asInfallible(onErrorJustReturn: "x")) {
          $0 + $1
        }
      }),
    CatalogueEntry(
      "Infallible+Combine", "InfallibleType/withLatestFrom(_:)",
      MarbleExample(
        "infallibleWithLatestFromOnly", "-a----b--c----d-|", "---1----2---3|",
        code:
          #"source.asInfallible(onErrorJustReturn: "x").withLatestFrom(other.asInfallible(onErrorJustReturn: "x"))"#
      ) { (source: Letters, other: Letters, _) in
        source.asInfallible(onErrorJustReturn: "x").withLatestFrom(other.asInfallible(onErrorJustReturn: "x"))
      }),
    CatalogueEntry(
      "Infallible+Combine", "InfallibleType/withUnretained(_:resultSelector:)",
      MarbleExample(
        "infallibleWithUnretained", "-a--b--c-|",
        code:
          #"source.asInfallible(onErrorJustReturn: "x").withUnretained(owner) { owner, value in owner.name + value }"#,
        listing: .unretained(
          #"source.asInfallible(onErrorJustReturn: "x").withUnretained(owner) { owner, value in owner.name + value }.asObservable()"#
        )
      ) { (source: Letters, _) in
        source.asInfallible(onErrorJustReturn: "x").withUnretained(owner) { owner, value in owner.name + value }
      }),
    CatalogueEntry(
      "Infallible+Share", "InfallibleType/share(replay:scope:)",
      MarbleExample(
        "infallibleShare", "-a--b--c--d--|",
        parameters: [MarbleParameter("replay", 1, in: 0...4)],
        code: #"source.asInfallible(onErrorJustReturn: "x").share(replay: numbers["replay"])"#,
        observers: ["^", "------^"],
        showsSubscriptions: true
      ) { (source: Letters, numbers, _) in
        source.asInfallible(onErrorJustReturn: "x").share(replay: numbers["replay"])
      }),
    CatalogueEntry(
      "Infallible+Do", "InfallibleType/debug(_:trimOutput:file:line:function:logger:)",
      MarbleExample(
        "infallibleDebug", "-a--b--c-|",
        code: #"source.asInfallible(onErrorJustReturn: "x").debug("letters", logger: { _ in })"#
      ) { (source: Letters, _) in
        source.asInfallible(onErrorJustReturn: "x").debug("letters", logger: { _ in })
      }),
    CatalogueEntry(
      "Infallible+Do",
      "Infallible/do(onNext:afterNext:onCompleted:afterCompleted:onSubscribe:onSubscribed:onDispose:)",
      MarbleExample(
        "infallibleDo", "-a--b--c-|", code: #"source.asInfallible(onErrorJustReturn: "x").do(onNext: { _ in })"#
      ) { (source: Letters, _) in
        source.asInfallible(onErrorJustReturn: "x").do(onNext: { _ in })
      }),
    CatalogueEntry(
      "Infallible+Factories", "InfallibleType/just(_:)",
      MarbleExample(
        "infallibleJust", code: #"Infallible.just("a")"#
      ) { _ in
        Infallible.just("a")
      }),
    CatalogueEntry(
      "Infallible+Factories", "Infallible/of(_:scheduler:)",
      MarbleExample(
        "infallibleOf", code: #"Infallible.of("a", "b", "c")"#
      ) { _ in
        Infallible.of("a", "b", "c")
      }),
    CatalogueEntry(
      "Infallible+Factories", "Infallible/from(_:scheduler:)-3kzvl",
      MarbleExample(
        "infallibleFrom", code: #"Infallible.from(["a", "b", "c"])"#
      ) { _ in
        Infallible.from(["a", "b", "c"])
      }),
    CatalogueEntry(
      "Infallible+Factories", "InfallibleType/empty()",
      MarbleExample(
        "infallibleEmpty", code: "Infallible<String>.empty()"
      ) { _ in
        Infallible<String>.empty()
      }),
    CatalogueEntry(
      "Infallible+Factories", "InfallibleType/never()",
      MarbleExample(
        "infallibleNever", code: "Infallible<String>.never()"
      ) { _ in
        Infallible<String>.never()
      }),
    CatalogueEntry(
      "Infallible+Factories", "InfallibleType/deferred(_:)",
      MarbleExample(
        "infallibleDeferred",
        code: "Infallible<Int>.deferred { .just(scheduler.clock) }",
        listing: MarbleListing(
          "Infallible<Date>.deferred { .just(scheduler.now) }.asObservable()",
          test: "Infallible<Int>.deferred { .just(scheduler.clock) }.asObservable()"),
        observers: ["--^", "------^"]
      ) { scheduler in
        Infallible<Int>.deferred { .just(scheduler.clock) }
      }),
    CatalogueEntry(
      "Infallible+Factories", "Infallible/create(subscribe:)",
      MarbleExample(
        "infallibleCreate",
        code: "Infallible<String>.create { observer in … }",
        listing: .creating(
          "Infallible<String>", first: #".next("a")"#, then: #".next("b")"#, ".completed")
      ) { scheduler in
        Infallible<String>.create { observer in
          observer(.next("a"))
          return scheduler.scheduleRelative((), dueTime: .milliseconds(4)) { _ in
            observer(.next("b"))
            observer(.completed)
            return Disposables.create()
          }
        }
      }),
    CatalogueEntry(
      "AsInfallible", "ObservableConvertibleType/asInfallible(onErrorFallbackTo:)",
      MarbleExample(
        "asInfallibleFallback", "-a--b--#", "--1--2--|",
        code: #"source.asInfallible(onErrorFallbackTo: other.asInfallible(onErrorJustReturn: "x"))"#,
        showsSubscriptions: true
      ) { (source: Letters, other: Letters, _) in
        source.asInfallible(onErrorFallbackTo: other.asInfallible(onErrorJustReturn: "x"))
      }),
    CatalogueEntry(
      "AsInfallible", "ObservableConvertibleType/asInfallible(onErrorRecover:)",
      MarbleExample(
        "asInfallibleRecover", "-a--b--#", "--1--2--|",
        code: #"source.asInfallible(onErrorRecover: { _ in other.asInfallible(onErrorJustReturn: "x") })"#,
        showsSubscriptions: true
      ) { (source: Letters, other: Letters, _) in
        source.asInfallible(onErrorRecover: { _ in other.asInfallible(onErrorJustReturn: "x") })
      }),
  ]
}
