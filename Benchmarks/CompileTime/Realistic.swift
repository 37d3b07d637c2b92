// SPDX-License-Identifier: MIT
// A chain of fifteen operators as an app would have it, closures without types.
//
// What is not in it: closures of two parameters that only compare or add these, `{ $0 == $1 }`. In a chain of this length
// the compiler does not get done with one, nor with the same closure for a function that has neither overloads nor
// attributes; a function (`+`), or a named parameter with its type, takes no time.
import RxSwift

func fifteenOperators(_ source: Observable<Int>) -> Observable<String> {
  source
    .map { $0 + 1 }
    .filter { $0 % 2 == 0 }
    .scan(0, accumulator: +)
    .distinctUntilChanged()
    .flatMap { Observable.of($0, $0 + 1) }
    .map { $0 * 3 }
    .enumerated()
    .filter { $0.index % 3 != 0 }
    .map { $0.element + $0.index }
    .do(onNext: { _ = $0 })
    .skip(1)
    .flatMapLatest { Observable.just($0 - 1) }
    .compactMap { $0 > 5 ? $0 : nil }
    .startWith(1)
    .map { "\($0)" }
}
