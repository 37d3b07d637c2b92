// SPDX-License-Identifier: MIT
import RxRelay
import RxSwift

extension HistorySource {
  static let publishSubject = HistorySource(name: "PublishSubject") { publish(PublishSubject<Int>()) }
  static let queuedPublishSubject = HistorySource(name: "PublishSubject, queued", nesting: .afterOuter) {
    publish(PublishSubject<Int>(reentrancy: .queued))
  }

  private static func publish(_ subject: PublishSubject<Int>) -> Rig {
    Rig(send: { value, _ in subject.onNext(value) }, subscribe: { subject.record($0) { [$0] } })
  }

  static let behaviorSubject = HistorySource(name: "BehaviorSubject", replay: 1, hasInitialValues: true) {
    behavior(BehaviorSubject(value: 0))
  }
  static let queuedBehaviorSubject = HistorySource(
    name: "BehaviorSubject, queued", nesting: .afterOuter, replay: 1, hasInitialValues: true
  ) { behavior(BehaviorSubject(value: 0, reentrancy: .queued)) }

  private static func behavior(_ subject: BehaviorSubject<Int>) -> Rig {
    Rig(
      send: { value, _ in subject.onNext(value) }, subscribe: { subject.record($0) { [$0] } },
      read: { _ in (try? subject.value()) ?? -1 })
  }

  static let replaySubject = HistorySource(name: "ReplaySubject", replay: 3) {
    replay(ReplaySubject<Int>.create(bufferSize: 3))
  }
  static let queuedReplaySubject = HistorySource(name: "ReplaySubject, queued", nesting: .afterOuter, replay: 3) {
    replay(ReplaySubject<Int>.create(bufferSize: 3, reentrancy: .queued))
  }
  static let unboundedReplaySubject = HistorySource(name: "ReplaySubject, unbounded", replay: .max) {
    replay(ReplaySubject<Int>.createUnbounded())
  }

  private static func replay(_ subject: ReplaySubject<Int>) -> Rig {
    Rig(send: { value, _ in subject.onNext(value) }, subscribe: { subject.record($0) { [$0] } })
  }

  static let asyncSubject = HistorySource(name: "AsyncSubject", shape: .last) {
    let subject = AsyncSubject<Int>()
    return Rig(
      send: { value, _ in subject.onNext(value) }, subscribe: { subject.record($0) { [$0] } },
      complete: { subject.onCompleted() })
  }

  static let publishRelay = HistorySource(name: "PublishRelay") {
    let relay = PublishRelay<Int>()
    return Rig(send: { value, _ in relay.accept(value) }, subscribe: { relay.record($0) { [$0] } })
  }

  static let behaviorRelay = HistorySource(name: "BehaviorRelay", replay: 1, hasInitialValues: true) {
    behavior(BehaviorRelay(value: 0))
  }
  static let queuedBehaviorRelay = HistorySource(
    name: "BehaviorRelay, queued", nesting: .afterOuter, replay: 1, hasInitialValues: true
  ) { behavior(BehaviorRelay(value: 0, reentrancy: .queued)) }

  private static func behavior(_ relay: BehaviorRelay<Int>) -> Rig {
    Rig(
      send: { value, _ in relay.accept(value) }, subscribe: { relay.record($0) { [$0] } }, read: { _ in relay.value })
  }

  static let replayRelay = HistorySource(name: "ReplayRelay", replay: 2) {
    let relay = ReplayRelay<Int>.create(bufferSize: 2)
    return Rig(send: { value, _ in relay.accept(value) }, subscribe: { relay.record($0) { [$0] } })
  }
}
