// SPDX-License-Identifier: MIT

/// What an example shows beside its own symbol: the overloads that do the same. Their pages have its picture, too.
enum CatalogueOverloads {
  /// The symbols, by the name of the example.
  static func symbols(_ example: String) -> [String] { (single[example] ?? []) + (arities[example] ?? []) }

  private static let single = [
    "amb": ["ObservableType/amb(_:)-swift.type.method"],
    "andThen": [
      "PrimitiveSequenceType/andThen(_:)-2z9a", "PrimitiveSequenceType/andThen(_:)-4uykw",
      "PrimitiveSequenceType/andThen(_:)-9nzti",
    ],
    "combineLatestCollection": ["ObservableType/combineLatest(_:resultSelector:)"],
    "compactMap": ["MainActorObservable/compactMap(_:)"],
    "completableConcat": [
      "PrimitiveSequenceType/concat(_:)-2r3ge", "PrimitiveSequenceType/concat(_:)-2x6xo",
      "PrimitiveSequenceType/concat(_:)-9unfp",
    ],
    "completableZip": ["PrimitiveSequenceType/zip(_:)-2w6cs", "PrimitiveSequenceType/zip(_:)-36sdr"],
    "concat": [
      "ObservableType/concat(_:)-2rklt", "ObservableType/concat(_:)-5q66h", "ObservableType/concat(_:)-75xwl",
    ],
    "distinctUntilChanged": [
      "ObservableType/distinctUntilChanged(_:)-2xvm7", "MainActorObservable/distinctUntilChanged()",
    ],
    "distinctUntilKeyChanges": [
      "ObservableType/distinctUntilChanged(_:comparer:)", "ObservableType/distinctUntilChanged(at:)",
    ],
    "do": [
      "MainActorObservable/do(onNext:afterNext:onError:afterError:onCompleted:afterCompleted:onSubscribe:onSubscribed:onDispose:)"
    ],
    "driverCombineLatestCollection": ["SharedSequence/combineLatest(_:resultSelector:)"],
    "driverConcat": ["SharedSequence/concat(_:)-1xdir"],
    "driverDistinctUntilChanged": [
      "SharedSequenceConvertibleType/distinctUntilChanged(_:)-4fv85",
      "SharedSequenceConvertibleType/distinctUntilChanged(_:)-7gmov",
      "SharedSequenceConvertibleType/distinctUntilChanged(_:comparer:)",
    ],
    "driverFrom": ["SharedSequence/from(_:)-72j6s"],
    "driverMerge": ["SharedSequenceConvertibleType/merge(_:)-3quti", "SharedSequenceConvertibleType/merge(_:)-7hxiz"],
    "driverZipCollection": ["SharedSequence/zip(_:resultSelector:)"],
    "filter": ["MainActorObservable/filter(_:)"],
    "flatMapLatest": ["ObservableType/flatMapLatest(_:)-4ctzz"],
    "from": [
      "ObservableType/from(_:scheduler:)-86py2"
    ],
    "fromOptional": ["ObservableType/from(optional:scheduler:)"],
    "infallibleCombineLatestCollection": ["InfallibleType/combineLatest(_:resultSelector:)"],
    "infallibleConcat": [
      "InfallibleType/concat(_:)-31wnd", "InfallibleType/concat(_:)-4vhch", "InfallibleType/concat(_:)-wlho",
    ],
    "infallibleDistinctUntilChanged": [
      "InfallibleType/distinctUntilChanged(_:)-8o0di", "InfallibleType/distinctUntilChanged(_:)-8pic8",
      "InfallibleType/distinctUntilChanged(_:comparer:)", "InfallibleType/distinctUntilChanged(at:)",
    ],
    "infallibleFrom": ["Infallible/from(_:scheduler:)-1l3wn"],
    "infallibleJust": ["InfallibleType/just(_:scheduler:)"],
    "infallibleMerge": ["InfallibleType/merge(_:)-20ex6", "InfallibleType/merge(_:)-5k4f0"],
    "infallibleTakeUntil": ["InfallibleType/take(until:)-8lwh7"],
    "infallibleWithLatestFrom": ["InfallibleType/withLatestFrom(_:)"],
    "infallibleWithUnretained": ["InfallibleType/withUnretained(_:)"],
    "just": ["ObservableType/just(_:scheduler:)"],
    "map": ["MainActorObservable/map(_:)"],
    "maybeJust": ["PrimitiveSequenceType/just(_:scheduler:)-9r4dj"],
    "merge": ["ObservableType/merge(_:)-32pzy", "ObservableType/merge(_:)-72c01"],
    "multicastSubject": ["ObservableType/multicast(makeSubject:)"],
    "reduce": ["MainActorObservable/reduce(_:accumulator:)"],
    "reduceResult": ["MainActorObservable/reduce(_:accumulator:mapResult:)"],
    "retryWhen": ["ObservableType/retry(when:)-7e8ls"],
    "scan": ["MainActorObservable/scan(_:accumulator:)"],
    "scanInto": ["MainActorObservable/scan(into:accumulator:)"],
    "signalWithUnretained": ["SharedSequenceConvertibleType/withUnretained(_:)"],
    "singleJust": ["PrimitiveSequenceType/just(_:scheduler:)-8pma9"],
    "singleRetryWhen": ["PrimitiveSequence/retry(when:)-3ev0t"],
    "singleZipCollection": ["PrimitiveSequenceType/zip(_:resultSelector:)"],
    "skip": ["MainActorObservable/skip(_:)"],
    "take": ["MainActorObservable/take(_:)"],
    "withUnretainedPairs": ["MainActorObservable/withUnretained(_:)"],
    "zipCollection": ["ObservableType/zip(_:resultSelector:)"],
  ]

