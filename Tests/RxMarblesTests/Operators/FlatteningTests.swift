// SPDX-License-Identifier: MIT
import RxMarbles
import RxSwift
import RxTest
import Testing

/// What a new element does to the work that is going on: one picture for each operator.
@Suite struct FlatteningTests {
  private let scheduler = TestScheduler(frame: .milliseconds(1))
  private let source: TestableObservable<String>
  private let a: TestableObservable<String>
  private let b: TestableObservable<String>

  init() {
    source = scheduler.hot("--a---b---|")
    a = scheduler.cold("-1-2-3-|")
    b = scheduler.cold("-4-5|")
  }

  private func work(_ name: String) -> TestableObservable<String> { name == "a" ? a : b }

  @Test func flatMapLetsBothRun() {
    scheduler.expect(source.flatMap(work)).emits("---1-2-[34]-5|")
    scheduler.expect(subscriptionsOf: a).are("--^------!")
    scheduler.expect(subscriptionsOf: b).are("------^---!")
  }

  @Test func flatMapLatestEndsTheEarlierOne() {
    scheduler.expect(source.flatMapLatest(work)).emits("---1-2-4-5|")
    scheduler.expect(subscriptionsOf: a).are("--^---!")
    scheduler.expect(subscriptionsOf: b).are("------^---!")
  }

  @Test func flatMapFirstIgnoresTheLaterOne() {
    scheduler.expect(source.flatMapFirst(work)).emits("---1-2-3--|")
    scheduler.expect(subscriptionsOf: a).are("--^------!")
    scheduler.expect(subscriptionsOf: b).are()
  }

  @Test func concatMapLetsTheLaterOneWait() {
    scheduler.expect(source.concatMap(work)).emits("---1-2-3--4-5|")
    scheduler.expect(subscriptionsOf: a).are("--^------!")
    scheduler.expect(subscriptionsOf: b).are("---------^---!")
  }

  @Test func anErrorOfTheWorkEndsEverything() {
    let failing = scheduler.cold("-1#")
    scheduler.expect(source.flatMap { _ in failing }).emits("---1#")
    scheduler.expect(subscriptionsOf: source).are("^---!")
    scheduler.expect(subscriptionsOf: failing).are("--^-!")
  }
}
