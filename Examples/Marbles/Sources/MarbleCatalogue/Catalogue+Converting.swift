// SPDX-License-Identifier: MIT
import RxCocoa
import RxMarbles
import RxRelay
import RxSwift

extension Catalogue {
  /// What hands the events on as they are, as a sequence of another type.
  static let converting = [
    CatalogueEntry(
      "ObservableType", "ObservableConvertibleType/asObservable()",
      MarbleExample("asObservable", "-a--b--c-|", code: "source.asObservable()") { (source: Values, _) in
        source.asObservable()
      }),
    CatalogueEntry(
      "PrimitiveSequence", "PrimitiveSequence/asObservable()",
      MarbleExample(
        "singleAsObservable", "---[a|]", code: "source.asSingle().asObservable()"
      ) { (source: Values, _) in
        source.asSingle().asObservable()
      }),
    relay("PublishRelay", "asObservable()", "relayAsObservable", "PublishRelay<String>()") { source in
      let relay = PublishRelay<String>()
      _ = source.subscribe(onNext: { relay.accept($0) })
      return relay.asObservable()
    },
    relay("BehaviorRelay", "asObservable()", "behaviorRelayAsObservable", #"BehaviorRelay(value: "s")"#) { source in
      let relay = BehaviorRelay(value: "s")
      _ = source.subscribe(onNext: { relay.accept($0) })
      return relay.asObservable()
    },
    relay("PublishRelay", "asInfallible()", "relayAsInfallible", "PublishRelay<String>()") { source in
      let relay = PublishRelay<String>()
      _ = source.subscribe(onNext: { relay.accept($0) })
      return relay.asInfallible()
    },
    relay("BehaviorRelay", "asInfallible()", "behaviorRelayAsInfallible", #"BehaviorRelay(value: "s")"#) { source in
      let relay = BehaviorRelay(value: "s")
      _ = source.subscribe(onNext: { relay.accept($0) })
      return relay.asInfallible()
    },
  ]

  /// A relay that gets the elements of a sequence, as another type.
  private static func relay<Output: ObservableConvertibleType>(
    _ type: String, _ function: String, _ name: String, _ relay: String,
    run: @escaping @Sendable (Letters) -> Output
  ) -> CatalogueEntry {
    let listing = MarbleListing(
      """
      let relay = \(relay)
      _ = source.subscribe(onNext: { relay.accept($0) })
      relay.\(function)\(function == "asObservable()" ? "" : ".asObservable()")
      """)
    let example = MarbleExample(name, "--a---b---c---|", code: "relay.\(function)", listing: listing, isHot: true) {
      (source: Letters, _) in run(source)
    }
    return CatalogueEntry(type, "\(type)/\(function)", example, module: "RxRelay")
  }
}
