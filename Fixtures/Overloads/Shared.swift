// SPDX-License-Identifier: MIT
// The overload sets of drivers and signals, and of test schedulers.
import RxCocoa
import RxRelay
import RxSwift
import RxTest

@MainActor
func checkDriver(_ bag: DisposeBag) {
  let (one, two) = (Driver.just(1), Driver.just(2))
  let failing = Observable<Int>.error(RxError.noElements)
  let (driver, signal) = ("SharedSequence<DriverSharingStrategy, Int>", "SharedSequence<SignalSharingStrategy, Int>")
  // The elements of `Driver.of` come one after the other on the main thread, those of an observable at once.
  func of<Element>(_ elements: Element...) -> Driver<Element> {
    Observable.from(elements).asDriver(onErrorDriveWith: .empty())
  }
  func show<Element>(_ shared: Driver<Element>) {
    note(shared)
    shared.drive(onNext: { note("\($0)") }).disposed(by: bag)
  }
  check("asDriver(onErrorJustReturn:)", [driver, "4"]) { show(failing.asDriver(onErrorJustReturn: 4)) }
  check("asDriver(onErrorDriveWith:)", [driver, "1"]) { show(failing.asDriver(onErrorDriveWith: one)) }
  check("asDriver(onErrorDriveWith:), a member", [driver]) { show(failing.asDriver(onErrorDriveWith: .empty())) }
  check("asDriver(onErrorRecover:)", [driver, "4"]) { show(failing.asDriver(onErrorRecover: { _ in .just(4) })) }
  check("asDriver {}", [driver, "4"]) { show(failing.asDriver { _ in .just(4) }) }
  check("asSignal(onErrorJustReturn:)", [signal]) { note(failing.asSignal(onErrorJustReturn: 4)) }
  check("asSignal(onErrorSignalWith:)", [signal]) { note(failing.asSignal(onErrorSignalWith: .empty())) }
  check("asSignal {}", [signal]) { note(failing.asSignal { _ in .empty() }) }
  check("asSharedSequence(onErrorJustReturn:), typed", [driver, "4"]) {
    let shared: Driver<Int> = failing.asSharedSequence(onErrorJustReturn: 4)
    show(shared)
  }
  check("asSharedSequence(sharingStrategy:)", [driver, "4"]) {
    show(failing.asSharedSequence(sharingStrategy: DriverSharingStrategy.self, onErrorJustReturn: 4))
  }
  check("driver distinctUntilChanged()", [driver, "1", "2"]) { show(of(1, 1, 2).distinctUntilChanged()) }
  check("driver distinctUntilChanged { key }", [driver, "1", "2"]) { show(of(1, 1, 2).distinctUntilChanged { $0 }) }
  check("driver distinctUntilChanged { comparer }", [driver, "1"]) {
    show(of(1, 1, 2).distinctUntilChanged { _, _ in true })
  }
  check("driver distinctUntilChanged(operator)", [driver, "1", "2"]) { show(of(1, 1, 2).distinctUntilChanged(==)) }
  check("driver distinctUntilChanged(comparer:)", [driver, "1"]) {
    show(of(1, 2).distinctUntilChanged({ $0 }, comparer: { _, _ in true }))
  }
  check("driver distinctUntilChanged(key path)", ["SharedSequence<DriverSharingStrategy, String>", "a"]) {
    show(of("a", "b").distinctUntilChanged(\.count))
  }
  check("driver zip", ["SharedSequence<DriverSharingStrategy, (Int, Int)>", "(1, 2)"]) { show(Driver.zip(one, two)) }
  check("driver zip {}", [driver, "3"]) { show(Driver.zip(one, two) { $0 + $1 }) }
  check("driver zip, operator", [driver, "3"]) { show(Driver.zip(one, two, resultSelector: +)) }
  check("driver zip of an array", ["SharedSequence<DriverSharingStrategy, Array<Int>>", "[1, 2]"]) {
    show(Driver.zip([one, two]))
  }
  check("driver zip of an array {}", [driver, "3"]) { show(Driver.zip([one, two]) { $0.reduce(0, +) }) }
  check("driver combineLatest", ["SharedSequence<DriverSharingStrategy, (Int, Int)>", "(1, 2)"]) {
    show(Driver.combineLatest(one, two))
  }
  check("driver combineLatest {}", [driver, "3"]) { show(Driver.combineLatest(one, two) { $0 + $1 }) }
  check("driver combineLatest of three {}", [driver, "4"]) {
    show(Driver.combineLatest(one, two, one) { $0 + $1 + $2 })
  }
  check("driver combineLatest, operator", [driver, "3"]) { show(Driver.combineLatest(one, two, resultSelector: +)) }
  check("driver combineLatest of an array", ["SharedSequence<DriverSharingStrategy, Array<Int>>", "[1, 2]"]) {
    show(Driver.combineLatest([one, two]))
  }
  check("driver combineLatest of an array {}", [driver, "3"]) {
    show(Driver.combineLatest([one, two]) { $0.reduce(0, +) })
  }
  check("driver merge of arguments", [driver, "1", "2"]) { show(Driver.merge(one, two)) }
  check("driver merge of an array", [driver, "1", "2"]) { show(Driver.merge([one, two])) }
  check("driver merge of a collection", [driver, "1", "2"]) { show(Driver.merge([one, two].lazy.map { $0 })) }
  check("driver merge, inner sequences", [driver, "1", "2"]) { show(of(one, two).merge()) }
  check("driver merge(maxConcurrent:)", [driver, "1", "2"]) { show(of(one, two).merge(maxConcurrent: 1)) }
  check("driver concat of an array", [driver, "1", "2"]) { show(Driver.concat([one, two])) }
  check("driver concat of a sequence", [driver, "1", "2"]) { show(Driver.concat(AnySequence([one, two]))) }
  check("driver from(array)", [driver, "1"]) { show(Driver.from([1])) }
  check("driver from(sequence)", [driver, "1"]) { show(Driver.from(1...1)) }
  check("driver of", [driver, "1"]) { show(Driver.of(1)) }
  check("driver from(optional:)", [driver, "1"]) { show(Driver.from(optional: 1)) }
  check("driver map", [driver, "2"]) { show(one.map { $0 + 1 }) }
  check("driver map, initialiser", ["SharedSequence<DriverSharingStrategy, String>", "1"]) {
    show(one.map(String.init))
  }
  check("driver map, key path", [driver, "1"]) { show(Driver.just("a").map(\.count)) }
  check("driver filter", [driver, "1"]) { show(of(1, 2).filter { $0 < 2 }) }
  check("driver compactMap", [driver, "1"]) { show(of(1, nil).compactMap { $0 }) }
  check("driver scan", [driver, "1", "3"]) { show(of(1, 2).scan(0) { $0 + $1 }) }
  check("driver scan, operator", [driver, "1", "3"]) { show(of(1, 2).scan(0, accumulator: +)) }
  check("driver flatMapLatest", [driver, "2"]) { show(one.flatMapLatest { Driver.just($0 + 1) }) }
  check("driver flatMapLatest, a member", [driver, "2"]) {
    show(one.flatMapLatest { number -> Driver<Int> in .just(number + 1) })
  }
  check("driver flatMap, a signal", [signal]) { note(one.flatMap { Signal.just($0) }) }
  check("driver do {}", [driver, "1 seen", "1"]) { show(one.do { note("\($0) seen") }) }
  check("driver do(onNext:)", [driver, "1 seen", "1"]) { show(one.do(onNext: { note("\($0) seen") })) }
  check("driver withLatestFrom", [driver, "2"]) { show(one.withLatestFrom(two)) }
  check("driver withLatestFrom {}", [driver, "3"]) { show(one.withLatestFrom(two) { $0 + $1 }) }
  check("driver withLatestFrom, operator", [driver, "3"]) { show(one.withLatestFrom(two, resultSelector: +)) }
  check("driver startWith", [driver, "2", "1"]) { show(one.startWith(2)) }
}

