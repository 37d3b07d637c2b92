// SPDX-License-Identifier: MIT
// What comes by way of the main scheduler belongs to the main actor until another operator may deliver it elsewhere.
import RxCocoa
import RxRelay
import RxSwift

@MainActor
final class Screen4 {
  var title = ""
  let bag = DisposeBag()
  let titles: Observable<String>

  init(_ titles: Observable<String>) { self.titles = titles }

  // program: another scheduler behind the main one
  func elsewhere() {
    titles.observe(on: MainScheduler.instance)
      .observe(on: SerialDispatchQueueScheduler(qos: .utility))
      // warning: main actor-isolated property 'title' can not be mutated from a Sendable closure
      .subscribe(onNext: { self.title = $0 })
      .disposed(by: bag)
  }

  // program: a scheduler that may be the main one
  func anyScheduler(_ scheduler: any SchedulerType) {
    // warning: main actor-isolated property 'title' can not be mutated from a Sendable closure
    titles.observe(on: scheduler).subscribe(onNext: { self.title = $0 }).disposed(by: bag)
  }

  // program: an element that is emitted where the subscription is made
  func startWith() {
    // warning: main actor-isolated property 'title' can not be mutated from a Sendable closure
    titles.observe(on: MainScheduler.instance).startWith("").subscribe(onNext: { self.title = $0 }).disposed(by: bag)
  }

  // program: merged with what comes from elsewhere
  func merged() {
    Observable.merge(titles.observe(on: MainScheduler.instance), titles)
      // warning: main actor-isolated property 'title' can not be mutated from a Sendable closure
      .subscribe(onNext: { self.title = $0 })
      .disposed(by: bag)
  }

  // program: shared with subscribers elsewhere
  func shared() {
    // warning: main actor-isolated property 'title' can not be mutated from a Sendable closure
    titles.observe(on: MainScheduler.instance).share(replay: 1).subscribe(onNext: { self.title = $0 }).disposed(by: bag)
  }

  // program: inner sequences that emit anywhere
  func inner(_ other: Observable<String>) {
    titles.observe(on: MainScheduler.instance).map { $0 + self.title }.flatMapLatest { _ in other }
      // warning: main actor-isolated property 'title' can not be mutated from a Sendable closure
      .subscribe(onNext: { self.title = $0 })
      .disposed(by: bag)
  }

  // program: an observable of the main scheduler's events
  func upcast() {
    let shown: Observable<String> = titles.observe(on: MainScheduler.instance)
    // warning: main actor-isolated property 'title' can not be mutated from a Sendable closure
    shown.subscribe(onNext: { self.title = $0 }).disposed(by: bag)
  }
}

// program: a driver is mapped by what belongs to the main actor, where no actor is
func map(_ words: Driver<String>, _ screen: Screen4) -> Driver<String> {
  // error: main actor-isolated property 'title' can not be referenced from a Sendable closure
  words.map { $0 + screen.title }
}

// program: a driver's elements are seen by what belongs to the main actor, where no actor is
func effect(_ words: Driver<String>, _ screen: Screen4) -> Driver<String> {
  // error: main actor-isolated property 'title' can not be mutated from a Sendable closure
  words.do(onNext: { screen.title = $0 })
}

// program: a driver's function changes a variable that the caller reads
func sum(_ numbers: Driver<Int>) -> Int {
  var sum = 0
  // error: mutation of captured var 'sum' in concurrently-executing code
  _ = numbers.do(onNext: { sum += $0 })
  return sum
}
