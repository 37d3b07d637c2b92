// SPDX-License-Identifier: MIT
import RxTestSupport
import XCTest

@testable import RxSwift

/// An operator that goes on with another sequence while the observer is still busy with an element of the last one,
/// because the observer itself ended that: what another thread sends then has to wait for the observer.
final class ContinuationTests: ImpatientTestCase {
  /// An operator that goes on with the next sequence when one fails or, unless `onErrors`, completes.
  private struct Operator: Sendable {
    let name: String
    let onErrors: Bool
    /// Whether it would go on for ever.
    var isEndless: Bool { name == "retry" || name == "retry(when:)" }
    let make: @Sendable ([Observable<Int>]) -> Observable<Int>

    func end(_ subject: PublishSubject<Int>) {
      if onErrors { subject.onError(TestError()) } else { subject.onCompleted() }
    }

    func ended(_ source: Observable<Int>) -> Observable<Int> {
      onErrors ? source.concat(Observable.error(TestError())) : source
    }
  }

  private static let operators: [Operator] = [
    Operator(name: "concat", onErrors: false) { Observable.concat($0) },
    Operator(name: "concat in concat", onErrors: false) {
      Observable.concat($0[0], Observable.concat(Array($0.dropFirst())))
    },
    Operator(name: "concatMap", onErrors: false) { sources in
      Observable.from(sources.indices).concatMap { sources[$0] }
    },
    Operator(name: "catch", onErrors: true) { caught($0[...]) },
    Operator(name: "catch(sequence:)", onErrors: true) { Observable.catch(sequence: $0) },
    Operator(name: "retry", onErrors: true) { nextOnEachSubscription($0).retry() },
    Operator(name: "retry(_:)", onErrors: true) { nextOnEachSubscription($0).retry($0.count) },
    Operator(name: "retry(when:)", onErrors: true) {
      nextOnEachSubscription($0).retry(when: { (errors: Observable<any Error>) in errors })
    },
  ]

  /// The first of the sequences, and when it fails the others.
  private static func caught(_ sources: ArraySlice<Observable<Int>>) -> Observable<Int> {
    guard let first = sources.first else { return .empty() }
    let others = sources.dropFirst()
    return others.isEmpty ? first : first.catch { _ in caught(others) }
  }

  /// A sequence whose first subscription goes to the first of the sequences, its second one to the second, and so on.
  private static func nextOnEachSubscription(_ sources: [Observable<Int>]) -> Observable<Int> {
    let next = Box(0)
    return .deferred {
      defer { next.value += 1 }
      return sources[next.value]
    }
  }

  /// Subscribes an observer that notes when its calls begin and end: `[1 1]` for an element, `|` or `x` for the end.
  @discardableResult
  private func observe(
    _ source: Observable<Int>, _ log: Log, _ onNext: @escaping @Sendable (Int) -> Void = { _ in }
  ) -> any Disposable {
    source.subscribe(
      onNext: { value in
        log.add("[\(value)")
        onNext(value)
        log.add("\(value)]")
      }, onError: { _ in log.add("x") }, onCompleted: { log.add("|") })
  }

  private func check(_ log: Log, _ expected: String, _ name: String, line: UInt = #line) {
    XCTAssertEqual(log.lines.joined(separator: " "), expected, name, line: line)
  }

  func testWhatAnotherThreadSendsWaitsForTheObserver() {
    for each in Self.operators {
      let (first, second, log) = (PublishSubject<Int>(), PublishSubject<Int>(), Log())
      observe(each.make([first.asObservable(), second.asObservable()]), log) { value in
        guard value == 1 else { return }
        each.end(first)
        inParallel(1) { _ in
          second.onNext(2)
          second.onNext(3)
          second.onCompleted()
        }
      }
      first.onNext(1)
      check(log, "[1 1] [2 2] [3 3] |", each.name)
      XCTAssertFalse(first.hasObservers || second.hasObservers, each.name)
    }
  }

  func testAnErrorWaitsForTheObserver() {
    for each in Self.operators where !each.isEndless {
      let (first, second, log) = (PublishSubject<Int>(), PublishSubject<Int>(), Log())
      observe(each.make([first.asObservable(), second.asObservable()]), log) { value in
        guard value == 1 else { return }
        each.end(first)
        inParallel(1) { _ in
          second.onNext(2)
          second.onError(TestError())
        }
      }
      first.onNext(1)
      check(log, "[1 1] [2 2] x", each.name)
    }
  }

