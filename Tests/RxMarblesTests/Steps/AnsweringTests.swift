// SPDX-License-Identifier: MIT
import Foundation
import RxMarbles
import RxSwift
import RxTest
import XCTest

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Requests that are answered in virtual time.
final class AnsweringTests: XCTestCase {
  private let scheduler = TestScheduler(frame: .milliseconds(1))

  private static func text(_ session: URLSession) -> Single<String> {
    Single.create { observer in
      let task = session.dataTask(with: URL(string: "https://example.org/letters")!) { data, response, error in
        if let error = error as? URLError, error.code != .cancelled { return observer(.failure(error)) }
        guard let data, (response as? HTTPURLResponse)?.statusCode == 200 else { return }
        observer(.success(String(decoding: data, as: UTF8.self)))
      }
      task.resume()
      return Disposables.create { task.cancel() }
    }
  }

  private func answers(_ diagram: String) -> TestableObservable<Data> {
    let letters = ["a", "b", "c"].map { (Character($0), Data($0.utf8)) }
    return scheduler.cold(
      diagram, values: Dictionary(uniqueKeysWithValues: letters), error: URLError(.networkConnectionLost))
  }

  func testTheWholeBodyComesWithTheEnd() {
    let result = answers("-a--b--|").answering(Self.text)
    scheduler.expect(result).emits("-------[x|]", values: ["x": "ab"])
  }

  func testAnErrorIsOneOfTheConnection() {
    let result = answers("-a-#").answering(Self.text).catch { error in
      .just((error as? URLError)?.code == .networkConnectionLost ? "l" : "?")
    }
    scheduler.expect(result).emits("---[l|]")
  }

  func testDisposalCancelsTheRequest() {
    let body = answers("---a---|")
    scheduler.expect(body.answering(Self.text), during: "^---!").emits("-----")
    scheduler.expect(subscriptionsOf: body).are("^---!")
  }

  func testEachSessionHasAnAnswerOfItsOwn() {
    let result = Observable.merge(answers("--a|").answering(Self.text), answers("-b--|").answering(Self.text))
    scheduler.expect(result).emits("---a[b|]")
  }
}
