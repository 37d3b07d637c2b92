// SPDX-License-Identifier: MIT
// Expressions that have to type-check in less than a second each: scripts/compile-time measures them.
import RxSwift

func sumOfFive(_ source: Observable<Int>) -> Observable<Int> {
  Observable.combineLatest(source, source, source, source, source) { $0 + $1 + $2 + $3 + $4 }
}

func sumOfFiveWithoutType(_ source: Observable<Int>) {
  let sum = Observable.combineLatest(source, source, source, source, source) { $0 + $1 + $2 + $3 + $4 }
  _ = sum
}

func fifteenMaps(_ source: Observable<Int>) -> Observable<Int> {
  source
    .map { $0 + 1 }.map { $0 &+ 1 }.map { $0 + 1 }.map { $0 &+ 1 }.map { $0 + 1 }
    .map { $0 + 1 }.map { $0 &+ 1 }.map { $0 + 1 }.map { $0 &+ 1 }.map { $0 + 1 }
    .map { $0 + 1 }.map { $0 &+ 1 }.map { $0 + 1 }.map { $0 &+ 1 }.map { $0 + 1 }
}

func mapsAndFilters(_ source: Observable<Int>) -> Observable<String> {
  source
    .map { $0 + 1 }.filter { $0 != -1 }.map { $0 &+ 2 }.filter { $0 != -2 }.map { $0 + 3 }.filter { $0 != -3 }
    .map { $0 + 4 }.filter { $0 != -4 }.map { $0 &+ 5 }.filter { $0 != -5 }.map { $0 + 6 }.filter { $0 != -6 }
    .map { $0 + 7 }.filter { $0 != -7 }.map { "\($0)" }
}
