// SPDX-License-Identifier: MIT
import XCTest

/// The laws that events keep between threads, shown by what several threads note: each source in random rounds of 3 to 8
/// threads that send, answer events with events, subscribe and dispose.
///
/// A failure names a seed: `RX_HISTORY_SEED` repeats its plan, `RX_HISTORY_ROUNDS` says how many rounds all sources have
/// together.
final class HistoryTests: XCTestCase {
  private static let sources: [HistorySource] = [
    .publishSubject, .queuedPublishSubject, .behaviorSubject, .replaySubject, .unboundedReplaySubject, .asyncSubject,
    .publishRelay, .behaviorRelay, .queuedBehaviorRelay, .replayRelay, .merge, .combineLatest, .combineLatestOfThree,
    .combineLatestOfACollection, .zip, .withLatestFrom, .scanOfAMerge, .concatMap, .flatMapLatest, .flatMap,
    .flatMapOfSequences, .flatMapLatestOfSequences, .concatMapOfSequences, .groupBy, .takeUntil, .skipUntil, .amb,
    .catchOfASource, .retryWhen, .multicast, .timeout, .buffer, .window, .share, .shareForever, .shareReplay,
    .shareReplayForever, .refCount, .create, .unruled, .mappedUnruled, .queuedBehaviorSubject, .queuedReplaySubject,
    .zipOfACollection, .sample, .concat, .concatOfACollection, .startWith, .catchOfASequence, .ifEmptySwitch, .retry,
    .mergeOfOneAtOnce, .mergeOfTwoAtOnce, .flatMapFirst, .flatMapLatestOfSubjects, .takeFor, .skipFor,
    .delaySubscription, .debounce, .throttle, .throttleFirst, .delay, .replayRefCount, .replayAllRefCount,
    .realDebounce, .realThrottle, .realSample, .realDelay, .concurrentDelay, .observeOn, .concurrentObserveOn,
    .realWindow, .operationsObserveOn, .actorObserveOn, .actorDelay, .actorDebounce, .subscribeOn,
  ]

  private func check(_ source: HistorySource, line: UInt = #line) {
    let rounds = max(1, HistoryReport.rounds / Self.sources.count)
    HistoryReport(source, rounds: rounds).verify(line: line)
  }

  func testPublishSubject() { check(.publishSubject) }
  func testQueuedPublishSubject() { check(.queuedPublishSubject) }
  func testBehaviorSubject() { check(.behaviorSubject) }
  func testReplaySubject() { check(.replaySubject) }
  func testUnboundedReplaySubject() { check(.unboundedReplaySubject) }
  func testAsyncSubject() { check(.asyncSubject) }
  func testPublishRelay() { check(.publishRelay) }
  func testBehaviorRelay() { check(.behaviorRelay) }
  func testQueuedBehaviorRelay() { check(.queuedBehaviorRelay) }
  func testReplayRelay() { check(.replayRelay) }
  func testMerge() { check(.merge) }
  func testCombineLatest() { check(.combineLatest) }
  func testCombineLatestOfThree() { check(.combineLatestOfThree) }
  func testCombineLatestOfACollection() { check(.combineLatestOfACollection) }
  func testZip() { check(.zip) }
  func testWithLatestFrom() { check(.withLatestFrom) }
  func testScanOfAMerge() { check(.scanOfAMerge) }
  func testConcatMap() { check(.concatMap) }
  func testFlatMapLatest() { check(.flatMapLatest) }
  func testFlatMap() { check(.flatMap) }
  func testFlatMapOfSequences() { check(.flatMapOfSequences) }
  func testFlatMapLatestOfSequences() { check(.flatMapLatestOfSequences) }
  func testConcatMapOfSequences() { check(.concatMapOfSequences) }
  func testGroupBy() { check(.groupBy) }
  func testTakeUntil() { check(.takeUntil) }
  func testSkipUntil() { check(.skipUntil) }
  func testAmb() { check(.amb) }
  func testCatch() { check(.catchOfASource) }
  func testRetryWhen() { check(.retryWhen) }
  func testMulticast() { check(.multicast) }
  func testTimeout() { check(.timeout) }
  func testBuffer() { check(.buffer) }
  func testWindow() { check(.window) }
  func testShare() { check(.share) }
  func testShareForever() { check(.shareForever) }
  func testShareReplay() { check(.shareReplay) }
  func testShareReplayForever() { check(.shareReplayForever) }
  func testRefCount() { check(.refCount) }
  func testCreate() { check(.create) }
  func testASourceOfTheUsers() { check(.unruled) }
  func testMapOfASourceOfTheUsers() { check(.mappedUnruled) }
  func testQueuedBehaviorSubject() { check(.queuedBehaviorSubject) }
  func testQueuedReplaySubject() { check(.queuedReplaySubject) }
  func testZipOfACollection() { check(.zipOfACollection) }
  func testSample() { check(.sample) }
  func testConcat() { check(.concat) }
  func testConcatOfACollection() { check(.concatOfACollection) }
  func testStartWith() { check(.startWith) }
  func testCatchOfASequence() { check(.catchOfASequence) }
  func testIfEmptySwitchTo() { check(.ifEmptySwitch) }
  func testRetry() { check(.retry) }
  func testMergeOfOneAtOnce() { check(.mergeOfOneAtOnce) }
  func testMergeOfTwoAtOnce() { check(.mergeOfTwoAtOnce) }
  func testFlatMapFirst() { check(.flatMapFirst) }
  func testFlatMapLatestOfSubjects() { check(.flatMapLatestOfSubjects) }
  func testTakeFor() { check(.takeFor) }
  func testSkipFor() { check(.skipFor) }
  func testDelaySubscription() { check(.delaySubscription) }
  func testDebounce() { check(.debounce) }
  func testThrottle() { check(.throttle) }
  func testThrottleFirst() { check(.throttleFirst) }
  func testDelay() { check(.delay) }
  func testReplayRefCount() { check(.replayRefCount) }
  func testReplayAllRefCount() { check(.replayAllRefCount) }
  func testDebounceInRealTime() { check(.realDebounce) }
  func testThrottleInRealTime() { check(.realThrottle) }
  func testSampleInRealTime() { check(.realSample) }
  func testDelayInRealTime() { check(.realDelay) }
  func testDelayOnAConcurrentQueue() { check(.concurrentDelay) }
  func testObserveOn() { check(.observeOn) }
  func testObserveOnAConcurrentQueue() { check(.concurrentObserveOn) }
  func testObserveOnAnOperationQueue() { check(.operationsObserveOn) }
  func testObserveOnAnActor() { check(.actorObserveOn) }
  func testDelayOnAnActor() { check(.actorDelay) }
  func testDebounceOnAnActor() { check(.actorDebounce) }
  func testSubscribeOn() { check(.subscribeOn) }
  func testWindowInRealTime() { check(.realWindow) }

  /// What the checks ask for is what calls that take turns give: they find nothing where there is nothing to find.
  func testNothingIsFoundWhenCallsTakeTurns() {
    for source in Self.sources { HistoryReport(source, rounds: 12, takingTurns: true).verify() }
  }
}
