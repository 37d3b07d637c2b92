// SPDX-License-Identifier: MIT
import RxCocoa
import RxMarbles
import RxSwift

extension Catalogue {
  static let views = [
    CatalogueEntry(
      "Driver", "RxSwift/ObservableConvertibleType/asDriver(onErrorJustReturn:)",
      MarbleExample(
        "asDriver", "-a--b--#", code: #"source.asDriver(onErrorJustReturn: "x")"#,
        listing: .mainThread(#"source.asDriver(onErrorJustReturn: "x")"#), observers: ["^", "-----^"],
        showsSubscriptions: true
      ) { (source: Letters, scheduler) in
        scheduler.asMain { source.asDriver(onErrorJustReturn: "x") }
      }, module: "RxCocoa"),
    CatalogueEntry(
      "Signal", "RxSwift/ObservableConvertibleType/asSignal(onErrorJustReturn:)",
      MarbleExample(
        "asSignal", "-a--b--#", code: #"source.asSignal(onErrorJustReturn: "x")"#,
        listing: .mainThread(#"source.asSignal(onErrorJustReturn: "x")"#), observers: ["^", "-----^"],
        showsSubscriptions: true
      ) { (source: Letters, scheduler) in
        scheduler.asMain { source.asSignal(onErrorJustReturn: "x") }
      }, module: "RxCocoa"),
    driver(
      "Transform", "map(_:)", "driverMap", "-1--2--3--|", #"source.asDriver(onErrorJustReturn: 0).map { $0 * 10 }"#
    ) { (source: Numbers) in
      source.asDriver(onErrorJustReturn: 0).map { $0 * 10 }
    },
    driver(
      "Transform", "scan(_:accumulator:)", "driverScan", "-1--2--3--|",
      #"source.asDriver(onErrorJustReturn: 0).scan(0) { $0 + $1 }"#
    ) { (source: Numbers) in
      source.asDriver(onErrorJustReturn: 0).scan(0) { $0 + $1 }
    },
    driver(
      "Transform", "startWith(_:)", "driverStartWith", "---a--b--|",
      #"source.asDriver(onErrorJustReturn: "x").startWith("s")"#
    ) { (source: Letters) in
      source.asDriver(onErrorJustReturn: "x").startWith("s")
    },
    driver(
      "Filter", "filter(_:)", "driverFilter", "-1-2-3-4-|",
      #"source.asDriver(onErrorJustReturn: 0).filter { $0 % 2 == 1 }"#
    ) { (source: Numbers) in
      source.asDriver(onErrorJustReturn: 0).filter { $0 % 2 == 1 }
    },
    driver(
      "Filter", "distinctUntilChanged()", "driverDistinctUntilChanged", "-a-a-b-b-a-|",
      #"source.asDriver(onErrorJustReturn: "x").distinctUntilChanged()"#
    ) { (source: Letters) in
      source.asDriver(onErrorJustReturn: "x").distinctUntilChanged()
    },
    driver(
      "Filter", "skip(_:)", "driverSkip", "-a-b-c-d-|", #"source.asDriver(onErrorJustReturn: "x").skip(2)"#
    ) { (source: Letters) in
      source.asDriver(onErrorJustReturn: "x").skip(2)
    },
    driver(
      "Time", "debounce(_:)", "driverDebounce", "-a-b-c----d----|",
      #"source.asDriver(onErrorJustReturn: "x").debounce(.milliseconds(3))"#
    ) { (source: Letters) in
      source.asDriver(onErrorJustReturn: "x").debounce(.milliseconds(3))
    },
    driver(
      "Time", "throttle(_:latest:)", "driverThrottle", "-a-b-c----d----|",
      #"source.asDriver(onErrorJustReturn: "x").throttle(.milliseconds(5))"#
    ) { (source: Letters) in
      source.asDriver(onErrorJustReturn: "x").throttle(.milliseconds(5))
    },
    driver(
      "Time", "delay(_:)", "driverDelay", "-a--b---c-|",
      #"source.asDriver(onErrorJustReturn: "x").delay(.milliseconds(4))"#
    ) { (source: Letters) in
      source.asDriver(onErrorJustReturn: "x").delay(.milliseconds(4))
    },
    driver(
      "Combine", "withLatestFrom(_:)", "driverWithLatestFrom", "-a----b--c----d-|", "---1----2---3|",
      #"source.asDriver(onErrorJustReturn: "x").withLatestFrom(other.asDriver(onErrorJustReturn: "x"))"#
    ) { (source: Letters, other: Letters) in
      source.asDriver(onErrorJustReturn: "x").withLatestFrom(other.asDriver(onErrorJustReturn: "x"))
    },
    driver(
      "Combine", "combineLatest(_:_:)", "driverCombineLatest", "-a-----b----c-|", "---1-2----3-|",
      #"Driver.combineLatest(source.asDriver(onErrorJustReturn: "x"), other.asDriver(onErrorJustReturn: "x"))"#
    ) { (source: Letters, other: Letters) in
      Driver.combineLatest(source.asDriver(onErrorJustReturn: "x"), other.asDriver(onErrorJustReturn: "x"))
    },
  ]

  private static func driver<Element: MarbleValue, Output: ObservableConvertibleType>(
    _ file: String, _ symbol: String, _ name: String, _ diagram: String, _ code: String,
    _ run: @escaping @Sendable (Observable<Element>) -> Output
  ) -> CatalogueEntry {
    shared("SharedSequence+\(file)", "SharedSequenceConvertibleType/\(symbol)", name, diagram, code, run: run)
  }

  private static func driver<Output: ObservableConvertibleType>(
    _ file: String, _ symbol: String, _ name: String, _ diagram: String, _ other: String, _ code: String,
    _ run: @escaping @Sendable (Letters, Letters) -> Output
  ) -> CatalogueEntry {
    shared("SharedSequence+\(file)", "SharedSequenceConvertibleType/\(symbol)", name, diagram, other, code, run: run)
  }
}
