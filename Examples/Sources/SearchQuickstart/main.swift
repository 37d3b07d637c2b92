// SPDX-License-Identifier: MIT
// A user types, stops, goes on, and asks for something that fails; the view model's outputs are printed as they change.
import Dispatch
import Foundation
import RxSwift

let operators = [
  "amb", "buffer", "combineLatest", "concat", "concatMap", "debounce", "delay", "distinctUntilChanged", "filter",
  "flatMap",
  "flatMapLatest", "groupBy", "map", "materialize", "merge", "observe(on:)", "reduce", "retry", "sample", "scan",
  "share",
  "skip", "startWith", "switchLatest", "take", "takeLast", "throttle", "timeout", "window", "withLatestFrom", "zip",
]

struct NotConnected: Error, CustomStringConvertible { var description: String { "There is no connection." } }

let scheduler = SerialDispatchQueueScheduler(qos: .userInitiated)

@Sendable
func search(_ query: String) -> Single<[String]> {
  let answer: Single<[String]> =
    query == "?" ? .error(NotConnected()) : .just(operators.filter { $0.lowercased().contains(query.lowercased()) })
  return answer.delaySubscription(.milliseconds(80), scheduler: scheduler)
}

// What is typed, with the milliseconds after which it is.
let typed: [(String, Int)] = [
  ("m", 0), ("ma", 90), ("map", 180), ("?", 700), ("la", 1200), ("lat", 1250), ("lat", 1300),
]
let text = Observable.from(typed)
  .flatMap { entry in
    Observable.just(entry.0).delaySubscription(.milliseconds(entry.1), scheduler: scheduler)
  }
  .do(onNext: { print("  typed      \"\($0)\"") })
  .share()

let viewModel = SearchViewModel(text: text, search: search, scheduler: scheduler)
let bag = DisposeBag()
bag.insert(
  viewModel.isSearching.subscribe(onNext: { print("  searching  \($0)") }),
  viewModel.results.subscribe(onNext: { print("  results    \($0.joined(separator: ", "))") }),
  viewModel.error.subscribe(onNext: { print("  error      \($0 ?? "none")") })
)

DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(2000)) { exit(0) }
dispatchMain()
