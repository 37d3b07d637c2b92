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

final class ConvertingCodeTests: XCTestCase {
  func testAsObservable() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let source = scheduler.cold("-a--b--c-|").asObservable()
    let result = source.asObservable()

    scheduler.expect(result).emits("-a--b--c-|")
  }

  func testSingleAsObservable() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let source = scheduler.cold("---[a|]").asObservable()
    let result = source.asSingle().asObservable()

    scheduler.expect(result).emits("---[a|]")
  }

  func testRelayAsObservable() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let source = scheduler.hot("--a---b---c---|").asObservable()
    let relay = PublishRelay<String>()
    _ = source.subscribe(onNext: { relay.accept($0) })
    let result = relay.asObservable()

    scheduler.expect(result, during: "^-----------------------!").emits("--a---b---c")
  }

  func testBehaviorRelayAsObservable() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let source = scheduler.hot("--a---b---c---|").asObservable()
    let relay = BehaviorRelay(value: "s")
    _ = source.subscribe(onNext: { relay.accept($0) })
    let result = relay.asObservable()

    scheduler.expect(result, during: "^-----------------------!").emits("s-a---b---c")
  }

  func testRelayAsInfallible() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let source = scheduler.hot("--a---b---c---|").asObservable()
    let relay = PublishRelay<String>()
    _ = source.subscribe(onNext: { relay.accept($0) })
    let result = relay.asInfallible().asObservable()

    scheduler.expect(result, during: "^-----------------------!").emits("--a---b---c")
  }

  func testBehaviorRelayAsInfallible() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let source = scheduler.hot("--a---b---c---|").asObservable()
    let relay = BehaviorRelay(value: "s")
    _ = source.subscribe(onNext: { relay.accept($0) })
    let result = relay.asInfallible().asObservable()

    scheduler.expect(result, during: "^-----------------------!").emits("s-a---b---c")
  }

  func testAsSharedSequence() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let source = scheduler.cold("-a--b--#").asObservable()
    let shared = { source.asSharedSequence(sharingStrategy: DriverSharingStrategy.self, onErrorJustReturn: "x").asObservable() }
    var delivered = shared()
    SharingScheduler.mock(scheduler: scheduler) { delivered = shared() }
    let result = delivered

    scheduler.expect(result).emits("-a--b--[x|]")
  }

  func testAsSharedSequenceDriveWith() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let source = scheduler.cold("-a--b--#").asObservable()
    let shared = { source.asSharedSequence(sharingStrategy: DriverSharingStrategy.self, onErrorDriveWith: .of("x", "y")).asObservable() }
    var delivered = shared()
    SharingScheduler.mock(scheduler: scheduler) { delivered = shared() }
    let result = delivered

    scheduler.expect(result).emits("-a--b--[xy|]")
  }

  func testAsSharedSequenceRecover() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let source = scheduler.cold("-a--b--#").asObservable()
    let shared = { source.asSharedSequence(sharingStrategy: DriverSharingStrategy.self, onErrorRecover: { _ in .just("x") }).asObservable() }
    var delivered = shared()
    SharingScheduler.mock(scheduler: scheduler) { delivered = shared() }
    let result = delivered

    scheduler.expect(result).emits("-a--b--[x|]")
  }

  func testDriverAsSharedSequence() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let source = scheduler.cold("-a--b--c-|").asObservable()
    let shared = { source.asDriver(onErrorJustReturn: "x").asSharedSequence().asObservable() }
    var delivered = shared()
    SharingScheduler.mock(scheduler: scheduler) { delivered = shared() }
    let result = delivered

    scheduler.expect(result).emits("-a--b--c-|")
  }

  func testDriverAsObservable() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let source = scheduler.cold("-a--b--c-|").asObservable()
    let shared = { source.asDriver(onErrorJustReturn: "x").asObservable().asObservable() }
    var delivered = shared()
    SharingScheduler.mock(scheduler: scheduler) { delivered = shared() }
    let result = delivered

    scheduler.expect(result).emits("-a--b--c-|")
  }

  func testDriverAsInfallible() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let source = scheduler.cold("-a--b--c-|").asObservable()
    let shared = { source.asDriver(onErrorJustReturn: "x").asInfallible().asObservable() }
    var delivered = shared()
    SharingScheduler.mock(scheduler: scheduler) { delivered = shared() }
    let result = delivered

    scheduler.expect(result).emits("-a--b--c-|")
  }

  func testDriverAsDriver() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let source = scheduler.cold("-a--b--c-|").asObservable()
    let shared = { source.asDriver(onErrorJustReturn: "x").asDriver().asObservable() }
    var delivered = shared()
    SharingScheduler.mock(scheduler: scheduler) { delivered = shared() }
    let result = delivered

    scheduler.expect(result).emits("-a--b--c-|")
  }

  func testSignalAsSignal() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let source = scheduler.cold("-a--b--c-|").asObservable()
    let shared = { source.asSignal(onErrorJustReturn: "x").asSignal().asObservable() }
    var delivered = shared()
    SharingScheduler.mock(scheduler: scheduler) { delivered = shared() }
    let result = delivered

    scheduler.expect(result).emits("-a--b--c-|")
  }

  func testInfallibleAsDriver() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let source = scheduler.cold("-a--b--c-|").asObservable()
    let shared = { source.asInfallible(onErrorJustReturn: "x").asDriver().asObservable() }
    var delivered = shared()
    SharingScheduler.mock(scheduler: scheduler) { delivered = shared() }
    let result = delivered

    scheduler.expect(result).emits("-a--b--c-|")
  }

  func testRelayAsDriver() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let shared = { BehaviorRelay(value: "s").asDriver().asObservable() }
    var delivered = shared()
    SharingScheduler.mock(scheduler: scheduler) { delivered = shared() }
    let result = delivered

    scheduler.expect(result, during: "^-----------------------!").emits("s")
  }

  func testRelayAsSignal() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let source = scheduler.hot("--a---b---c---|").asObservable()
    let relay = PublishRelay<String>()
    _ = source.subscribe(onNext: { relay.accept($0) })
    var delivered = relay.asObservable()
    SharingScheduler.mock(scheduler: scheduler) { delivered = relay.asSignal().asObservable() }
    let result = delivered

    scheduler.expect(result, during: "^-----------------------!").emits("--a---b---c")
  }

  func testDriverShare() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let source = scheduler.cold("-a--b--c--d--|").asObservable()
    let result = DriverSharingStrategy.share(source)

    let observer1 = scheduler.expect(result)
    let observer2 = scheduler.expect(result, during: "-----^")
    observer1.emits("-a--b--c--d--|")
    observer2.emits("-----b-c--d--|")
  }

  func testSignalShare() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let source = scheduler.cold("-a--b--c--d--|").asObservable()
    let result = SignalSharingStrategy.share(source)

    let observer1 = scheduler.expect(result)
    let observer2 = scheduler.expect(result, during: "-----^")
    observer1.emits("-a--b--c--d--|")
    observer2.emits("-------c--d--|")
  }

  func testControlEventAsObservable() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let source = scheduler.cold("-a--b--c--").asObservable()
    let shared = { ControlEvent(events: source).asObservable().asObservable() }
    var delivered = shared()
    SharingScheduler.mock(scheduler: scheduler) { delivered = shared() }
    let result = delivered

    scheduler.expect(result, during: "^-----------------------!").emits("-a--b--c")
  }

  func testAsControlEvent() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let source = scheduler.cold("-a--b--c--").asObservable()
    let shared = { ControlEvent(events: source).asControlEvent().asObservable() }
    var delivered = shared()
    SharingScheduler.mock(scheduler: scheduler) { delivered = shared() }
    let result = delivered

    scheduler.expect(result, during: "^-----------------------!").emits("-a--b--c")
  }

  func testControlEventAsInfallible() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let source = scheduler.cold("-a--b--c--").asObservable()
    let shared = { ControlEvent(events: source).asInfallible().asObservable() }
    var delivered = shared()
    SharingScheduler.mock(scheduler: scheduler) { delivered = shared() }
    let result = delivered

    scheduler.expect(result, during: "^-----------------------!").emits("-a--b--c")
  }

  func testControlEventAsDriver() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let source = scheduler.cold("-a--b--c--").asObservable()
    let shared = { ControlEvent(events: source).asDriver().asObservable() }
    var delivered = shared()
    SharingScheduler.mock(scheduler: scheduler) { delivered = shared() }
    let result = delivered

    scheduler.expect(result, during: "^-----------------------!").emits("-a--b--c")
  }

  func testControlEventAsSignal() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let source = scheduler.cold("-a--b--c--").asObservable()
    let shared = { ControlEvent(events: source).asSignal().asObservable() }
    var delivered = shared()
    SharingScheduler.mock(scheduler: scheduler) { delivered = shared() }
    let result = delivered

    scheduler.expect(result, during: "^-----------------------!").emits("-a--b--c")
  }

  func testControlPropertyAsObservable() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let source = scheduler.cold("s--a--b--").asObservable()
    let shared = { ControlProperty(values: source, valueSink: AnyObserver { _ in }).asObservable().asObservable() }
    var delivered = shared()
    SharingScheduler.mock(scheduler: scheduler) { delivered = shared() }
    let result = delivered

    scheduler.expect(result, during: "^-----------------------!").emits("s--a--b")
  }

  func testAsControlProperty() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let source = scheduler.cold("s--a--b--").asObservable()
    let shared = { ControlProperty(values: source, valueSink: AnyObserver { _ in }).asControlProperty().asObservable() }
    var delivered = shared()
    SharingScheduler.mock(scheduler: scheduler) { delivered = shared() }
    let result = delivered

    scheduler.expect(result, during: "^-----------------------!").emits("s--a--b")
  }

  func testControlPropertyAsDriver() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let source = scheduler.cold("s--a--b--").asObservable()
    let shared = { ControlProperty(values: source, valueSink: AnyObserver { _ in }).asDriver().asObservable() }
    var delivered = shared()
    SharingScheduler.mock(scheduler: scheduler) { delivered = shared() }
    let result = delivered

    scheduler.expect(result, during: "^-----------------------!").emits("s--a--b")
  }
}
