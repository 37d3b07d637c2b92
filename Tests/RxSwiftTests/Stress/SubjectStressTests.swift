// SPDX-License-Identifier: MIT
import RxSwift
import XCTest

/// Subjects on which several threads emit, subscribe, dispose and end the sequence at the same time.
final class SubjectStressTests: XCTestCase {
  func testAnObserverReceivesEachElementOnceInTheOrderOfEachThread() {
    Race.run { _ in
      let subject = PublishSubject<Int>()
      let (stayer, visitor) = (StressProbe(), StressProbe())
      _ = subject.subscribe(stayer)
      return Round([
        { emit(subject, 6, thread: 0) }, { emit(subject, 6, thread: 1) },
        { visit(subject, visitor, emitting: 2000, into: subject) },
      ]) {
        subject.onCompleted()
        if visitor.elements.contains(2000) { return "an element after dispose" }
        if stayer.elements.filter({ $0 == 2000 }).count != 1 { return "not one marker: \(stayer.elements)" }
        for thread in 0...1 where stayer.elements(of: thread) != Array(0..<6) { return "lost: \(stayer.elements)" }
        return stayer.fault(ends: 1) ?? visitor.fault(ends: 0)
      }
    }
  }

  func testTheEndAgainstElements() {
    Race.run { _ in
      let subject = PublishSubject<Int>()
      let (stayer, other) = (StressProbe(), StressProbe())
      _ = subject.subscribe(stayer)
      return Round([
        { emit(subject, 6, thread: 0) }, { emit(subject, 6, thread: 1) }, { subject.onCompleted() },
        { _ = subject.subscribe(other) },
      ]) {
        stayer.fault(ends: 1) ?? stayer.fault(inPrefixesOf: 2) ?? other.fault(ends: 1)
      }
    }
  }

  /// One of two threads releases the last reference, perhaps while it emits. What the observers have captured is gone
  /// then, although their subscriptions are kept.
  func testTheReleaseOfTheSubjectAgainstDisposal() {
    Race.run { _ in
      let shared = SharedSubject()
      return Round([
        {
          shared.first?.onNext(1)
          shared.first = nil
        },
        { shared.second = nil },
        { shared.disposed.dispose() },
      ]) {
        defer { shared.kept.dispose() }
        return shared.captured == nil ? nil : "the observers are kept"
      }
    }
  }

  func testBehaviorSubjectHasNoGapBetweenTheCurrentElementAndThoseThatFollow() {
    Race.run { _ in
      let subject = BehaviorSubject(value: 0)
      let (first, second) = (StressProbe(), StressProbe())
      return Round([
        { for value in 1...8 { subject.onNext(value) } }, { _ = subject.subscribe(first) },
        { _ = subject.subscribe(second) },
      ]) {
        subject.onCompleted()
        return first.fault(ends: 1) ?? second.fault(ends: 1) ?? first.fault(gapBefore: 8) ?? second.fault(gapBefore: 8)
      }
    }
  }

  func testReplaySubjectRepeatsEverythingInTheSameOrderToAll() {
    Race.run { _ in
      let subject = ReplaySubject<Int>.createUnbounded()
      let (first, second) = (StressProbe(), StressProbe())
      return Round([
        { emit(subject, 6, thread: 0) }, { emit(subject, 6, thread: 1) }, { _ = subject.subscribe(first) },
        { _ = subject.subscribe(second) },
      ]) {
        subject.onCompleted()
        if first.elements != second.elements { return "\(first.elements) and \(second.elements)" }
        return first.fault(ends: 1) ?? second.fault(ends: 1) ?? first.fault(missing: 6, of: 2)
      }
    }
  }

  func testReplaySubjectOfTwoHasNoGap() {
    Race.run { _ in
      let subject = ReplaySubject<Int>.create(bufferSize: 2)
      let probe = StressProbe()
      return Round([{ for value in 1...10 { subject.onNext(value) } }, { _ = subject.subscribe(probe) }]) {
        subject.onCompleted()
        return probe.fault(ends: 1) ?? probe.fault(gapBefore: 10)
      }
    }
  }

  func testAsyncSubjectGivesTheSameElementToAll() {
    Race.run { _ in
      let subject = AsyncSubject<Int>()
      let (first, second) = (StressProbe(), StressProbe())
      _ = subject.subscribe(first)
      return Round([
        { emit(subject, 4, thread: 0) },
        {
          subject.onNext(7); subject.onCompleted()
        }, { _ = subject.subscribe(second) },
      ]) {
        if first.elements != second.elements { return "\(first.elements) and \(second.elements)" }
        return first.fault(ends: 1) ?? second.fault(ends: 1) ?? (first.elements.count == 1 ? nil : "not one element")
      }
    }
  }

  /// RxSwift#2268: an element after `dispose`.
  func testIssue2268NothingAfterDispose() {
    Race.run { _ in
      let subject = PublishSubject<Int>()
      let probes = [StressProbe(), StressProbe()]
      return Round([
        { visit(subject.map { $0 }, probes[0], emitting: 0, into: subject) },
        { visit(subject.filter { _ in true }, probes[1], emitting: 1000, into: subject) },
        { emit(subject, 6, thread: 2) },
      ]) {
        for (index, probe) in probes.enumerated() where probe.elements.contains(index * 1000) {
          return "an element after dispose"
        }
        let seen = probes.map(\.elements)
        subject.onNext(5)
        subject.onCompleted()
        if probes.map(\.elements) != seen { return "an element after all had left" }
        return probes[0].fault(ends: 0) ?? probes[1].fault(ends: 0)
      }
    }
  }
}

/// A subject with observers, and two references to it. Each reference belongs to one thread.
private final class SharedSubject: @unchecked Sendable {
  // Sendable: the threads meet between the rounds, and each of them uses a variable of its own.
  var first: BehaviorSubject<Int>?
  var second: BehaviorSubject<Int>?
  let kept = CompositeDisposable()
  let disposed = CompositeDisposable()
  private(set) weak var captured: StressProbe?

  init() {
    let subject = BehaviorSubject(value: 0)
    let probe = StressProbe()
    (first, second, captured) = (subject, subject, probe)
    for subscriptions in [kept, disposed, kept, disposed] {
      _ = subscriptions.insert(subject.subscribe(onNext: { probe.on(.next($0)) }))
      _ = subscriptions.insert(subject.map { $0 }.subscribe(probe))
    }
  }
}
