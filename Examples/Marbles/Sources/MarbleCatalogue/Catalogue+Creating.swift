// SPDX-License-Identifier: MIT
import RxMarbles
import RxSwift

extension Catalogue {
  static let creating = [
    CatalogueEntry(
      "Just", "ObservableType/just(_:)",
      MarbleExample(
        "just", code: #"Observable.just("a")"#
      ) { _ in
        Observable.just("a")
      }),
    CatalogueEntry(
      "Of", "ObservableType/of(_:scheduler:)",
      MarbleExample(
        "of", code: #"Observable.of("a", "b", "c")"#
      ) { _ in
        Observable.of("a", "b", "c")
      }),
    CatalogueEntry(
      "From", "ObservableType/from(_:scheduler:)-([Self.Element],_)",
      MarbleExample(
        "from", code: #"Observable.from(["a", "b", "c"])"#
      ) { _ in
        Observable.from(["a", "b", "c"])
      }),
    CatalogueEntry(
      "From", "ObservableType/from(optional:)",
      MarbleExample(
        "fromOptional", code: #"Observable<String>.from(optional: "a")"#
      ) { _ in
        Observable<String>.from(optional: "a")
      }),
    CatalogueEntry(
      "Empty", "ObservableType/empty()",
      MarbleExample(
        "empty", code: "Observable<String>.empty()"
      ) { _ in
        Observable<String>.empty()
      }),
    CatalogueEntry(
      "Never", "ObservableType/never()",
      MarbleExample(
        "never", code: "Observable<String>.never()"
      ) { _ in
        Observable<String>.never()
      }),
    CatalogueEntry(
      "Error", "ObservableType/error(_:)",
      MarbleExample(
        "error", code: "Observable<String>.error(RxError.noElements)"
      ) { _ in
        Observable<String>.error(RxError.noElements)
      }),
    CatalogueEntry(
      "Create", "ObservableType/create(_:)",
      MarbleExample(
        "create", code: "Observable<String>.create { observer in … }",
        listing: .creating
      ) { scheduler in
        Observable<String>.create { observer in
          observer.onNext("a")
          return scheduler.scheduleRelative((), dueTime: .milliseconds(4)) { _ in
            observer.onNext("b")
            observer.onCompleted()
            return Disposables.create()
          }
        }
      }),
    CatalogueEntry(
      "Deferred", "ObservableType/deferred(_:)",
      MarbleExample(
        "deferred", code: "Observable<Int>.deferred { .just(scheduler.clock) }",
        listing: MarbleListing(
          "Observable<Date>.deferred { .just(scheduler.now) }",
          test: "Observable<Int>.deferred { .just(scheduler.clock) }"),
        observers: ["--^", "------^"]
      ) { scheduler in
        Observable<Int>.deferred { .just(scheduler.clock) }
      }),
    CatalogueEntry(
      "Range", "ObservableType/range(start:count:scheduler:)",
      MarbleExample(
        "range", parameters: [MarbleParameter("start", 1, in: 0...5), MarbleParameter("count", 4, in: 0...8)],
        code: #"Observable.range(start: numbers["start"], count: numbers["count"])"#
      ) { numbers, _ in
        Observable.range(start: numbers["start"], count: numbers["count"])
      }),
    CatalogueEntry(
      "Generate", "ObservableType/generate(initialState:condition:scheduler:iterate:)",
      MarbleExample(
        "generate", code: "Observable.generate(initialState: 1, condition: { $0 < 10 }, iterate: { $0 * 2 })"
      ) { _ in
        Observable.generate(initialState: 1, condition: { $0 < 10 }, iterate: { $0 * 2 })
      }),
    CatalogueEntry(
      "RepeatElement", "ObservableType/repeatElement(_:scheduler:)",
      MarbleExample(
        "repeatElement", parameters: [MarbleParameter("count", 3, in: 0...8)],
        code: #"Observable.repeatElement("a").take(numbers["count"])"#
      ) { numbers, _ in
        Observable.repeatElement("a").take(numbers["count"])
      }),
    CatalogueEntry(
      "Using", "ObservableType/using(_:observableFactory:)",
      MarbleExample(
        "using", code: #"Observable<String>.using({ BooleanDisposable() }, observableFactory: { _ in .of("a", "b") })"#
      ) { _ in
        Observable<String>.using({ BooleanDisposable() }, observableFactory: { _ in .of("a", "b") })
      }),
    CatalogueEntry(
      "Timer", "ObservableType/interval(_:scheduler:)",
      MarbleExample(
        "interval", parameters: [MarbleParameter("period", 4, in: 1...12)],
        code: #"Observable<Int>.interval(.milliseconds(numbers["period"]), scheduler: scheduler)"#
      ) { numbers, scheduler in
        Observable<Int>.interval(.milliseconds(numbers["period"]), scheduler: scheduler)
      }),
    CatalogueEntry(
      "Timer", "ObservableType/timer(_:period:scheduler:)",
      MarbleExample(
        "timer", parameters: [MarbleParameter("delay", 5, in: 0...20)],
        code: #"Observable<Int>.timer(.milliseconds(numbers["delay"]), scheduler: scheduler)"#
      ) { numbers, scheduler in
        Observable<Int>.timer(.milliseconds(numbers["delay"]), scheduler: scheduler)
      }),
  ]
}
