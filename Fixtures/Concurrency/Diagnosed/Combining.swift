// SPDX-License-Identifier: MIT
// Functions that combine two values are called where an element is sent, by each subscription: they belong to no actor, and share nothing.
import RxBlocking
import RxCocoa
import RxRelay
import RxSwift

@MainActor
final class Combiner {
  var calls = 0
  func add(_ first: Int, _ second: Int) -> Int {
    calls += 1
    return first + second
  }
  func isSame(_ first: Int, _ second: Int) -> Bool { calls == 0 && first == second }
  func change(_ sum: inout Int, _ number: Int) { sum += number + calls }

  // program: scan by a method of the main actor
  func scan(_ numbers: Observable<Int>) -> Observable<Int> {
    // error: converting function value of type '@MainActor @Sendable (Int, Int) -> Int' to '@Sendable (Int, Int)
    numbers.scan(0, accumulator: add)
  }

  // program: scan in place by a method of the main actor
  func scanInto(_ numbers: Observable<Int>) -> Observable<Int> {
    // error: converting function value of type '@MainActor @Sendable (inout Int, Int) -> ()' to '@Sendable (inout Int, Int)
    numbers.scan(into: 0, accumulator: change)
  }

  // program: reduce by a method of the main actor
  func reduce(_ numbers: Observable<Int>) -> Observable<Int> {
    // error: converting function value of type '@MainActor @Sendable (Int, Int) -> Int' to '@Sendable (Int, Int)
    numbers.reduce(0, accumulator: add)
  }

  // program: zip by a method of the main actor
  func zip(_ numbers: Observable<Int>) -> Observable<Int> {
    // error: converting function value of type '@MainActor @Sendable (Int, Int) -> Int' to '@Sendable (Int, Int)
    Observable.zip(numbers, numbers, resultSelector: add)
  }

  // program: combineLatest by a method of the main actor
  func combineLatest(_ numbers: Observable<Int>) -> Observable<Int> {
    // error: converting function value of type '@MainActor @Sendable (Int, Int) -> Int' to '@Sendable (Int, Int)
    Observable.combineLatest(numbers, numbers, resultSelector: add)
  }

  // program: withLatestFrom by a method of the main actor
  func withLatestFrom(_ numbers: Observable<Int>) -> Observable<Int> {
    // error: converting function value of type '@MainActor @Sendable (Int, Int) -> Int' to '@Sendable (Int, Int)
    numbers.withLatestFrom(numbers, resultSelector: add)
  }

  // program: distinctUntilChanged by a method of the main actor
  func distinct(_ numbers: Observable<Int>) -> Observable<Int> {
    // error: converting function value of type '@MainActor @Sendable (Int, Int) -> Bool' to '@Sendable (Int, Int)
    numbers.distinctUntilChanged(isSame)
  }

  // program: two singles are combined by a method of the main actor
  func singles(_ number: Single<Int>) -> Single<Int> {
    // error: converting function value of type '@MainActor @Sendable (Int, Int) -> Int' to '@Sendable (Int, Int)
    Single.zip(number, number, resultSelector: add)
  }

  // program: two maybes are combined by a method of the main actor
  func maybes(_ number: Maybe<Int>) -> Maybe<Int> {
    // error: converting function value of type '@MainActor @Sendable (Int, Int) -> Int' to '@Sendable (Int, Int)
    Maybe.zip(number, number, resultSelector: add)
  }

  // program: an infallible is accumulated by a method of the main actor
  func infallible(_ numbers: Infallible<Int>) -> Infallible<Int> {
    // error: converting function value of type '@MainActor @Sendable (Int, Int) -> Int' to '@Sendable (Int, Int)
    numbers.scan(0, accumulator: add)
  }

  // program: two drivers are combined by a method of the main actor
  func drivers(_ numbers: Driver<Int>) -> Driver<Int> {
    // error: converting function value of type '@MainActor @Sendable (Int, Int) -> Int' to '@Sendable (Int, Int)
    Driver.combineLatest(numbers, numbers, resultSelector: add)
  }