@MainActor
func checkDriverEnds(_ bag: DisposeBag) {
  let one = Driver.just(1)
  check("drive(onNext:onCompleted:)", ["1", "end"]) {
    one.drive(onNext: { note("\($0)") }, onCompleted: { note("end") }).disposed(by: bag)
  }
  check("drive(onNext:), dropped", ["Int"]) { _ = one.drive(onNext: { note($0) }) }
  check("drive(onNext:), kept", ["Int"]) {
    let subscription = one.drive(onNext: { note($0) })
    subscription.dispose()
  }
  check("drive {} onCompleted:", ["Int", "end"]) {
    _ = one.drive {
      note($0)
    } onCompleted: {
      note("end")
    }
  }
  check("drive(relay of optionals)", ["Optional(1)"]) {
    let relay = BehaviorRelay<Int?>(value: nil)
    one.drive(relay).disposed(by: bag)
    note("\(String(describing: relay.value))")
  }
  check("drive(two relays)", ["1 1"]) {
    let (a, b) = (BehaviorRelay(value: 0), BehaviorRelay(value: 0))
    one.drive(a, b).disposed(by: bag)
    note("\(a.value) \(b.value)")
  }
  check("drive(replay relay)", ["1"]) {
    let relay = ReplayRelay<Int>.create(bufferSize: 1)
    one.drive(relay).disposed(by: bag)
    relay.subscribe(onNext: { note("\($0)") }).disposed(by: bag)
  }
  check("drive(binder)", ["1"]) { one.drive(Binder(Log.shared) { log, n in note("\(n)") }).disposed(by: bag) }
  check("drive(binder of optionals)", ["Optional(1)"]) {
    one.drive(Binder<Int?>(Log.shared) { log, n in note("\(String(describing: n))") }).disposed(by: bag)
  }
  check("drive(function of the sequence)", ["Int"]) {
    func count(_ numbers: Observable<Int>) -> Int { 1 }
    note(one.drive(count))
  }
  check("drive(curriedArgument:)", ["curried 2"]) {
    func binder(_ o: Observable<Int>) -> (Int) -> Void { { note("curried \($0)") } }
    one.drive(binder, curriedArgument: 2)
  }
  let signal = one.asObservable().asSignal(onErrorJustReturn: 0)
  check("emit {}, kept", ["Int"]) {
    let subscription = signal.emit { note($0) }
    subscription.dispose()
  }
  check("emit(onNext:), function", ["Int function"]) { signal.emit(onNext: noteInt).disposed(by: bag) }
  check("emit(), dropped", []) { _ = signal.emit() }
  check("emit(to: behaviour relay of optionals)", ["Optional(1)"]) {
    let relay = BehaviorRelay<Int?>(value: nil)
    signal.emit(to: relay).disposed(by: bag)
    note("\(String(describing: relay.value))")
  }
  check("emit(to: subject)", ["1"]) {
    let subject = PublishSubject<Int>()
    subject.subscribe(onNext: { note("\($0)") }).disposed(by: bag)
    signal.emit(to: subject).disposed(by: bag)
  }
  check("emit(to: binder)", ["1"]) { signal.emit(to: Binder(Log.shared) { _, n in note("\(n)") }).disposed(by: bag) }
  check("signal withUnretained {}", ["1"]) {
    signal.withUnretained(Log.shared) { $1 }.emit(onNext: { note("\($0)") }).disposed(by: bag)
  }
  check("mock(scheduler:)", ["inside"]) { SharingScheduler.mock(scheduler: HistoricalScheduler()) { note("inside") } }
  check("mock(makeScheduler:)", ["inside"]) {
    SharingScheduler.mock(makeScheduler: { HistoricalScheduler() }) { note("inside") }
  }
}

