// SPDX-License-Identifier: MIT
// swift-format-ignore-file
// Written by scripts/marbles: the code that the playground shows. The tests run; that the other methods compile is enough.
import Foundation
import RxCocoa
import RxKit
import RxMarbles
import RxRelay
import RxSwift
import RxTest
import XCTest

final class SharingCodeTests: XCTestCase {
  func testShare() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let source = scheduler.cold("-a--b--c--d--|").asObservable()
    let result = source.share()

    let observer1 = scheduler.expect(result)
    let observer2 = scheduler.expect(result, during: "------^")
    observer1.emits("-a--b--c--d--|")
    observer2.emits("-------c--d--|")
  }

  func shareApp() {
    let disposeBag = DisposeBag()
    let source = PublishSubject<String>()

    let result = source.share()

    result.subscribe { event in print(event) }.disposed(by: disposeBag)
  }

  func testShareReplay() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let source = scheduler.cold("-a--b--c--d--|").asObservable()
    let result = source.share(replay: 1)

    let observer1 = scheduler.expect(result)
    let observer2 = scheduler.expect(result, during: "------^")
    observer1.emits("-a--b--c--d--|")
    observer2.emits("------bc--d--|")
  }

  func shareReplayApp() {
    let disposeBag = DisposeBag()
    let source = PublishSubject<String>()

    let result = source.share(replay: 1)

    result.subscribe { event in print(event) }.disposed(by: disposeBag)
  }

  func testPublish() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let source = scheduler.cold("-a--b--c--d--|").asObservable()
    let connectable = source.publish()
    scheduler.scheduleAt(3) { _ = connectable.connect() }
    let result = connectable.asObservable()

    let observer1 = scheduler.expect(result)
    let observer2 = scheduler.expect(result, during: "------^")
    observer1.emits("----a--b--c--d--|")
    observer2.emits("-------b--c--d--|")
  }

  func publishApp() {
    let disposeBag = DisposeBag()
    let source = PublishSubject<String>()

    let connectable = source.publish()
    connectable.connect().disposed(by: disposeBag)
    let result = connectable.asObservable()

    result.subscribe { event in print(event) }.disposed(by: disposeBag)
  }

  func testReplay() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let source = scheduler.cold("-a--b--c--d--|").asObservable()
    let connectable = source.replay(2)
    scheduler.scheduleAt(3) { _ = connectable.connect() }
    let result = connectable.asObservable()

    let observer1 = scheduler.expect(result)
    let observer2 = scheduler.expect(result, during: "----------^")
    observer1.emits("----a--b--c--d--|")
    observer2.emits("----------[abc]--d--|")
  }

  func replayApp() {
    let disposeBag = DisposeBag()
    let source = PublishSubject<String>()

    let connectable = source.replay(2)
    connectable.connect().disposed(by: disposeBag)
    let result = connectable.asObservable()

    result.subscribe { event in print(event) }.disposed(by: disposeBag)
  }

  func testMulticast() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let source = scheduler.cold("-a--b--c--|").asObservable()
    let result = source.multicast({ PublishSubject() }, selector: { .zip($0, $0.skip(1)) { $0 + $1 } })

    scheduler.expect(result).emits("----A--B--|", values: ["A": "ab", "B": "bc"])
  }

  func multicastApp() {
    let disposeBag = DisposeBag()
    let source = PublishSubject<String>()

    let result = source.multicast({ PublishSubject() }, selector: { .zip($0, $0.skip(1)) { $0 + $1 } })

    result.subscribe { event in print(event) }.disposed(by: disposeBag)
  }

  func testRefCount() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let source = scheduler.cold("-a--b--c--d--|").asObservable()
    let result = source.publish().refCount()

    let observer1 = scheduler.expect(result, during: "^----!")
    let observer2 = scheduler.expect(result, during: "---^---!")
    observer1.emits("-a--b")
    observer2.emits("----b")
  }

  func refCountApp() {
    let disposeBag = DisposeBag()
    let source = PublishSubject<String>()

    let result = source.publish().refCount()

    result.subscribe { event in print(event) }.disposed(by: disposeBag)
  }

  func testReplayAll() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let source = scheduler.cold("-a--b--c--d--|").asObservable()
    let connectable = source.replayAll()
    scheduler.scheduleAt(3) { _ = connectable.connect() }
    let result = connectable.asObservable()

    let observer1 = scheduler.expect(result)
    let observer2 = scheduler.expect(result, during: "----------^")
    observer1.emits("----a--b--c--d--|")
    observer2.emits("----------[abc]--d--|")
  }

  func replayAllApp() {
    let disposeBag = DisposeBag()
    let source = PublishSubject<String>()

    let connectable = source.replayAll()
    connectable.connect().disposed(by: disposeBag)
    let result = connectable.asObservable()

    result.subscribe { event in print(event) }.disposed(by: disposeBag)
  }

  func testMulticastSubject() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let source = scheduler.cold("-a--b--c--d--|").asObservable()
    let connectable = source.multicast(BehaviorSubject(value: "s"))
    scheduler.scheduleAt(3) { _ = connectable.connect() }
    let result = connectable.asObservable()

    let observer1 = scheduler.expect(result)
    let observer2 = scheduler.expect(result, during: "------^")
    observer1.emits("s---a--b--c--d--|")
    observer2.emits("------ab--c--d--|")
  }

  func multicastSubjectApp() {
    let disposeBag = DisposeBag()
    let source = PublishSubject<String>()

    let connectable = source.multicast(BehaviorSubject(value: "s"))
    connectable.connect().disposed(by: disposeBag)
    let result = connectable.asObservable()

    result.subscribe { event in print(event) }.disposed(by: disposeBag)
  }
}
