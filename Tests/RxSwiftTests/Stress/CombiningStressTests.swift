// SPDX-License-Identifier: MIT
import RxSwift
import RxTestSupport
import XCTest

/// Operators with several sources, each on a thread of its own.
final class CombiningStressTests: XCTestCase {
  func testMerge() {
    Race.run { round in
      let count = 2 + round % 7
      let sources = (0..<3).map { _ in PublishSubject<Int>() }
      let probe = StressProbe()
      _ = Observable.merge(sources.map { $0.asObservable() }).subscribe(probe)
      return Round([
        {
          emit(sources[0], count, thread: 0); sources[0].onCompleted()
        },
        {
          emit(sources[1], count, thread: 1); sources[1].onCompleted()
        },
        {
          emit(sources[2], count, thread: 2); sources[2].onCompleted()
        },
      ]) { probe.fault(ends: 1) ?? probe.fault(missing: count, of: 3) }
    }
  }

  func testMergeOfEightThreads() {
    Race.run(Race.rounds / 6) { _ in
      let sources = (0..<8).map { _ in PublishSubject<Int>() }
      let probe = StressProbe()
      _ = Observable.merge(sources.map { $0.asObservable() }).subscribe(probe)
      func action(_ index: Int) -> @Sendable () -> Void {
        {
          emit(sources[index], 4, thread: index); sources[index].onCompleted()
        }
      }
      return Round([
        action(0), action(1), action(2), action(3), action(4), action(5), action(6), action(7),
      ]) { probe.fault(ends: 1) ?? probe.fault(missing: 4, of: 8) }
    }
  }

  func testAnErrorAgainstElementsAndTheEnd() {
    Race.run { _ in
      let sources = (0..<3).map { _ in PublishSubject<Int>() }
      let probe = StressProbe()
      _ = Observable.merge(sources.map { $0.asObservable() }).subscribe(probe)
      return Round([
        {
          emit(sources[0], 4, thread: 0); sources[0].onCompleted()
        }, { emit(sources[1], 4, thread: 1) },
        { sources[2].onError(TestError()) },
      ]) { probe.fault(ends: 1) ?? probe.fault(inPrefixesOf: 2) }
    }
  }

  func testCombineLatest() {
    Race.run { _ in
      let (a, b) = (PublishSubject<Int>(), PublishSubject<Int>())
      let probe = StressProbe()
      _ = Observable.combineLatest(a.startWith(0), b.startWith(0)) { $0 * 1000 + $1 }.subscribe(probe)
      return Round([
        {
          for value in 1...6 { a.onNext(value) }; a.onCompleted()
        },
        {
          for value in 1...6 { b.onNext(value) }; b.onCompleted()
        },
      ]) {
        // One element for each, each of which changes one side by one.
        let changes = zip(probe.elements, probe.elements.dropFirst()).map { $1 - $0 }
        if probe.elements.count != 13 || !changes.allSatisfy({ $0 == 1 || $0 == 1000 }) { return "\(probe.elements)" }
        return probe.fault(ends: 1)
      }
    }
  }

  func testZip() {
    Race.run { _ in
      let (a, b) = (PublishSubject<Int>(), PublishSubject<Int>())
      let probe = StressProbe()
      _ = Observable.zip(a, b) { $0 * 1000 + $1 }.subscribe(probe)
      return Round([
        {
          for value in 0..<8 { a.onNext(value) }; a.onCompleted()
        },
        {
          for value in 0..<8 { b.onNext(value) }; b.onCompleted()
        },
      ]) {
        if probe.elements != (0..<8).map({ $0 * 1001 }) { return "\(probe.elements)" }
        return probe.fault(ends: 1)
      }
    }
  }

  func testSwitchLatestNeverReturnsToAnEarlierSequence() {
    Race.run { _ in
      let outer = PublishSubject<Int>()
      let inners = (0..<4).map { _ in PublishSubject<Int>() }
      let probe = StressProbe()
      _ = outer.map { inners[$0] }.switchLatest().subscribe(probe)
      return Round([
        { for index in 0..<4 { outer.onNext(index) } },
        { for value in 0..<3 { for index in 0..<4 { inners[index].onNext(index * 1000 + value) } } },
      ]) {
        inners[0].onNext(500)
        inners[3].onNext(3500)
        outer.onCompleted()
        inners[3].onCompleted()
        if probe.elements.contains(500) || probe.elements.last != 3500 { return "\(probe.elements)" }
        return probe.fault(ends: 1) ?? probe.descent
      }
    }
  }

  func testFlatMap() {
    Race.run { _ in
      let subject = PublishSubject<Int>()
      let inner = PublishSubject<Int>()
      let probe = StressProbe()
      _ = subject.flatMap { value in Observable.of(value).concat(inner) }.subscribe(probe)
      return Round([
        { emit(subject, 4, thread: 0) }, { emit(subject, 4, thread: 1) }, { emit(subject, 4, thread: 2) },
      ]) {
        if let fault = probe.fault(missing: 4, of: 3) { return fault }
        inner.onNext(3000)
        subject.onCompleted()
        if probe.ends > 0 { return "ended before the inner sequences" }
        inner.onCompleted()
        return probe.fault(ends: 1) ?? (probe.elements.count == 24 ? nil : "\(probe.elements)")
      }
    }
  }

  func testFlatMapWhoseInnerSequencesEndOnAnotherThread() {
    Race.run { _ in
      let outer = PublishSubject<Int>()
      let inners = (0..<4).map { _ in ReplaySubject<Int>.createUnbounded() }
      let probe = StressProbe()
      _ = outer.flatMap { inners[$0] }.subscribe(probe)
      return Round([
        {
          for index in 0..<4 { outer.onNext(index) }; outer.onCompleted()
        },
        { for index in 0..<4 { emit(inners[index], 3, thread: index); inners[index].onCompleted() } },
      ]) { probe.fault(ends: 1) ?? probe.fault(missing: 3, of: 4) }
    }
  }

  func testTakeUntil() {
    Race.run { _ in
      let (subject, other) = (PublishSubject<Int>(), PublishSubject<Int>())
      let probe = StressProbe()
      _ = subject.take(until: other).subscribe(probe)
      return Round([{ emit(subject, 6, thread: 0) }, { emit(subject, 6, thread: 1) }, { other.onNext(0) }]) {
        if subject.hasObservers || other.hasObservers { return "somebody is still subscribed" }
        return probe.fault(ends: 1) ?? probe.fault(inPrefixesOf: 2)
      }
    }
  }

  func testDisposalAgainstEverything() {
    Race.run { _ in
      let (a, b, c) = (PublishSubject<Int>(), PublishSubject<Int>(), PublishSubject<Int>())
      let probe = StressProbe()
      let sources: [Observable<Int>] = [
        Observable.combineLatest(a, b) { (x: Int, y: Int) -> Int in x + y },
        Observable.zip(a, c) { (x: Int, y: Int) -> Int in x + y }, a.map { _ in b }.switchLatest(),
        b.take(until: c), c.flatMap { _ in a },
      ]
      let source = Observable.merge(sources)
      let bag = SerialDisposable()
      bag.disposable = source.subscribe(probe)
      return Round([
        { emit(a, 4, thread: 0) }, { emit(b, 4, thread: 1) }, { emit(c, 4, thread: 2) },
        {
          bag.dispose()
          a.onNext(9000)
        },
      ]) {
        if a.hasObservers || b.hasObservers || c.hasObservers { return "somebody is still subscribed" }
        if probe.elements.contains(9000) { return "an element after dispose" }
        return probe.fault(ends: 0)
      }
    }
  }
}
