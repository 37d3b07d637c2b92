// SPDX-License-Identifier: MIT
// The same for the other operators: what runs on any thread does not read what belongs to the main actor.
import RxCocoa
import RxRelay
import RxSwift

@MainActor
final class Settings {
  var limit = 10
  let numbers: Observable<Int>

  init(_ numbers: Observable<Int>) { self.numbers = numbers }

  // program: compactMap
  func compactMap() -> Observable<Int> {
    // warning: main actor-isolated property 'limit' can not be referenced from a Sendable closure
    numbers.compactMap { $0 < self.limit ? $0 : nil }
  }

  // program: flatMap
  func flatMap() -> Observable<Int> {
    // warning: main actor-isolated property 'limit' can not be referenced from a Sendable closure
    numbers.flatMap { _ in Observable.just(self.limit) }
  }

  // program: flatMapFirst
  func flatMapFirst() -> Observable<Int> {
    // warning: main actor-isolated property 'limit' can not be referenced from a Sendable closure
    numbers.flatMapFirst { _ in Observable.just(self.limit) }
  }

  // program: concatMap
  func concatMap() -> Observable<Int> {
    // warning: main actor-isolated property 'limit' can not be referenced from a Sendable closure
    numbers.concatMap { _ in Observable.just(self.limit) }
  }

  // program: take(while:)
  func takeWhile() -> Observable<Int> {
    // warning: main actor-isolated property 'limit' can not be referenced from a Sendable closure
    numbers.take(while: { $0 < self.limit })
  }

  // program: take(until:)
  func takeUntil() -> Observable<Int> {
    // warning: main actor-isolated property 'limit' can not be referenced from a Sendable closure
    numbers.take(until: { $0 > self.limit })
  }

  // program: skip(while:)
  func skipWhile() -> Observable<Int> {
    // warning: main actor-isolated property 'limit' can not be referenced from a Sendable closure
    numbers.skip(while: { $0 < self.limit })
  }

  // program: groupBy
  func groupBy() -> Observable<GroupedObservable<Bool, Int>> {
    // warning: main actor-isolated property 'limit' can not be referenced from a Sendable closure
    numbers.groupBy { $0 < self.limit }
  }

  // program: distinctUntilChanged by a key
  func distinct() -> Observable<Int> {
    // warning: main actor-isolated property 'limit' can not be referenced from a Sendable closure
    numbers.distinctUntilChanged { $0 / self.limit }
  }

  // program: single with a condition
  func single() -> Observable<Int> {
    // warning: main actor-isolated property 'limit' can not be referenced from a Sendable closure
    numbers.single { $0 == self.limit }
  }

  // program: using
  func using() -> Observable<Int> {
    // warning: main actor-isolated property 'limit' can not be referenced from a Sendable closure
    Observable.using({ CompositeDisposable() }, observableFactory: { _ in Observable.just(self.limit) })
  }

  // program: generate
  func generate() -> Observable<Int> {
    // warning: main actor-isolated property 'limit' can not be referenced from a Sendable closure
    Observable.generate(initialState: 0, condition: { $0 < self.limit }, iterate: { $0 + 1 })
  }

  // program: a single goes on with another one
  func singleFlatMap(_ number: Single<Int>) -> Single<Int> {
    // warning: main actor-isolated property 'limit' can not be referenced from a Sendable closure
    number.flatMap { Single.just($0 + self.limit) }
  }

  // program: a maybe is transformed
  func maybeMap(_ number: Maybe<Int>) -> Maybe<Int> {
    // warning: main actor-isolated property 'limit' can not be referenced from a Sendable closure
    number.map { $0 + self.limit }
  }

  // program: an infallible is transformed
  func infallibleMap(_ numbers: Infallible<Int>) -> Infallible<Int> {
    // warning: main actor-isolated property 'limit' can not be referenced from a Sendable closure
    numbers.map { $0 + self.limit }
  }

  // program: an observer of transformed elements
  func mapObserver(_ observer: AnyObserver<Int>) -> AnyObserver<Int> {
    // warning: main actor-isolated property 'limit' can not be referenced from a Sendable closure
    observer.mapObserver { $0 + self.limit }
  }

  // program: a driver recovers
  func recover() -> Driver<Int> {
    // warning: main actor-isolated property 'limit' can not be referenced from a Sendable closure
    numbers.asDriver { _ in Driver.just(self.limit) }
  }
}
