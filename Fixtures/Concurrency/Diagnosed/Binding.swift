// SPDX-License-Identifier: MIT
// A function that is bound where no actor is takes nothing that belongs to one; a function that is bound in an actor runs there.
import RxCocoa
import RxRelay
import RxSwift

@MainActor
final class Title {
  var text = ""
  var count = 0
  func show(_ text: String) { self.text = text }
}

final class Cache { var words: [String] = [] }

// program: bind sets what belongs to the main actor, where no actor is
func bindTitle(_ words: Observable<String>, _ title: Title) -> any Disposable {
  // error: main actor-isolated property 'text' can not be mutated from a Sendable closure
  words.bind(onNext: { title.text = $0 })
}

// program: bind, a trailing closure
func bindTrailing(_ words: Observable<String>, _ title: Title) -> any Disposable {
  // error: main actor-isolated property 'text' can not be mutated from a Sendable closure
  words.bind { title.text = $0 }
}

// program: bind calls a method of the main actor
func bindMethod(_ words: Observable<String>, _ title: Title) -> any Disposable {
  // error: call to main actor-isolated instance method 'show' in a synchronous nonisolated context
  words.bind { title.show($0) }
}

// program: bind with an object of the main actor
func bindWith(_ words: Observable<String>, _ title: Title) -> any Disposable {
  // error: main actor-isolated property 'text' can not be mutated from a Sendable closure
  words.bind(with: title) { title, word in title.text = word }
}

// program: bind a relay
func bindRelay(_ numbers: BehaviorRelay<Int>, _ title: Title) -> any Disposable {
  // error: main actor-isolated property 'count' can not be mutated from a Sendable closure
  numbers.bind(onNext: { title.count = $0 })
}

// program: bind an infallible
func bindInfallible(_ numbers: Infallible<Int>, _ title: Title) -> any Disposable {
  // error: main actor-isolated property 'count' can not be mutated from a Sendable closure
  numbers.bind(onNext: { title.count = $0 })
}

// program: bind a subject, the result dropped
func bindSubject(_ numbers: PublishSubject<Int>, _ title: Title) {
  // error: main actor-isolated property 'count' can not be mutated from a Sendable closure
  _ = numbers.bind { title.count += $0 }
}

// program: bind changes an object that the caller keeps
func bindCache(_ words: Observable<String>, _ cache: Cache) -> any Disposable {
  // error: capture of 'cache' with non-Sendable type 'Cache' in a '@Sendable' closure
  words.bind { cache.words.append($0) }
}

// program: bind an infallible, and change an object that the caller keeps
func bindInfallibleCache(_ words: Infallible<String>, _ cache: Cache) -> any Disposable {
  // error: capture of 'cache' with non-Sendable type 'Cache' in a '@Sendable' closure
  words.bind { cache.words.append($0) }
}

// program: bind changes a variable that the caller reads
func bindVariable(_ numbers: Observable<Int>) -> Int {
  var sum = 0
  // error: mutation of captured var 'sum' in concurrently-executing code
  _ = numbers.bind { sum += $0 }
  return sum
}

// program: bind in an actor sets what belongs to the main actor
actor Worker {
  var count = 0
  func follow(_ numbers: Observable<Int>, _ title: Title) -> any Disposable {
    // error: main actor-isolated property 'count' can not be mutated from a Sendable closure
    numbers.bind { title.count = $0 }
  }
}

// program: bind in the main actor changes what belongs to another actor
@MainActor
func follow(_ numbers: Observable<Int>, _ worker: Worker) -> any Disposable {
  // error: actor-isolated property 'count' can not be mutated from the main actor
  numbers.bind { worker.count = $0 }
}

// program: drive changes what belongs to an actor
func drive(_ numbers: Driver<Int>, _ worker: Worker) -> any Disposable {
  // warning: actor-isolated property 'count' can not be mutated from the main actor
  numbers.drive(onNext: { worker.count = $0 })
}

// program: emit changes what belongs to an actor
func emit(_ numbers: Signal<Int>, _ worker: Worker) -> any Disposable {
  // warning: actor-isolated property 'count' can not be mutated from the main actor
  numbers.emit(onNext: { worker.count = $0 })
}

// program: a binder changes what belongs to an actor
func binder(_ worker: Worker) -> Binder<Int> {
  // warning: actor-isolated property 'count' can not be mutated from the main actor
  Binder(worker) { worker, number in worker.count = number }
}

// program: a disposable of one's own with a state that nothing guards
final class Once: Disposable {
  // warning: stored property 'isOver' of 'Sendable'-conforming class 'Once' is mutable
  var isOver = false
  func dispose() { isOver = true }
}

// program: an observer of one's own with a state that nothing guards
final class Collector: ObserverType, Sendable {
  // error: stored property 'words' of 'Sendable'-conforming class 'Collector' is mutable
  var words: [String] = []
  func on(_ event: Event<String>) { if let word = event.element { words.append(word) } }
}

// program: an object in a global relay
final class Registry: Sendable {
  static let shared = Registry()
  // error: stored property 'names' of 'Sendable'-conforming class 'Registry' is mutable
  var names = PublishRelay<String>()
}

// program: a relay in a global variable
enum Global {
  // error: static property 'selection' is not concurrency-safe because it is nonisolated global shared mutable state
  static var selection = BehaviorRelay<Int?>(value: nil)
}

// program: a bag in a global variable
enum Bags {
  // error: static property 'current' is not concurrency-safe because it is nonisolated global shared mutable state
  static var current = DisposeBag()
}

// program: a subscription in a global variable
enum Subscriptions {
  // error: static property 'current' is not concurrency-safe because it is nonisolated global shared mutable state
  static var current: any Disposable = Disposables.create()
}

// program: a bag that belongs to the main actor, emptied elsewhere
@MainActor
final class Owner {
  var bag = DisposeBag()
}

// error: main actor-isolated property 'bag' can not be mutated from a nonisolated context
func empty(_ owner: Owner) { owner.bag = DisposeBag() }

// program: a subscription kept in the main actor's bag, from elsewhere
// error: main actor-isolated property 'bag' can not be referenced from a nonisolated context
func keep(_ numbers: Observable<Int>, _ owner: Owner) { numbers.subscribe().disposed(by: owner.bag) }

// program: a function of the main actor as the function of a scheduler
func schedule(_ scheduler: any ImmediateSchedulerType, _ title: Title) -> any Disposable {
  scheduler.schedule(1) { number in
    // warning: main actor-isolated property 'count' can not be mutated from a Sendable closure
    title.count = number
    return Disposables.create()
  }
}
