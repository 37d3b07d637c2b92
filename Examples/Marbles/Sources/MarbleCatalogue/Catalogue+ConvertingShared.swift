// SPDX-License-Identifier: MIT
import RxCocoa
import RxMarbles
import RxRelay
import RxSwift

extension Catalogue {
  /// What makes drivers, signals and sequences of controls of each other, and what shares the first two.
  static let convertingShared =
    [
      shared(
        "ObservableConvertibleType+SharedSequence",
        "RxSwift/ObservableConvertibleType/asSharedSequence(sharingStrategy:onErrorJustReturn:)", "asSharedSequence",
        "-a--b--#", #"source.asSharedSequence(sharingStrategy: DriverSharingStrategy.self, onErrorJustReturn: "x")"#
      ) { (source: Letters) in
        source.asSharedSequence(sharingStrategy: DriverSharingStrategy.self, onErrorJustReturn: "x")
      },
      shared(
        "ObservableConvertibleType+SharedSequence",
        "RxSwift/ObservableConvertibleType/asSharedSequence(sharingStrategy:onErrorDriveWith:)",
        "asSharedSequenceDriveWith", "-a--b--#",
        #"source.asSharedSequence(sharingStrategy: DriverSharingStrategy.self, onErrorDriveWith: .of("x", "y"))"#
      ) { (source: Letters) in
        source.asSharedSequence(sharingStrategy: DriverSharingStrategy.self, onErrorDriveWith: .of("x", "y"))
      },
      shared(
        "ObservableConvertibleType+SharedSequence",
        "RxSwift/ObservableConvertibleType/asSharedSequence(sharingStrategy:onErrorRecover:)",
        "asSharedSequenceRecover", "-a--b--#",
        #"source.asSharedSequence(sharingStrategy: DriverSharingStrategy.self, onErrorRecover: { _ in .just("x") })"#
      ) { (source: Letters) in
        source.asSharedSequence(sharingStrategy: DriverSharingStrategy.self, onErrorRecover: { _ in .just("x") })
      },
      shared(
        "SharedSequence", "SharedSequence/asSharedSequence()", "driverAsSharedSequence", "-a--b--c-|",
        #"source.asDriver(onErrorJustReturn: "x").asSharedSequence()"#
      ) { (source: Letters) in
        source.asDriver(onErrorJustReturn: "x").asSharedSequence()
      },
      shared(
        "SharedSequence", "SharedSequence/asObservable()", "driverAsObservable", "-a--b--c-|",
        #"source.asDriver(onErrorJustReturn: "x").asObservable()"#
      ) { (source: Letters) in
        source.asDriver(onErrorJustReturn: "x").asObservable()
      },
      shared(
        "SharedSequence", "SharedSequence/asInfallible()", "driverAsInfallible", "-a--b--c-|",
        #"source.asDriver(onErrorJustReturn: "x").asInfallible()"#
      ) { (source: Letters) in
        source.asDriver(onErrorJustReturn: "x").asInfallible()
      },
      shared(
        "Driver", "SharedSequenceConvertibleType/asDriver()", "driverAsDriver", "-a--b--c-|",
        #"source.asDriver(onErrorJustReturn: "x").asDriver()"#
      ) { (source: Letters) in
        source.asDriver(onErrorJustReturn: "x").asDriver()
      },
      shared(
        "Signal", "SharedSequenceConvertibleType/asSignal()", "signalAsSignal", "-a--b--c-|",
        #"source.asSignal(onErrorJustReturn: "x").asSignal()"#
      ) { (source: Letters) in
        source.asSignal(onErrorJustReturn: "x").asSignal()
      },
      shared(
        "Driver", "RxSwift/InfallibleType/asDriver()", "infallibleAsDriver", "-a--b--c-|",
        #"source.asInfallible(onErrorJustReturn: "x").asDriver()"#
      ) { (source: Letters) in
        source.asInfallible(onErrorJustReturn: "x").asDriver()
      },
      shared(
        "Driver", "RxRelay/BehaviorRelay/asDriver()", "relayAsDriver", #"BehaviorRelay(value: "s").asDriver()"#
      ) {
        BehaviorRelay(value: "s").asDriver()
      },
      signalOfRelay,
    ] + sharingStrategies

  private static let signalOfRelay = CatalogueEntry(
    "Signal", "RxRelay/PublishRelay/asSignal()",
    MarbleExample(
      "relayAsSignal", "--a---b---c---|", code: "relay.asSignal()",
      listing: MarbleListing(
        """
        let relay = PublishRelay<String>()
        _ = source.subscribe(onNext: { relay.accept($0) })
        relay.asSignal().asObservable()
        """,
        test: """
          let relay = PublishRelay<String>()
          _ = source.subscribe(onNext: { relay.accept($0) })
          var delivered = relay.asObservable()
          SharingScheduler.mock(scheduler: scheduler) { delivered = relay.asSignal().asObservable() }
          delivered
          """), isHot: true
    ) { (source: Letters, scheduler) in
      let relay = PublishRelay<String>()
      _ = source.subscribe(onNext: { relay.accept($0) })
      return scheduler.asMain { relay.asSignal() }
    }, module: "RxCocoa")

  /// With two observers, because it is about these.
  private static let sharingStrategies = [
    CatalogueEntry(
      "Driver", "DriverSharingStrategy/share(_:)",
      MarbleExample(
        "driverShare", "-a--b--c--d--|", code: "DriverSharingStrategy.share(source)", observers: ["^", "-----^"],
        showsSubscriptions: true
      ) { (source: Values, _) in
        DriverSharingStrategy.share(source)
      }, module: "RxCocoa"),
    CatalogueEntry(
      "Signal", "SignalSharingStrategy/share(_:)",
      MarbleExample(
        "signalShare", "-a--b--c--d--|", code: "SignalSharingStrategy.share(source)", observers: ["^", "-----^"],
        showsSubscriptions: true
      ) { (source: Values, _) in
        SignalSharingStrategy.share(source)
      }, module: "RxCocoa"),
  ]
}
