// SPDX-License-Identifier: MIT
// What closures of operators, schedulers and disposables hold is Sendable.
import RxCocoa
import RxRelay
import RxSwift

final class Tally { var n = 0 }

// program: map counts in an object
func map(_ numbers: Observable<Int>, _ tally: Tally) -> Observable<Int> {
  numbers.map { number in
    // warning: capture of 'tally' with non-Sendable type 'Tally' in a '@Sendable' closure
    tally.n += 1
    return number
  }
}

// program: bind counts in an object, in a function without an actor
func bindCounting(_ numbers: Observable<Int>, _ tally: Tally) -> any Disposable {
  // error: capture of 'tally' with non-Sendable type 'Tally' in a '@Sendable' closure
  numbers.bind { tally.n += $0 }
}

// program: subscribe counts in a variable
func subscribeCounting(_ numbers: Observable<Int>) -> Int {
  var count = 0
  // warning: mutation of captured var 'count' in concurrently-executing code
  _ = numbers.subscribe(onNext: { count += $0 })
  return count
}

// program: a scheduler with a state that nothing guards
final class Immediately: ImmediateSchedulerType {
  // warning: stored property 'count' of 'Sendable'-conforming class 'Immediately' is mutable
  var count = 0
  func schedule<StateType>(
    _ state: StateType, action: @escaping @Sendable (StateType) -> any Disposable
  ) -> any Disposable {
    action(state)
  }
}

// program: a disposable with a state that nothing guards
final class Flag: Cancelable {
  // warning: stored property 'isDisposed' of 'Sendable'-conforming class 'Flag' is mutable
  var isDisposed = false
  func dispose() { isDisposed = true }
}

// program: a disposable that releases an object of another thread
func disposable(_ tally: Tally) -> any Disposable {
  // warning: capture of 'tally' with non-Sendable type 'Tally' in a '@Sendable' closure
  Disposables.create { tally.n = 0 }
}

// program: a bag that is replaced while another thread fills it
func bag(_ numbers: Observable<Int>) -> Observable<Int> {
  var bag = DisposeBag()
  defer { bag = DisposeBag() }
  return numbers.do(onNext: { [numbers] _ in
    // warning: reference to captured var 'bag' in concurrently-executing code
    numbers.subscribe().disposed(by: bag)
  })
}

// program: a subscription that is replaced while another thread disposes it
func serial(_ numbers: Observable<Int>) -> any Disposable {
  var subscription = numbers.subscribe()
  defer { subscription = numbers.subscribe() }
  // warning: reference to captured var 'subscription' in concurrently-executing code
  return Disposables.create { subscription.dispose() }
}

// program: an actor's state in an operator
actor Ledger {
  var balance = 0
  func add(_ amounts: Observable<Int>) -> Observable<Int> {
    // warning: actor-isolated property 'balance' can not be referenced from a Sendable closure
    amounts.map { self.balance + $0 }
  }
}

// program: an observer whose function changes an object
func observer(_ tally: Tally) -> AnyObserver<Int> {
  // warning: capture of 'tally' with non-Sendable type 'Tally' in a '@Sendable' closure
  AnyObserver { tally.n += $0.element ?? 0 }
}
