// SPDX-License-Identifier: MIT
import RxCocoa
import RxMarbles
import RxSwift

/// Examples of drivers and signals, which are delivered at once in them.
extension Catalogue {
  /// An example without sequences that go in.
  static func shared<Output: ObservableConvertibleType>(
    _ file: String, _ symbol: String, _ name: String, _ code: String, run: @escaping @Sendable () -> Output
  ) -> CatalogueEntry {
    let example = MarbleExample(name, code: code, listing: .mainThread(code)) { scheduler in scheduler.asMain(run) }
    return CatalogueEntry(file, symbol, example, module: "RxCocoa")
  }

  /// An example with one sequence.
  static func shared<Element: MarbleValue, Output: ObservableConvertibleType>(
    _ file: String, _ symbol: String, _ name: String, _ diagram: String, _ code: String,
    run: @escaping @Sendable (Observable<Element>) -> Output
  ) -> CatalogueEntry {
    let example = MarbleExample(name, diagram, code: code, listing: .mainThread(code)) {
      (source: Observable<Element>, scheduler) in
      scheduler.asMain { run(source) }
    }
    return CatalogueEntry(file, symbol, example, module: "RxCocoa")
  }

  /// An example with two sequences.
  static func shared<Output: ObservableConvertibleType>(
    _ file: String, _ symbol: String, _ name: String, _ diagram: String, _ other: String, _ code: String,
    showsSubscriptions: Bool = false, run: @escaping @Sendable (Letters, Letters) -> Output
  ) -> CatalogueEntry {
    let example = MarbleExample(
      name, diagram, other, code: code, listing: .mainThread(code), showsSubscriptions: showsSubscriptions
    ) { (source: Letters, other: Letters, scheduler) in
      scheduler.asMain { run(source, other) }
    }
    return CatalogueEntry(file, symbol, example, module: "RxCocoa")
  }
}
