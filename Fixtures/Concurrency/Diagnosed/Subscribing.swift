// SPDX-License-Identifier: MIT
// Functions of subscribe run where the event is sent: in a class of the main actor the compiler says so of each form.
import RxCocoa
import RxRelay
import RxSwift

@MainActor
final class Dashboard {
  var count = 0
  let taps = PublishRelay<Int>()
  let bag = DisposeBag()
  func show(_ number: Int) { count = number }

  // program: subscribe sets a property
  func set(_ numbers: Observable<Int>) {
    // warning: main actor-isolated property 'count' can not be mutated from a Sendable closure
    numbers.subscribe(onNext: { self.count = $0 }).disposed(by: bag)
  }

  // program: subscribe sets a property of an object that is held weakly
  func weakly(_ numbers: Observable<Int>) {
    // warning: main actor-isolated property 'count' can not be mutated from a Sendable closure
    numbers.subscribe(onNext: { [weak self] in self?.count = $0 }).disposed(by: bag)
  }

  // program: subscribe with an object
  func with(_ numbers: Observable<Int>) {
    // warning: main actor-isolated property 'count' can not be mutated from a Sendable closure
    numbers.subscribe(with: self) { me, number in me.count = number }.disposed(by: bag)
  }

  // program: subscribe a function of events
  func events(_ numbers: Observable<Int>) {
    // warning: main actor-isolated property 'count' can not be mutated from a Sendable closure
    numbers.subscribe { event in self.count = event.element ?? 0 }.disposed(by: bag)
  }

  // program: subscribe, the end
  func end(_ numbers: Observable<Int>) {
    // warning: main actor-isolated property 'count' can not be mutated from a Sendable closure
    numbers.subscribe(onCompleted: { self.count = 0 }).disposed(by: bag)
  }

  // program: subscribe reads a property
  func read(_ numbers: Observable<Int>) {
    // warning: main actor-isolated property 'count' can not be referenced from a Sendable closure
    numbers.subscribe(onNext: { print(self.count + $0) }).disposed(by: bag)
  }

  // program: subscribe calls a method
  func call(_ numbers: Observable<Int>) {
    // warning: call to main actor-isolated instance method 'show' in a synchronous nonisolated context
    numbers.subscribe(onNext: { self.show($0) }).disposed(by: bag)
  }

  // program: subscribe a method
  func method(_ numbers: Observable<Int>) {
    // error: converting function value of type '@MainActor @Sendable (Int) -> ()' to '@Sendable (Int) -> Void' loses global actor
    numbers.subscribe(onNext: show).disposed(by: bag)
  }

  // program: subscribe a function that says that it belongs to the main actor
  func annotated(_ numbers: Observable<Int>) {
    // error: converting function value of type '@MainActor @Sendable (Int) -> ()' to '@Sendable (Int) -> Void' loses global actor
    numbers.subscribe(onNext: { @MainActor in self.count = $0 }).disposed(by: bag)
  }

  // program: subscribe to an infallible
  func infallible(_ numbers: Infallible<Int>) {
    // warning: main actor-isolated property 'count' can not be mutated from a Sendable closure
    numbers.subscribe(onNext: { self.count = $0 }).disposed(by: bag)
  }

  // program: subscribe to a relay of one's own
  func relay() {
    // warning: main actor-isolated property 'count' can not be mutated from a Sendable closure
    taps.subscribe(onNext: { self.count = $0 }).disposed(by: bag)
  }

  // program: subscribe to what comes with an object
  func unretained(_ numbers: Observable<Int>) {
    // warning: main actor-isolated property 'count' can not be mutated from a Sendable closure
    numbers.withUnretained(self).subscribe(onNext: { me, number in me.count = number }).disposed(by: bag)
  }
}
