// SPDX-License-Identifier: MIT
import RxMarbles
import RxSwift

extension Catalogue {
  /// Operators of sequences with one answer, or none.
  static let answerOperators = [
    CatalogueEntry(
      "PrimitiveSequence+Transform", "PrimitiveSequenceType/compactMap(_:)-230l2",
      MarbleExample(
        "singleCompactMap", "---[1|]", code: "source.asSingle().compactMap { Int($0) }"
      ) { (source: Letters, _) in
        source.asSingle().compactMap { Int($0) }
      }),
    CatalogueEntry(
      "PrimitiveSequence+Transform", "PrimitiveSequenceType/map(_:)->Maybe<Result>",
      MarbleExample(
        "maybeMap", "---[1|]", code: "source.asMaybe().map { $0 * 10 }"
      ) { (source: Numbers, _) in
        source.asMaybe().map { $0 * 10 }
      }),
    CatalogueEntry(
      "PrimitiveSequence+Transform", "PrimitiveSequenceType/filter(_:)-5lt98",
      MarbleExample(
        "maybeFilter", "---[1|]", code: "source.asMaybe().filter { $0 > 5 }"
      ) { (source: Numbers, _) in
        source.asMaybe().filter { $0 > 5 }
      }),
    CatalogueEntry(
      "PrimitiveSequence+Transform", "PrimitiveSequenceType/compactMap(_:)-6373z",
      MarbleExample(
        "maybeCompactMap", "---[1|]", code: "source.asMaybe().compactMap { Int($0) }"
      ) { (source: Letters, _) in
        source.asMaybe().compactMap { Int($0) }
      }),
    CatalogueEntry(
      "PrimitiveSequence+Transform", "PrimitiveSequenceType/ifEmpty(switchTo:)->Maybe<Self.Element>",
      MarbleExample(
        "maybeIfEmptyMaybe", "------|", "---[x|]",
        code: "source.asMaybe().ifEmpty(switchTo: other.asMaybe())", showsSubscriptions: true
      ) { (source: Letters, other: Letters, _) in
        source.asMaybe().ifEmpty(switchTo: other.asMaybe())
      }),
    CatalogueEntry(
      "PrimitiveSequence+FlatMap", "PrimitiveSequenceType/flatMapMaybe(_:)",
      MarbleExample(
        "singleFlatMapMaybe",
        work: """
          ---[a|]
          a: ----[1|]
          """,
        code: "source.asSingle().flatMapMaybe { work($0).asMaybe() }"
      ) { source, work, _ in
        source.asSingle().flatMapMaybe { work($0).asMaybe() }
      }),
    CatalogueEntry(
      "PrimitiveSequence+FlatMap", "PrimitiveSequenceType/flatMapCompletable(_:)",
      MarbleExample(
        "singleFlatMapCompletable",
        work: """
          ---[a|]
          a: ----[1|]
          """,
        code: "source.asSingle().flatMapCompletable { work($0).ignoreElements().asCompletable() }"
      ) { source, work, _ in
        source.asSingle().flatMapCompletable { work($0).ignoreElements().asCompletable() }
      }),
    CatalogueEntry(
      "PrimitiveSequence+FlatMap", "PrimitiveSequenceType/flatMap(_:)->Maybe<Result>",
      MarbleExample(
        "maybeFlatMap",
        work: """
          ---[a|]
          a: ----[1|]
          """,
        code: "source.asMaybe().flatMap { work($0).asMaybe() }"
      ) { source, work, _ in
        source.asMaybe().flatMap { work($0).asMaybe() }
      }),
    CatalogueEntry(
      "Maybe+ZipArities", "PrimitiveSequenceType/zip(_:_:resultSelector:)-1xa3s",
      MarbleExample(
        "maybeZip", "---[a|]", "------[1|]", code: "Maybe.zip(source.asMaybe(), other.asMaybe()) { $0 + $1 }"
      ) { (source: Letters, other: Letters, _) in
        Maybe.zip(source.asMaybe(), other.asMaybe()) { $0 + $1 }
      }),
    CatalogueEntry(
      "Single+Zip", "PrimitiveSequenceType/zip(_:)-t05f",
      MarbleExample(
        "singleZipCollection", "---[a|]", "------[1|]", code: "Single.zip([source.asSingle(), other.asSingle()])"
      ) { (source: Letters, other: Letters, _) in
        Single.zip([source.asSingle(), other.asSingle()])
      }),
    CatalogueEntry(
      "PrimitiveSequence+Errors", "PrimitiveSequence/catch(_:)",
      MarbleExample(
        "singleCatch", "------#", "---[x|]",
        code: "source.asSingle().catch { _ in other.asSingle() }", showsSubscriptions: true
      ) { (source: Letters, other: Letters, _) in
        source.asSingle().catch { _ in other.asSingle() }
      }),
    CatalogueEntry(
      "PrimitiveSequence+Errors", "PrimitiveSequenceType/catchAndReturn(_:)-40rk7",
      MarbleExample(
        "maybeCatchAndReturn", "------#", code: #"source.asMaybe().catchAndReturn("x")"#
      ) { (source: Letters, _) in
        source.asMaybe().catchAndReturn("x")
      }),
    CatalogueEntry(
      "PrimitiveSequence+Errors", "PrimitiveSequence/retry(when:)-1avjh",
      MarbleExample(
        "singleRetryWhen", "----#",
        parameters: [MarbleParameter("pause", 3, in: 0...8)],
        code:
          #"source.asSingle().retry(when: { $0.delay(.milliseconds(numbers["pause"]), scheduler: scheduler) })"#,
        showsSubscriptions: true
      ) { (source: Letters, numbers, scheduler) in
        source.asSingle().retry(when: { $0.delay(.milliseconds(numbers["pause"]), scheduler: scheduler) })
      }),
    CatalogueEntry(
      "PrimitiveSequence+Schedulers", "PrimitiveSequence/observe(on:)",
      MarbleExample(
        "singleObserveOn", "---[a|]", code: "source.asSingle().observe(on: scheduler)"
      ) { (source: Letters, scheduler) in
        source.asSingle().observe(on: scheduler)
      }),
    CatalogueEntry(
      "PrimitiveSequence+Schedulers", "PrimitiveSequence/subscribe(on:)",
      MarbleExample(
        "singleSubscribeOn", "---[a|]", code: "source.asSingle().subscribe(on: scheduler)", showsSubscriptions: true
      ) { (source: Letters, scheduler) in
        source.asSingle().subscribe(on: scheduler)
      }),
    CatalogueEntry(
      "PrimitiveSequence+Schedulers", "PrimitiveSequence/delaySubscription(_:scheduler:)",
      MarbleExample(
        "singleDelaySubscription", "---[a|]",
        parameters: [MarbleParameter("delay", 5, in: 0...12)],
        code: #"source.asSingle().delaySubscription(.milliseconds(numbers["delay"]), scheduler: scheduler)"#,
        showsSubscriptions: true
      ) { (source: Letters, numbers, scheduler) in
        source.asSingle().delaySubscription(.milliseconds(numbers["delay"]), scheduler: scheduler)
      }),
    CatalogueEntry(
      "PrimitiveSequence+Debug", "PrimitiveSequence/debug(_:trimOutput:file:line:function:logger:)",
      MarbleExample(
        "singleDebug", "---[a|]", code: #"source.asSingle().debug("letter", logger: { _ in })"#
      ) { (source: Values, _) in
        source.asSingle().debug("letter", logger: { _ in })
      }),
    CatalogueEntry(
      "PrimitiveSequence+Do",
      "PrimitiveSequenceType/do(onSuccess:afterSuccess:onError:afterError:onSubscribe:onSubscribed:onDispose:)",
      MarbleExample(
        "singleDo", "---[a|]", code: "source.asSingle().do(onSuccess: { _ in })"
      ) { (source: Letters, _) in
        source.asSingle().do(onSuccess: { _ in })
      }),
    CatalogueEntry(
      "PrimitiveSequence+Do",
      "PrimitiveSequenceType/do(onNext:afterNext:onError:afterError:onCompleted:afterCompleted:onSubscribe:onSubscribed:onDispose:)",
      MarbleExample(
        "maybeDo", "---[a|]", code: "source.asMaybe().do(onNext: { _ in })"
      ) { (source: Letters, _) in
        source.asMaybe().do(onNext: { _ in })
      }),
    CatalogueEntry(
      "PrimitiveSequence+Do",
      "PrimitiveSequenceType/do(onError:afterError:onCompleted:afterCompleted:onSubscribe:onSubscribed:onDispose:)",
      MarbleExample(
        "completableDo", "-----|", code: "source.ignoreElements().asCompletable().do(onCompleted: {})"
      ) { (source: Letters, _) in
        source.ignoreElements().asCompletable().do(onCompleted: {})
      }),
    CatalogueEntry(
      "AsMaybe", "PrimitiveSequenceType/asMaybe()",
      MarbleExample(
        "singleAsMaybe", "---[a|]", code: "source.asSingle().asMaybe()"
      ) { (source: Letters, _) in
        source.asSingle().asMaybe()
      }),
    CatalogueEntry(
      "AsCompletable", "PrimitiveSequenceType/asCompletable()",
      MarbleExample(
        "singleAsCompletable", "---[a|]", code: "source.asSingle().asCompletable()"
      ) { (source: Letters, _) in
        source.asSingle().asCompletable()
      }),
    CatalogueEntry(
      "Completable+Concat", "PrimitiveSequenceType/concat(_:)-swift.method",
      MarbleExample(
        "completableConcat", "-----|", "---|",
        code: "source.ignoreElements().asCompletable().concat(other.ignoreElements().asCompletable())",
        showsSubscriptions: true
      ) { (source: Letters, other: Letters, _) in
        source.ignoreElements().asCompletable().concat(other.ignoreElements().asCompletable())
      }),
    CatalogueEntry(
      "PrimitiveSequence+Schedulers", "PrimitiveSequence/timeout(_:scheduler:)",
      MarbleExample(
        "singleTimeoutError", "---------[a|]", parameters: [MarbleParameter("limit", 5, in: 1...12)],
        code: #"source.asSingle().timeout(.milliseconds(numbers["limit"]), scheduler: scheduler)"#,
        showsSubscriptions: true
      ) { (source: Values, numbers, scheduler) in
        source.asSingle().timeout(.milliseconds(numbers["limit"]), scheduler: scheduler)
      }),
  ]
}
