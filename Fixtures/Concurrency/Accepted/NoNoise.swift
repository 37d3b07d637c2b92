// SPDX-License-Identifier: MIT
// The lines of a user interface, in a class of the main actor.
import RxCocoa
import RxRelay
import RxSwift

@MainActor
final class SearchScreen {
  var title = ""
  var count = 0
  var error = ""
  var isDone = false
  var shown: [String] = []
  let bag = DisposeBag()
  let numbers: Observable<Int>
  let titles: Observable<String>
  let driver: Driver<Int>
  let taps: Signal<Int>
  let relay = BehaviorRelay(value: 0)

  init(_ numbers: Observable<Int>) {
    self.numbers = numbers
    titles = numbers.map { "\($0)" }
    driver = numbers.asDriver(onErrorJustReturn: 0)
    taps = numbers.asSignal(onErrorJustReturn: 0)
  }

  func format(_ number: Int) -> String { "\(title) \(number)" }
  func show(_ title: String) { self.title = title }

  // program: bind
  func bind() { numbers.bind(onNext: { self.count = $0 }).disposed(by: bag) }

  // program: bind, a trailing closure
  func bindTrailing() { numbers.bind { self.count = $0 }.disposed(by: bag) }

  // program: bind, a trailing closure with a name
  func bindNamed() { numbers.bind { number in self.count = number }.disposed(by: bag) }

  // program: bind, the result dropped
  func bindDropped() { _ = numbers.bind { self.count = $0 } }

  // program: bind, the result kept
  func bindKept() {
    let subscription = numbers.bind { self.count = $0 }
    subscription.dispose()
  }

  // program: bind a method
  func bindMethod() { titles.bind(onNext: show).disposed(by: bag) }

  // program: bind with an object
  func bindWith() { titles.bind(with: self) { screen, title in screen.title = title }.disposed(by: bag) }

  // program: bind a relay
  func bindRelay() { relay.bind(onNext: { self.count += $0 }).disposed(by: bag) }

  // program: bind to a relay
  func bindToRelay() { numbers.bind(to: relay).disposed(by: bag) }

  // program: bind to a binder
  func bindToBinder() { titles.bind(to: Binder(self) { screen, title in screen.title = title }).disposed(by: bag) }

  // program: bind an infallible
  func bindInfallible(_ numbers: Infallible<Int>) { numbers.bind { self.count = $0 }.disposed(by: bag) }

  // program: drive
  func drive() { driver.drive(onNext: { self.count = $0 }).disposed(by: bag) }

  // program: drive a method
  func driveMethod() { driver.map { "\($0)" }.drive(onNext: show).disposed(by: bag) }

  // program: drive with an object
  func driveWith() { driver.drive(with: self, onNext: { screen, number in screen.count = number }).disposed(by: bag) }

  // program: emit
  func emit() { taps.emit(onNext: { self.count += $0 }).disposed(by: bag) }

  // program: emit with an object
  func emitWith() { taps.emit(with: self, onNext: { screen, number in screen.count = number }).disposed(by: bag) }

  // program: the values of a driver
  func driverValues() async { for await number in driver.values { count = number } }

  // program: the values of an observable
  func observableValues() async throws { for try await number in numbers.values { count = number } }

  // program: the value of a single
  func singleValue(_ number: Single<Int>) async throws { count = try await number.value }

  // program: do on a driver
  func driverDo() {
    driver.do(onNext: { self.count = $0 }, onCompleted: { self.isDone = true }).drive().disposed(by: bag)
  }

  // program: do on a driver, a trailing closure and a method
  func driverDoTrailing() -> Driver<String> { driver.do { self.count = $0 }.map { "\($0)" }.do(onNext: show) }

  // program: map a driver by a method
  func driverMapMethod() -> Driver<String> { driver.map(format) }

  // program: map a driver by a closure
  func driverMap() -> Driver<String> { driver.map { "\(self.title) \($0)" }.map { [weak self] in self?.title ?? $0 } }

  // program: map a driver by what belongs to no actor
  func driverMapElsewhere() -> Driver<Int> { driver.map(\.description).map(\.count).map(abs) }

  // program: filter and compactMap a driver
  func driverFilter() -> Driver<String> { driver.filter { $0 > self.count }.compactMap { $0 > 1 ? self.title : nil } }

  // program: scan a driver
  func driverScan() -> Driver<Int> { driver.scan(0) { $0 + $1 + self.count }.scan(0, accumulator: +) }

  // program: flatMap and flatMapLatest of a driver
  func driverFlatMap() -> Driver<String> {
    driver.flatMapLatest { number in Driver.just(self.format(number)) }.flatMap { .just($0 + self.title) }
  }

  // program: a signal, transformed
  func signal() -> Signal<String> { taps.filter { _ in self.isDone }.do { self.count = $0 }.map(format) }

  // program: a driver's operators, in a chain
  func driverChain() {
    driver.do(onNext: { self.count = $0 }).map(format).filter { !$0.isEmpty }.distinctUntilChanged()
      .flatMapLatest { .just("\(self.title)\($0)") }.scan("") { $0 + $1 + self.title }.drive(onNext: show)
      .disposed(by: bag)
  }
}
