// SPDX-License-Identifier: MIT
import RxSwift
import XCTest

/// Shared sequences, with subscribers that come and go while the source emits.
final class SharingStressTests: XCTestCase {
  /// RxSwift#2655: an observer that subscribed during an emission missed elements.
  func testIssue2655ShareReplayTwoMissesNothing() {
    for scope in [SubjectLifetimeScope.whileConnected, .forever] {
      Race.run(Race.rounds / 2) { _ in
        let subject = PublishSubject<Int>()
        let shared = subject.share(replay: 2, scope: scope)
        let (stayer, other) = (StressProbe(), StressProbe())
        _ = shared.subscribe(stayer)
        return Round([{ for value in 1...10 { subject.onNext(value) } }, { _ = shared.subscribe(other) }]) {
          // Both observers receive the elements after that.
          subject.onNext(11)
          subject.onCompleted()
          if stayer.elements != Array(1...11) { return "lost: \(stayer.elements)" }
          return stayer.fault(ends: 1) ?? other.fault(ends: 1) ?? other.fault(gapBefore: 11)
        }
      }
    }
  }

  /// RxSwift#2718: a crash when several threads subscribed to a shared sequence and left it.
  func testIssue2718ConcurrentShare() {
    for replay in 0...2 { checkBalance(Race.rounds / 2) { $0.share(replay: replay) } }
    checkBalance(Race.rounds / 2) { $0.share(replay: 1, scope: .forever) }
  }

  func testRefCount() { checkBalance(Race.rounds) { $0.publish().refCount() } }

  func testRefCountOfReplay() { checkBalance(Race.rounds / 2) { $0.replay(2).refCount() } }

  /// Four threads come and go; in the end nobody is subscribed to the source any more.
  private func checkBalance(
    _ rounds: Int, line: UInt = #line, _ share: (Observable<Int>) -> Observable<Int>
  ) {
    Race.run(rounds, line: line) { _ in
      let balance = AtomicCounter()
      let subject = PublishSubject<Int>()
      let source = Observable<Int>.create { observer in
        balance.add()
        let subscription = subject.subscribe(observer)
        return Disposables.create([subscription, Disposables.create { balance.add(-1) }])
      }
      let shared = share(source)
      let probes = (0..<4).map { _ in StressProbe() }
      return Round([
        { visit(shared, probes[0], emitting: 0, into: subject) },
        { visit(shared, probes[1], emitting: 1000, into: subject) },
        { visit(shared, probes[2], emitting: 2000, into: subject) },
        { visit(shared, probes[3], emitting: 3000, into: subject) },
      ]) {
        for (index, probe) in probes.enumerated() {
          if probe.elements.contains(index * 1000) { return "an element after dispose" }
          if let fault = probe.fault(ends: 0) { return fault }
        }
        return balance.value == 0 ? nil : "\(balance.value) subscriptions are left"
      }
    }
  }

  func testTheEndAgainstSubscribers() {
    Race.run { _ in
      let subject = PublishSubject<Int>()
      let shared = subject.share(replay: 1)
      let (stayer, other) = (StressProbe(), StressProbe())
      _ = shared.subscribe(stayer)
      return Round([
        { emit(subject, 4, thread: 0) }, { subject.onCompleted() }, { _ = shared.subscribe(other) },
      ]) {
        stayer.fault(ends: 1) ?? stayer.fault(inPrefixesOf: 1) ?? other.fault(ends: 1)
      }
    }
  }

  func testConnectableReplay() {
    Race.run { _ in
      let subject = PublishSubject<Int>()
      let replayed = subject.replay(2)
      let probe = StressProbe()
      let connection = replayed.connect()
      return Round([{ for value in 1...8 { subject.onNext(value) } }, { _ = replayed.subscribe(probe) }]) {
        subject.onNext(9)
        connection.dispose()
        subject.onNext(10)
        return probe.fault(ends: 0) ?? probe.fault(gapBefore: 9)
      }
    }
  }
}
