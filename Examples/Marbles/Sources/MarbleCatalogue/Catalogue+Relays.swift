// SPDX-License-Identifier: MIT
import RxMarbles
import RxRelay
import RxSwift

extension Catalogue {
  static let relays = [
    CatalogueEntry(
      "PublishRelay", "PublishRelay",
      MarbleExample(
        "PublishRelay", "--a---b---c---|", code: "PublishRelay<String>()",
        listing: .accepting("PublishRelay<String>()"), observers: ["-----^", "------------^"], isHot: true
      ) { (source: Letters, _) in
        let relay = PublishRelay<String>()
        return source.accepted(by: relay) { relay.accept($0) }
      }, module: "RxRelay"),
    CatalogueEntry(
      "BehaviorRelay", "BehaviorRelay",
      MarbleExample(
        "BehaviorRelay", "--a---b---c---|", code: #"BehaviorRelay(value: "s")"#,
        listing: .accepting(#"BehaviorRelay(value: "s")"#), observers: ["^", "--------^"], isHot: true
      ) { (source: Letters, _) in
        let relay = BehaviorRelay(value: "s")
        return source.accepted(by: relay) { relay.accept($0) }
      }, module: "RxRelay"),
    CatalogueEntry(
      "ReplayRelay", "ReplayRelay",
      MarbleExample(
        "ReplayRelay", "--a---b---c---|", parameters: [MarbleParameter("size", 2, in: 0...4)],
        code: #"ReplayRelay<String>.create(bufferSize: numbers["size"])"#,
        listing: .accepting(#"ReplayRelay<String>.create(bufferSize: numbers["size"])"#),
        observers: ["-----^", "------------^"], isHot: true
      ) { (source: Letters, numbers, _) in
        let relay = ReplayRelay<String>.create(bufferSize: numbers["size"])
        return source.accepted(by: relay) { relay.accept($0) }
      }, module: "RxRelay"),
  ]
}
