// SPDX-License-Identifier: MIT
import RxMarbles
import RxSwift

extension Catalogue {
  static let accumulating = [
    CatalogueEntry(
      "Scan", "ObservableType/scan(_:accumulator:)",
      MarbleExample(
        "scan", "-1--2--3--4-|", parameters: [MarbleParameter("seed", 0, in: 0...9)],
        code: #"source.scan(numbers["seed"]) { $0 + $1 }"#
      ) { (source: Numbers, numbers, _) in
        source.scan(numbers["seed"]) { $0 + $1 }
      }),
    CatalogueEntry(
      "Scan", "ObservableType/scan(into:accumulator:)",
      MarbleExample(
        "scanInto", "-1--2--3--4-|", code: "source.scan(into: 0) { $0 += $1 }"
      ) { (source: Numbers, _) in
        source.scan(into: 0) { $0 += $1 }
      }),
    CatalogueEntry(
      "Reduce", "ObservableType/reduce(_:accumulator:)",
      MarbleExample(
        "reduce", "-1--2--3--4-|", parameters: [MarbleParameter("seed", 0, in: 0...9)],
        code: #"source.reduce(numbers["seed"]) { $0 + $1 }"#
      ) { (source: Numbers, numbers, _) in
        source.reduce(numbers["seed"]) { $0 + $1 }
      }),
    CatalogueEntry(
      "Reduce", "ObservableType/reduce(_:accumulator:mapResult:)",
      MarbleExample(
        "reduceResult", "-1--2--3--4-|", code: "source.reduce(0, accumulator: +, mapResult: { $0 * 10 })"
      ) { (source: Numbers, _) in
        source.reduce(0, accumulator: +, mapResult: { $0 * 10 })
      }),
  ]
}
