// SPDX-License-Identifier: MIT
// What is given away is not used any more: errors of the compiler's last look, so nothing else may be wrong here.
import RxCocoa
import RxRelay
import RxSwift

final class Counter { var n = 0 }

// program: two tasks iterate the values of one sequence
func values(_ counters: Observable<Counter>) {
  let values = counters.values
  // error: sending value of non-Sendable type '() async throws -> ()' risks causing data races
  Task.detached { for try await counter in values { counter.n += 1 } }
  Task.detached { for try await counter in values { counter.n += 1 } }
}

// program: a counter that a task changes goes through a subject to its maker
func handedOver(_ counters: PublishSubject<Counter>) {
  let counter = Counter()
  // error: sending value of non-Sendable type '() async -> ()' risks causing data races
  Task.detached { counter.n += 1 }
  counters.onNext(counter)
}

// program: a function behind the main scheduler changes an object that the caller keeps
func collect(_ numbers: Observable<Int>, _ counter: Counter) -> any Disposable {
  // error: sending 'counter' risks causing data races
  numbers.observe(on: MainScheduler.instance).subscribe(onNext: { counter.n += $0 })
}

// program: an object is the seed of scan
func scan(_ numbers: Observable<Int>) -> Observable<Int> {
  let counter = Counter()
  // error: sending 'counter' risks causing data races
  let sum = numbers.scan(into: counter) { counter, number in counter.n += number }.map { $0.n }
  counter.n += 1
  return sum
}

// program: an object of the caller is the seed of reduce
func reduce(_ numbers: Observable<Int>, _ counter: Counter) -> Observable<Counter> {
  // error: sending 'counter' risks causing data races
  numbers.reduce(counter) { counter, number in counter }
}

// program: an object of the caller is the seed behind the main scheduler
func scanOnMain(_ numbers: Observable<Int>, _ counter: Counter) -> Observable<Counter> {
  // error: sending 'counter' risks causing data races
  numbers.observe(on: MainScheduler.instance).scan(into: counter) { counter, number in counter.n += number }
}

// program: an object of the caller is the seed of a driver
func scanDriver(_ numbers: Driver<Int>, _ counter: Counter) -> Driver<Counter> {
  // error: sending 'counter' risks causing data races
  numbers.scan(counter) { counter, number in counter }
}

// program: an object of the caller is the seed of an infallible
func scanInfallible(_ numbers: Infallible<Int>, _ counter: Counter) -> Infallible<Counter> {
  // error: sending 'counter' risks causing data races
  numbers.scan(into: counter) { counter, number in counter.n += number }
}
