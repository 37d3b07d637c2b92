// SPDX-License-Identifier: MIT
import RxSwift

/// Operators that go from one source to another, or begin or end with one, while events run.
extension HistorySource {
  /// The last sources are signals: each performs an action.
  private static func switching(
    _ chain: Observable<Int>, _ elements: [@Sendable (Int) -> Void],
    _ signals: @escaping @Sendable (_ signal: Int) -> Void
  ) -> Rig {
    Rig(
      send: { value, source in
        if source < elements.count { elements[source](value) } else { signals(source - elements.count) }
      },
      subscribe: { chain.record($0) { [$0] } })
  }

  /// A chain of subjects; the signal ends the first one.
  private static func switching(
    _ count: Int, endingWith end: Event<Int>, _ chain: ([Observable<Int>]) -> Observable<Int>
  ) -> Rig {
    let subjects = (0..<count).map { _ in PublishSubject<Int>() }
    return switching(chain(subjects), subjects.map { subject in { subject.onNext($0) } }) { _ in subjects[0].on(end) }
  }

  /// A source that may be subscribed to again after an end, which the signal sends.
  private static func interrupted(_ chain: (Observable<Int>) -> Observable<Int>) -> Rig {
    let source = UnruledSource()
    return switching(chain(source.asObservable()), [{ source.send($0) }]) { _ in source.send(.error(Ended())) }
  }

  private struct Ended: Error {}

  // MARK: - A second source that begins or ends it

  private static func until(_ chain: (Observable<Int>, Observable<Int>) -> Observable<Int>) -> Rig {
    let (subject, signal) = (PublishSubject<Int>(), PublishSubject<Int>())
    return switching(chain(subject, signal), [{ subject.onNext($0) }]) { _ in signal.onNext(0) }
  }

  static let takeUntil = HistorySource(
    name: "take(until:)", sources: 2, signals: 1, valves: [0: Valve(closers: [1])]
  ) { until { $0.take(until: $1) } }
  static let skipUntil = HistorySource(
    name: "skip(until:)", sources: 2, signals: 1, valves: [0: Valve(isOpenAtFirst: false, openers: [1])]
  ) { until { $0.skip(until: $1) } }

  static let amb = HistorySource(name: "amb", sources: 2, isRace: true) {
    let (left, right) = (PublishSubject<Int>(), PublishSubject<Int>())
    let chain = left.amb(right)
    return Rig(send: { ($1 == 0 ? left : right).onNext($0) }, subscribe: { chain.record($0) { [$0] } })
  }

  static let sample = HistorySource(name: "sample", sources: 2, signals: 1, shape: .held, hold: Hold(keeps: .latest)) {
    until { $0.sample($1) }
  }

  // MARK: - One after the other

  private static let oneAfterTheOther = [
    0: Valve(closers: [2], outlasts: true), 1: Valve(isOpenAtFirst: false, openers: [2], outlasts: true),
  ]

  static let concat = HistorySource(name: "concat", sources: 3, signals: 1, valves: oneAfterTheOther) {
    switching(2, endingWith: .completed) { $0[0].concat($0[1]) }
  }
  static let concatOfACollection = HistorySource(
    name: "concat of [2]", sources: 3, signals: 1, valves: oneAfterTheOther
  ) {
    switching(2, endingWith: .completed) { Observable.concat($0) }
  }
  static let catchOfASource = HistorySource(name: "catch", sources: 3, signals: 1, valves: oneAfterTheOther) {
    switching(2, endingWith: .error(Ended())) { sources in sources[0].catch { [next = sources[1]] _ in next } }
  }
  static let catchOfASequence = HistorySource(
    name: "catch(sequence:)", sources: 3, signals: 1, valves: oneAfterTheOther
  ) {
    switching(2, endingWith: .error(Ended())) { Observable.catch(sequence: $0) }
  }
  static let ifEmptySwitch = HistorySource(
    name: "ifEmpty(switchTo:)", sources: 3, signals: 1,
    valves: [
      0: Valve(closers: [2], outlasts: true),
      1: Valve(isOpenAtFirst: false, openers: [2], rival: 0, outlasts: true),
    ]
  ) { switching(2, endingWith: .completed) { $0[0].ifEmpty(switchTo: $0[1]) } }

  static let startWith = HistorySource(name: "startWith", sources: 1) {
    let subject = PublishSubject<Int>()
    let chain = subject.startWith(-1)
    // What it starts with is no element of the history.
    return Rig(send: { value, _ in subject.onNext(value) }, subscribe: { chain.record($0) { $0 < 0 ? [] : [$0] } })
  }

  // MARK: - Once more

  static let retry = HistorySource(
    name: "retry", sources: 2, signals: 1, valves: [0: Valve(openers: [1], closers: [1])]
  ) { interrupted { $0.retry() } }
  static let retryWhen = HistorySource(
    name: "retry(when:)", sources: 2, signals: 1, valves: [0: Valve(openers: [1], closers: [1])]
  ) { interrupted { $0.retry(when: { (errors: Observable<any Error>) in errors }) } }

  // MARK: - Sequences inside that last

  static let mergeOfTwoAtOnce = HistorySource(
    name: "merge(maxConcurrent: 2)", sources: 4, signals: 1,
    valves: [
      0: Valve(closers: [3], outlasts: true), 2: Valve(isOpenAtFirst: false, openers: [3], outlasts: true),
    ]
  ) { switching(3, endingWith: .completed) { Observable.from($0).merge(maxConcurrent: 2) } }

  static let flatMapFirst = HistorySource(
    name: "flatMapFirst", sources: 3, signals: 2,
    valves: [0: Valve(isOpenAtFirst: false, openers: [1], closers: [2])]
  ) {
    let (outer, inner) = (PublishSubject<Int>(), UnruledSource())
    return switching(outer.flatMapFirst { _ in inner }, [{ inner.send($0) }]) {
      if $0 == 0 { outer.onNext(0) } else { inner.send(.completed) }
    }
  }

  static let flatMapLatestOfSubjects = HistorySource(
    name: "flatMapLatest of subjects", sources: 4, signals: 2,
    valves: [
      0: Valve(isOpenAtFirst: false, openers: [2], closers: [2, 3]),
      1: Valve(isOpenAtFirst: false, openers: [3], closers: [2, 3]),
    ]
  ) {
    let (outer, left, right) = (PublishSubject<Int>(), PublishSubject<Int>(), PublishSubject<Int>())
    let chain = outer.flatMapLatest { $0 == 0 ? left : right }
    return switching(chain, [{ left.onNext($0) }, { right.onNext($0) }]) { outer.onNext($0) }
  }
}
