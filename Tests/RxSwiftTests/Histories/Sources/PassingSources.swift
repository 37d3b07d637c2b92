// SPDX-License-Identifier: MIT
import Foundation
import RxSwift

/// Operators that pass each element on through more than one stage of their own, or beside a timer.
extension HistorySource {
  /// A sequence of one element that no operator can take a short cut with.
  private static func one(_ value: Int) -> Observable<Int> {
    Observable.create { observer in
      observer.onNext(value)
      observer.onCompleted()
      return Disposables.create()
    }
  }

  private static let queue = SerialDispatchQueueScheduler(qos: .utility)
  /// Longer than any round takes.
  private static let never = RxTimeInterval.seconds(3_600)

  static let flatMapOfSequences = HistorySource(name: "flatMap of sequences") { passing { $0.flatMap { one($0) } } }
  static let flatMapLatestOfSequences = HistorySource(name: "flatMapLatest of sequences") {
    passing { $0.flatMapLatest { one($0) } }
  }
  static let concatMapOfSequences = HistorySource(name: "concatMap of sequences", nesting: .afterOuter) {
    passing { $0.concatMap { one($0) } }
  }
  static let groupBy = HistorySource(name: "groupBy") { passing { $0.groupBy { $0 % 2 }.flatMap { $0 } } }
  static let takeUntil = HistorySource(name: "take(until:)") { passing { $0.take(until: Observable<Int>.never()) } }
  static let skipUntil = HistorySource(name: "skip(until:)") { passing { $0.skip(until: Observable.just(0)) } }
  static let amb = HistorySource(name: "amb") { passing { $0.amb(Observable.never()) } }
  static let catchOfASource = HistorySource(name: "catch") { passing { $0.catch { _ in Observable.empty() } } }
  static let retryWhen = HistorySource(name: "retry(when:)") {
    passing { $0.retry(when: { (errors: Observable<any Error>) in errors }) }
  }
  static let multicast = HistorySource(name: "multicast") { passing { $0.multicast(PublishSubject<Int>()).refCount() } }
  static let timeout = HistorySource(name: "timeout") { passing { $0.timeout(never, scheduler: queue) } }
  static let buffer = HistorySource(name: "buffer") {
    passing { $0.buffer(timeSpan: never, count: 1, scheduler: queue).compactMap(\.first) }
  }
  static let window = HistorySource(name: "window") {
    passing { $0.window(timeSpan: never, count: 1, scheduler: queue).flatMap { $0 } }
  }
}
