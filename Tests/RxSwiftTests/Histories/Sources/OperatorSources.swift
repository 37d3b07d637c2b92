// SPDX-License-Identifier: MIT
import RxRelay
import RxSwift

extension HistorySource {
  private static func makeSubjects(_ count: Int) -> [PublishSubject<Int>] { (0..<count).map { _ in PublishSubject() } }
  private static func makeRelays(_ count: Int) -> [BehaviorRelay<Int>] { (0..<count).map { BehaviorRelay(value: $0) } }

  // MARK: - Operators with several sources

  static let merge = HistorySource(name: "merge", sources: 3) {
    let subjects = makeSubjects(3)
    let merged = Observable.merge(subjects)
    return Rig(send: { subjects[$1].onNext($0) }, subscribe: { merged.record($0) { [$0] } })
  }

  static let combineLatest = HistorySource(
    name: "combineLatest", sources: 2, shape: .combination, hasInitialValues: true
  ) {
    let relays = makeRelays(2)
    let combined = Observable.combineLatest(relays[0], relays[1]) { [$0, $1] }
    return Rig(
      send: { relays[$1].accept($0) }, subscribe: { combined.record($0) { $0 } }, read: { relays[$0].value })
  }

  static let combineLatestOfThree = HistorySource(
    name: "combineLatest of 3", sources: 3, shape: .combination, hasInitialValues: true
  ) {
    let relays = makeRelays(3)
    let combined = Observable.combineLatest(relays[0], relays[1], relays[2]) { [$0, $1, $2] }
    return Rig(
      send: { relays[$1].accept($0) }, subscribe: { combined.record($0) { $0 } }, read: { relays[$0].value })
  }

  static let combineLatestOfACollection = HistorySource(
    name: "combineLatest of [3]", sources: 3, shape: .combination, hasInitialValues: true
  ) {
    let relays = makeRelays(3)
    let combined = Observable.combineLatest(relays.map { $0.asObservable() })
    return Rig(
      send: { relays[$1].accept($0) }, subscribe: { combined.record($0) { $0 } }, read: { relays[$0].value })
  }

  static let zip = HistorySource(name: "zip", sources: 2, shape: .pairs, admitsVisitors: false) {
    let subjects = makeSubjects(2)
    let zipped = Observable.zip(subjects[0], subjects[1]) { [$0, $1] }
    return Rig(send: { subjects[$1].onNext($0) }, subscribe: { zipped.record($0) { $0 } })
  }

  static let zipOfACollection = HistorySource(name: "zip of [3]", sources: 3, shape: .pairs, admitsVisitors: false) {
    let subjects = makeSubjects(3)
    let zipped = Observable.zip(subjects)
    return Rig(send: { subjects[$1].onNext($0) }, subscribe: { zipped.record($0) { $0 } })
  }

  static let withLatestFrom = HistorySource(
    name: "withLatestFrom", sources: 2, shape: .sampled, hasInitialValues: true
  ) {
    let (source, sampled) = (PublishSubject<Int>(), BehaviorRelay(value: 1))
    let pairs = source.withLatestFrom(sampled) { [$0, $1] }
    return Rig(
      send: { $1 == 0 ? source.onNext($0) : sampled.accept($0) }, subscribe: { pairs.record($0) { $0 } })
  }

  static let scanOfAMerge = HistorySource(name: "scan of merge", sources: 3, shape: .accumulated) {
    let subjects = makeSubjects(3)
    let scanned = Observable.merge(subjects).scan([]) { $0 + [$1] }
    return Rig(send: { subjects[$1].onNext($0) }, subscribe: { scanned.record($0) { $0 } })
  }

  // MARK: - Operators with sequences inside

  static func passing(_ chain: (Observable<Int>) -> Observable<Int>) -> Rig {
    let subject = PublishSubject<Int>()
    let chain = chain(subject)
    return Rig(send: { value, _ in subject.onNext(value) }, subscribe: { chain.record($0) { [$0] } })
  }

  static let concatMap = HistorySource(name: "concatMap", nesting: .afterOuter) {
    passing { $0.concatMap { Observable.just($0) } }
  }
  static let flatMapLatest = HistorySource(name: "flatMapLatest") {
    passing { $0.flatMapLatest { Observable.just($0) } }
  }
  static let flatMap = HistorySource(name: "flatMap") { passing { $0.flatMap { Observable.just($0) } } }

  // MARK: - Sharing

  static let share = HistorySource(name: "share") { passing { $0.share() } }
  static let shareForever = HistorySource(name: "share, forever") { passing { $0.share(scope: .forever) } }
  static let shareReplay = HistorySource(name: "share(replay: 1)", replay: 1) { passing { $0.share(replay: 1) } }
  static let shareReplayForever = HistorySource(name: "share(replay: 1), forever", replay: 1) {
    passing { $0.share(replay: 1, scope: .forever) }
  }
  static let refCount = HistorySource(name: "publish().refCount()") { passing { $0.publish().refCount() } }

  // MARK: - Sources of the user's

  static let create = HistorySource(name: "create") {
    let source = UnruledSource()
    let created = Observable<Int>.create { source.subscribe($0) }
    return Rig(send: { value, _ in source.send(value) }, subscribe: { created.record($0) { [$0] } })
  }
  static let unruled = HistorySource(name: "a source of the user's") {
    let source = UnruledSource()
    return Rig(send: { value, _ in source.send(value) }, subscribe: { source.record($0) { [$0] } })
  }
  static let mappedUnruled = HistorySource(name: "map of a source of the user's") {
    let source = UnruledSource()
    let mapped = source.map { $0 }
    return Rig(send: { value, _ in source.send(value) }, subscribe: { mapped.record($0) { [$0] } })
  }
}
