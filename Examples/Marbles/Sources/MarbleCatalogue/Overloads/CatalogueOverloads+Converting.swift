// SPDX-License-Identifier: MIT
import RxCocoa
import RxKit
import RxMarbles
import RxRelay
import RxSwift

extension CatalogueOverloads {
  /// Those of `asObservable()` and its like, and of `debug`.
  static let converting: [String: [CatalogueOverload]] = [
    "asObservable": [
      CatalogueOverload("ObservableConvertibleType/asObservable()-1mpeu") { (source: Values, _) in
        Passed(source: source).asObservable()
      },
      CatalogueOverload("Observable/asObservable()") { (source: Values, _) in source.asObservable() },
      CatalogueOverload("Infallible/asObservable()") { (source: Letters, _) in
        source.asInfallible(onErrorJustReturn: "x").asObservable()
      },
      CatalogueOverload("GroupedObservable/asObservable()") { (source: Letters, _) in
        source.groupBy { _ in 0 }.flatMap { $0.asObservable() }
      },
    ],
    "relayAsObservable": [
      CatalogueOverload("ReplayRelay/asObservable()") { (source: Letters, _) in
        let relay = ReplayRelay<String>.create(bufferSize: 1)
        return source.accepted(by: relay) { relay.accept($0) }
      }
    ],
    "relayAsInfallible": [
      CatalogueOverload("ReplayRelay/asInfallible()") { (source: Letters, _) in
        let relay = ReplayRelay<String>.create(bufferSize: 1)
        _ = source.subscribe(onNext: { relay.accept($0) })
        return relay.asInfallible()
      }
    ],
    "driverAsSharedSequence": [
      driver("SharedSequenceConvertibleType/asSharedSequence()") { shared($0) }
    ],
    "driverAsObservable": [
      driver("SharedSequenceConvertibleType/asObservable()") { observable($0) }
    ],
    "driverShare": [
      CatalogueOverload("SharingStrategyProtocol/share(_:)") { (source: Values, _) in
        share(source, DriverSharingStrategy.self)
      }
    ],
    "trackActivity": [
      CatalogueOverload("ActivityIndicator/asObservable()") { (source: Letters, _) in
        let activity = ActivityIndicator()
        _ = source.trackActivity(activity).subscribe()
        return activity.asObservable().map { "\($0)" }
      }
    ],
    "trackError": [
      CatalogueOverload("ErrorTracker/asObservable()") { (source: Letters, _) in
        let errors = ErrorTracker()
        _ = source.trackError(errors).catchAndReturn("x").subscribe()
        return errors.asObservable().map { _ in "error" }
      }
    ],
    "asControlEvent": [
      CatalogueOverload("ControlEventType/asControlEvent()") { (source: Letters, _) in
        controlEvent(ControlEvent(events: source))
      }
    ],
    "asControlProperty": [
      CatalogueOverload("ControlPropertyType/asControlProperty()") { (source: Letters, _) in
        controlProperty(ControlProperty(values: source, valueSink: AnyObserver { _ in }))
      }
    ],
    "debug": [
      CatalogueOverload("ObservableType/debug(_:trimOutput:file:line:function:)") { (source: Values, _) in
        source.debug("letters")
      },
      CatalogueOverload(main: "debug(_:trimOutput:file:line:function:)") {
        (source: MainActorObservable<MarbleElement>) in source.debug("letters")
      },
    ],
    "infallibleDebug": [
      CatalogueOverload("InfallibleType/debug(_:trimOutput:file:line:function:)") { (source: Letters, _) in
        source.asInfallible(onErrorJustReturn: "x").debug("letters")
      }
    ],
    "singleDebug": [
      CatalogueOverload("PrimitiveSequence/debug(_:trimOutput:file:line:function:)") { (source: Values, _) in
        source.asSingle().debug("letter")
      }
    ],
    "driverDebug": [
      driver("SharedSequenceConvertibleType/debug(_:trimOutput:file:line:function:)") { $0.debug("letters") }
    ],
  ]

  private static func driver<Output: ObservableConvertibleType>(
    _ symbol: String, _ run: @escaping @Sendable (Driver<String>) -> Output
  ) -> CatalogueOverload {
    CatalogueOverload(symbol) { (source: Letters, scheduler) in
      scheduler.asMain { run(source.asDriver(onErrorJustReturn: "x")) }
    }
  }

  // Requirements of protocols are called where only the protocol is known.

  private static func shared<Source: SharedSequenceConvertibleType>(
    _ source: Source
  ) -> SharedSequence<Source.SharingStrategy, Source.Element> { source.asSharedSequence() }

  private static func observable<Source: SharedSequenceConvertibleType>(
    _ source: Source
  ) -> Observable<Source.Element> { source.asObservable() }

  private static func share<Strategy: SharingStrategyProtocol, Element>(
    _ source: Observable<Element>, _: Strategy.Type
  ) -> Observable<Element> { Strategy.share(source) }

  private static func controlEvent<Source: ControlEventType>(
    _ source: Source
  ) -> ControlEvent<Source.Element> { source.asControlEvent() }

  private static func controlProperty<Source: ControlPropertyType>(
    _ source: Source
  ) -> ControlProperty<Source.Element> { source.asControlProperty() }
}

/// A sequence of a user's own type, which has nothing but what the protocol gives it.
private struct Passed<Element>: ObservableType {
  let source: Observable<Element>

  func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable where Observer.Element == Element {
    source.subscribe(observer)
  }
}
