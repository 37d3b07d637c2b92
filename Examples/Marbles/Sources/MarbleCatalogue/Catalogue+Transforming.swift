// SPDX-License-Identifier: MIT
import RxMarbles
import RxSwift

extension Catalogue {
  static let transforming = [
    CatalogueEntry(
      "Map", "ObservableType/map(_:)",
      MarbleExample(
        "map", "-1--2--3--|", parameters: [MarbleParameter("factor", 10, in: 0...10)],
        code: #"source.map { $0 * numbers["factor"] }"#
      ) { (source: Numbers, numbers, _) in
        source.map { $0 * numbers["factor"] }
      }),
    CatalogueEntry(
      "CompactMap", "ObservableType/compactMap(_:)",
      MarbleExample(
        "compactMap", "-1--a--2--|", code: "source.compactMap { Int($0) }"
      ) { (source: Letters, _) in
        source.compactMap { Int($0) }
      }),
    CatalogueEntry(
      "Enumerated", "ObservableType/enumerated()",
      MarbleExample(
        "enumerated", "-a--b--c--|", code: "source.enumerated()"
      ) { (source: Values, _) in
        source.enumerated()
      }),
    CatalogueEntry(
      "Materialize", "ObservableType/materialize()",
      MarbleExample(
        "materialize", "--a-----b-----#", code: "source.materialize()"
      ) { (source: Values, _) in
        source.materialize()
      }),
    CatalogueEntry(
      "Dematerialize", "ObservableType/dematerialize()",
      MarbleExample(
        "dematerialize", "--a--b--c--|",
        code: #"source.map { $0 == "c" ? Event.completed : .next($0) }.dematerialize()"#
      ) { (source: Letters, _) in
        source.map { $0 == "c" ? Event.completed : .next($0) }.dematerialize()
      }),
    CatalogueEntry(
      "ToArray", "ObservableType/toArray()",
      MarbleExample(
        "toArray", "-a--b--c--|", code: "source.toArray()"
      ) { (source: Values, _) in
        source.toArray()
      }),
    CatalogueEntry(
      "Buffer", "ObservableType/buffer(timeSpan:count:scheduler:)",
      MarbleExample(
        "buffer", "-a-b-c-------d-|",
        parameters: [MarbleParameter("span", 6, in: 1...20), MarbleParameter("count", 2, in: 1...8)],
        code: #"source.buffer(timeSpan: .milliseconds(numbers["span"]), count: numbers["count"], scheduler: scheduler)"#
      ) { (source: Values, numbers, scheduler) in
        source.buffer(timeSpan: .milliseconds(numbers["span"]), count: numbers["count"], scheduler: scheduler)
      }),
    CatalogueEntry(
      "Window", "ObservableType/window(timeSpan:count:scheduler:)",
      MarbleExample(
        "window", "-a-b-c-------d-|",
        parameters: [MarbleParameter("span", 6, in: 1...20), MarbleParameter("count", 2, in: 1...8)],
        code: #"source.window(timeSpan: .milliseconds(numbers["span"]), count: numbers["count"], scheduler: scheduler)"#
      ) { (source: Values, numbers, scheduler) in
        source.window(timeSpan: .milliseconds(numbers["span"]), count: numbers["count"], scheduler: scheduler)
      }),
    CatalogueEntry(
      "GroupBy", "ObservableType/groupBy(keySelector:)",
      MarbleExample(
        "groupBy", "-1--2--3--4--|", parameters: [MarbleParameter("divisor", 2, in: 1...5)],
        code: #"source.groupBy { $0 % numbers["divisor"] }"#
      ) { (source: Numbers, numbers, _) in
        source.groupBy { $0 % numbers["divisor"] }
      }),
  ]
}
