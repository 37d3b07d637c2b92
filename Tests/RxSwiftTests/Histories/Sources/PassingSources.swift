// SPDX-License-Identifier: MIT
import RxSwift

/// Operators that pass each element on through more than one stage of their own.
extension HistorySource {
  /// A sequence of one element that no operator can take a short cut with.
  private static func one(_ value: Int) -> Observable<Int> {
    Observable.create { observer in
      observer.onNext(value)
      observer.onCompleted()
      return Disposables.create()
    }
  }

  static let flatMapOfSequences = HistorySource(name: "flatMap of sequences") { passing { $0.flatMap { one($0) } } }
  static let flatMapLatestOfSequences = HistorySource(name: "flatMapLatest of sequences") {
    passing { $0.flatMapLatest { one($0) } }
  }
  static let concatMapOfSequences = HistorySource(name: "concatMap of sequences", nesting: .afterOuter) {
    passing { $0.concatMap { one($0) } }
  }
  static let mergeOfOneAtOnce = HistorySource(name: "merge(maxConcurrent: 1)", nesting: .afterOuter) {
    passing { $0.map { one($0) }.merge(maxConcurrent: 1) }
  }
  static let groupBy = HistorySource(name: "groupBy") { passing { $0.groupBy { $0 % 2 }.flatMap { $0 } } }
  static let multicast = HistorySource(name: "multicast") { passing { $0.multicast(PublishSubject<Int>()).refCount() } }
  static let replayRefCount = HistorySource(name: "replay(2).refCount()", replay: 2) {
    passing { $0.replay(2).refCount() }
  }
  static let replayAllRefCount = HistorySource(name: "replayAll().refCount()", replay: .max) {
    passing { $0.replayAll().refCount() }
  }
}