  /// Elements that do not fit into a word are copied.
  func testElementsOfAnyType() {
    let (first, second, log) = (PublishSubject<String>(), PublishSubject<String>(), Log())
    _ = first.concat(second).subscribe(
      onNext: { value in
        log.add("[\(value)")
        if value == "first" {
          first.onCompleted()
          inParallel(1) { _ in
            for number in 0..<3 { second.onNext("element number \(number) of the second sequence") }
          }
        }
        log.add("]")
      })
    first.onNext("first")
    check(
      log,
      "[first ] [element number 0 of the second sequence ] [element number 1 of the second sequence ] "
        + "[element number 2 of the second sequence ]", "concat")
  }

  func testASequenceThatEmitsOnSubscriptionNests() {
    for each in Self.operators {
      let (first, third, log) = (PublishSubject<Int>(), PublishSubject<Int>(), Log())
      let sources = [first.asObservable(), each.ended(.of(2, 3)), third.asObservable()]
      observe(each.make(sources), log) { value in
        guard value == 1 else { return }
        each.end(first)
        inParallel(1) { _ in
          third.onNext(4)
          third.onCompleted()
        }
      }
      first.onNext(1)
      check(log, "[1 [2 2] [3 3] 1] [4 4] |", each.name)
    }
  }

  /// The end of a sequence waits for the observer as well, and those that follow it go on as if nothing had happened.
  func testSequencesThatFollow() {
    for each in Self.operators {
      let (subjects, log) = ((0..<5).map { _ in PublishSubject<Int>() }, Log())
      observe(each.make(subjects.map { $0.asObservable() }), log) { value in
        guard value == 1 || value == 5 else { return }
        let index = value == 1 ? 0 : 2
        each.end(subjects[index])
        inParallel(1) { _ in
          subjects[index + 1].onNext(value + 1)
          each.end(subjects[index + 1])
        }
      }
      subjects[0].onNext(1)
      check(log, "[1 1] [2 2]", each.name)
      inParallel(1) { _ in subjects[2].onNext(3) }
      subjects[2].onNext(4)
      check(log, "[1 1] [2 2] [3 3] [4 4]", each.name)
      log.clear()
      subjects[2].onNext(5)
      subjects[4].onNext(7)
      subjects[4].onCompleted()
      check(log, "[5 5] [6 6] [7 7] |", each.name)
    }
  }

  /// Events that another thread has queued are not lost when the observer ends that sequence, too.
  func testTheEndDoesNotOvertakeQueuedEvents() {
    // With one `catch` in another, the gate of the inner one is free, so its events nest.
    for each in Self.operators where each.name != "catch" {
      let (first, second, log) = (PublishSubject<Int>(), PublishSubject<Int>(), Log())
      observe(each.make([first.asObservable(), second.asObservable(), .just(4)]), log) { value in
        if value == 1 {
          each.end(first)
          inParallel(1) { _ in
            second.onNext(2)
            second.onNext(3)
          }
        } else if value == 2 {
          each.end(second)
        }
      }
      first.onNext(1)
      check(log, "[1 1] [2 2] [3 3] [4 4] |", each.name)
    }
  }

  func testAScalarAfterWhatAnotherThreadSent() {
    let (first, second, log) = (PublishSubject<Int>(), PublishSubject<Int>(), Log())
    observe(Observable.concat(first.asObservable(), second.asObservable(), .just(3), .empty(), .just(4)), log) {
      value in
      guard value == 1 else { return }
      first.onCompleted()
      inParallel(1) { _ in
        second.onNext(2)
        second.onCompleted()
      }
    }
    first.onNext(1)
    check(log, "[1 1] [2 2] [3 3] [4 4] |", "concat")
  }

  func testTheObserverDisposes() {
    for each in Self.operators {
      let (first, second, log) = (PublishSubject<Int>(), PublishSubject<Int>(), Log())
      let subscription = SerialDisposable()
      subscription.disposable = observe(each.make([first.asObservable(), second.asObservable()]), log) { value in
        guard value == 1 else { return }
        each.end(first)
        inParallel(1) { _ in second.onNext(2) }
        subscription.dispose()
        inParallel(1) { _ in second.onNext(3) }
      }
      first.onNext(1)
      second.onNext(4)
      check(log, "[1 1]", each.name)
      XCTAssertFalse(first.hasObservers || second.hasObservers, each.name)
    }
  }

