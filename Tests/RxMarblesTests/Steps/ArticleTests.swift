// SPDX-License-Identifier: MIT
import Foundation
import RxMarbles
import RxSwift
import RxTest
import XCTest

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The examples of Testing.md about asynchronous functions and requests.
final class ArticleTests: XCTestCase {
  func testAnAsynchronousFunction() {
    @Sendable func reversed(_ word: String) async -> String { String(word.reversed()) }

    let scheduler = TestScheduler(frame: .milliseconds(1))
    let words = scheduler.cold("-a--b-|", values: ["a": "on", "b": "stop"])
    let reversals = words.inStep { steps in
      Observable<String>.create(priority: nil) { observer in
        for try await word in steps { observer.onNext(await reversed(word)) }
      }
    }
    scheduler.expect(reversals).emits("-x--y-|", values: ["x": "no", "y": "pots"])
  }

  func testARequest() {
    @Sendable func download(_ name: String, _ session: URLSession) -> Single<String> {
      Single.create {
        let request = URLRequest(url: URL(string: "https://example.org/\(name)")!)
        return String(decoding: try await session.data(for: request).0, as: UTF8.self)
      }
    }

    let scheduler = TestScheduler(frame: .milliseconds(1))
    let names = scheduler.hot("-a-b------|")
    let body = scheduler.cold("---[1|]")
    let pages = names.flatMapLatest { name in
      body.map { Data($0.utf8) }.answering { session in download(name, session) }
    }
    scheduler.expect(pages).emits("------1---|")
    scheduler.expect(subscriptionsOf: body).are("-^-!", "---^--!")
  }
}
