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

final class KitCodeTests: XCTestCase {
  func testTrackActivity() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let source = scheduler.hot("---a--b--|").asObservable()
    let activity = ActivityIndicator()
    _ = source.trackActivity(activity).subscribe()
    let result = activity.asObservable().map { "\($0)" }

    scheduler.expect(result, during: "^-----------------------!").emits("A--------B", values: ["A": "true", "B": "false"])
  }

  func testTrackError() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let source = scheduler.hot("--a--b--#").asObservable()
    let errors = ErrorTracker()
    _ = source.trackError(errors).catchAndReturn("x").subscribe()
    let result = errors.asObservable().map { _ in "error" }

    scheduler.expect(result, during: "^-----------------------!").emits("--------A", values: ["A": "error"])
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

  func testThrottleWhileInactive() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let source = scheduler.hot("-a-b-c-----d-e-f-g-|").asObservable()
    let other = scheduler.hot("------------1", of: Int.self).asObservable()
    let active = ActiveSignal()
    _ = other.subscribe(onNext: { active.isActive = $0 == 1 })
    let result = active.throttleWhileInactive(source, .milliseconds(4), scheduler: scheduler)

    scheduler.expect(result).emits("---------c--de-f-g-|")
  }

  func testExecute() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let source = scheduler.cold("-a-b------c----|").asObservable()
    let other = scheduler.cold("---1|").asObservable()
    let action = Action<String, String> { name in other.map { name + $0 } }
    let result = source.flatMap { action.execute($0).catchAndReturn("busy") }

    scheduler.expect(result).emits("---AB--------C-|", values: ["A": "busy", "B": "a1", "C": "c1"])
  }

  func testRequest() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let source = scheduler.cold("-a-a-b-----a---|").asObservable()
    let other = scheduler.cold("---1|").asObservable()
    let requests = InFlight<String, String>()
    let result = source.flatMap { key in requests.request(key) { other }.map { key + $0 } }

    scheduler.expect(result).emits("----(AA)B-----A|", values: ["A": "a1", "B": "b1"])
  }

  func testCachedValue() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let source = scheduler.cold("-a----a-----a--|").asObservable()
    let other = scheduler.cold("--1|").asObservable()
    let cache = TimedCache<String, String>(timeToLive: .milliseconds(6), scheduler: scheduler)
    let result = source.flatMap { key in cache.value(for: key) { other }.map { key + $0 } }

    scheduler.expect(result).emits("---A--A-------A|", values: ["A": "a1"])
  }

  func testPages() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let source = scheduler.cold("------n-----n-------").asObservable()
    let other = scheduler.cold("--p|").asObservable()
    let pages = Paging<String, Int>.pages(next: source.map { _ in }) { page in
      other.map { PageOf([$0 + "\(page ?? 0)"], next: (page ?? 0) + 1) }
    }
    let result = pages.map { $0.isLoading ? "load" : $0.elements.joined(separator: ",") }

    scheduler.expect(result, during: "^-----------------------!").emits("A-B---A-C---A-D", values: ["A": "load", "B": "p0", "C": "p0,p1", "D": "p0,p1,p2"])
  }
}
