// SPDX-License-Identifier: MIT
import RxMarbles
import RxSwift
import RxTest
import Testing

/// Operators that choose by time.
@Suite struct TimingTests {
  private let scheduler = TestScheduler(frame: .milliseconds(1))

  @Test func debounce() {
    let source = scheduler.hot("-ab--c-----d|")
    scheduler.expect(source.debounce(.milliseconds(3), scheduler: scheduler)).emits("--------c---(d|)")
    scheduler.expect(subscriptionsOf: source).are("^-----------!")
  }

  @Test func debounceWithPauses() {
    let source = scheduler.hot("-ab 300ms c 200ms |")
    scheduler.expect(source.debounce(.milliseconds(100), scheduler: scheduler)).emits("-- 100ms b 300ms c 100ms |")
  }

  @Test func throttle() {
    let source = scheduler.hot("-abc-----e-|")
    let (latest, first) = (
      scheduler.expect(source.throttle(.milliseconds(3), scheduler: scheduler)),
      scheduler.expect(source.throttle(.milliseconds(3), latest: false, scheduler: scheduler))
    )
    latest.emits("-a--c----e-|")
    first.emits("-a-------e-|")
  }

  @Test func delay() {
    let source = scheduler.hot("-a-b-|")
    scheduler.expect(source.delay(.milliseconds(2), scheduler: scheduler)).emits("---a-b-|")
    scheduler.expect(subscriptionsOf: source).are("^----!")
  }

  @Test func delayOfAnErrorTakesNoTime() {
    let source = scheduler.hot("-a-b#")
    scheduler.expect(source.delay(.milliseconds(2), scheduler: scheduler)).emits("---a#")
  }

  @Test func sample() {
    let (source, sampler) = (scheduler.hot("-a-b-c----|"), scheduler.hot("--x----x-x|"))
    scheduler.expect(source.sample(sampler)).emits("--a----c--|")
  }

  @Test func timeoutContinuesWithAnother() {
    let (source, other) = (scheduler.hot("-a-----b|"), scheduler.cold("-x-y|"))
    let result = scheduler.expect(source.timeout(.milliseconds(3), other: other, scheduler: scheduler))
    result.emits("-a---x-y|")
    scheduler.expect(subscriptionsOf: source).are("^---!")
    scheduler.expect(subscriptionsOf: other).are("----^---!")
  }

  @Test func buffer() {
    let source = scheduler.hot("-ab-----c|")
    let result = scheduler.expect(source.buffer(timeSpan: .milliseconds(5), count: 2, scheduler: scheduler))
    result.emits("--x----y-(z|)", values: ["x": ["a", "b"], "y": [], "z": ["c"]])
  }
}
