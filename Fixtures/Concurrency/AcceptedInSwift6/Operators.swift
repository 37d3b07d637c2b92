// SPDX-License-Identifier: MIT
// Operators and functions in the place of closures. In Swift 5 mode the compiler warns of them wherever a function is `@Sendable`.
import RxCocoa
import RxRelay
import RxSwift

nonisolated enum Sums { static func add(_ first: Int, _ second: Int) -> Int { first + second } }

nonisolated func isNear(_ first: Int, _ second: Int) -> Bool { abs(first - second) < 2 }

// program: operators that combine two values
func operators(_ numbers: Observable<Int>, _ drivers: Driver<Int>) -> Observable<Int> {
  Observable.zip(numbers, drivers.asObservable(), resultSelector: max)
    .withLatestFrom(Observable.combineLatest(numbers, numbers, resultSelector: +), resultSelector: -)
    .distinctUntilChanged(==)
}

// program: static functions that combine two values
func functions(_ numbers: Observable<Int>, _ number: Single<Int>) -> Observable<Int> {
  numbers.scan(0, accumulator: Sums.add).reduce(0, accumulator: Sums.add).distinctUntilChanged(isNear)
    .concat(Single.zip(number, number, resultSelector: Sums.add))
}
