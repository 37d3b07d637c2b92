// SPDX-License-Identifier: MIT
import RxMarbles
import RxSwift

extension Catalogue {
  static let recovering = [
    CatalogueEntry(
      "Catch", "ObservableType/catch(_:)",
      MarbleExample(
        "catch", "-a--b--#", "--1--2--|", code: "source.catch { _ in other }", showsSubscriptions: true
      ) { (source: Values, other: Values, _) in
        source.catch { _ in other }
      }),
    CatalogueEntry(
      "Catch", "ObservableType/catchAndReturn(_:)",
      MarbleExample(
        "catchAndReturn", "-a--b--#", code: #"source.catchAndReturn("x")"#
      ) { (source: Letters, _) in
        source.catchAndReturn("x")
      }),
    CatalogueEntry(
      "Retry", "ObservableType/retry(_:)",
      MarbleExample(
        "retry", "-a--b--#", parameters: [MarbleParameter("attempts", 2, in: 1...4)],
        code: #"source.retry(numbers["attempts"])"#, showsSubscriptions: true
      ) { (source: Values, numbers, _) in
        source.retry(numbers["attempts"])
      }),
    CatalogueEntry(
      "Retry", "ObservableType/retry()",
      MarbleExample(
        "retryForever", "-a--b--#", code: "source.retry().take(5)", showsSubscriptions: true
      ) { (source: Values, _) in
        source.retry().take(5)
      }),
    CatalogueEntry(
      "RetryWhen", "ObservableType/retry(when:)-9dup6",
      MarbleExample(
        "retryWhen", "-a-b-#",
        parameters: [MarbleParameter("count", 1, in: 0...3), MarbleParameter("delay", 4, in: 0...12)],
        code:
          #"source.retry { $0.take(numbers["count"]).delay(.milliseconds(numbers["delay"]), scheduler: scheduler) }"#,
        showsSubscriptions: true
      ) { (source: Values, numbers, scheduler) in
        source.retry { $0.take(numbers["count"]).delay(.milliseconds(numbers["delay"]), scheduler: scheduler) }
      }),
    CatalogueEntry(
      "IfEmptyDefault", "ObservableType/ifEmpty(default:)",
      MarbleExample(
        "ifEmptyDefault", "------|", code: #"source.ifEmpty(default: "x")"#
      ) { (source: Letters, _) in
        source.ifEmpty(default: "x")
      }),
    CatalogueEntry(
      "IfEmptySwitch", "ObservableType/ifEmpty(switchTo:)",
      MarbleExample(
        "ifEmptySwitch", "------|", "--1--2--|", code: "source.ifEmpty(switchTo: other)", showsSubscriptions: true
      ) { (source: Letters, other: Letters, _) in
        source.ifEmpty(switchTo: other)
      }),
    CatalogueEntry(
      "Catch", "ObservableType/catch(sequence:)",
      MarbleExample(
        "catchSequence", "-a--b--#", "--1--2--|", code: "Observable.catch(sequence: [source, other])",
        showsSubscriptions: true
      ) { (source: Values, other: Values, _) in
        Observable.catch(sequence: [source, other])
      }),
  ]
}
