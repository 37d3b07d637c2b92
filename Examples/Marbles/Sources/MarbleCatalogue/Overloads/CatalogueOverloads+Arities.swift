// SPDX-License-Identifier: MIT
import RxCocoa
import RxMarbles
import RxSwift

extension CatalogueOverloads {
  /// What is made of three sequences, by the number of sequences that the overload takes.
  typealias Functions<Source> = [Int: @Sendable (Source, Source, Source) -> Source]

  /// Three to eight sequences; two, too, as a tuple. Those between the first and the last one add nothing to what comes out.
  static let arities: [String: [CatalogueOverload]] = [
    "combineLatest": letters("ObservableType/combineLatest", ObservableArities.combineLatest, "resultSelector:")
      + letters("ObservableType/combineLatest", ObservableArities.combineLatestTuple),
    "zip": zips("ObservableType/zip", ObservableArities.zip, "resultSelector:")
      + zips("ObservableType/zip", ObservableArities.zipTuple),
    "infallibleCombineLatest":
      infallibles("Infallible/combineLatest", InfallibleArities.combineLatest, "resultSelector:") { _ in .just("") }
      + infallibles("InfallibleType/combineLatest", InfallibleArities.combineLatestTuple) { _ in .just("") },
    "infallibleZip": infallibles("InfallibleType/zip", InfallibleArities.zip, "resultSelector:") { $0.map { _ in "" } },
    "driverCombineLatest":
      drivers("SharedSequence/combineLatest", DriverArities.combineLatest, "resultSelector:") { _ in .just("") }
      + drivers("SharedSequenceConvertibleType/combineLatest", DriverArities.combineLatestTuple) { _ in .just("") },
    "driverZip": drivers("SharedSequence/zip", DriverArities.zip, "resultSelector:") { $0.map { _ in "" } }
      + drivers("SharedSequenceConvertibleType/zip", DriverArities.zipTuple) { $0.map { _ in "" } },
    "singleZip": answers(
      AnswerArities.single, AnswerArities.singleTuple,
      [
        (nil, "7k36d"), ("4uet", "7etvq"), ("2x6db", "8jpb4"), ("1h7v", "3zn5t"), ("5mxzc", "9us3s"),
        ("3f9i7", "7prrb"), ("2e6eo", "1wa5p"),
      ]
    ) { $0.asSingle() },
    "maybeZip": answers(
      AnswerArities.maybe, AnswerArities.maybeTuple,
      [
        (nil, "6r76f"), ("8mt0n", "9lk39"), ("5pqs0", "2tu2r"), ("76fgk", "4jv5j"), ("6ovym", "68dbx"),
        ("4nrxw", "9n9d4"), ("8chzp", "1am31"),
      ]
    ) { $0.asMaybe() },
  ]

  private static func labels(_ count: Int, _ last: String = "") -> String {
    "(\(String(repeating: "_:", count: count))\(last))"
  }

  private static func overloads<Source: ObservableConvertibleType>(
    _ functions: Functions<Source>, _ symbol: (Int) -> String?,
    _ sources: @escaping @Sendable (Letters, Letters) -> (Source, Source, Source)
  ) -> [CatalogueOverload] {
    functions.sorted { $0.key < $1.key }.compactMap { count, run in
      symbol(count).map { symbol in
        CatalogueOverload(symbol) { (source: Letters, other: Letters, scheduler) in
          // Drivers are made where they are delivered in virtual time.
          scheduler.asMain {
            let (first, last, between) = sources(source, other)
            return run(first, last, between)
          }
        }
      }
    }
  }

  private static func letters(
    _ name: String, _ functions: Functions<Letters>, _ last: String = ""
  ) -> [CatalogueOverload] {
    overloads(functions, { name + labels($0, last) }) { ($0, $1, .just("")) }
  }

  private static func zips(
    _ name: String, _ functions: Functions<Letters>, _ last: String = ""
  ) -> [CatalogueOverload] {
    overloads(functions, { name + labels($0, last) }) { source, other in (source, other, source.map { _ in "" }) }
  }

  private static func infallibles(
    _ name: String, _ functions: Functions<Infallible<String>>, _ last: String = "",
    between: @escaping @Sendable (Infallible<String>) -> Infallible<String>
  ) -> [CatalogueOverload] {
    overloads(functions, { name + labels($0, last) }) { source, other in
      let first = source.asInfallible(onErrorJustReturn: "x")
      return (first, other.asInfallible(onErrorJustReturn: "x"), between(first))
    }
  }

  private static func drivers(
    _ name: String, _ functions: Functions<Driver<String>>, _ last: String = "",
    between: @escaping @Sendable (Driver<String>) -> Driver<String>
  ) -> [CatalogueOverload] {
    overloads(functions, { name + labels($0, last) }) { source, other in
      let first = source.asDriver(onErrorJustReturn: "x")
      return (first, other.asDriver(onErrorJustReturn: "x"), between(first))
    }
  }

  /// Those of Single and of Maybe have the same names, so DocC tells them apart by a hash: that of the function, and that of the tuple.
  private static func answers<Trait>(
    _ functions: Functions<PrimitiveSequence<Trait, String>>,
    _ tuples: Functions<PrimitiveSequence<Trait, String>>,
    _ hashes: [(function: String?, tuple: String)],
    _ answer: @escaping @Sendable (Letters) -> PrimitiveSequence<Trait, String>
  ) -> [CatalogueOverload] {
    let name = "PrimitiveSequenceType/zip"
    let sources = { @Sendable (source: Letters, other: Letters) in
      (answer(source), answer(other), answer(Observable.just("")))
    }
    return overloads(
      functions, { count in hashes[count - 2].function.map { "\(name)\(labels(count, "resultSelector:"))-\($0)" } },
      sources)
      + overloads(tuples, { "\(name)\(labels($0))-\(hashes[$0 - 2].tuple)" }, sources)
  }
}
