// SPDX-License-Identifier: MIT
// Calls that several members of the library could answer. Each says by what it does which one was called; RxSwift's choice is
// what is expected. scripts/concurrency compiles this in Swift 5 and in Swift 6 mode and runs it.
import Dispatch
import Foundation
import RxCocoa
import RxRelay
import RxSwift

final class Log: Sendable {
  static let shared = Log()
  private let lines = BehaviorRelay<[String]>(value: [])
  private let failures = BehaviorRelay(value: 0)
  private let checks = BehaviorRelay(value: 0)

  /// A text, or the type that the compiler gave to a value.
  func note<Value>(_ value: Value) { lines.accept(lines.value + [value as? String ?? "\(Value.self)"]) }

  func check(_ name: String, _ expected: [String], _ call: () -> Void) {
    lines.accept([])
    call()
    checks.accept(checks.value + 1)
    if lines.value != expected {
      failures.accept(failures.value + 1)
      print("\(name): \(lines.value), not \(expected)")
    }
  }

  func finish() -> Never {
    let (failed, all) = (failures.value, checks.value)
    print(failed == 0 ? "ok, \(all) calls" : "\(failed) of \(all) calls went elsewhere")
    exit(failed == 0 ? 0 : 1)
  }
}

func note<Value>(_ value: Value) { Log.shared.note(value) }
func check(_ name: String, _ expected: [String], _ call: () -> Void) { Log.shared.check(name, expected, call) }
func noteInt(_ number: Int) { note("Int function") }

final class Target { var n = 0 }

func checkBind(_ o: Observable<Int>, _ i: Infallible<Int>, _ bag: DisposeBag) {
  check("bind {}, dropped", ["Int"]) { _ = o.bind { x in note(x) } }
  check("bind {}, kept", ["Int", "Disposable"]) {
    let d = o.bind { note($0) }
    note((d as Any) is any Disposable ? "Disposable" : "\(type(of: d))")
  }
  check("bind {}, typed", ["Int"]) {
    let d: any Disposable = o.bind { note($0) }
    d.dispose()
  }
  check("bind {}, disposed by", ["Int"]) { o.bind { note($0) }.disposed(by: bag) }
  check("bind(onNext:), dropped", ["Int"]) { _ = o.bind(onNext: { note($0) }) }
  check("bind(onNext:), function", ["Int function"]) { o.bind(onNext: noteInt).disposed(by: bag) }
  check("bind(to:), closure", ["Observable<Int>"]) { _ = o.bind(to: { note($0) }) as Void }
  check("bind(to:), function", ["Observable<Int>", "String"]) {
    func binder(_ o: Observable<Int>) -> Int {
      note(o)
      return 1
    }
    let result = o.bind(to: binder)
    note(result == 1 ? "String" : "")
  }
  check("bind(to:curriedArgument:)", ["curried 2"]) {
    func binder(_ o: Observable<Int>) -> (Int) -> Void { { note("curried \($0)") } }
    o.bind(to: binder, curriedArgument: 2)
  }
  check("bind(to: relay)", ["3"]) {
    let relay = BehaviorRelay(value: 0)
    o.bind(to: relay).disposed(by: bag)
    note("\(relay.value)")
  }
  check("bind(to: relay of optionals)", ["Optional(3)"]) {
    let relay = BehaviorRelay<Int?>(value: nil)
    o.bind(to: relay).disposed(by: bag)
    note("\(String(describing: relay.value))")
  }
  check("bind(to: observer)", ["next(3)", "completed"]) {
    o.bind(to: AnyObserver<Int> { note("\($0)") }).disposed(by: bag)
  }
  check("bind(to: two subjects)", ["a", "b"]) {
    let (a, b) = (PublishSubject<Int>(), PublishSubject<Int>())
    _ = a.subscribe(onNext: { _ in note("a") })
    _ = b.subscribe(onNext: { _ in note("b") })
    _ = o.bind(to: a, b)
  }
  let target = Log.shared
  check("bind(with:)", ["Log Int"]) { _ = o.bind(with: target) { note("\(type(of: $0)) \(type(of: $1))") } }
  check("infallible bind {}, dropped", ["Int"]) { _ = i.bind { x in note(x) } }
  check("infallible bind {}, kept", ["Int"]) {
    let d = i.bind { note($0) }
    d.dispose()
  }
  check("infallible bind(to:)", ["Infallible<Int>"]) { _ = i.bind(to: { note($0) }) as Void }
}

