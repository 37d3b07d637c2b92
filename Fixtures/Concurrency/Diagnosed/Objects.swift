// SPDX-License-Identifier: MIT
// An object that is handed over beside a closure is used where the closure runs: it is Sendable.
import RxCocoa
import RxRelay
import RxSwift

private final class Hits: ReactiveCompatible { var n = 0 }

// program: subscribe with an object
private func subscribe(_ numbers: Observable<Int>, _ counter: Hits) -> any Disposable {
  // warning: type 'Hits' does not conform to the 'Sendable' protocol
  numbers.subscribe(with: counter, onNext: { counter, number in counter.n += number })
}

// program: subscribe to a single with an object
private func subscribe(_ number: Single<Int>, _ counter: Hits) -> any Disposable {
  // warning: type 'Hits' does not conform to the 'Sendable' protocol
  number.subscribe(with: counter, onSuccess: { counter, number in counter.n += number })
}

// program: subscribe to a maybe with an object
private func subscribe(_ number: Maybe<Int>, _ counter: Hits) -> any Disposable {
  // warning: type 'Hits' does not conform to the 'Sendable' protocol
  number.subscribe(with: counter, onSuccess: { counter, number in counter.n += number })
}

// program: subscribe to a completable with an object
private func subscribe(_ work: Completable, _ counter: Hits) -> any Disposable {
  // warning: type 'Hits' does not conform to the 'Sendable' protocol
  work.subscribe(with: counter, onCompleted: { counter in counter.n += 1 })
}

// program: subscribe to an infallible with an object
private func subscribe(_ numbers: Infallible<Int>, _ counter: Hits) -> any Disposable {
  // warning: type 'Hits' does not conform to the 'Sendable' protocol
  numbers.subscribe(with: counter, onNext: { counter, number in counter.n += number })
}

// program: subscribe behind the main scheduler with an object
private func subscribeOnMain(_ numbers: Observable<Int>, _ counter: Hits) -> any Disposable {
  // warning: type 'Hits' does not conform to the 'Sendable' protocol
  numbers.observe(on: MainScheduler.instance).subscribe(
    with: counter, onNext: { counter, number in counter.n += number })
}

// program: bind with an object
private func bind(_ numbers: Observable<Int>, _ counter: Hits) -> any Disposable {
  // error: type 'Hits' does not conform to the 'Sendable' protocol
  numbers.bind(with: counter) { counter, number in counter.n += number }
}

// program: drive with an object
private func drive(_ numbers: Driver<Int>, _ counter: Hits) -> any Disposable {
  // warning: type 'Hits' does not conform to the 'Sendable' protocol
  numbers.drive(with: counter, onNext: { counter, number in counter.n += number })
}

// program: emit with an object
private func emit(_ numbers: Signal<Int>, _ counter: Hits) -> any Disposable {
  // warning: type 'Hits' does not conform to the 'Sendable' protocol
  numbers.emit(with: counter, onNext: { counter, number in counter.n += number })
}

// program: an object that is not retained
private func unretained(_ numbers: Observable<Int>, _ counter: Hits) -> Observable<Int> {
  // warning: type 'Hits' does not conform to the 'Sendable' protocol
  numbers.withUnretained(counter) { counter, number in counter.n + number }
}

// program: pairs with an object that is not retained
private func pairs(_ numbers: Observable<Int>, _ counter: Hits) -> any Disposable {
  // warning: type 'Hits' does not conform to the 'Sendable' protocol
  numbers.withUnretained(counter).subscribe(onNext: { counter, number in counter.n += number })
}

// program: a binder of an object
private func binder(_ counter: Hits) -> Binder<Int> {
  // warning: type 'Hits' does not conform to the 'Sendable' protocol
  Binder(counter) { counter, number in counter.n = number }
}

// program: the binder of a property
private func property(_ counter: Hits) -> Binder<Int> {
  // warning: type 'Hits' does not conform to the 'Sendable' protocol
  counter.rx.n
}

// program: the first state of generate
private func generate(_ counter: Hits) -> Observable<Hits> {
  // warning: type 'Hits' does not conform to the 'Sendable' protocol
  Observable.generate(initialState: counter, condition: { $0.n < 3 }, iterate: { $0 })
}
