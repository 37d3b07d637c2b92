// SPDX-License-Identifier: MIT
import RxSwift
import RxTest
import RxTestSupport

struct FuzzError: Error {}

/// Makes observables from plans.
struct Builder {
  let scheduler: TestScheduler
  private static let object = Canary()

  private func recorded(_ events: [TimedEvent]) -> [Recorded<Event<Int>>] {
    events.map { event in
      switch event.kind {
      case .next(let element): .next(event.time, element)
      case .error: .error(event.time, FuzzError())
      case .completed: .completed(event.time)
      }
    }
  }

  func build(_ plan: Plan) -> Observable<Int> {
    switch plan {
    case .cold(_, let events): return scheduler.createColdObservable(recorded(events)).asObservable()
    case .hot(_, let events): return scheduler.createHotObservable(recorded(events)).asObservable()
    case .just(let element): return .just(element)
    case .empty: return .empty()
    case .never: return .never()
    case .failing: return .error(FuzzError())
    case .unary(let unary, let source): return timed(unary, build(source))
    case .binary(let binary, let first, let second): return join(binary, build(first), build(second))
    case .flattening(let flattening, let source, let even, let odd):
      let even = build(even)
      let odd = build(odd)
      return flatten(flattening, build(source)) { $0 % 2 == 0 ? even : odd }
    }
  }

  private func timed(_ unary: Unary, _ source: Observable<Int>) -> Observable<Int> {
    let forever = RxTimeInterval.seconds(5_000_000)
    switch unary {
    case .delay(let time): return source.delay(.seconds(time), scheduler: scheduler)
    case .delaySubscription(let time): return source.delaySubscription(.seconds(time), scheduler: scheduler)
    case .debounce(let time): return source.debounce(.seconds(time), scheduler: scheduler)
    case .takeFor(let time): return source.take(for: .seconds(time), scheduler: scheduler)
    case .skipFor(let time): return source.skip(.seconds(time), scheduler: scheduler)
    case .timeout(let time): return source.timeout(.seconds(time), scheduler: scheduler)
    case .bufferCount(let size):
      return source.buffer(timeSpan: forever, count: size, scheduler: scheduler).map { $0.reduce(0, +) % 10 }
    case .windowCount(let size):
      return source.window(timeSpan: forever, count: size, scheduler: scheduler).merge()
    case .groupBy: return source.groupBy { $0 % 3 }.merge()
    // Deferred: an inner sequence may be subscribed several times, and the model knows no shared state.
    case .share: return .deferred { source.share() }
    case .replayRefCount: return .deferred { source.replay(2).refCount() }
    case .retry(let attempts): return source.retry(attempts)
    case .deferred: return .deferred { source }
    case .using: return .using({ BooleanDisposable() }, observableFactory: { _ in source })
    default: return sized(unary, source)
    }
  }

  private func sized(_ unary: Unary, _ source: Observable<Int>) -> Observable<Int> {
    switch unary {
    case .take(let count): return source.take(count)
    case .takeLast(let count): return source.takeLast(count)
    case .skip(let count): return source.skip(count)
    case .takeWhile(let bound): return source.take(while: { $0 < bound })
    case .takeWhileInclusive(let bound): return source.take(while: { $0 < bound }, behavior: .inclusive)
    case .skipWhile(let bound): return source.skip(while: { $0 < bound })
    case .takeUntilElement(let bound): return source.take(until: { $0 >= bound })
    case .takeUntilElementInclusive(let bound): return source.take(until: { $0 >= bound }, behavior: .inclusive)
    case .elementAt(let index): return source.element(at: index)
    case .single: return source.single()
    case .first: return source.first().asObservable().map { $0 ?? -1 }
    case .toArray: return source.toArray().asObservable().map { $0.count }
    case .reduce: return source.reduce(0) { ($0 + $1) % 10 }
    case .ignoreElements: return source.ignoreElements().asCompletable().andThen(Observable<Int>.empty())
    default: return elementwise(unary, source)
    }
  }

  private func elementwise(_ unary: Unary, _ source: Observable<Int>) -> Observable<Int> {
    switch unary {
    case .map: return source.map { ($0 * 3 + 1) % 10 }
    case .mapThrowingAt(let bad):
      return source.map { element in
        if element == bad { throw FuzzError() }
        return element
      }
    case .filter: return source.filter { $0 % 3 != 0 }
    case .compactMap: return source.compactMap { $0 % 4 != 0 ? ($0 + 1) % 10 : nil }
    case .scan: return source.scan(0) { ($0 + $1) % 10 }
    case .enumerated: return source.enumerated().map { ($0.index + $0.element) % 10 }
    case .distinctUntilChanged: return source.distinctUntilChanged()
    case .startWith(let element): return source.startWith(element)
    case .doNothing: return source.do(onNext: { _ in }, onError: { _ in }, onCompleted: {}, onDispose: {})
    case .materialize: return source.materialize().dematerialize()
    case .ifEmptyDefault(let element): return source.ifEmpty(default: element)
    case .catchAndReturn(let element): return source.catchAndReturn(element)
    case .asObservable: return source.asObservable()
    case .withUnretained: return source.withUnretained(Builder.object) { $1 }
    default: preconditionFailure("\(unary) is built elsewhere")
    }
  }

  private func join(_ binary: Binary, _ first: Observable<Int>, _ second: Observable<Int>) -> Observable<Int> {
    switch binary {
    case .merge: return .merge(first, second)
    case .concat: return first.concat(second)
    case .combineLatest: return .combineLatest(first, second) { ($0 + $1) % 10 }
    case .zip: return .zip(first, second) { ($0 + $1) % 10 }
    case .withLatestFrom: return first.withLatestFrom(second) { ($0 + $1) % 10 }
    case .sample: return first.sample(second)
    case .takeUntil: return first.take(until: second)
    case .skipUntil: return first.skip(until: second)
    case .amb: return first.amb(second)
    case .catch: return first.catch { _ in second }
    case .ifEmptySwitch: return first.ifEmpty(switchTo: second)
    }
  }

  private func flatten(
    _ flattening: Flattening, _ source: Observable<Int>, _ inner: @escaping @Sendable (Int) -> Observable<Int>
  ) -> Observable<Int> {
    switch flattening {
    case .flatMap: return source.flatMap(inner)
    case .flatMapLatest: return source.flatMapLatest(inner)
    case .flatMapFirst: return source.flatMapFirst(inner)
    case .concatMap: return source.concatMap(inner)
    case .mergeMaxConcurrent2: return source.map(inner).merge(maxConcurrent: 2)
    case .switchLatest: return source.map(inner).switchLatest()
    }
  }
}
