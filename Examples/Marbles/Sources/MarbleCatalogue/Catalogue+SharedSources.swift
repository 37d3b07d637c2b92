// SPDX-License-Identifier: MIT
import RxCocoa
import RxMarbles
import RxSwift

extension Catalogue {
  /// Where drivers and signals come from.
  static let sharedSources = [
    shared(
      "SharedSequence+Factories", "SharedSequence/just(_:)", "driverJust",
      #"Driver.just("a")"#
    ) {
      Driver.just("a")
    },
    shared(
      "SharedSequence+Factories", "SharedSequence/of(_:)", "driverOf",
      #"Driver.of("a", "b", "c")"#
    ) {
      Driver.of("a", "b", "c")
    },
    shared(
      "SharedSequence+Factories", "SharedSequence/from(_:)-7bidv", "driverFrom",
      #"Driver.from(["a", "b", "c"])"#
    ) {
      Driver.from(["a", "b", "c"])
    },
    shared(
      "SharedSequence+Factories", "SharedSequence/from(optional:)", "driverFromOptional",
      #"Driver.from(optional: "a")"#
    ) {
      Driver.from(optional: "a")
    },
    shared(
      "SharedSequence+Factories", "SharedSequence/empty()", "driverEmpty",
      "Driver<String>.empty()"
    ) {
      Driver<String>.empty()
    },
    shared(
      "SharedSequence+Factories", "SharedSequence/never()", "driverNever",
      "Driver<String>.never()"
    ) {
      Driver<String>.never()
    },
    shared(
      "SharedSequence+Factories", "SharedSequence/interval(_:)", "driverInterval",
      "Driver<Int>.interval(.milliseconds(4))"
    ) {
      Driver<Int>.interval(.milliseconds(4))
    },
    shared(
      "SharedSequence+Factories", "SharedSequence/timer(_:period:)", "driverTimer",
      "Driver<Int>.timer(.milliseconds(5), period: .milliseconds(3))"
    ) {
      Driver<Int>.timer(.milliseconds(5), period: .milliseconds(3))
    },
    shared(
      "SharedSequence+Factories", "SharedSequence/deferred(_:)", "driverDeferred",
      "Driver<Int>.deferred { .just(1) }"
    ) {
      Driver<Int>.deferred { .just(1) }
    },
    shared(
      "Driver", "RxSwift/ObservableConvertibleType/asDriver(onErrorDriveWith:)", "asDriverWith",
      "-a--b--#", "--1--2--|",
      #"source.asDriver(onErrorDriveWith: other.asDriver(onErrorJustReturn: "x"))"#, showsSubscriptions: true
    ) { (source: Letters, other: Letters) in
      source.asDriver(onErrorDriveWith: other.asDriver(onErrorJustReturn: "x"))
    },
    shared(
      "Driver", "RxSwift/ObservableConvertibleType/asDriver(onErrorRecover:)", "asDriverRecover",
      "-a--b--#", "--1--2--|",
      #"source.asDriver(onErrorRecover: { _ in other.asDriver(onErrorJustReturn: "x") })"#, showsSubscriptions: true
    ) { (source: Letters, other: Letters) in
      source.asDriver(onErrorRecover: { _ in other.asDriver(onErrorJustReturn: "x") })
    },
    shared(
      "Signal", "RxSwift/ObservableConvertibleType/asSignal(onErrorSignalWith:)", "asSignalWith",
      "-a--b--#", "--1--2--|",
      #"source.asSignal(onErrorSignalWith: other.asSignal(onErrorJustReturn: "x"))"#, showsSubscriptions: true
    ) { (source: Letters, other: Letters) in
      source.asSignal(onErrorSignalWith: other.asSignal(onErrorJustReturn: "x"))
    },
    shared(
      "Signal", "RxSwift/ObservableConvertibleType/asSignal(onErrorRecover:)", "asSignalRecover",
      "-a--b--#", "--1--2--|",
      #"source.asSignal(onErrorRecover: { _ in other.asSignal(onErrorJustReturn: "x") })"#, showsSubscriptions: true
    ) { (source: Letters, other: Letters) in
      source.asSignal(onErrorRecover: { _ in other.asSignal(onErrorJustReturn: "x") })
    },
  ]
}
