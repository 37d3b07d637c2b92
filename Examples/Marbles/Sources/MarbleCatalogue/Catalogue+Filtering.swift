// SPDX-License-Identifier: MIT
import RxMarbles
import RxSwift

extension Catalogue {
  static let filtering = [
    CatalogueEntry(
      "Filter", "ObservableType/filter(_:)",
      MarbleExample(
        "filter", "-1-2-3-4-5-|", parameters: [MarbleParameter("divisor", 2, in: 1...5)],
        code: #"source.filter { $0 % numbers["divisor"] == 1 }"#
      ) { (source: Numbers, numbers, _) in
        source.filter { $0 % numbers["divisor"] == 1 }
      }),
    CatalogueEntry(
      "DistinctUntilChanged", "ObservableType/distinctUntilChanged()",
      MarbleExample(
        "distinctUntilChanged", "-a-a-b-b-b-a-|", code: "source.distinctUntilChanged()"
      ) { (source: Values, _) in
        source.distinctUntilChanged()
      }),
    CatalogueEntry(
      "DistinctUntilChanged", "ObservableType/distinctUntilChanged(_:)-376dy",
      MarbleExample(
        "distinctUntilKeyChanges", "-1-3-4-2-6-5-|", code: "source.distinctUntilChanged { $0 % 2 }"
      ) { (source: Numbers, _) in
        source.distinctUntilChanged { $0 % 2 }
      }),
    CatalogueEntry(
      "ElementAt", "ObservableType/element(at:)",
      MarbleExample(
        "elementAt", "-a-b-c-d-|", parameters: [MarbleParameter("index", 2, in: 0...8)],
        code: #"source.element(at: numbers["index"])"#
      ) { (source: Values, numbers, _) in
        source.element(at: numbers["index"])
      }),
    CatalogueEntry(
      "SingleElement", "ObservableType/single()",
      MarbleExample(
        "single", "-a-b-c-|", code: "source.single()"
      ) { (source: Values, _) in
        source.single()
      }),
    CatalogueEntry(
      "SingleElement", "ObservableType/single(_:)",
      MarbleExample(
        "singleMatching", "-a-b-c-|", code: #"source.single { $0 == "b" }"#
      ) { (source: Letters, _) in
        source.single { $0 == "b" }
      }),
    CatalogueEntry(
      "IgnoreElements", "ObservableType/ignoreElements()",
      MarbleExample(
        "ignoreElements", "-a-b-c-|", code: "source.ignoreElements()"
      ) { (source: Values, _) in
        source.ignoreElements()
      }),
  ]
}
