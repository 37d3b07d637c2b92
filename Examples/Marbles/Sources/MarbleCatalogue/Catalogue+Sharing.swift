// SPDX-License-Identifier: MIT
import RxMarbles
import RxSwift

extension Catalogue {
  static let sharing = [
    CatalogueEntry(
      "Share", "ObservableType/share(replay:scope:)",
      MarbleExample(
        "share", "-a--b--c--d--|", code: "source.share()", observers: ["^", "------^"], showsSubscriptions: true
      ) { (source: Values, _) in
        source.share()
      }),
    CatalogueEntry(
      "Share", "ObservableType/share(replay:scope:)",
      MarbleExample(
        "shareReplay", "-a--b--c--d--|", parameters: [MarbleParameter("replay", 1, in: 0...4)],
        code: #"source.share(replay: numbers["replay"])"#, observers: ["^", "------^"],
        showsSubscriptions: true
      ) { (source: Values, numbers, _) in
        source.share(replay: numbers["replay"])
      }),
    CatalogueEntry(
      "Publish", "ObservableType/publish()",
      MarbleExample(
        "publish", "-a--b--c--d--|", code: "source.publish() … connect()",
        listing: .connecting("source.publish()"),
        observers: ["^", "------^"], showsSubscriptions: true
      ) { (source: Values, scheduler) in
        source.publish().connecting(at: 3, on: scheduler)
      }),
    CatalogueEntry(
      "Replay", "ObservableType/replay(_:)",
      MarbleExample(
        "replay", "-a--b--c--d--|", parameters: [MarbleParameter("size", 2, in: 0...4)],
        code: #"source.replay(numbers["size"]) … connect()"#,
        listing: .connecting(#"source.replay(numbers["size"])"#),
        observers: ["^", "----------^"], showsSubscriptions: true
      ) { (source: Values, numbers, scheduler) in
        source.replay(numbers["size"]).connecting(at: 3, on: scheduler)
      }),
    CatalogueEntry(
      "Multicast", "ObservableType/multicast(_:selector:)",
      MarbleExample(
        "multicast", "-a--b--c--|",
        code: "source.multicast({ PublishSubject() }, selector: { .zip($0, $0.skip(1)) { $0 + $1 } })",
        showsSubscriptions: true
      ) { (source: Letters, _) in
        source.multicast({ PublishSubject() }, selector: { .zip($0, $0.skip(1)) { $0 + $1 } })
      }),
    CatalogueEntry(
      "RefCount", "ConnectableObservableType/refCount()",
      MarbleExample(
        "refCount", "-a--b--c--d--|", code: "source.publish().refCount()", observers: ["^----!", "---^---!"],
        showsSubscriptions: true
      ) { (source: Values, _) in
        source.publish().refCount()
      }),
    CatalogueEntry(
      "Replay", "ObservableType/replayAll()",
      MarbleExample(
        "replayAll", "-a--b--c--d--|", code: "source.replayAll() … connect()",
        listing: .connecting("source.replayAll()"), observers: ["^", "----------^"], showsSubscriptions: true
      ) { (source: Values, scheduler) in
        source.replayAll().connecting(at: 3, on: scheduler)
      }),
    CatalogueEntry(
      "Multicast", "ObservableType/multicast(_:)",
      MarbleExample(
        "multicastSubject", "-a--b--c--d--|", code: #"source.multicast(BehaviorSubject(value: "s")) … connect()"#,
        listing: .connecting(#"source.multicast(BehaviorSubject(value: "s"))"#), observers: ["^", "------^"],
        showsSubscriptions: true
      ) { (source: Letters, scheduler) in
        source.multicast(BehaviorSubject(value: "s")).connecting(at: 3, on: scheduler)
      }),
  ]
}
