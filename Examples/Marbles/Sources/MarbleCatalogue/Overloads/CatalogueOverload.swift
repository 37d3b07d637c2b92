// SPDX-License-Identifier: MIT
import RxMarbles
import RxSwift
import RxTest

/// An overload whose page shows the picture of an example. With the sequences of the example it gives the same picture.
struct CatalogueOverload: Sendable {
  /// The symbol, as DocC names it.
  let symbol: String
  /// The example with this overload in the place of its operator.
  let example: @Sendable (MarbleExample) -> MarbleExample
}

extension CatalogueOverload {
  /// An overload without sequences that go in.
  init<Output: ObservableConvertibleType>(_ symbol: String, run: @escaping @Sendable (TestScheduler) -> Output) {
    self.init(symbol: symbol) { base in
      MarbleExample(base.name, code: base.code, observers: base.observers, run: run)
    }
  }

  /// An overload with one sequence.
  init<Element: MarbleValue, Output: ObservableConvertibleType>(
    _ symbol: String, run: @escaping @Sendable (Observable<Element>, TestScheduler) -> Output
  ) {
    self.init(symbol: symbol) { base in
      MarbleExample(
        base.name, base.diagrams[0], code: base.code, observers: base.observers,
        showsSubscriptions: base.showsSubscriptions, isHot: base.isHot, run: run)
    }
  }

  /// An overload with two sequences.
  init<First: MarbleValue, Second: MarbleValue, Output: ObservableConvertibleType>(
    _ symbol: String, run: @escaping @Sendable (Observable<First>, Observable<Second>, TestScheduler) -> Output
  ) {
    self.init(symbol: symbol) { base in
      MarbleExample(
        base.name, base.diagrams[0], base.diagrams[1], code: base.code, observers: base.observers,
        showsSubscriptions: base.showsSubscriptions, isHot: base.isHot, run: run)
    }
  }

  /// An overload with a sequence whose values lead to others.
  init<Output: ObservableConvertibleType>(
    work symbol: String,
    run: @escaping @Sendable (Observable<String>, @escaping @Sendable (String) -> Observable<String>) -> Output
  ) {
    self.init(symbol: symbol) { base in
      MarbleExample(
        base.name, work: base.diagrams[0], code: base.code, showsSubscriptions: base.showsSubscriptions
      ) { source, work, _ in run(source, work) }
    }
  }

  /// An operator of `MainActorObservable`.
  init<Element: MarbleValue, Output>(
    main symbol: String, run: @escaping @Sendable (MainActorObservable<Element>) -> MainActorObservable<Output>
  ) {
    self.init("MainActorObservable/\(symbol)") { (source: Observable<Element>, _) in
      run(source.observe(on: MainScheduler.instance))
    }
  }
}
