// SPDX-License-Identifier: MIT
import RxMarbles
import RxSwift

extension Catalogue {
  static let taking = [
    CatalogueEntry(
      "Take", "ObservableType/take(_:)",
      MarbleExample(
        "take", "-a-b-c-d-|", parameters: [MarbleParameter("count", 2, in: 0...8)],
        code: #"source.take(numbers["count"])"#, showsSubscriptions: true
      ) { (source: Values, numbers, _) in
        source.take(numbers["count"])
      }),
    CatalogueEntry(
      "TakeWhile", "ObservableType/take(while:behavior:)",
      MarbleExample(
        "takeWhile", "-1-2-3-2-1-|", parameters: [MarbleParameter("limit", 3, in: 0...9)],
        code: #"source.take(while: { $0 < numbers["limit"] })"#, showsSubscriptions: true
      ) { (source: Numbers, numbers, _) in
        source.take(while: { $0 < numbers["limit"] })
      }),
    CatalogueEntry(
      "TakeUntil", "ObservableType/take(until:)",
      MarbleExample(
        "takeUntil", "-a-b-c-d-e-|", "-------x--|", code: "source.take(until: other)", showsSubscriptions: true
      ) { (source: Values, other: Letters, _) in
        source.take(until: other)
      }),
    CatalogueEntry(
      "TakeUntilPredicate", "ObservableType/take(until:behavior:)",
      MarbleExample(
        "takeUntilPredicate", "-1-2-3-2-1-|", parameters: [MarbleParameter("value", 3, in: 0...9)],
        code: #"source.take(until: { $0 == numbers["value"] }, behavior: .inclusive)"#,
        showsSubscriptions: true
      ) { (source: Numbers, numbers, _) in
        source.take(until: { $0 == numbers["value"] }, behavior: .inclusive)
      }),
    CatalogueEntry(
      "TakeFor", "ObservableType/take(for:scheduler:)",
      MarbleExample(
        "takeFor", "-a-b-c-d-e-|", parameters: [MarbleParameter("duration", 6, in: 0...24)],
        code: #"source.take(for: .milliseconds(numbers["duration"]), scheduler: scheduler)"#,
        showsSubscriptions: true
      ) { (source: Values, numbers, scheduler) in
        source.take(for: .milliseconds(numbers["duration"]), scheduler: scheduler)
      }),
    CatalogueEntry(
      "TakeLast", "ObservableType/takeLast(_:)",
      MarbleExample(
        "takeLast", "-a-b-c-d-|", parameters: [MarbleParameter("count", 2, in: 0...8)],
        code: #"source.takeLast(numbers["count"])"#
      ) { (source: Values, numbers, _) in
        source.takeLast(numbers["count"])
      }),
    CatalogueEntry(
      "Skip", "ObservableType/skip(_:)",
      MarbleExample(
        "skip", "-a-b-c-d-|", parameters: [MarbleParameter("count", 2, in: 0...8)],
        code: #"source.skip(numbers["count"])"#
      ) { (source: Values, numbers, _) in
        source.skip(numbers["count"])
      }),
    CatalogueEntry(
      "SkipWhile", "ObservableType/skip(while:)",
      MarbleExample(
        "skipWhile", "-1-2-3-2-1-|", parameters: [MarbleParameter("limit", 3, in: 0...9)],
        code: #"source.skip(while: { $0 < numbers["limit"] })"#
      ) { (source: Numbers, numbers, _) in
        source.skip(while: { $0 < numbers["limit"] })
      }),
    CatalogueEntry(
      "SkipUntil", "ObservableType/skip(until:)",
      MarbleExample(
        "skipUntil", "-a-b-c-d-e-|", "-----x--|", code: "source.skip(until: other)", showsSubscriptions: true
      ) { (source: Values, other: Letters, _) in
        source.skip(until: other)
      }),
    CatalogueEntry(
      "SkipFor", "ObservableType/skip(_:scheduler:)",
      MarbleExample(
        "skipFor", "-a-b-c-d-e-|", parameters: [MarbleParameter("duration", 4, in: 0...24)],
        code: #"source.skip(.milliseconds(numbers["duration"]), scheduler: scheduler)"#
      ) { (source: Values, numbers, scheduler) in
        source.skip(.milliseconds(numbers["duration"]), scheduler: scheduler)
      }),
  ]
}
