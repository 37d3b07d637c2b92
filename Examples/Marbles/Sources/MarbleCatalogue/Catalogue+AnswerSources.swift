// SPDX-License-Identifier: MIT
import RxMarbles
import RxSwift

extension Catalogue {
  /// Where sequences with one answer, or none, come from.
  static let answerSources = [
    CatalogueEntry(
      "Single", "PrimitiveSequenceType/create(subscribe:)-5l8qf",
      MarbleExample(
        "singleCreate",
        code: "Single<String>.create { observer in … }", listing: .creating("Single<String>", then: #".success("a")"#)
      ) { scheduler in
        Single<String>.create { observer in
          scheduler.scheduleRelative((), dueTime: .milliseconds(4)) { _ in
            observer(.success("a"))
            return Disposables.create()
          }
        }
      }),
    CatalogueEntry(
      "Maybe", "PrimitiveSequenceType/create(subscribe:)-1xnww",
      MarbleExample(
        "maybeCreate",
        code: "Maybe<String>.create { observer in … }", listing: .creating("Maybe<String>", then: ".completed")
      ) { scheduler in
        Maybe<String>.create { observer in
          scheduler.scheduleRelative((), dueTime: .milliseconds(4)) { _ in
            observer(.completed)
            return Disposables.create()
          }
        }
      }),
    CatalogueEntry(
      "Completable", "PrimitiveSequenceType/create(subscribe:)-6yu90",
      MarbleExample(
        "completableCreate",
        code: "Completable.create { observer in … }", listing: .creating("Completable", then: ".completed")
      ) { scheduler in
        Completable.create { observer in
          scheduler.scheduleRelative((), dueTime: .milliseconds(4)) { _ in
            observer(.completed)
            return Disposables.create()
          }
        }
      }),
    CatalogueEntry(
      "PrimitiveSequence+Factories", "PrimitiveSequenceType/just(_:)-9do6d",
      MarbleExample(
        "singleJust", code: #"Single.just("a")"#
      ) { _ in
        Single.just("a")
      }),
    CatalogueEntry(
      "PrimitiveSequence+Factories", "PrimitiveSequenceType/error(_:)-3i0oj",
      MarbleExample(
        "singleError", code: "Single<String>.error(RxError.noElements)"
      ) { _ in
        Single<String>.error(RxError.noElements)
      }),
    CatalogueEntry(
      "PrimitiveSequence+Factories", "PrimitiveSequenceType/never()-330jb",
      MarbleExample(
        "singleNever", code: "Single<String>.never()"
      ) { _ in
        Single<String>.never()
      }),
    CatalogueEntry(
      "PrimitiveSequence+Factories", "PrimitiveSequenceType/just(_:)-3zdtb",
      MarbleExample(
        "maybeJust", code: #"Maybe.just("a")"#
      ) { _ in
        Maybe.just("a")
      }),
    CatalogueEntry(
      "PrimitiveSequence+Factories", "PrimitiveSequenceType/empty()-40209",
      MarbleExample(
        "maybeEmpty", code: "Maybe<String>.empty()"
      ) { _ in
        Maybe<String>.empty()
      }),
    CatalogueEntry(
      "PrimitiveSequence+Factories", "PrimitiveSequenceType/error(_:)-4jwqq",
      MarbleExample(
        "maybeError", code: "Maybe<String>.error(RxError.noElements)"
      ) { _ in
        Maybe<String>.error(RxError.noElements)
      }),
    CatalogueEntry(
      "PrimitiveSequence+Factories", "PrimitiveSequenceType/never()-7fn4s",
      MarbleExample(
        "maybeNever", code: "Maybe<String>.never()"
      ) { _ in
        Maybe<String>.never()
      }),
    CatalogueEntry(
      "PrimitiveSequence+Factories", "PrimitiveSequenceType/empty()-8rq66",
      MarbleExample(
        "completableEmpty", code: "Completable.empty()"
      ) { _ in
        Completable.empty()
      }),
    CatalogueEntry(
      "PrimitiveSequence+Factories", "PrimitiveSequenceType/error(_:)-292th",
      MarbleExample(
        "completableError", code: "Completable.error(RxError.noElements)"
      ) { _ in
        Completable.error(RxError.noElements)
      }),
    CatalogueEntry(
      "PrimitiveSequence+Factories", "PrimitiveSequenceType/never()-1d9en",
      MarbleExample(
        "completableNever", code: "Completable.never()"
      ) { _ in
        Completable.never()
      }),
    CatalogueEntry(
      "PrimitiveSequence+Factories", "PrimitiveSequence/deferred(_:)",
      MarbleExample(
        "singleDeferred",
        code: "Single<Int>.deferred { .just(scheduler.clock) }",
        listing: MarbleListing(
          "Single<Date>.deferred { .just(scheduler.now) }.asObservable()",
          test: "Single<Int>.deferred { .just(scheduler.clock) }.asObservable()"),
        observers: ["--^", "------^"]
      ) { scheduler in
        Single<Int>.deferred { .just(scheduler.clock) }
      }),
    CatalogueEntry(
      "PrimitiveSequence+Factories", "PrimitiveSequence/using(_:primitiveSequenceFactory:)",
      MarbleExample(
        "singleUsing",
        code: #"Single<String>.using({ BooleanDisposable() }, primitiveSequenceFactory: { _ in .just("a") })"#
      ) { _ in
        Single<String>.using({ BooleanDisposable() }, primitiveSequenceFactory: { _ in .just("a") })
      }),
    CatalogueEntry(
      "PrimitiveSequence+Factories", "PrimitiveSequenceType/timer(_:scheduler:)",
      MarbleExample(
        "singleTimer",
        parameters: [MarbleParameter("delay", 5, in: 0...20)],
        code: #"Single<Int>.timer(.milliseconds(numbers["delay"]), scheduler: scheduler)"#
      ) { numbers, scheduler in
        Single<Int>.timer(.milliseconds(numbers["delay"]), scheduler: scheduler)
      }),
  ]
}
