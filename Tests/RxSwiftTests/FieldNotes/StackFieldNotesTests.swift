// SPDX-License-Identifier: MIT
import RxSwift
import RxTestSupport
import XCTest

/// The stack overflows that users of RxSwift reported; `Stack` has more of their kind.
final class StackFieldNotesTests: XCTestCase {
  /// Inner sequences that end while they are being subscribed to, behind one that waits.
  func testIssue2615ConcatMap() {
    let (count, isDone) = (Box(0), Box(false))
    onASmallStack {
      let first = PublishSubject<Int>()
      let source = Observable.range(start: 0, count: million)
      let subscription = source.concatMap { index -> Observable<Int> in
        index == 0
          ? first.asObservable()
          : Observable.create { observer in
            observer.onNext(index)
            observer.onCompleted()
            return Disposables.create()
          }
      }
      .subscribe(onNext: { _ in count.value += 1 }, onCompleted: { isDone.value = true })
      first.onNext(0)
      first.onCompleted()
      subscription.dispose()
    }
    XCTAssertEqual(count.value, million)
    XCTAssert(isDone.value)
  }

  /// A sequence that goes round in circles: each inner sequence makes the outer one emit the next element.
  func testIssue2275RecursionThroughFlatMapLatest() {
    let count = Box(0)
    onASmallStack {
      let subject = PublishSubject<Int>()
      let subscription =
        subject
        .observe(on: CurrentThreadScheduler.instance)
        .flatMapLatest { value in Observable.of(value).map { $0 + 1 } }
        .subscribe(onNext: { value in
          count.value += 1
          if value < million { subject.onNext(value) }
        })
      subject.onNext(0)
      subscription.dispose()
    }
    XCTAssertEqual(count.value, million)
  }
}
