// SPDX-License-Identifier: MIT
import RxMarbles
import RxSwift

extension Catalogue {
  static let placing = [
    CatalogueEntry(
      "ObserveOn", "ObservableType/observe(on:)",
      MarbleExample(
        "observeOn", "-a--b--c-|", code: "source.observe(on: scheduler)"
      ) { (source: Values, scheduler) in
        source.observe(on: scheduler)
      }),
    CatalogueEntry(
      "SubscribeOn", "ObservableType/subscribe(on:)",
      MarbleExample(
        "subscribeOn", "-a--b--c-|", code: "source.subscribe(on: scheduler)", showsSubscriptions: true
      ) { (source: Values, scheduler) in
        source.subscribe(on: scheduler)
      }),
    CatalogueEntry(
      "Do",
      "ObservableType/do(onNext:afterNext:onError:afterError:onCompleted:afterCompleted:onSubscribe:onSubscribed:onDispose:)",
      MarbleExample(
        "do", "-a--b--c-|", code: "source.do(onNext: { _ in })"
      ) { (source: Values, _) in
        source.do(onNext: { _ in })
      }),
    CatalogueEntry(
      "Debug", "ObservableType/debug(_:trimOutput:file:line:function:logger:)",
      MarbleExample(
        "debug", "-a--b--c-|", code: #"source.debug("letters", logger: { _ in })"#
      ) { (source: Values, _) in
        source.debug("letters", logger: { _ in })
      }),
    CatalogueEntry(
      "WithUnretained", "ObservableType/withUnretained(_:resultSelector:)",
      MarbleExample(
        "withUnretained", "-a--b--c-|", code: "source.withUnretained(owner) { owner, value in owner.name + value }",
        listing: .unretained("source.withUnretained(owner) { owner, value in owner.name + value }")
      ) { (source: Letters, _) in
        source.withUnretained(owner) { owner, value in owner.name + value }
      }),
    CatalogueEntry(
      "WithUnretained", "ObservableType/withUnretained(_:)",
      MarbleExample(
        "withUnretainedPairs", "-a--b--c-|",
        code: "source.withUnretained(owner).map { owner, value in owner.name + value }",
        listing: .unretained("source.withUnretained(owner).map { owner, value in owner.name + value }")
      ) { (source: Letters, _) in
        source.withUnretained(owner).map { owner, value in owner.name + value }
      }),
  ]
}
