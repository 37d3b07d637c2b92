// SPDX-License-Identifier: MIT
// What the compiler warns of in Swift 5 mode, and not with RxSwift. The page "In Swift 6" says what to write instead.
import Foundation
import RxCocoa
import RxRelay
import RxSwift

// program: a metatype is captured
func decoded<T: Decodable>(_ type: T.Type, _ data: Observable<Data>) -> Observable<T> {
  // warning: capture of 'type' with non-Sendable type 'T.Type' in a '@Sendable' closure
  data.map { try JSONDecoder().decode(type, from: $0) }
}

// program: a variable is changed after a closure captured it
func limited(_ numbers: Observable<Int>) -> Observable<Int> {
  var limit = 1
  let limited = numbers.filter { $0 < limit }
  // warning: 'limit' mutated after capture by sendable closure
  limit = 2
  return limited
}

// program: an operator in the place of a closure
func inverted(_ flags: Observable<Bool>) -> Observable<Bool> {
  // warning: converting non-Sendable function value to '@Sendable (Bool) throws -> Bool' may introduce data races
  flags.map(!)
}

enum Mapper { static func map(_ number: Int) -> String { "\(number)" } }

// program: a static method in the place of a closure
func mapped(_ numbers: Observable<Int>) -> Observable<String> {
  // warning: converting non-Sendable function value to '@Sendable (Int) throws -> String' may introduce data races
  numbers.map(Mapper.map)
}

// program: an operator that combines two values
func sums(_ numbers: Observable<Int>) -> Observable<Int> {
  // warning: converting non-Sendable function value to '@Sendable (Int, Int) throws -> Int' may introduce data races
  Observable.zip(numbers, numbers, resultSelector: +)
}

@MainActor
class Controller {
  var count = 0
  let bag = DisposeBag()
  func format(_ number: Int) -> String { "\(count) \(number)" }
  func show(_ number: Int) { count = number }

  // program: subscribe in a class of the main actor
  func subscribe(_ numbers: Observable<Int>) {
    // warning: main actor-isolated property 'count' can not be mutated from a Sendable closure
    numbers.subscribe(onNext: { self.count = $0 }).disposed(by: bag)
  }

  // program: an operator in a class of the main actor
  func map(_ numbers: Observable<Int>) -> Observable<Int> {
    // warning: main actor-isolated property 'count' can not be referenced from a Sendable closure
    numbers.map { $0 + self.count }
  }

  // program: an operator calls a method of the main actor
  func mapByMethod(_ numbers: Observable<Int>) -> Observable<String> {
    // warning: call to main actor-isolated instance method 'format' in a synchronous nonisolated context
    numbers.map { self.format($0) }
  }
}

class Details: Controller {
  // program: subscribe in a class that inherits the main actor
  func follow(_ numbers: Observable<Int>) {
    // warning: main actor-isolated property 'count' can not be mutated from a Sendable closure
    numbers.subscribe(onNext: { [weak self] in self?.count = $0 }).disposed(by: bag)
  }

  // program: a method of the main actor in the place of a closure
  func formatted(_ numbers: Observable<Int>) -> Observable<String> {
    // warning: converting function value of type '@MainActor (Int) -> String' to '@Sendable (Int) throws -> String' loses global
    numbers.map(format)
  }
}

// program: the state of an action is of a type that is marked as not Sendable
func iterate(_ scheduler: any ImmediateSchedulerType, _ numbers: AnyIterator<Int>) -> any Disposable {
  // warning: conformance of 'AnyIterator<Element>' to 'Sendable' is unavailable
  scheduler.scheduleRecursive(numbers) { numbers, next in if numbers.next() != nil { next(numbers) } }
}

final class Service {
  var state = 0
  let queue = DispatchQueue(label: "service")
  let bag = DisposeBag()

  // program: subscribe in the callback of a queue
  func follow(_ numbers: Observable<Int>) {
    // warning: capture of 'self' with non-Sendable type 'Service' in a '@Sendable' closure
    queue.async { numbers.subscribe(onNext: { self.state = $0 }).disposed(by: self.bag) }
    queue.async { self.followHere(numbers) }
  }

  // program: an object without a closure in the callback of a queue
  func followWith(_ numbers: Observable<Int>) {
    // warning: type 'Service' does not conform to the 'Sendable' protocol
    queue.async { _ = numbers.withUnretained(self).subscribe(onNext: { service, number in service.state = number }) }
  }

  private func followHere(_ numbers: Observable<Int>) {
    numbers.subscribe(onNext: { self.state = $0 }).disposed(by: bag)
  }
}

// program: a scheduler of the main actor is made for a mock
@MainActor
class SchedulerHolder {
  var scheduler: any SchedulerType = HistoricalScheduler()
  func mock() {
    // warning: main actor-isolated property 'scheduler' can not be referenced from a Sendable closure
    SharingScheduler.mock(makeScheduler: { self.scheduler }) {}
    SharingScheduler.mock(scheduler: scheduler) {}
  }
}