  // program: scan by a variable that holds a method of the main actor
  func variable(_ numbers: Observable<Int>) -> Observable<Int> {
    let add = self.add
    // error: converting function value of type '@MainActor @Sendable (Int, Int) -> Int' to '@Sendable (Int, Int)
    return numbers.scan(0, accumulator: add)
  }

  // program: a test waits for an element that fulfils a condition of the main actor
  func blocking(_ numbers: Observable<Int>) throws -> Int {
    // warning: main actor-isolated property 'calls' can not be referenced from a Sendable closure
    try numbers.toBlocking().single { $0 > self.calls }
  }
}

final class Steps { var n = 0 }

// program: scan counts in an object that two subscriptions would share
func steps(_ numbers: Observable<Int>) -> Observable<Int> {
  let steps = Steps()
  return numbers.scan(0) { sum, number in
    // error: capture of 'steps' with non-Sendable type 'Steps' in a '@Sendable' closure
    steps.n += 1
    return sum + number
  }
}

// program: scan counts in a variable that two subscriptions would share
func counting(_ numbers: Observable<Int>) -> Observable<Int> {
  var count = 0
  return numbers.scan(0) { sum, number in
    // error: mutation of captured var 'count' in concurrently-executing code
    count += 1
    return sum + number
  }
}

// program: reduce counts in an object that two subscriptions would share
func reducing(_ numbers: Observable<Int>) -> Observable<Int> {
  let steps = Steps()
  return numbers.reduce(0) { sum, number in
    // error: capture of 'steps' with non-Sendable type 'Steps' in a '@Sendable' closure
    steps.n += 1
    return sum + number
  }
}

// program: scan in place counts in an object that two subscriptions would share
func stepsInto(_ numbers: Observable<Int>) -> Observable<[Int]> {
  let steps = Steps()
  return numbers.scan(into: []) { all, number in
    // error: capture of 'steps' with non-Sendable type 'Steps' in a '@Sendable' closure
    steps.n += 1
    all.append(number)
  }
}

// program: zip counts in an object that two subscriptions would share
func pairs(_ numbers: Observable<Int>) -> Observable<Int> {
  let steps = Steps()
  return Observable.zip(numbers, numbers) { first, second in
    // warning: capture of 'steps' with non-Sendable type 'Steps' in a '@Sendable' closure
    steps.n += 1
    return first + second
  }
}

// program: combineLatest counts in an object that two subscriptions would share
func latest(_ numbers: Observable<Int>, _ steps: Steps) -> Observable<Int> {
  Observable.combineLatest(numbers, numbers) { first, second in
    // warning: capture of 'steps' with non-Sendable type 'Steps' in a '@Sendable' closure
    steps.n += 1
    return first + second
  }
}

// program: combineLatest of a collection counts in an object that two subscriptions would share
func latestOfAll(_ numbers: Observable<Int>, _ steps: Steps) -> Observable<Int> {
  Observable.combineLatest([numbers, numbers]) { all in
    // warning: capture of 'steps' with non-Sendable type 'Steps' in a '@Sendable' closure
    steps.n += 1
    return all.count
  }
}

// program: withLatestFrom counts in an object that two subscriptions would share
func withLatest(_ numbers: Observable<Int>, _ steps: Steps) -> Observable<Int> {
  numbers.withLatestFrom(numbers) { first, second in
    // warning: capture of 'steps' with non-Sendable type 'Steps' in a '@Sendable' closure
    steps.n += 1
    return first + second
  }
}

// program: distinctUntilChanged counts in an object that two subscriptions would share
func distinct(_ numbers: Observable<Int>, _ steps: Steps) -> Observable<Int> {
  numbers.distinctUntilChanged { first, second in
    // error: capture of 'steps' with non-Sendable type 'Steps' in a '@Sendable' closure
    steps.n += 1
    return first == second
  }
}

// program: an observer with a state that nothing guards, handed to another task
final class Tallying: ObserverType {
  // warning: stored property 'n' of 'Sendable'-conforming class 'Tallying' is mutable
  var n = 0
  func on(_ event: Event<Int>) { n += 1 }
}

// program: a class of observers
// error: non-final class 'Recording' cannot conform to the 'Sendable' protocol
class Recording: ObserverType {
  func on(_ event: Event<Int>) {}
}