func checkSubscribe(_ o: Observable<Int>, _ i: Infallible<Int>, _ bag: DisposeBag) {
  check("subscribe {}", ["Event<Int>", "Event<Int>"]) { _ = o.subscribe { note($0) } }
  check("subscribe {}, kept", ["Event<Int>", "Event<Int>"]) {
    let d = o.subscribe { event in note(event) }
    d.dispose()
  }
  check("subscribe {}, disposed by", ["Event<Int>", "Event<Int>"]) { o.subscribe { note($0) }.disposed(by: bag) }
  check("subscribe(onNext:)", ["Int"]) { _ = o.subscribe(onNext: { note($0) }) }
  check("subscribe(onNext:) {}", ["Int", "end"]) { _ = o.subscribe(onNext: { note($0) }, onCompleted: { note("end") }) }
  check("subscribe(onNext:), function", ["Int function"]) { _ = o.subscribe(onNext: noteInt) }
  check("subscribe(onCompleted:)", ["end"]) { _ = o.subscribe(onCompleted: { note("end") }) }
  check("subscribe(onDisposed:)", ["over"]) { _ = o.subscribe(onDisposed: { note("over") }) }
  check("subscribe(onNext:) onDisposed:", ["Int", "over"]) {
    _ = o.subscribe {
      note($0)
    } onDisposed: {
      note("over")
    }
  }
  check("subscribe(observer)", ["next(3)", "completed"]) { _ = o.subscribe(AnyObserver<Int> { note("\($0)") }) }
  check("subscribe(with:)", ["Log Int"]) {
    _ = o.subscribe(with: Log.shared) { note("\(type(of: $0)) \(type(of: $1))") }
  }
  check("subscribe(with:onNext:)", ["Int"]) { _ = o.subscribe(with: Log.shared, onNext: { note($1) }) }
  check("subscribe, behind the main scheduler", ["Event<Int>", "Event<Int>"]) {
    _ = o.observe(on: MainScheduler.instance).subscribe { note($0) }
  }
  check("subscribe(onNext:), behind the main scheduler", ["Int"]) {
    _ = o.observe(on: MainScheduler.instance).subscribe(onNext: { note($0) })
  }
  check("infallible subscribe {}", ["InfallibleEvent<Int>", "InfallibleEvent<Int>"]) { _ = i.subscribe { note($0) } }
  check("infallible subscribe(onNext:)", ["Int"]) { _ = i.subscribe(onNext: { note($0) }) }
  check("single subscribe {}", ["success(3)"]) { _ = Single.just(3).subscribe { note("\($0)") } }
  check("single subscribe(onSuccess:)", ["Int"]) { _ = Single.just(3).subscribe(onSuccess: { note($0) }) }
  check("maybe subscribe {}", ["success(3)"]) { _ = Maybe.just(3).subscribe { note("\($0)") } }
  check("completable subscribe {}", ["completed"]) { _ = Completable.empty().subscribe { note("\($0)") } }
  check("completable subscribe(onCompleted:)", ["end"]) {
    _ = Completable.empty().subscribe(onCompleted: { note("end") })
  }
}

@MainActor
func checkDrive(_ o: Observable<Int>, _ bag: DisposeBag) {
  let driver = o.asDriver(onErrorJustReturn: 0)
  check("drive {}, as a function of the sequence", ["Observable<Int>"]) { driver.drive { note($0) } }
  check("drive {}, typed", ["Observable<Int>", "Disposable"]) {
    let d: any Disposable = driver.drive { sequence in
      note(sequence.asObservable() === sequence ? "Observable<Int>" : "")
      return Disposables.create()
    }
    note((d as Any) is any Disposable ? "Disposable" : "")
  }
  check("drive(onNext:)", ["Int"]) { driver.drive(onNext: { note($0) }).disposed(by: bag) }
  check("drive(onNext:), function", ["Int function"]) { driver.drive(onNext: noteInt).disposed(by: bag) }
  check("drive(with:)", ["Log Int"]) {
    driver.drive(with: Log.shared) { note("\(type(of: $0)) \(type(of: $1))") }.disposed(by: bag)
  }
  check("drive(relay)", ["3"]) {
    let relay = BehaviorRelay(value: 0)
    driver.drive(relay).disposed(by: bag)
    note("\(relay.value)")
  }
  check("drive(observer)", ["next(3)", "completed"]) {
    driver.drive(AnyObserver<Int> { note("\($0)") }).disposed(by: bag)
  }
  check("drive(), drop", []) { _ = driver.drive() }
  let signal = o.asSignal(onErrorJustReturn: 0)
  check("emit {}", ["Int"]) { _ = signal.emit { note($0) } }
  check("emit(onNext:)", ["Int"]) { signal.emit(onNext: { note($0) }).disposed(by: bag) }
  check("emit(with:)", ["Log Int"]) {
    signal.emit(with: Log.shared) { note("\(type(of: $0)) \(type(of: $1))") }.disposed(by: bag)
  }
  check("emit(to: relay)", ["Int"]) {
    let relay = PublishRelay<Int>()
    relay.subscribe(onNext: { note($0) }).disposed(by: bag)
    signal.emit(to: relay).disposed(by: bag)
  }
}

