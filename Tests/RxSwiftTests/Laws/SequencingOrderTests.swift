// SPDX-License-Identifier: MIT
import RxTestSupport
import XCTest

@testable import RxSwift

/// What comes first when a sequence ends that has, or could have, a successor: its disposal, or the next event.
final class SequencingOrderTests: XCTestCase {
  private static let operators: [(name: String, make: @Sendable (Observable<Int>) -> Observable<Int>)] = [
    ("catch", { $0.catch { _ in .empty() } }),
    ("catchAndReturn", { $0.catchAndReturn(1) }),
    ("catch(sequence:)", { Observable.catch(sequence: [$0, .empty()]) }),
    ("retry", { $0.retry() }),
    ("retry(_:)", { $0.retry(3) }),
    ("retry(when:)", { $0.retry(when: { (errors: Observable<any Error>) in errors }) }),
  ]

  /// The observer receives the end before the source is disposed; so it receives the end even if disposing the source
  /// disposes everything.
  func testTheEndComesBeforeTheDisposalOfTheSource() {
    for (name, make) in Self.operators {
      let (log, bag) = (Log(), Box(DisposeBag()))
      let observer = Box<AnyObserver<Int>?>(nil)
      let source = Observable<Int>.create {
        observer.value = $0
        return Disposables.create {
          bag.value = DisposeBag()
          log.add("disposed")
        }
      }
      make(source).subscribe(onCompleted: { log.add("completed") }).disposed(by: bag.value)
      observer.value?.onCompleted()
      XCTAssertEqual(log.lines, ["completed", "disposed"], name)
    }
  }

  /// The first sequence is disposed before the next one begins, or after that.
  func testWhenTheSequenceThatEndedIsDisposed() {
    let second: @Sendable (Log) -> Observable<Int> = { log in
      Observable<Int>.create { _ in
        log.add("second")
        return Disposables.create()
      }
    }
    let operators: [(name: String, fails: Bool, isDisposedFirst: Bool, make: (Observable<Int>, Log) -> Observable<Int>)]
    operators = [
      ("concat", false, true, { $0.concat(second($1)) }),
      ("catch(sequence:)", true, true, { .catch(sequence: [$0, second($1)]) }),
      ("catch", true, false, { source, log in source.catch { _ in second(log) } }),
      ("andThen", false, false, { $0.ignoreElements().asCompletable().andThen(second($1)) }),
    ]
    for (name, fails, isDisposedFirst, make) in operators {
      let log = Log()
      let observer = Box<AnyObserver<Int>?>(nil)
      let source = Observable<Int>.create {
        observer.value = $0
        return Disposables.create { log.add("disposed") }
      }
      let subscription = make(source, log).subscribe()
      if fails { observer.value?.onError(TestError()) } else { observer.value?.onCompleted() }
      XCTAssertEqual(log.lines, isDisposedFirst ? ["disposed", "second"] : ["second", "disposed"], name)
      subscription.dispose()
    }
  }

  /// A sequence that another thread ends while it is being subscribed to: the thread that subscribes begins the next one,
  /// after it has disposed the one that ended.
  func testTheThreadThatSubscribesBeginsTheNextSequence() {
    let operators: [(name: String, fails: Bool, make: (Observable<Int>) -> Observable<Int>)] = [
      ("concat", false, { Observable.concat([$0, $0, $0]) }),
      ("catch(sequence:)", true, { Observable.catch(sequence: [$0, $0, $0]) }),
      ("retry(_:)", true, { $0.retry(3) }),
      ("retry(when:)", true, { $0.retry(when: { (errors: Observable<any Error>) in errors.take(3) }) }),
    ]
    for (name, fails, make) in operators {
      let (log, end) = (Log(), expectation(description: name))
      let source = Observable<Int>.create { observer in
        log.add(Thread.isMainThread ? "here" : "elsewhere")
        inParallel(1) { _ in if fails { observer.onError(TestError()) } else { observer.onCompleted() } }
        return Disposables.create { log.add("disposed") }
      }
      _ = make(source).subscribe(onDisposed: { end.fulfill() })
      wait(for: [end], timeout: 10)
      XCTAssertEqual(log.lines, Array(repeatElement(["here", "disposed"], count: 3).joined()), name)
    }
  }
}
