// SPDX-License-Identifier: MIT
// Calls that several members could answer, and which RxSwift resolves; BindTests runs some of them.
import RxCocoa
import RxRelay
import RxSwift

// program: no arguments
func subscribe(_ numbers: Observable<Int>) -> any Disposable { numbers.subscribe() }

// program: a function for events
func subscribeEvents(_ numbers: Observable<Int>) -> any Disposable { numbers.subscribe { event in print(event) } }

// program: a function for outcomes
func subscribeOutcome(_ number: Single<Int>) -> any Disposable { number.subscribe { outcome in print(outcome) } }

// program: bind, with a type
func bindTyped(_ numbers: Observable<Int>) -> any Disposable {
  let subscription: any Disposable = numbers.bind { print($0) }
  return subscription
}

// program: bind to a function that takes the sequence
func bindTo(_ numbers: Observable<Int>) -> any Disposable { numbers.bind(to: { $0.subscribe() }) }

// program: bind to an operator of one's own
func bindToOwn(_ numbers: Observable<Int>) -> Observable<Int> {
  func twice(_ numbers: Observable<Int>) -> Observable<Int> { numbers.map { $0 * 2 } }
  return numbers.bind(to: twice)
}

// program: keys and comparers
func distinct(_ words: Observable<String>) -> Observable<String> {
  words.distinctUntilChanged { $0.count }.distinctUntilChanged { $0.count == $1.count }.distinctUntilChanged()
    .distinctUntilChanged(==).distinctUntilChanged({ $0.count }, comparer: ==)
}

// program: operators in the place of closures
func operators(_ numbers: Observable<Int>) -> Observable<Int> {
  numbers.scan(0, accumulator: +).reduce(0, accumulator: max).reduce(0, accumulator: -, mapResult: { $0 + 1 })
}

// program: operators in the place of closures, of a sequence that does not fail
func infallibleOperators(_ numbers: Infallible<Int>) -> Infallible<Int> { numbers.scan(0, accumulator: +) }

// program: key paths in the place of closures
func keyPaths(_ words: Observable<String>) -> Observable<Int> { words.map(\.count) }

// program: static members in the place of closures
func staticMembers(_ numbers: Observable<Int>) -> Observable<Int> { numbers.flatMap(Observable.just) }

// program: retry with a function
func retry(_ numbers: Observable<Int>) -> Observable<Int> {
  numbers.retry { errors in errors.take(3) }
}

// program: arrays and conditions of sequences
func mixed(_ numbers: Observable<Int>, _ isMain: Bool) -> Observable<Int> {
  let sequences = [numbers.observe(on: MainScheduler.instance), numbers]
  return Observable.merge(sequences).concat(isMain ? numbers.observe(on: MainScheduler.instance) : numbers)
}