func checkOperators(_ o: Observable<Int>, _ bag: DisposeBag) {
  func run<Element>(_ sequence: Observable<Element>) { _ = sequence.subscribe(onNext: { note("\($0)") }) }
  let failing = Observable<Int>.error(RxError.noElements)
  check("distinctUntilChanged { key }", ["1", "2"]) { run(Observable.of(1, 1, 2).distinctUntilChanged { $0 }) }
  check("distinctUntilChanged { comparer }", ["1"]) {
    run(Observable.of(1, 1, 2).distinctUntilChanged { _, _ in true })
  }
  check("distinctUntilChanged(at:)", ["a", "bb"]) {
    run(Observable.of("a", "b", "bb").distinctUntilChanged(at: \.count))
  }
  check("catch {}", ["4"]) { run(failing.catch { _ in .just(4) }) }
  check("catchAndReturn", ["4"]) { run(failing.catchAndReturn(4)) }
  check("retry {}", ["retry"]) {
    run(
      failing.retry { (errors: Observable<any Error>) in
        errors.do(onNext: { _ in note("retry") }).flatMap { _ in Observable<Int>.empty() }
      })
  }
  check("retry(n)", []) { _ = failing.retry(2).subscribe(onError: { _ in }) }
  check("take(while:)", ["1"]) { run(Observable.of(1, 2).take(while: { $0 < 2 })) }
  check("skip(while:) {}", ["2"]) { run(Observable.of(1, 2).skip { $0 < 2 }) }
  check("do {}", ["Int", "3"]) { run(o.do { note($0) }) }
  check("do(onNext:)", ["Int", "3"]) { run(o.do(onNext: { note($0) })) }
  check("scan {}", ["3"]) { run(o.scan(0) { $0 + $1 }) }
  check("scan(into:) {}", ["[3]"]) { run(o.scan(into: [Int]()) { $0.append($1) }) }
  check("reduce {}", ["3"]) { run(o.reduce(0) { $0 + $1 }) }
  check("reduce, operator", ["3"]) { run(o.reduce(0, accumulator: +)) }
  check("single {}", ["3"]) { run(o.single { $0 == 3 }) }
  check("zip {}", ["6"]) { run(Observable.zip(o, o) { $0 + $1 }) }
  check("zip of a collection {}", ["6"]) { run(Observable.zip([o, o]) { $0.reduce(0, +) }) }
  check("zip, tuple", ["(3, 3)"]) { run(Observable.zip(o, o)) }
  check("combineLatest {}", ["6"]) { run(Observable.combineLatest(o, o) { $0 + $1 }) }
  check("combineLatest of a collection", ["[3, 3]"]) { run(Observable.combineLatest([o, o])) }
  check("withLatestFrom", ["3"]) { run(o.withLatestFrom(o)) }
  check("withLatestFrom {}", ["6"]) { run(o.withLatestFrom(o) { $0 + $1 }) }
  check("withUnretained", ["3"]) { run(o.withUnretained(Log.shared).map { $0.1 }) }
  check("withUnretained {}", ["3"]) { run(o.withUnretained(Log.shared) { $1 }) }
  check("flatMap, single", ["3"]) { run(o.flatMap { Single.just($0) }) }
  check("flatMap, static member", ["3"]) { run(o.flatMap(Observable.just)) }
  check("map, initialiser", ["3"]) { run(o.map(String.init)) }
  check("map, key path", ["1"]) { run(Observable.of("a").map(\.count)) }
  check("merge of sequences", ["3", "3"]) { run(Observable.merge(o, o)) }
  check("merge of an array", ["3", "3"]) { run(Observable.merge([o, o])) }
  check("concat of an array", ["3", "3"]) { run(Observable.concat([o, o])) }
  check("create {}", ["5"]) {
    run(
      Observable<Int>.create { observer in
        observer.onNext(5)
        return Disposables.create()
      })
  }
  check("single create {}", ["5"]) {
    run(
      Single<Int>.create { observer in
        observer(.success(5))
        return Disposables.create()
      }.asObservable())
  }
  check("Disposables.create {}", ["disposed"]) { Disposables.create { note("disposed") }.dispose() }
  check("AnyObserver {}", ["Event<Int>"]) { AnyObserver<Int> { note($0) }.onNext(1) }
  check("Binder {}", ["Log Int"]) { Binder<Int>(Log.shared) { note("\(type(of: $0)) \(type(of: $1))") }.onNext(1) }
}

@main
struct Overloads {
  @MainActor static func main() {
    let bag = DisposeBag()
    let o = Observable.just(3)
    checkBind(o, Infallible.just(3), bag)
    checkSubscribe(o, Infallible.just(3), bag)
    checkDrive(o, bag)
    checkOperators(o, bag)
    checkTaking()
    checkFactories()
    checkSharing()
    checkTransforming(bag)
    checkDisposables()
    checkSingle(bag)
    checkMaybe(bag)
    checkCompletable(bag)
    checkInfallible(bag)
    checkDriver(bag)
    checkDriverEnds(bag)
    checkTestScheduler()
    Log.shared.finish()
  }
}
