// SPDX-License-Identifier: MIT
// A mistake that stops the program is looked at in a process of its own, which needs exit tests (Swift 6.2).
#if os(Linux) && compiler(>=6.2)
  import RxSwift
  import RxTest
  import Testing

  @Suite struct StartTimesTests {
    /// Nothing would be subscribed to, and a test that expects no events would pass.
    @Test func timesThatAreOutOfOrderStopTheProgram() async {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        _ = TestScheduler(initialClock: 0).start(created: 300, subscribed: 200, disposed: 1000) { Observable.just(1) }
      }
      let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
      #expect(text.contains("created (300), subscribed (200) and disposed (1000) must be in this order"))
    }

    @Test func theSubscriptionMayBeDisposedAtOnce() {
      let scheduler = TestScheduler(initialClock: 0)
      let observer = scheduler.start(created: 100, subscribed: 100, disposed: 100) { Observable.just(1) }
      #expect(observer.events == [.next(100, 1), .completed(100)])
    }
  }
#endif
