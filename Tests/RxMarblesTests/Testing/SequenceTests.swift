// SPDX-License-Identifier: MIT
import RxMarbles
import RxSwift
import RxTest
import Testing

private struct Failure: Error {}

/// Hot and cold sequences, and what is expected of them.
@Suite struct SequenceTests {
  private let scheduler = TestScheduler(frame: .milliseconds(1))

  @Test func hot() {
    let source = scheduler.hot("--a--b--|")
    #expect(source.recordedEvents == [.next(2, "a"), .next(5, "b"), .completed(8)])
    let result = scheduler.expect(source.map { $0 + $0 })
    result.emits("--a--b--|", values: ["a": "aa", "b": "bb"])
    scheduler.expect(subscriptionsOf: source).are("^-------!")
  }

  @Test func coldCountsFromEachSubscription() {
    let source = scheduler.cold("-a-b|")
    let (first, second) = (scheduler.expect(source), scheduler.expect(source, during: "---^"))
    first.emits("-a-b|")
    second.emits("----a-b|")
    scheduler.expect(subscriptionsOf: source).are("^---!", "---^---!")
  }

  @Test func whatComesBeforeTheSubscriptionIsNotSeen() {
    let source = scheduler.hot("a-b-^-c-|")
    #expect(source.recordedEvents == [.next(-4, "a"), .next(-2, "b"), .next(2, "c"), .completed(4)])
    scheduler.expect(source).emits("--c-|")
  }

  /// A sequence that shares and replays sees what comes before frame 0.
  @Test func whatComesBeforeTheSubscriptionComesFirst() {
    let subject = ReplaySubject<String>.create(bufferSize: 1)
    let subscription = scheduler.hot("a-b-^-c-|").subscribe(subject)
    scheduler.expect(subject).emits("b-c-|")
    subscription.dispose()
  }

  /// As in RxJS: an observer that subscribes at the frame of an event receives it.
  @Test func anEventAtTheFrameOfTheSubscriptionIsReceived() {
    let source = scheduler.hot("a--b--(c|)")
    let (first, second) = (scheduler.expect(source), scheduler.expect(source, during: "---^--!"))
    first.emits("a--b--(c|)")
    second.emits("---b---")
    scheduler.expect(subscriptionsOf: source).are("^-----!", "---^--!")
  }

  @Test func valuesOfAnyType() {
    let values: [Character: [Int]] = ["x": [1, 2], "y": []]
    scheduler.expect(scheduler.cold("-x-y-|", values: values).map { $0.reversed() })
      .emits("-x-y-|", values: ["x": [2, 1], "y": []])
  }

  /// Characters whose values are equal stand for each other.
  @Test func charactersOfEqualValues() {
    let values: [Character: Bool] = ["a": true, "b": true]
    let same = scheduler.expect(scheduler.cold("-a-b|").map { _ in true })
    let close = scheduler.expect(scheduler.cold("-b-a|", values: ["a": 1.0, "b": 1.25]))
    same.emits("-a-b|", values: values)
    close.emits("-b-a|", values: ["a": 1.0, "b": 1.25]) { abs($0 - $1) < 0.5 }
  }

  /// The inner sequences of an outer one that is disposed end with it, even if they have no end of their own.
  @Test func endlessInnerSequences() {
    let outer = scheduler.hot("-x").map { [scheduler] _ in
      Observable<Int>.interval(.milliseconds(2), scheduler: scheduler).map { "\($0)" }
    }
    scheduler.expect(outer, during: "^-----!").emits(
      """
      -x----
      x:--0-1
      """)
  }

  @Test func digitsAndCharacters() {
    let numbers = scheduler.expect(scheduler.hot("-1-2-|", of: Int.self).scan(0, accumulator: +))
    let characters = scheduler.expect(scheduler.cold("-a|", of: Character.self))
    numbers.emits("-1-3-|")
    characters.emits("-a|")
  }

