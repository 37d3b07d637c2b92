// SPDX-License-Identifier: MIT
// What comes by way of the main scheduler, in a class of the main actor. In Swift 5 mode the compiler warns of these functions, as
// their sequence is a plain `Observable` there.
import RxCocoa
import RxRelay
import RxSwift

@MainActor
final class Screen {
  var title = ""
  var count = 0
  var error = ""
  var isDone = false
  let bag = DisposeBag()
  let numbers: Observable<Int>
  let titles: Observable<String>

  init(_ numbers: Observable<Int>) {
    self.numbers = numbers
    titles = numbers.map { "\($0)" }
  }

  func format(_ number: Int) -> String { "\(title) \(number)" }
  func show(_ title: String) { self.title = title }
  func search(_ title: String) -> Observable<Int> { numbers }

  // program: subscribe
  func subscribe() {
    titles.observe(on: MainScheduler.instance).subscribe(onNext: { self.title = $0 }).disposed(by: bag)
  }

  // program: subscribe, held weakly
  func subscribeWeakly() {
    titles.observe(on: MainScheduler.instance)
      .subscribe(onNext: { [weak self] title in self?.title = title })
      .disposed(by: bag)
  }

  // program: subscribe, with all functions
  func subscribeAll() {
    titles.observe(on: MainScheduler.instance)
      .subscribe(
        onNext: { self.title = $0 }, onError: { self.error = "\($0)" }, onCompleted: { self.isDone = true },
        onDisposed: { self.isDone = true }
      )
      .disposed(by: bag)
  }

  // program: subscribe, a trailing closure of events
  func subscribeEvents() {
    titles.observe(on: MainScheduler.instance).subscribe { event in self.title = event.element ?? "" }.disposed(by: bag)
  }

  // program: subscribe with an object
  func subscribeWith() {
    titles.observe(on: MainScheduler.instance).subscribe(with: self) { me, title in me.title = title }.disposed(by: bag)
  }

  // program: subscribe with an object, all functions
  func subscribeWithAll() {
    titles.observe(on: MainScheduler.instance)
      .subscribe(
        with: self, onNext: { me, title in me.title = title }, onError: { me, error in me.error = "\(error)" },
        onCompleted: { $0.isDone = true }, onDisposed: { $0.isDone = true }
      )
      .disposed(by: bag)
  }

  // program: subscribe a method
  func subscribeMethod() { titles.observe(on: MainScheduler.instance).subscribe(onNext: show).disposed(by: bag) }

  // program: subscribe a function without an actor
  func subscribeFunction() { titles.observe(on: MainScheduler.instance).subscribe(onNext: printing).disposed(by: bag) }

  // program: do
  func doOnNext() -> Observable<Int> { numbers.observe(on: MainScheduler.instance).do(onNext: { self.count = $0 }) }

  // program: take, skip, debug
  func firstTitle() {
    titles.observe(on: MainScheduler.instance)
      .skip(1).debug("titles").take(1)
      .subscribe(onNext: { self.title = $0 })
      .disposed(by: bag)
  }

  // program: map, filter, compactMap
  func transform() -> Observable<String> {
    numbers.observe(on: MainScheduler.instance).filter { $0 > self.count }.map(format).compactMap { $0 + self.title }
  }

  // program: scan
  func scan() -> Observable<Int> { numbers.observe(on: MainScheduler.instance).scan(0) { $0 + $1 + self.count } }

  // program: scan in place
  func scanInto() -> Observable<[Int]> {
    numbers.observe(on: MainScheduler.instance).scan(into: []) { $0.append($1 + self.count) }
  }

  // program: reduce
  func reduce() -> Observable<Int> { numbers.observe(on: MainScheduler.instance).reduce(0) { $0 + $1 + self.count } }

  // program: reduce, with a result
  func reduceResult() -> Observable<String> {
    numbers.observe(on: MainScheduler.instance).reduce(0, accumulator: +, mapResult: { self.format($0) })
  }

  // program: a sequence for each element
  func flatMap() -> Observable<Int> {
    titles.observe(on: MainScheduler.instance).map(search).flatMapLatest { $0 }
      .observe(on: MainScheduler.instance).map { self.search("\($0)") }.merge()
  }

  // program: withUnretained
  func withUnretained() {
    titles.observe(on: MainScheduler.instance).withUnretained(self)
      .subscribe(onNext: { me, title in me.title = title })
      .disposed(by: bag)
  }

  // program: a chain
  func chain() {
    numbers.map { $0 + 1 }.distinctUntilChanged().observe(on: MainScheduler.instance)
      .do(onNext: { self.count = $0 }).map(format).filter { $0 != self.title }.distinctUntilChanged()
      .subscribe(onNext: { self.title = $0 })
      .disposed(by: bag)
  }

  // program: an observable, by its type
  func typed() -> Observable<String> {
    let shown: Observable<String> = titles.observe(on: MainScheduler.instance)
    return shown
  }

  // program: one of two
  func choose(_ isShown: Bool) -> Observable<String> {
    let either = isShown ? titles.observe(on: MainScheduler.instance) : titles
    return either
  }

  // program: one of two, in a closure
  func chooseInClosure(_ queries: Observable<Bool>, _ titles: Observable<String>) -> Observable<String> {
    queries.flatMapLatest { isShown -> Observable<String> in
      if isShown { return titles.observe(on: MainScheduler.instance) }
      return titles
    }
  }

  // program: merged and combined
  func combine() -> Observable<String> {
    let shown = titles.observe(on: MainScheduler.instance)
    let merged = Observable.merge([shown, titles])
    let both = Observable.merge(shown, titles.observe(on: MainScheduler.instance))
    return Observable.zip(shown, merged, both) { $0 + $1 + $2 }
  }

  // program: handed to a function of its own
  func handed() -> Observable<String> { twice(titles.observe(on: MainScheduler.instance)) }

  private func twice(_ titles: Observable<String>) -> Observable<String> { titles.map { $0 + $0 } }

  // program: bound
  func bind() {
    titles.observe(on: MainScheduler.instance).bind { self.title = $0 }.disposed(by: bag)
    titles.observe(on: MainScheduler.instance).bind(to: Binder(self) { $0.title = $1 }).disposed(by: bag)
  }

  // program: a driver
  func driver() -> Driver<String> { titles.observe(on: MainScheduler.instance).asDriver(onErrorJustReturn: "") }
}

nonisolated func printing(_ title: String) { print(title) }

// program: subscribe where no actor is
nonisolated func subscribe(_ titles: Observable<String>) -> any Disposable {
  titles.observe(on: MainScheduler.instance).subscribe(onNext: { print($0) }, onDisposed: { print("over") })
}

// program: set what belongs to the main actor, where no actor is
nonisolated func show(_ titles: Observable<String>, _ screen: Screen) -> any Disposable {
  titles.observe(on: MainScheduler.instance).map { $0 + $0 }.subscribe(onNext: { print($0) })
}
