// SPDX-License-Identifier: MIT
import RxSwift
import RxTestSupport
import XCTest

/// An observer that ends a sequence from within, while another thread feeds what comes next.
final class ContinuationStressTests: XCTestCase {
  private static let last = 12

  /// A sequence that a thread feeds once it has been subscribed to.
  ///
  /// It is no subject, because the thread that subscribes would deliver what is sent to a subject during that.
  private final class Feed: @unchecked Sendable {
    // Sendable: the observer is set before the word is, and read after.
    private var observer: AnyObserver<Int>?
    private let isReady = AtomicCounter()

    func asObservable() -> Observable<Int> {
      .create { observer in
        self.observer = observer
        self.isReady.add()
        return Disposables.create()
      }
    }

    func send(_ event: Event<Int>) {
      while isReady.value == 0 { sched_yield() }
      observer?.on(event)
    }
  }

  /// The observer ends the first and the second sequence; the second and the third are fed by threads of their own, as
  /// soon as they are subscribed to.
  private func check(
    _ end: Event<Int>, _ make: ([Observable<Int>]) -> Observable<Int>, line: UInt = #line
  ) {
    Race.run(Race.rounds / 6, line: line) { _ in
      let feeds = (0..<3).map { _ in Feed() }
      let probe = StressProbe()
      _ = make(feeds.map { $0.asObservable() }).do(onNext: { value in
        if value == 0 || value == 6 { feeds[value / 6].send(end) }
        // Long enough for the others to come.
        var rest = value * 37 % 300
        while rest > 0 { rest -= 1 }
      }).subscribe(probe)
      let emit: @Sendable (Int) -> Void = { index in
        for value in (index * 6 - 5)...(index * 6) { feeds[index].send(.next(value)) }
      }
      return Round([
        { feeds[0].send(.next(0)) }, { emit(1) },
        {
          emit(2)
          feeds[2].send(.completed)
        },
      ]) {
        probe.fault(ends: 1) ?? (probe.elements == Array(0...Self.last) ? nil : "\(probe.elements)")
      }
    }
  }

  func testConcat() { check(.completed) { Observable.concat($0) } }

  func testCatch() {
    check(.error(TestError())) { sources in
      sources[0].catch { _ in sources[1].catch { _ in sources[2] } }
    }
  }

  func testCatchSequence() { check(.error(TestError())) { Observable.catch(sequence: $0) } }

  func testRetry() {
    check(.error(TestError())) { sources in
      let attempts = AtomicCounter()
      return Observable.deferred {
        attempts.add()
        return sources[attempts.value - 1]
      }.retry()
    }
  }

  func testRetryWhen() {
    check(.error(TestError())) { sources in
      let attempts = AtomicCounter()
      return Observable.deferred {
        attempts.add()
        return sources[attempts.value - 1]
      }.retry(when: { (errors: Observable<any Error>) in errors })
    }
  }

  /// The answers come from another thread while the source is still failing, and end while it begins again.
  func testTheAnswersEndWhileTheSourceBeginsAgain() {
    Race.run { round in
      let (answers, failures, probe) = (PublishSubject<Int>(), AtomicCounter(), StressProbe())
      let (busy, overlaps) = (AtomicCounter(), AtomicCounter())
      let source = Observable<Int>.create { observer in
        for value in 0..<4 { observer.onNext(value) }
        observer.onError(TestError())
        // The loop that subscribes goes on when the answer has come, some time around the end of the answers.
        var rest = round * 13 % 3_000
        while rest > 0 { rest -= 1 }
        return Disposables.create()
      }
      let retried = source.retry(when: { (errors: Observable<any Error>) in
        _ = errors.subscribe(onNext: { _ in failures.add() })
        return answers
      })
      return Round([
        {
          _ = retried.subscribe { event in
            if busy.exchange(1) != 0 { overlaps.add() }
            probe.on(event)
            // Long enough for the end to come.
            var rest = 100
            while rest > 0 { rest -= 1 }
            _ = busy.exchange(0)
          }
        },
        {
          for number in 0...(round % 3) {
            while failures.value <= number { sched_yield() }
            answers.onNext(1)
          }
          answers.onCompleted()
        },
      ]) {
        if let fault = probe.fault(ends: 1) { return fault }
        if overlaps.value > 0 { return "\(overlaps.value) calls overlapped" }
        for (index, value) in probe.elements.enumerated() where value != index % 4 { return "\(probe.elements)" }
        return nil
      }
    }
  }
}
