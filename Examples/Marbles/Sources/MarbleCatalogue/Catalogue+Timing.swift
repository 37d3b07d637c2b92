// SPDX-License-Identifier: MIT
import RxMarbles
import RxSwift

extension Catalogue {
  static let timing = [
    CatalogueEntry(
      "Debounce", "ObservableType/debounce(_:scheduler:)",
      MarbleExample(
        "debounce", "-a-b-c----d------e-|", parameters: [MarbleParameter("pause", 3, in: 0...12)],
        code: #"source.debounce(.milliseconds(numbers["pause"]), scheduler: scheduler)"#
      ) { (source: Values, numbers, scheduler) in
        source.debounce(.milliseconds(numbers["pause"]), scheduler: scheduler)
      }),
    CatalogueEntry(
      "Throttle", "ObservableType/throttle(_:latest:scheduler:)",
      MarbleExample(
        "throttle", "-a-b-c------d-e----|", parameters: [MarbleParameter("pause", 5, in: 1...12)],
        code: #"source.throttle(.milliseconds(numbers["pause"]), scheduler: scheduler)"#
      ) { (source: Values, numbers, scheduler) in
        source.throttle(.milliseconds(numbers["pause"]), scheduler: scheduler)
      }),
    CatalogueEntry(
      "Throttle", "ObservableType/throttle(_:latest:scheduler:)",
      MarbleExample(
        "throttleFirst", "-a-b-c------d-e----|",
        parameters: [MarbleParameter("pause", 5, in: 1...12)],
        code: #"source.throttle(.milliseconds(numbers["pause"]), latest: false, scheduler: scheduler)"#
      ) { (source: Values, numbers, scheduler) in
        source.throttle(.milliseconds(numbers["pause"]), latest: false, scheduler: scheduler)
      }),
    CatalogueEntry(
      "Delay", "ObservableType/delay(_:scheduler:)",
      MarbleExample(
        "delay", "-a--b---c-|", parameters: [MarbleParameter("delay", 4, in: 0...12)],
        code: #"source.delay(.milliseconds(numbers["delay"]), scheduler: scheduler)"#
      ) { (source: Values, numbers, scheduler) in
        source.delay(.milliseconds(numbers["delay"]), scheduler: scheduler)
      }),
    CatalogueEntry(
      "DelaySubscription", "ObservableType/delaySubscription(_:scheduler:)",
      MarbleExample(
        "delaySubscription", "-a--b---c-|", parameters: [MarbleParameter("delay", 4, in: 0...12)],
        code: #"source.delaySubscription(.milliseconds(numbers["delay"]), scheduler: scheduler)"#,
        showsSubscriptions: true
      ) { (source: Values, numbers, scheduler) in
        source.delaySubscription(.milliseconds(numbers["delay"]), scheduler: scheduler)
      }),
    CatalogueEntry(
      "Timeout", "ObservableType/timeout(_:other:scheduler:)",
      MarbleExample(
        "timeout", "-a--b-------c-|", "--1--2|",
        parameters: [MarbleParameter("limit", 5, in: 1...20)],
        code: #"source.timeout(.milliseconds(numbers["limit"]), other: other, scheduler: scheduler)"#,
        showsSubscriptions: true
      ) { (source: Values, other: Values, numbers, scheduler) in
        source.timeout(.milliseconds(numbers["limit"]), other: other, scheduler: scheduler)
      }),
    CatalogueEntry(
      "Timeout", "ObservableType/timeout(_:scheduler:)",
      MarbleExample(
        "timeoutError", "-a--b--------c-|", parameters: [MarbleParameter("limit", 5, in: 1...12)],
        code: #"source.timeout(.milliseconds(numbers["limit"]), scheduler: scheduler)"#, showsSubscriptions: true
      ) { (source: Values, numbers, scheduler) in
        source.timeout(.milliseconds(numbers["limit"]), scheduler: scheduler)
      }),
  ]
}
