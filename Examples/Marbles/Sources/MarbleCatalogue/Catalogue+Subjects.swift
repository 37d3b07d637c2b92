// SPDX-License-Identifier: MIT
import RxMarbles
import RxSwift

extension Catalogue {
  static let subjects = [
    CatalogueEntry(
      "PublishSubject", "PublishSubject",
      MarbleExample(
        "PublishSubject", "--a---b---c---|", code: "PublishSubject<String>()",
        listing: .sending("PublishSubject<String>()"),
        observers: ["-----^", "------------^"], isHot: true
      ) { (source: Letters, _) in
        source.sending(to: PublishSubject<String>())
      }),
    CatalogueEntry(
      "BehaviorSubject", "BehaviorSubject",
      MarbleExample(
        "BehaviorSubject", "--a---b---c---|", code: #"BehaviorSubject(value: "s")"#,
        listing: .sending(#"BehaviorSubject(value: "s")"#),
        observers: ["^", "--------^"], isHot: true
      ) { (source: Letters, _) in
        source.sending(to: BehaviorSubject(value: "s"))
      }),
    CatalogueEntry(
      "ReplaySubject", "ReplaySubject",
      MarbleExample(
        "ReplaySubject", "--a---b---c---|", parameters: [MarbleParameter("size", 2, in: 0...4)],
        code: #"ReplaySubject<String>.create(bufferSize: numbers["size"])"#,
        listing: .sending(#"ReplaySubject<String>.create(bufferSize: numbers["size"])"#),
        observers: ["-----^", "------------^"], isHot: true
      ) { (source: Letters, numbers, _) in
        source.sending(to: ReplaySubject<String>.create(bufferSize: numbers["size"]))
      }),
    CatalogueEntry(
      "AsyncSubject", "AsyncSubject",
      MarbleExample(
        "AsyncSubject", "--a---b---c---|", code: "AsyncSubject<String>()",
        listing: .sending("AsyncSubject<String>()"),
        observers: ["^", "----------------^"], isHot: true
      ) { (source: Letters, _) in
        source.sending(to: AsyncSubject<String>())
      }),
  ]
}
