// SPDX-License-Identifier: MIT
import RxSwift
import RxTestSupport
import XCTest

final class DistinctUntilChangedTests: XCTestCase {
  func testEquatable() {
    assertMarbles(
      "210:1 220:1 230:2 240:2 245:1 250:|", { $0.distinctUntilChanged() }, "210:1 230:2 245:1 250:|",
      subscribed: "200-250")
    XCTAssertEqual(events(of: Observable.of("a", "a", "b").distinctUntilChanged()), "a b |")
  }

  func testEndings() {
    assertMarbles("210:1", { $0.distinctUntilChanged() }, "210:1", subscribed: "200-1000")
    assertMarbles("250:|", { $0.distinctUntilChanged() }, "250:|", subscribed: "200-250")
    assertMarbles("210:1 220:1 250:x", { $0.distinctUntilChanged() }, "210:1 250:x", subscribed: "200-250")
    assertMarbles("210:1 220:2", disposedAt: 215, { $0.distinctUntilChanged() }, "210:1", subscribed: "200-215")
  }

  func testKeyPath() {
    assertMarbles(
      "210:1 220:2 230:10 240:11 250:|", { $0.distinctUntilChanged(at: \.description.count) }, "210:1 230:10 250:|",
      subscribed: "200-250")
  }

  func testAKeyPathReadsBothElementsWhenItComparesThem() {
    final class Track { var title = "Intro" }
    let (track, subject, log) = (Track(), PublishSubject<Track>(), Log())
    let subscriptions = [
      subject.distinctUntilChanged(at: \.title).subscribe(onNext: { log.add($0.title) }),
      subject.asInfallible(onErrorFallbackTo: .empty()).distinctUntilChanged(at: \.title)
        .subscribe(onNext: { log.add($0.title) }),
    ]
    subject.onNext(track)
    track.title = "Finale"
    subject.onNext(track)
    XCTAssertEqual(log.lines, ["Intro", "Intro"])
    for subscription in subscriptions { subscription.dispose() }
  }

  func testKey() {
    assertMarbles(
      "210:1 220:3 230:2 240:4 250:|", { $0.distinctUntilChanged { $0 % 2 } }, "210:1 230:2 250:|",
      subscribed: "200-250")
  }

  func testComparerReceivesTheLastElementThatCameThroughFirst() {
    let log = Log()
    assertMarbles(
      "210:1 220:2 230:5 250:|",
      {
        $0.distinctUntilChanged { last, new in
          log.add("\(last) \(new)")
          return new - last < 3
        }
      }, "210:1 230:5 250:|", subscribed: "200-250")
    XCTAssertEqual(log.lines, ["1 2", "1 5"])
  }

  func testKeyAndComparer() {
    assertMarbles(
      "210:1 220:-1 230:2 250:|", { $0.distinctUntilChanged({ abs($0) }, comparer: { $0 == $1 }) }, "210:1 230:2 250:|",
      subscribed: "200-250")
  }

  func testErrorsOfTheClosures() {
    let source = "210:1 220:2 250:|"
    assertMarbles(source, { $0.distinctUntilChanged { _ -> Int in throw TestError() } }, "210:x", subscribed: "200-210")
    assertMarbles(
      source, { $0.distinctUntilChanged { _, _ in throw TestError() } }, "210:1 220:x", subscribed: "200-220")
    assertMarbles(
      source, { $0.distinctUntilChanged({ $0 }, comparer: { _, _ in throw TestError() }) }, "210:1 220:x",
      subscribed: "200-220")
    assertMarbles(
      source, { $0.distinctUntilChanged({ try failing($0, at: 2) }, comparer: { $0 == $1 }) },
      "210:1 220:x", subscribed: "200-220")
  }

  func testReentrantElementIsCompared() {
    let source = ManualSource<Int>()
    let log = Log()
    _ = source.distinctUntilChanged().subscribe(onNext: {
      log.add("\($0)")
      source.send(1)
    })
    source.send(1, 1)
    XCTAssertEqual(log.lines, ["1"])
  }
}

private func failing(_ element: Int, at bad: Int) throws -> Int {
  if element == bad { throw TestError() }
  return element
}
