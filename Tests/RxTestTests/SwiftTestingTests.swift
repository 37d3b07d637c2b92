// SPDX-License-Identifier: MIT
import RxSwift
import RxTest
import Testing

/// RxTest under Swift Testing, which runs tests side by side and on any thread.
@Suite struct SwiftTestingTests {
  @Test func eventsAndSubscriptionsAreRecorded() {
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.createHotObservable([.next(150, 1), .next(210, 2), .next(220, 3), .completed(300)])
    let result = scheduler.start { source.map { $0 * 10 } }
    #expect(result.events == [.next(210, 20), .next(220, 30), .completed(300)])
    #expect(source.subscriptions == [Subscription(200, 300)])
  }

  @Test(arguments: 1...16) func aClockForEachTest(step: Int) async {
    let scheduler = TestScheduler(initialClock: 0)
    let observer = scheduler.createObserver(Int.self)
    await Task.yield()
    // Another thread, perhaps, than the one that made the scheduler.
    let subscription = Observable<Int>.interval(.seconds(step), scheduler: scheduler).take(2).subscribe(observer)
    scheduler.start()
    subscription.dispose()
    #expect(observer.events == [.next(step, 0), .next(2 * step, 1), .completed(2 * step)])
  }
}