  /// Three to eight sequences; two, too, as a tuple.
  private static let arities = [
    "combineLatest": functions("ObservableType/combineLatest"),
    "zip": functions("ObservableType/zip"),
    "infallibleCombineLatest": functions("Infallible/combineLatest", tuples: "InfallibleType/combineLatest"),
    "infallibleZip": functions("InfallibleType/zip", tuples: nil),
    "driverCombineLatest": functions(
      "SharedSequence/combineLatest", tuples: "SharedSequenceConvertibleType/combineLatest", functionsFrom: 2,
      tuplesFrom: 3),
    "driverZip": functions("SharedSequence/zip", tuples: "SharedSequenceConvertibleType/zip"),
    "singleZip": zips([
      (nil, "7k36d"), ("4uet", "7etvq"), ("2x6db", "8jpb4"), ("1h7v", "3zn5t"), ("5mxzc", "9us3s"),
      ("3f9i7", "7prrb"), ("2e6eo", "1wa5p"),
    ]),
    "maybeZip": zips([
      (nil, "6r76f"), ("8mt0n", "9lk39"), ("5pqs0", "2tu2r"), ("76fgk", "4jv5j"), ("6ovym", "68dbx"),
      ("4nrxw", "9n9d4"),
      ("8chzp", "1am31"),
    ]),
  ]

  private static func functions(_ name: String) -> [String] { functions(name, tuples: name) }

  private static func functions(
    _ name: String, tuples: String?, functionsFrom first: Int = 3, tuplesFrom second: Int = 2
  ) -> [String] {
    (first...8).map { "\(name)(\(labels($0))resultSelector:)" }
      + (tuples.map { name in (second...8).map { "\(name)(\(labels($0)))" } } ?? [])
  }

  /// Those of Single and of Maybe have the same names, so DocC tells them apart by a hash: that of the function, and that of the tuple.
  private static func zips(_ hashes: [(function: String?, tuple: String)]) -> [String] {
    zip(2..., hashes).flatMap { count, hash in
      (hash.function.map { ["PrimitiveSequenceType/zip(\(labels(count))resultSelector:)-\($0)"] } ?? [])
        + ["PrimitiveSequenceType/zip(\(labels(count)))-\(hash.tuple)"]
    }
  }

  private static func labels(_ count: Int) -> String { String(repeating: "_:", count: count) }
}