  func testEverythingIsReleased() {
    for each in Self.operators {
      for disposes in [true, false] {
        let (running, canary) = (WeakBox<RunningSubscription>(nil), WeakBox<Box<Int>>(nil))
        within {
          let (first, second, held) = (PublishSubject<Int>(), PublishSubject<Int>(), Box(0))
          canary.object = held
          let source = each.make([first.map { $0 + held.value }, second.map { $0 + held.value }])
          let stage = ClosureStage(
            Int.self,
            onNext: { value in
              held.value = 0
              guard value == 1 else { return }
              each.end(first)
              inParallel(1) { _ in
                second.onNext(2)
                if !disposes { second.onCompleted() }
              }
            }, end: { _ in })
          let subscription = source.connect(stage)
          running.object = stage.running
          XCTAssertNotNil(running.object)
          first.onNext(1)
          if disposes { subscription.dispose() }
        }
        XCTAssertNil(running.object, each.name)
        XCTAssertNil(canary.object, each.name)
      }
    }
  }

  /// Makes sure that what is local is gone afterwards.
  @inline(never)
  private func within(_ body: () -> Void) { body() }

  /// Sequences that go through the gate do not nest either.
  func testManySequences() {
    let count = 30_000
    let (log, sum) = (Log(), Box(0))
    onASmallStack {
      for isFailing in [false, true] {
        let first = PublishSubject<Int>()
        let one: Observable<Int> = isFailing ? .concat([.just(1), .error(TestError())]) : Observable.just(1).map { $0 }
        let sources = Array(repeatElement(one, count: count)) + [.just(0)]
        let all = [first.asObservable()] + sources
        let source = isFailing ? Observable.catch(sequence: all) : .concat(all)
        _ = source.subscribe(
          onNext: { value in
            sum.value += value
            guard value == -1 else { return }
            if isFailing { first.onError(TestError()) } else { first.onCompleted() }
          }, onCompleted: { log.add("|") })
        first.onNext(-1)
      }
    }
    XCTAssertEqual(sum.value, 2 * (count - 1))
    XCTAssertEqual(log.lines, ["|", "|"])
  }

  /// The answers of `retry(when:)` end while the observer is busy with the element that made the source fail.
  func testTheEndOfTheAnswersWaitsForTheObserver() {
    for isError in [false, true] {
      let (source, answers, log) = (PublishSubject<Int>(), PublishSubject<Int>(), Log())
      observe(source.retry(when: { (_: Observable<any Error>) in answers }), log) { _ in
        source.onError(TestError())
        inParallel(1) { _ in if isError { answers.onError(TestError()) } else { answers.onCompleted() } }
      }
      source.onNext(1)
      check(log, isError ? "[1 1] x" : "[1 1] |", "retry(when:)")
      XCTAssertFalse(source.hasObservers || answers.hasObservers)
    }
  }

  /// The answers of `retry(when:)` come from another thread; the subscription is made there.
  func testTheAnswerSubscribesWhereItCame() {
    let (first, second) = (PublishSubject<Int>(), PublishSubject<Int>())
    let (answers, threads, log) = (PublishSubject<Int>(), Box<[Bool]>([]), Log())
    let isFirst = Box(true)
    let source = Observable<Int>.deferred {
      threads.value.append(Thread.isMainThread)
      defer { isFirst.value = false }
      return (isFirst.value ? first : second).asObservable()
    }
    observe(source.retry(when: { (_: Observable<any Error>) in answers }), log) { value in
      guard value == 1 else { return }
      first.onError(TestError())
      inParallel(1) { _ in
        answers.onNext(1)
        second.onNext(2)
      }
    }
    first.onNext(1)
    XCTAssertEqual(threads.value, [true, false])
    check(log, "[1 1] [2 2]", "retry(when:)")
    second.onNext(3)
    answers.onCompleted()
    second.onError(TestError())
    check(log, "[1 1] [2 2] [3 3] |", "retry(when:)")
  }
}