  @Test func valuesThatAreNotEquatable() {
    let pairs = scheduler.cold("-a-b|").map { ($0, $0.uppercased()) }
    scheduler.expect(pairs).emits("-a-b|", values: ["a": ("a", "A"), "b": ("b", "B")], by: ==)
  }

  @Test func sequencesWithoutElements() {
    scheduler.expect(scheduler.cold("-a-b-|").ignoreElements()).emits("-----|", values: [:])
  }

  @Test func errors() {
    let plain = scheduler.expect(scheduler.cold("-a-#"))
    let named = scheduler.expect(scheduler.hot("-a-#", error: Failure()))
    let timeout = scheduler.expect(scheduler.cold("-a------").timeout(.milliseconds(3), scheduler: scheduler))
    plain.emits("-a-#")
    named.emits("-a-#", error: Failure())
    timeout.emits("-a--#", error: RxError.timeout)
  }

  @Test func spansOfTime() {
    let source = scheduler.cold("-a 5s b 200ms |")
    scheduler.expect(source.delay(.seconds(1), scheduler: scheduler)).emits("- 1s a 5s b 200ms |")
    scheduler.expect(subscriptionsOf: source).are("^ 5202ms !")
  }

  @Test func framesOfOtherLengths() {
    let scheduler = TestScheduler(frame: .seconds(60))
    scheduler.expect(scheduler.cold("a 2m b|").delay(.seconds(120), scheduler: scheduler)).emits("--a--b|")
  }

  @Test func schedulersThatDelayWhatIsScheduledForNow() {
    let scheduler = TestScheduler(initialClock: 10, resolution: 0.001)
    let source = scheduler.hot("a-b|")
    scheduler.expect(source.observe(on: scheduler)).emits("-a-b|")
    scheduler.expect(subscriptionsOf: source).are("^--!")
  }

  @Test func endlessSequencesAreSubscribedForAWhile() {
    let ticks = Observable<Int>.interval(.milliseconds(3), scheduler: scheduler)
    scheduler.expect(ticks, during: "^---------!").emits("---0--1--2")
  }

  @Test func innerSequences() {
    let source = scheduler.hot("-a-b-c-d|")
    scheduler.expect(source.window(timeSpan: .seconds(1), count: 2, scheduler: scheduler)).emits(
      """
         x--y---z|
      x: -a-(b|)
      y:    --c-(d|)
      z:        -|
      """)
  }

  @Test func innerSequencesWithoutALineAreNotCompared() {
    let groups = scheduler.hot("-1-2-3-|", of: Int.self).groupBy { $0 % 2 }
    scheduler.expect(groups).emits(
      """
      -x-y---|
      x: 1---3-|
      """)
  }

  @Test func sequencesOfSequences() {
    let hot = scheduler.hot(
      sequences: """
           --x---y--|
        x:   -1-2-3|
        y:       -4|
        """)
    let cold = scheduler.cold(sequences: "x-y|\nx: -1-2|\ny: 3|", of: Int.self)
    let (latest, merged) = (scheduler.expect(hot.switchLatest()), scheduler.expect(cold.merge()))
    latest.emits("---1-2-4-|")
    merged.emits("-132|")
    scheduler.expect(subscriptionsOf: hot).are("^--------!")
  }

  @Test func sequencesOfSequencesOfAnyValues() {
    let values: [Character: [Int]] = ["a": [1, 2], "b": [], "x": [9]]
    let hot = scheduler.hot(sequences: "--x---y--|\nx: -a-b-x|\ny: -a|", values: values)
    let cold = scheduler.cold(sequences: "x-y|\nx: -a-#\ny: b|", values: values, error: Failure())
    let (latest, merged) = (scheduler.expect(hot.switchLatest()), scheduler.expect(cold.merge()))
    latest.emits("---a-b-a-|", values: values)
    merged.emits("-ab#", values: values, error: Failure())
    scheduler.expect(subscriptionsOf: cold).are("^--!")
  }
}
