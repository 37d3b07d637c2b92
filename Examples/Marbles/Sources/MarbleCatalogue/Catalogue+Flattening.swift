// SPDX-License-Identifier: MIT
import RxMarbles
import RxSwift

extension Catalogue {
  /// Values that lead to sequences, each of which comes before the end of the one before it.
  static let threeInARow = """
    --a-----b-----c---|
    a: --1--2--3|
    b: --4--5|
    c: -6|
    """

  static let flattening = [
    CatalogueEntry(
      "FlatMap", "ObservableType/flatMap(_:)",
      MarbleExample(
        "flatMap",
        work: threeInARow,
        code: "source.flatMap { work($0) }"
      ) { source, work, _ in
        source.flatMap { work($0) }
      }),
    CatalogueEntry(
      "FlatMapLatest", "ObservableType/flatMapLatest(_:)->Observable<Source.Element>",
      MarbleExample(
        "flatMapLatest",
        work: threeInARow,
        code: "source.flatMapLatest { work($0) }"
      ) { source, work, _ in
        source.flatMapLatest { work($0) }
      }),
    CatalogueEntry(
      "FlatMapFirst", "ObservableType/flatMapFirst(_:)",
      MarbleExample(
        "flatMapFirst",
        work: threeInARow,
        code: "source.flatMapFirst { work($0) }"
      ) { source, work, _ in
        source.flatMapFirst { work($0) }
      }),
    CatalogueEntry(
      "ConcatMap", "ObservableType/concatMap(_:)",
      MarbleExample(
        "concatMap",
        work: threeInARow,
        code: "source.concatMap { work($0) }"
      ) { source, work, _ in
        source.concatMap { work($0) }
      }),
    CatalogueEntry(
      "SwitchLatest", "ObservableType/switchLatest()",
      MarbleExample(
        "switchLatest",
        work: """
          --a-----b---------|
          a: --1--2--3|
          b: --4--5|
          """,
        code: "source.map { work($0) }.switchLatest()"
      ) { source, work, _ in
        source.map { work($0) }.switchLatest()
      }),
    CatalogueEntry(
      "Merge", "ObservableType/merge(maxConcurrent:)",
      MarbleExample(
        "mergeMaxConcurrent",
        work: """
          --a--b-c-----|
          a: --1--2--|
          b: --3-----4|
          c: -5|
          """,
        parameters: [MarbleParameter("concurrent", 2, in: 1...4)],
        code: #"source.map { work($0) }.merge(maxConcurrent: numbers["concurrent"])"#
      ) { source, work, numbers, _ in
        source.map { work($0) }.merge(maxConcurrent: numbers["concurrent"])
      }),
    CatalogueEntry(
      "Merge", "ObservableType/merge()",
      MarbleExample(
        "mergeInner",
        work: """
          --a--b-c-----|
          a: --1--2--|
          b: --3-----4|
          c: -5|
          """,
        code: "source.map { work($0) }.merge()"
      ) { source, work, _ in
        source.map { work($0) }.merge()
      }),
    CatalogueEntry(
      "Concat", "ObservableType/concat()",
      MarbleExample(
        "concatInner",
        work: """
          --a--b-----|
          a: --1--2--|
          b: --3--4|
          """,
        code: "source.map { work($0) }.concat()"
      ) { source, work, _ in
        source.map { work($0) }.concat()
      }),
  ]
}
