// SPDX-License-Identifier: MIT
import RxMarbles
import RxSwift
import RxTest
import Testing

/// One subscription for several observers, which come and go at different times.
@Suite struct SharingTests {
  private let scheduler = TestScheduler(frame: .milliseconds(1))

  @Test func shareSubscribesOnceWhileSomebodyListens() {
    let source = scheduler.cold("-a-b-c-d-|")
    let shared = source.share()
    let first = scheduler.expect(shared, during: "^----!")
    let second = scheduler.expect(shared, during: "--^----!")
    let third = scheduler.expect(shared, during: "-----------^-------")
    first.emits("-a-b-")
    second.emits("---b-c-")
    third.emits("------------a-b-c-d-|")
    scheduler.expect(subscriptionsOf: source).are("^------!", "-----------^--------!")
  }

  @Test func shareWithReplayTellsLateObserversTheLatest() {
    let source = scheduler.cold("-a-b-c-|")
    let shared = source.share(replay: 1)
    let first = scheduler.expect(shared)
    let late = scheduler.expect(shared, during: "----^")
    first.emits("-a-b-c-|")
    late.emits("----bc-|")
    scheduler.expect(subscriptionsOf: source).are("^------!")
  }

  @Test func replayForever() {
    let source = scheduler.cold("-a-b|")
    let shared = source.share(replay: 2, scope: .forever)
    let first = scheduler.expect(shared)
    let late = scheduler.expect(shared, during: "--------^")
    first.emits("-a-b|")
    late.emits("--------(ab|)")
    scheduler.expect(subscriptionsOf: source).are("^---!")
  }

  @Test func combineLatestOfTwo() {
    let (left, right) = (scheduler.hot("-a---b--|"), scheduler.hot("---1---2-|"))
    scheduler.expect(Observable.combineLatest(left, right) { $0 + $1 })
      .emits("---x-y-z-|", values: ["x": "a1", "y": "b1", "z": "b2"])
    scheduler.expect(subscriptionsOf: left).are("^-------!")
    scheduler.expect(subscriptionsOf: right).are("^--------!")
  }

  @Test func groupBy() {
    let source = scheduler.hot("-1-2-3-4-|", of: Int.self)
    scheduler.expect(source.groupBy { $0 % 2 }).emits(
      """
         -x-y-----|
      x:  1---3---|
      y:    2---4-|
      """)
  }

  @Test func retryWithPauses() {
    let source = scheduler.cold("-a#")
    let retried = source.retry { errors in errors.take(2).delay(.milliseconds(3), scheduler: self.scheduler) }
    scheduler.expect(retried).emits("-a----a----a|")
    scheduler.expect(subscriptionsOf: source).are("^-!", "-----^-!", "----------^-!")
  }
}
