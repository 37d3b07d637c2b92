// SPDX-License-Identifier: MIT
import Foundation
import RxCocoa
import RxMarbles
import RxSwift

extension Catalogue {
  /// JSON from somewhere.
  static let decoding =
    CatalogueEntry(
      "Decode", "ObservableType/decode(type:decoder:)",
      MarbleExample(
        "decode", "-1--2--3-|", code: "data.decode(type: [Int].self, decoder: JSONDecoder())",
        listing: MarbleListing(
          """
          let data = source.map { Data("[\\($0)]".utf8) }
          data.decode(type: [Int].self, decoder: JSONDecoder())
          """)
      ) { (source: Letters, _) in
        let data = source.map { Data("[\($0)]".utf8) }
        return data.decode(type: [Int].self, decoder: JSONDecoder())
      })

  /// What a notification center posts.
  static let notifications =
    CatalogueEntry(
      "NotificationCenter+Rx", "RxSwift/Reactive/notification(_:object:)",
      MarbleExample(
        "notification", "-a--b--c-|", code: "center.rx.notification(name)",
        listing: MarbleListing(
          """
          let center = NotificationCenter()
          let name = Notification.Name("changed")
          _ = source.subscribe(onNext: { center.post(name: name, object: nil, userInfo: ["text": $0]) })
          center.rx.notification(name).compactMap { $0.userInfo?["text"] as? String }
          """), isHot: true
      ) { (source: Letters, _) in
        let center = NotificationCenter()
        let name = Notification.Name("changed")
        _ = source.subscribe(onNext: { center.post(name: name, object: nil, userInfo: ["text": $0]) })
        return center.rx.notification(name).compactMap { $0.userInfo?["text"] as? String }
      }, module: "RxCocoa")
}
