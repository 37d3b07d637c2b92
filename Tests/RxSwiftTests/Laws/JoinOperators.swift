// SPDX-License-Identifier: MIT
import RxSwift
import RxTest

/// A row of the table of laws: an operator with a second source, inner sequences, a shared subscription or a scheduler,
/// applied to two sources.
///
/// Each of them fails when the first source fails, completes when both have completed, and emits something when both
/// have emitted a few elements.
struct JoinOperator: Sendable {
  typealias Touch = @Sendable (Int) throws -> Int
  typealias Make = @Sendable (Observable<Int>, Observable<Int>, TestScheduler, @escaping Touch) -> Observable<Int>

  let name: String
  /// Whether it calls a closure of the user's, for which the laws provide `touch`.
  var callsClosure = false
  let make: Make

  init(_ name: String, callsClosure: Bool = false, _ make: @escaping Make) {
    self.name = name
    self.callsClosure = callsClosure
    self.make = make
  }
}

extension JoinOperator {
  static let all: [JoinOperator] = combining + timed + flattening + sequential + sharing

  private static let combining: [JoinOperator] = [
    JoinOperator("combineLatest", callsClosure: true) { a, b, _, touch in .combineLatest(a, b) { try touch($0 + $1) } },
    JoinOperator("combineLatest of a collection", callsClosure: true) { a, b, _, touch in
      .combineLatest([a, b]) { try touch($0[0]) }
    },
    JoinOperator("combineLatest to a tuple") { a, b, _, _ in Observable.combineLatest(a, b).map { $0 + $1 } },
    JoinOperator("zip", callsClosure: true) { a, b, _, touch in .zip(a, b) { try touch($0 + $1) } },
    JoinOperator("zip of a collection", callsClosure: true) { a, b, _, touch in .zip([a, b]) { try touch($0[0]) } },
    JoinOperator("withLatestFrom", callsClosure: true) { a, b, _, touch in
      a.withLatestFrom(b) { try touch($0 + $1) }
    },
    JoinOperator("withLatestFrom, second only") { a, b, _, _ in a.withLatestFrom(b) },
    JoinOperator("sample") { a, b, _, _ in b.sample(a) },
    JoinOperator("skip(until:)") { a, b, _, _ in a.skip(until: b) },
    JoinOperator("take(until:)") { a, b, _, _ in a.take(until: b.filter { $0 > 100 }) },
    JoinOperator("amb") { a, b, _, _ in a.amb(b.filter { $0 > 100 }) },
    JoinOperator("merge") { a, b, _, _ in .merge(a, b) },
    JoinOperator("merge of an array") { a, b, _, _ in .merge([a, b]) },
  ]

  private static let timed: [JoinOperator] = [
    JoinOperator("take(for:)") { a, _, scheduler, _ in a.take(for: .seconds(500), scheduler: scheduler) },
    JoinOperator("skip(_:scheduler:)") { a, _, scheduler, _ in a.skip(.seconds(5), scheduler: scheduler) },
    JoinOperator("debounce") { a, _, scheduler, _ in a.debounce(.seconds(3), scheduler: scheduler) },
    JoinOperator("throttle") { a, _, scheduler, _ in a.throttle(.seconds(15), scheduler: scheduler) },
    JoinOperator("throttle, first only") { a, _, scheduler, _ in
      a.throttle(.seconds(15), latest: false, scheduler: scheduler)
    },
    JoinOperator("delay") { a, _, scheduler, _ in a.delay(.seconds(3), scheduler: scheduler) },
    JoinOperator("delaySubscription") { a, _, scheduler, _ in a.delaySubscription(.seconds(3), scheduler: scheduler) },
    JoinOperator("timeout") { a, b, scheduler, _ in a.timeout(.seconds(30), other: b, scheduler: scheduler) },
    JoinOperator("timeout without another") { a, _, scheduler, _ in a.timeout(.seconds(300), scheduler: scheduler) },
    JoinOperator("buffer") { a, _, scheduler, _ in
      a.buffer(timeSpan: .seconds(7), count: 2, scheduler: scheduler).map { $0.count }
    },
    JoinOperator("window") { a, _, scheduler, _ in
      a.window(timeSpan: .seconds(7), count: 2, scheduler: scheduler).flatMap { $0 }
    },
    JoinOperator("observe(on:)") { a, _, scheduler, _ in a.observe(on: scheduler) },
    JoinOperator("subscribe(on:)") { a, _, scheduler, _ in a.subscribe(on: scheduler) },
  ]

