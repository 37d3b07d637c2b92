// SPDX-License-Identifier: MIT
// swift-format-ignore-file
// Written by scripts/marbles: the tests that the playground shows.
import Foundation
import RxCocoa
import RxKit
import RxMarbles
import RxRelay
import RxSwift
import RxTest
import XCTest

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

final class CreatingCodeTests: XCTestCase {
  func testJust() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let result = Observable.just("a")

    scheduler.expect(result).emits("[a|]")
  }

  func testOf() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let result = Observable.of("a", "b", "c")

    scheduler.expect(result).emits("[abc|]")
  }

  func testFrom() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let result = Observable.from(["a", "b", "c"])

    scheduler.expect(result).emits("[abc|]")
  }

  func testFromOptional() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let result = Observable<String>.from(optional: "a")

    scheduler.expect(result).emits("[a|]")
  }

  func testEmpty() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let result = Observable<String>.empty()

    scheduler.expect(result).emits("|")
  }

  func testNever() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let result = Observable<String>.never()

    scheduler.expect(result, during: "^-----------------------!").emits("")
  }

  func testError() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let result = Observable<String>.error(RxError.noElements)

    scheduler.expect(result).emits("#", error: RxError.noElements)
  }

  func testCreate() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let result = Observable<String>.create { observer in
      observer.onNext("a")
      return scheduler.scheduleRelative((), dueTime: .milliseconds(4)) { _ in
        observer.onNext("b")
        observer.onCompleted()
        return Disposables.create()
      }
    }

    scheduler.expect(result).emits("a---[b|]")
  }

  func testDeferred() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let result = Observable<Int>.deferred { .just(scheduler.clock) }

    let observer1 = scheduler.expect(result, during: "--^")
    let observer2 = scheduler.expect(result, during: "------^")
    observer1.emits("--[2|]")
    observer2.emits("------[6|]")
  }

  func testRange() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let result = Observable.range(start: 1, count: 4)

    scheduler.expect(result).emits("[1234|]")
  }

  func testGenerate() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let result = Observable.generate(initialState: 1, condition: { $0 < 10 }, iterate: { $0 * 2 })

    scheduler.expect(result).emits("[1248|]")
  }

  func testRepeatElement() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let result = Observable.repeatElement("a").take(3)

    scheduler.expect(result).emits("[aaa|]")
  }

  func testUsing() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let result = Observable<String>.using({ BooleanDisposable() }, observableFactory: { _ in .of("a", "b") })

    scheduler.expect(result).emits("[ab|]")
  }

  func testInterval() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let result = Observable<Int>.interval(.milliseconds(4), scheduler: scheduler)

    scheduler.expect(result, during: "^-----------------------!").emits("----0---1---2---3---4")
  }

  func testTimer() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let result = Observable<Int>.timer(.milliseconds(5), scheduler: scheduler)

    scheduler.expect(result).emits("-----[0|]")
  }

  func testNotification() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let source = scheduler.hot("-a--b--c-|").asObservable()
    let center = NotificationCenter()
    let name = Notification.Name("changed")
    _ = source.subscribe(onNext: { center.post(name: name, object: nil, userInfo: ["text": $0]) })
    let result = center.rx.notification(name).compactMap { $0.userInfo?["text"] as? String }

    scheduler.expect(result, during: "^-----------------------!").emits("-a--b--c")
  }

  func testCreateTask() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let source = scheduler.cold("-a--b---|").asObservable()
    let created = source.inStep { steps in
      Observable<String>.create(priority: nil) { observer in
        for try await letter in steps { observer.onNext(letter + letter) }
      }
    }
    let result = created

    scheduler.expect(result).emits("-A--B---|", values: ["A": "aa", "B": "bb"])
  }

  func testInfallibleCreateTask() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let source = scheduler.cold("-a--b---#").asObservable()
    let created = source.inStep { steps in
      Infallible<String>.create(priority: nil) { send in
        do {
          for try await letter in steps { send(.next(letter)) }
        } catch {
          send(.next("x"))
        }
      }
    }
    let result = created

    scheduler.expect(result).emits("-a--b---[x|]")
  }

  func testSingleCreateTask() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let source = scheduler.cold("---a--b-|").asObservable()
    let created = source.inStep { steps in
      Single<String>.create {
        for try await letter in steps { return letter }
        throw RxError.noElements
      }
    }
    let result = created

    scheduler.expect(result).emits("---[a|]")
  }

  func testMaybeCreateTask() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let source = scheduler.cold("------|").asObservable()
    let created = source.inStep { steps in
      Maybe<String>.create {
        for try await letter in steps { return letter }
        return nil
      }
    }
    let result = created

    scheduler.expect(result).emits("------|")
  }

  func testCompletableCreateTask() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let source = scheduler.cold("--a--b--|").asObservable()
    let created = source.inStep { steps in
      Completable.create {
        for try await _ in steps {}
      }
    }
    let result = created

    scheduler.expect(result).emits("--------|", values: [:])
  }

  func testAsyncSequence() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let source = scheduler.cold("-a--b--c-|").asObservable()
    let created = source.inStep { steps in
      steps.asObservable()
    }
    let result = created

    scheduler.expect(result).emits("-a--b--c-|")
  }

  func testUrlResponse() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let source = scheduler.cold("-a-------b-c-----|").asObservable()
    let other = scheduler.cold("-o-k|").asObservable()
    @Sendable func request(_ name: String) -> URLRequest {
      URLRequest(url: URL(string: "https://example.org/\(name)")!)
    }
    let answers = source.flatMapLatest { name in
      other.map { Data("\($0)".utf8) }.answering { session in
        session.rx.response(request: request(name)).map { name + "\($0.response.statusCode)" }
      }
    }
    let result = answers

    scheduler.expect(result).emits("-----A---------B-|", values: ["A": "a200", "B": "c200"])
  }

  func testUrlData() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let source = scheduler.cold("-a-------b-c-----|").asObservable()
    let other = scheduler.cold("-o-k|").asObservable()
    @Sendable func request(_ name: String) -> URLRequest {
      URLRequest(url: URL(string: "https://example.org/\(name)")!)
    }
    let answers = source.flatMapLatest { name in
      other.map { Data("\($0)".utf8) }.answering { session in
        session.rx.data(request: request(name)).map { name + String(decoding: $0, as: UTF8.self) }
      }
    }
    let result = answers

    scheduler.expect(result).emits("-----A---------B-|", values: ["A": "aok", "B": "cok"])
  }

  func testUrlJSON() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let source = scheduler.cold("-a-------b-c-----|").asObservable()
    let other = scheduler.cold("---1|").asObservable()
    @Sendable func request(_ name: String) -> URLRequest {
      URLRequest(url: URL(string: "https://example.org/\(name)")!)
    }
    let answers = source.flatMapLatest { name in
      other.map { Data("[\($0)]".utf8) }.answering { session in
        session.rx.json(request: request(name)).map { name + "\(($0 as? [Int])?.first ?? 0)" }
      }
    }
    let result = answers

    scheduler.expect(result).emits("-----A---------B-|", values: ["A": "a1", "B": "c1"])
  }

  func testUrlJSONOfURL() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let source = scheduler.cold("-a-------b-c-----|").asObservable()
    let other = scheduler.cold("---1|").asObservable()
    @Sendable func address(_ name: String) -> URL {
      URL(string: "https://example.org/\(name)")!
    }
    let answers = source.flatMapLatest { name in
      other.map { Data("[\($0)]".utf8) }.answering { session in
        session.rx.json(url: address(name)).map { name + "\(($0 as? [Int])?.first ?? 0)" }
      }
    }
    let result = answers

    scheduler.expect(result).emits("-----A---------B-|", values: ["A": "a1", "B": "c1"])
  }
}