func checkTestScheduler() {
  func numbers() -> Observable<Int> { Observable.just(1) }
  check("start {}", ["TestableObserver<Int>", "[next(1) @ 200, completed @ 200]"]) {
    let observer = TestScheduler(initialClock: 0).start { numbers() }
    note(observer)
    note("\(observer.events)")
  }
  check("start(function)", ["TestableObserver<Int>"]) { note(TestScheduler(initialClock: 0).start(numbers)) }
  check("start(disposed:) {}", ["TestableObserver<Int>"]) {
    note(TestScheduler(initialClock: 0).start(disposed: 300) { numbers() })
  }
  check("start(created:subscribed:disposed:) {}", ["[next(1) @ 20, completed @ 20]"]) {
    note("\(TestScheduler(initialClock: 0).start(created: 10, subscribed: 20, disposed: 30) { numbers() }.events)")
  }
  check("start()", ["10"]) {
    let scheduler = TestScheduler(initialClock: 0)
    scheduler.scheduleAt(10) { note("10") }
    scheduler.start()
  }
  check("Recorded.events(arguments)", ["Array<Recorded<Event<Int>>>"]) {
    note(Recorded.events(.next(1, 1), .completed(2)))
  }
  check("Recorded.events(array)", ["Array<Recorded<Event<Int>>>"]) {
    note(Recorded.events([.next(1, 1), .completed(2)]))
  }
}
