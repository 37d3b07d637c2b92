// SPDX-License-Identifier: MIT
// Closures of operators run on any thread: the main actor's state is out of their reach.
import RxCocoa
import RxRelay
import RxSwift

@MainActor
final class Screen2 {
  var title = ""
  var count = 0
  var bag = DisposeBag()
  let numbers: Observable<Int>

  init(_ numbers: Observable<Int>) { self.numbers = numbers }

  // program: map
  func map() -> Observable<String> {
    // warning: main actor-isolated property 'title' can not be referenced from a Sendable closure
    numbers.map { "\(self.title) \($0)" }
  }

  // program: filter
  func filter() -> Observable<Int> {
    // warning: main actor-isolated property 'count' can not be referenced from a Sendable closure
    numbers.filter { $0 > self.count }
  }

  // program: flatMapLatest
  func flatMapLatest() -> Observable<String> {
    // warning: main actor-isolated property 'title' can not be referenced from a Sendable closure
    numbers.flatMapLatest { _ in Observable.just(self.title) }
  }

  // program: do
  func doOnNext() -> Observable<Int> {
    // warning: main actor-isolated property 'count' can not be mutated from a Sendable closure
    numbers.do(onNext: { self.count = $0 })
  }

  // program: subscribe, without a scheduler
  func subscribe() {
    // warning: main actor-isolated property 'count' can not be mutated from a Sendable closure
    numbers.subscribe(onNext: { self.count = $0 }).disposed(by: bag)
  }

  // program: subscribe on a background scheduler
  func subscribeInBackground() {
    numbers.observe(on: SerialDispatchQueueScheduler(qos: .utility))
      // warning: main actor-isolated property 'count' can not be mutated from a Sendable closure
      .subscribe(onNext: { self.count = $0 })
      .disposed(by: bag)
  }

  // program: create
  func create() -> Observable<String> {
    Observable.create { observer in
      // warning: main actor-isolated property 'title' can not be referenced from a Sendable closure
      observer.onNext(self.title)
      return Disposables.create()
    }
  }

  // program: deferred
  func deferred() -> Observable<String> {
    // warning: main actor-isolated property 'title' can not be referenced from a Sendable closure
    Observable.deferred { Observable.just(self.title) }
  }

  // program: catch
  func recover() -> Observable<Int> {
    // warning: main actor-isolated property 'count' can not be referenced from a Sendable closure
    numbers.catch { _ in Observable.just(self.count) }
  }

  // program: what a disposable does
  func disposable() -> any Disposable {
    // warning: main actor-isolated property 'count' can not be mutated from a Sendable closure
    Disposables.create { self.count = 0 }
  }

  // program: an observer made of a function
  func observer() -> AnyObserver<Int> {
    // warning: main actor-isolated property 'count' can not be mutated from a Sendable closure
    AnyObserver { self.count = $0.element ?? 0 }
  }

  // program: the element of a single
  func single(_ number: Single<Int>) {
    // warning: main actor-isolated property 'count' can not be mutated from a Sendable closure
    number.subscribe(onSuccess: { self.count = $0 }).disposed(by: bag)
  }

  // program: the end of a completable
  func completable(_ end: Completable) {
    // warning: main actor-isolated property 'count' can not be mutated from a Sendable closure
    end.subscribe(onCompleted: { self.count = 0 }).disposed(by: bag)
  }

  // program: the main actor's bag in a closure of the background
  func bagInBackground() -> Observable<Int> {
    // warning: main actor-isolated property 'bag' can not be referenced from a Sendable closure
    numbers.do(onNext: { [numbers] _ in numbers.subscribe().disposed(by: self.bag) })
  }

  // program: a method of the main actor as the function of an operator
  func reference() -> Observable<String> {
    // error: converting function value of type '@MainActor @Sendable (Int) -> String' to '@Sendable (Int) throws ->
    numbers.map(format)
  }

  private func format(_ number: Int) -> String { "\(title) \(number)" }
}

// program: an observer of the main actor
@MainActor
// error: conformance of 'Recorder' to protocol 'ObserverType' crosses into main actor-isolated code and can cause data
final class Recorder: ObserverType {
  var numbers: [Int] = []
  func on(_ event: Event<Int>) { event.element.map { numbers.append($0) } }
}