  private static let flattening: [JoinOperator] = [
    JoinOperator("flatMap", callsClosure: true) { a, b, _, touch in
      a.flatMap { element in
        _ = try touch(element)
        return b
      }
    },
    JoinOperator("flatMap to scalars", callsClosure: true) { a, _, _, touch in
      a.flatMap { Observable.just(try touch($0)) }
    },
    JoinOperator("flatMapFirst", callsClosure: true) { a, b, _, touch in
      a.flatMapFirst { element in
        _ = try touch(element)
        return b
      }
    },
    JoinOperator("flatMapLatest", callsClosure: true) { a, b, _, touch in
      a.flatMapLatest { element in
        _ = try touch(element)
        return b
      }
    },
    JoinOperator("concatMap", callsClosure: true) { a, b, _, touch in
      a.concatMap { element in
        _ = try touch(element)
        return b.take(1)
      }
    },
    JoinOperator("merge of inner sequences") { a, b, _, _ in a.map { _ in b }.merge() },
    JoinOperator("merge(maxConcurrent:)") { a, b, _, _ in a.map { _ in b }.merge(maxConcurrent: 9) },
    JoinOperator("concat of inner sequences") { a, b, _, _ in a.map { _ in b.take(1) }.concat() },
    JoinOperator("switchLatest") { a, b, _, _ in a.map { _ in b }.switchLatest() },
    JoinOperator("groupBy", callsClosure: true) { a, _, _, touch in a.groupBy { try touch($0 % 2) }.flatMap { $0 } },
  ]

  private static let sequential: [JoinOperator] = [
    JoinOperator("concat") { a, b, _, _ in a.concat(b) },
    JoinOperator("startWith") { a, _, _, _ in a.startWith(0) },
    JoinOperator("catch") { a, _, _, touch in
      a.catch { error in
        _ = try touch(0)
        throw error
      }
    },
    JoinOperator("catch of a sequence") { a, _, _, _ in .catch(sequence: [a, a]) },
    JoinOperator("retry") { a, _, _, _ in a.retry(2) },
    JoinOperator("retry(when:)") { a, _, _, touch in
      a.retry { (errors: Observable<any Error>) in
        errors.flatMap { error -> Observable<Int> in
          _ = try touch(0)
          return .error(error)
        }
      }
    },
    JoinOperator("ifEmpty(switchTo:)") { a, b, _, _ in a.ifEmpty(switchTo: b) },
    JoinOperator("deferred") { a, _, _, touch in
      .deferred {
        _ = touch
        return a
      }
    },
    JoinOperator("using") { a, _, _, touch in
      .using({ ActionDisposable { _ = touch } }) { _ in a }
    },
    JoinOperator("materialize and back") { a, _, _, _ in a.materialize().dematerialize() },
  ]

  private static let sharing: [JoinOperator] = [
    JoinOperator("share") { a, _, _, _ in a.share() },
    JoinOperator("share(replay: 1)") { a, _, _, _ in a.share(replay: 1) },
    JoinOperator("share(replay: 2)") { a, _, _, _ in a.share(replay: 2) },
    JoinOperator("share, forever") { a, _, _, _ in a.share(replay: 1, scope: .forever) },
    JoinOperator("publish and refCount") { a, _, _, _ in a.publish().refCount() },
    JoinOperator("replay and refCount") { a, _, _, _ in a.replay(1).refCount() },
    JoinOperator("multicast with a selector", callsClosure: true) { a, _, _, touch in
      a.multicast({ PublishSubject<Int>() }, selector: { $0.map(touch) })
    },
  ]
}
