// SPDX-License-Identifier: MIT
// A chain of fifteen operators as an app would have it, closures without types.
import RxSwift

func fifteenOperators(_ source: Observable<Int>) -> Observable<String> {
  source
    .map { $0 + 1 }
    .filter { $0 % 2 == 0 }
    .scan(0) { $0 + $1 }
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
    .distinctUntilChanged { $0 == $1 }
    .map { "\($0)" }
}
