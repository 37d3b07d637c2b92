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

final class KitCodeTests: XCTestCase {
  func testTrackActivity() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let source = scheduler.hot("---a--b--|").asObservable()
    let activity = ActivityIndicator()
    _ = source.trackActivity(activity).subscribe()
    let result = activity.asObservable().map { "\($0)" }

    scheduler.expect(result, during: "^-----------------------!").emits("A--------B", values: ["A": "true", "B": "false"])
  }

  func trackActivityApp() {
    let disposeBag = DisposeBag()
    let source = PublishSubject<String>()

    let activity = ActivityIndicator()
    _ = source.trackActivity(activity).subscribe()
    let result = activity.asObservable().map { "\($0)" }

    result.subscribe { event in print(event) }.disposed(by: disposeBag)
  }

  func testTrackError() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let source = scheduler.hot("--a--b--#").asObservable()
    let errors = ErrorTracker()
    _ = source.trackError(errors).catchAndReturn("x").subscribe()
    let result = errors.asObservable().map { _ in "error" }

    scheduler.expect(result, during: "^-----------------------!").emits("--------A", values: ["A": "error"])
  }

  func trackErrorApp() {
    let disposeBag = DisposeBag()
    let source = PublishSubject<String>()

    let errors = ErrorTracker()
    _ = source.trackError(errors).catchAndReturn("x").subscribe()
    let result = errors.asObservable().map { _ in "error" }

    result.subscribe { event in print(event) }.disposed(by: disposeBag)
  }

  func testForwardWhileActive() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let source = scheduler.hot("-a-b-c-d-e-f-g-|").asObservable()
    let other = scheduler.hot("--1----0---1", of: Int.self).asObservable()
    let active = ActiveSignal()
    _ = other.subscribe(onNext: { active.isActive = $0 == 1 })
    let result = active.forwardWhileActive(source)

    scheduler.expect(result).emits("---b-c-d-----g-|")
  }

  func forwardWhileActiveApp() {
    let disposeBag = DisposeBag()
    let source = PublishSubject<String>()
    let other = PublishSubject<Int>()

    let active = ActiveSignal()
    _ = other.subscribe(onNext: { active.isActive = $0 == 1 })
    let result = active.forwardWhileActive(source)

    result.subscribe { event in print(event) }.disposed(by: disposeBag)
  }

  func testThrottleWhileInactive() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let source = scheduler.hot("-a-b-c-----d-e-f-g-|").asObservable()
    let other = scheduler.hot("------------1", of: Int.self).asObservable()
    let active = ActiveSignal()
    _ = other.subscribe(onNext: { active.isActive = $0 == 1 })
    let result = active.throttleWhileInactive(source, .milliseconds(4), scheduler: scheduler)

    scheduler.expect(result).emits("---------c--de-f-g-|")
  }

  func throttleWhileInactiveApp() {
    let disposeBag = DisposeBag()
    let scheduler = MainScheduler.instance
    let source = PublishSubject<String>()
    let other = PublishSubject<Int>()

    let active = ActiveSignal()
    _ = other.subscribe(onNext: { active.isActive = $0 == 1 })
    let result = active.throttleWhileInactive(source, .milliseconds(4), scheduler: scheduler)

    result.subscribe { event in print(event) }.disposed(by: disposeBag)
  }
}
