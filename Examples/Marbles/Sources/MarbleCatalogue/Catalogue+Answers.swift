// SPDX-License-Identifier: MIT
import RxMarbles
import RxSwift

extension Catalogue {
  static let answers = [
    CatalogueEntry(
      "AsSingle", "ObservableType/asSingle()",
      MarbleExample(
        "asSingle", "---a---|", code: "source.asSingle()"
      ) { (source: Values, _) in
        source.asSingle()
      }),
    CatalogueEntry(
      "AsMaybe", "ObservableType/asMaybe()",
      MarbleExample(
        "asMaybe", "-------|", code: "source.asMaybe()"
      ) { (source: Values, _) in
        source.asMaybe()
      }),
    CatalogueEntry(
      "AsCompletable", "ObservableType/asCompletable()",
      MarbleExample(
        "asCompletable", "-a-b---|", code: "source.ignoreElements().asCompletable()"
      ) { (source: Letters, _) in
        source.ignoreElements().asCompletable()
      }),
    CatalogueEntry(
      "First", "ObservableType/first()",
      MarbleExample(
        "first", "---a-b-|", code: "source.first()", showsSubscriptions: true
      ) { (source: Letters, _) in
        source.first()
      }),
    CatalogueEntry(
      "PrimitiveSequence+Transform", "PrimitiveSequenceType/map(_:)->Single<Result>",
      MarbleExample(
        "singleMap", "---1---|", parameters: [MarbleParameter("factor", 10, in: 0...10)],
        code: #"source.asSingle().map { $0 * numbers["factor"] }"#
      ) { (source: Numbers, numbers, _) in
        source.asSingle().map { $0 * numbers["factor"] }
      }),
    CatalogueEntry(
      "PrimitiveSequence+Transform", "PrimitiveSequenceType/filter(_:)-6azqo",
      MarbleExample(
        "singleFilter", "---1---|", parameters: [MarbleParameter("least", 5, in: 0...9)],
        code: #"source.asSingle().filter { $0 >= numbers["least"] }"#
      ) { (source: Numbers, numbers, _) in
        source.asSingle().filter { $0 >= numbers["least"] }
      }),
    CatalogueEntry(
      "PrimitiveSequence+FlatMap", "PrimitiveSequenceType/flatMap(_:)->Single<Result>",
      MarbleExample(
        "singleFlatMap",
        work: """
          ---[a|]
          a: ----[1|]
          """,
        code: "source.asSingle().flatMap { work($0).asSingle() }"
      ) { source, work, _ in
        source.asSingle().flatMap { work($0).asSingle() }
      }),
    CatalogueEntry(
      "Single+ZipArities", "PrimitiveSequenceType/zip(_:_:resultSelector:)-jp17",
      MarbleExample(
        "singleZip", "---[a|]", "------[1|]", code: "Single.zip(source.asSingle(), other.asSingle()) { $0 + $1 }"
      ) { (source: Letters, other: Letters, _) in
        Single.zip(source.asSingle(), other.asSingle()) { $0 + $1 }
      }),
    CatalogueEntry(
      "PrimitiveSequence+Errors", "PrimitiveSequenceType/catchAndReturn(_:)-38lew",
      MarbleExample(
        "singleCatchAndReturn", "------#", code: #"source.asSingle().catchAndReturn("x")"#
      ) { (source: Letters, _) in
        source.asSingle().catchAndReturn("x")
      }),
    CatalogueEntry(
      "PrimitiveSequence+Errors", "PrimitiveSequence/retry(_:)",
      MarbleExample(
        "singleRetry", "------#", parameters: [MarbleParameter("attempts", 2, in: 1...3)],
        code: #"source.asSingle().retry(numbers["attempts"])"#, showsSubscriptions: true
      ) { (source: Values, numbers, _) in
        source.asSingle().retry(numbers["attempts"])
      }),
    CatalogueEntry(
      "PrimitiveSequence+Schedulers", "PrimitiveSequence/delay(_:scheduler:)",
      MarbleExample(
        "singleDelay", "---[a|]", parameters: [MarbleParameter("delay", 5, in: 0...12)],
        code: #"source.asSingle().delay(.milliseconds(numbers["delay"]), scheduler: scheduler)"#
      ) { (source: Values, numbers, scheduler) in
        source.asSingle().delay(.milliseconds(numbers["delay"]), scheduler: scheduler)
      }),
    CatalogueEntry(
      "PrimitiveSequence+Schedulers", "PrimitiveSequence/timeout(_:other:scheduler:)",
      MarbleExample(
        "singleTimeout", "---------[a|]", "--[x|]", parameters: [MarbleParameter("limit", 5, in: 1...12)],
        code:
          #"source.asSingle().timeout(.milliseconds(numbers["limit"]), other: other.asSingle(), scheduler: scheduler)"#,
        showsSubscriptions: true
      ) { (source: Values, other: Values, numbers, scheduler) in
        source.asSingle().timeout(.milliseconds(numbers["limit"]), other: other.asSingle(), scheduler: scheduler)
      }),
    CatalogueEntry(
      "PrimitiveSequence+Transform", "PrimitiveSequenceType/ifEmpty(default:)",
      MarbleExample(
        "maybeIfEmpty", "------|", code: #"source.asMaybe().ifEmpty(default: "x")"#
      ) { (source: Letters, _) in
        source.asMaybe().ifEmpty(default: "x")
      }),
    CatalogueEntry(
      "PrimitiveSequence+Transform", "PrimitiveSequenceType/ifEmpty(switchTo:)->Single<Self.Element>",
      MarbleExample(
        "maybeIfEmptySwitch", "------|", "---[x|]", code: "source.asMaybe().ifEmpty(switchTo: other.asSingle())",
        showsSubscriptions: true
      ) { (source: Values, other: Values, _) in
        source.asMaybe().ifEmpty(switchTo: other.asSingle())
      }),
    CatalogueEntry(
      "AndThen", "PrimitiveSequenceType/andThen(_:)->Observable<Element>",
      MarbleExample(
        "andThen", "-----|", "--1--2-|", code: "source.ignoreElements().asCompletable().andThen(other)",
        showsSubscriptions: true
      ) { (source: Letters, other: Letters, _) in
        source.ignoreElements().asCompletable().andThen(other)
      }),
    CatalogueEntry(
      "Completable+Zip", "PrimitiveSequenceType/zip(_:)-(Completable...)",
      MarbleExample(
        "completableZip", "-----|", "--------|",
        code: "Completable.zip(source.ignoreElements().asCompletable(), other.ignoreElements().asCompletable())"
      ) { (source: Letters, other: Letters, _) in
        Completable.zip(source.ignoreElements().asCompletable(), other.ignoreElements().asCompletable())
      }),
    CatalogueEntry(
      "AsInfallible", "ObservableConvertibleType/asInfallible(onErrorJustReturn:)",
      MarbleExample(
        "asInfallible", "-a--b--#", code: #"source.asInfallible(onErrorJustReturn: "x")"#
      ) { (source: Letters, _) in
        source.asInfallible(onErrorJustReturn: "x")
      }),
  ]
}
