// SPDX-License-Identifier: MIT
// Programs with a data race that the compiler accepts. The page "In Swift 6" says of each why, and what to write instead.
import Foundation
import RxCocoa
import RxKit
import RxRelay
import RxSwift
import RxTest

final class Counter { var n = 0 }

// program: two threads change the element of a subject
func subject() {
  let subject = BehaviorSubject(value: Counter())
  let count: @Sendable () -> Void = { if let counter = try? subject.value() { counter.n += 1 } }
  Thread.detachNewThread(count)
  Thread.detachNewThread(count)
}

// program: a task changes the element of a relay
func relay() {
  let relay = BehaviorRelay(value: Counter())
  Task.detached { relay.value.n += 1 }
  relay.value.n += 1
}

// program: two subscriptions share the seed of an operator
func reduce(_ numbers: Observable<Int>) {
  let sums = numbers.scan(into: Counter()) { counter, number in counter.n += number }
  Task.detached { _ = sums.subscribe() }
  _ = sums.subscribe()
}

// program: an object is the index of a key path
final class Index: Hashable {
  var n = 0
  static func == (first: Index, second: Index) -> Bool { first === second }
  func hash(into hasher: inout Hasher) { n += 1 }
}

func keyPath(_ tables: Observable<[Index: Int]>) {
  let index = Index()
  let changes = tables.distinctUntilChanged(at: \.[index])
  Task.detached { _ = changes.subscribe() }
  index.n += 1
}

// program: a method of an actor in the place of a closure
actor Account {
  var sum = 0
  func add(_ number: Int) { sum += number }
  func follow(_ numbers: Observable<Int>) -> any Disposable { numbers.subscribe(onNext: add) }
}

// program: the equality of the main actor
@MainActor var comparisons = 0

struct Item: @MainActor Equatable {
  @MainActor static func == (first: Item, second: Item) -> Bool {
    comparisons += 1
    return true
  }
}

@MainActor
func follow(_ items: Observable<Item>) {
  _ = items.observe(on: SerialDispatchQueueScheduler(qos: .utility)).distinctUntilChanged().subscribe()
}

// program: a sequence that is its own iterator
final class Numbers: Sequence, IteratorProtocol {
  var n = 0
  func next() -> Int? {
    n += 1
    return n
  }
}

func source() {
  let numbers = Numbers()
  let sequence = Observable.from(numbers)
  Task.detached { _ = sequence.subscribe() }
  numbers.n += 1
}

// program: a test scheduler that is started in a task
func start(_ scheduler: TestScheduler) {
  let counter = Counter()
  scheduler.scheduleAt(10) { counter.n += 1 }
  Task.detached { scheduler.start() }
  counter.n += 1
}

// program: an object leaves its lock
func unlock(_ counter: Guarded<Counter>) -> Counter { counter.withLock { $0 } }
