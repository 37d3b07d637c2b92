// SPDX-License-Identifier: MIT
import RxMarbles
import RxSwift

extension Catalogue {
  /// Operators of sequences that cannot fail.
  static let infallibles = [
    CatalogueEntry(
      "Infallible+Transform", "InfallibleType/map(_:)",
      MarbleExample(
        "infallibleMap", "-1--2--#", code: "source.asInfallible(onErrorJustReturn: 0).map { $0 * 10 }"
      ) { (source: Numbers, _) in
        source.asInfallible(onErrorJustReturn: 0).map { $0 * 10 }
      }),
    CatalogueEntry(
      "Infallible+Transform", "InfallibleType/compactMap(_:)",
      MarbleExample(
        "infallibleCompactMap", "-1-a-2-b-|",
        code: #"source.asInfallible(onErrorJustReturn: "x").compactMap { Int($0) }"#
      ) { (source: Letters, _) in
        source.asInfallible(onErrorJustReturn: "x").compactMap { Int($0) }
      }),
    CatalogueEntry(
      "Infallible+Transform", "InfallibleType/scan(_:accumulator:)",
      MarbleExample(
        "infallibleScan", "-1--2--3--|", code: "source.asInfallible(onErrorJustReturn: 0).scan(0) { $0 + $1 }"
      ) { (source: Numbers, _) in
        source.asInfallible(onErrorJustReturn: 0).scan(0) { $0 + $1 }
      }),
    CatalogueEntry(
      "Infallible+Transform", "InfallibleType/scan(into:accumulator:)",
      MarbleExample(
        "infallibleScanInto", "-1--2--3--|",
        code: "source.asInfallible(onErrorJustReturn: 0).scan(into: 0) { $0 += $1 }"
      ) { (source: Numbers, _) in
        source.asInfallible(onErrorJustReturn: 0).scan(into: 0) { $0 += $1 }
      }),
    CatalogueEntry(
      "Infallible+Transform", "InfallibleType/startWith(_:)",
      MarbleExample(
        "infallibleStartWith", "---a--b--|", code: #"source.asInfallible(onErrorJustReturn: "x").startWith("s")"#
      ) { (source: Letters, _) in
        source.asInfallible(onErrorJustReturn: "x").startWith("s")
      }),
    CatalogueEntry(
      "Infallible+Filter", "InfallibleType/filter(_:)",
      MarbleExample(
        "infallibleFilter", "-1-2-3-4-|", code: "source.asInfallible(onErrorJustReturn: 0).filter { $0 % 2 == 1 }"
      ) { (source: Numbers, _) in
        source.asInfallible(onErrorJustReturn: 0).filter { $0 % 2 == 1 }
      }),
    CatalogueEntry(
      "Infallible+Filter", "InfallibleType/distinctUntilChanged()",
      MarbleExample(
        "infallibleDistinctUntilChanged", "-a-a-b-b-a-|",
        code: #"source.asInfallible(onErrorJustReturn: "x").distinctUntilChanged()"#
      ) { (source: Letters, _) in
        source.asInfallible(onErrorJustReturn: "x").distinctUntilChanged()
      }),
    CatalogueEntry(
      "Infallible+Take", "InfallibleType/take(_:)",
      MarbleExample(
        "infallibleTake", "-a-b-c-d-|",
        parameters: [MarbleParameter("count", 2, in: 0...5)],
        code: #"source.asInfallible(onErrorJustReturn: "x").take(numbers["count"])"#,
        showsSubscriptions: true
      ) { (source: Letters, numbers, _) in
        source.asInfallible(onErrorJustReturn: "x").take(numbers["count"])
      }),
    CatalogueEntry(
      "Infallible+Take", "InfallibleType/take(for:scheduler:)",
      MarbleExample(
        "infallibleTakeFor", "-a-b-c-d-|",
        parameters: [MarbleParameter("time", 6, in: 0...12)],
        code:
          #"source.asInfallible(onErrorJustReturn: "x").take(for: .milliseconds(numbers["time"]), scheduler: scheduler)"#,
        showsSubscriptions: true
      ) { (source: Letters, numbers, scheduler) in
        source.asInfallible(onErrorJustReturn: "x").take(for: .milliseconds(numbers["time"]), scheduler: scheduler)
      }),
    CatalogueEntry(
      "Infallible+Take", "InfallibleType/take(until:)-3kx32",
      MarbleExample(
        "infallibleTakeUntil", "-a-b-c-d-|", "------x--|",
        code: #"source.asInfallible(onErrorJustReturn: "x").take(until: other)"#, showsSubscriptions: true
      ) { (source: Letters, other: Letters, _) in
        source.asInfallible(onErrorJustReturn: "x").take(until: other)
      }),
    CatalogueEntry(
      "Infallible+Take", "InfallibleType/take(until:behavior:)",
      MarbleExample(
        "infallibleTakeUntilPredicate", "-1-2-3-4-|",
        code: "source.asInfallible(onErrorJustReturn: 0).take(until: { $0 > 2 }, behavior: .inclusive)"
      ) { (source: Numbers, _) in
        source.asInfallible(onErrorJustReturn: 0).take(until: { $0 > 2 }, behavior: .inclusive)
      }),
    CatalogueEntry(
      "Infallible+Take", "InfallibleType/take(while:behavior:)",
      MarbleExample(
        "infallibleTakeWhile", "-1-2-3-1-|", code: "source.asInfallible(onErrorJustReturn: 0).take(while: { $0 < 3 })"
      ) { (source: Numbers, _) in
        source.asInfallible(onErrorJustReturn: 0).take(while: { $0 < 3 })
      }),
    CatalogueEntry(
      "Infallible+Take", "InfallibleType/skip(while:)",
      MarbleExample(
        "infallibleSkipWhile", "-1-2-3-1-|", code: "source.asInfallible(onErrorJustReturn: 0).skip(while: { $0 < 3 })"
      ) { (source: Numbers, _) in
        source.asInfallible(onErrorJustReturn: 0).skip(while: { $0 < 3 })
      }),
    CatalogueEntry(
      "Infallible+Take", "InfallibleType/skip(until:)",
      MarbleExample(
        "infallibleSkipUntil", "-a-b-c-d-|", "----x----|",
        code: #"source.asInfallible(onErrorJustReturn: "x").skip(until: other)"#, showsSubscriptions: true
      ) { (source: Letters, other: Letters, _) in
        source.asInfallible(onErrorJustReturn: "x").skip(until: other)
      }),
    CatalogueEntry(
      "Infallible+Time", "InfallibleType/debounce(_:scheduler:)",
      MarbleExample(
        "infallibleDebounce", "-a-b-c----d----|",
        parameters: [MarbleParameter("pause", 3, in: 0...8)],
        code:
          #"source.asInfallible(onErrorJustReturn: "x").debounce(.milliseconds(numbers["pause"]), scheduler: scheduler)"#
      ) { (source: Letters, numbers, scheduler) in
        source.asInfallible(onErrorJustReturn: "x").debounce(.milliseconds(numbers["pause"]), scheduler: scheduler)
      }),
    CatalogueEntry(
      "Infallible+Time", "InfallibleType/throttle(_:latest:scheduler:)",
      MarbleExample(
        "infallibleThrottle", "-a-b-c----d----|",
        parameters: [MarbleParameter("time", 5, in: 1...8)],
        code:
          #"source.asInfallible(onErrorJustReturn: "x").throttle(.milliseconds(numbers["time"]), scheduler: scheduler)"#
      ) { (source: Letters, numbers, scheduler) in
        source.asInfallible(onErrorJustReturn: "x").throttle(.milliseconds(numbers["time"]), scheduler: scheduler)
      }),
    CatalogueEntry(
      "Infallible+FlatMap", "InfallibleType/flatMap(_:)",
      MarbleExample(
        "infallibleFlatMap",
        work: threeInARow,
        code: #"source.asInfallible(onErrorJustReturn: "x").flatMap { work($0).asInfallible(onErrorJustReturn: "x") }"#
      ) { source, work, _ in
        source.asInfallible(onErrorJustReturn: "x").flatMap { work($0).asInfallible(onErrorJustReturn: "x") }
      }),
    CatalogueEntry(
      "Infallible+FlatMap", "InfallibleType/flatMapLatest(_:)",
      MarbleExample(
        "infallibleFlatMapLatest",
        work: threeInARow,
        code:
          #"source.asInfallible(onErrorJustReturn: "x").flatMapLatest { work($0).asInfallible(onErrorJustReturn: "x") }"#
      ) { source, work, _ in
        source.asInfallible(onErrorJustReturn: "x").flatMapLatest { work($0).asInfallible(onErrorJustReturn: "x") }
      }),
    CatalogueEntry(
      "Infallible+FlatMap", "InfallibleType/flatMapFirst(_:)",
      MarbleExample(
        "infallibleFlatMapFirst",
        work: threeInARow,
        code:
          #"source.asInfallible(onErrorJustReturn: "x").flatMapFirst { work($0).asInfallible(onErrorJustReturn: "x") }"#
      ) { source, work, _ in
        source.asInfallible(onErrorJustReturn: "x").flatMapFirst { work($0).asInfallible(onErrorJustReturn: "x") }
      }),
    CatalogueEntry(
      "Infallible+FlatMap", "InfallibleType/concatMap(_:)",
      MarbleExample(
        "infallibleConcatMap",
        work: threeInARow,
        code:
          #"source.asInfallible(onErrorJustReturn: "x").concatMap { work($0).asInfallible(onErrorJustReturn: "x") }"#
      ) { source, work, _ in
        source.asInfallible(onErrorJustReturn: "x").concatMap { work($0).asInfallible(onErrorJustReturn: "x") }
      }),
  ]
}
