// SPDX-License-Identifier: MIT
// Code without an actor, of elements that are Sendable.
import RxCocoa
import RxRelay
import RxSwift

struct Repository: Equatable, Sendable {
  var name: String
  var stars = 0
}

enum Failure: Error { case offline }

// program: map, filter, compactMap
func transform(_ numbers: Observable<Int>) -> Observable<String> {
  numbers.map { $0 + 1 }.filter { $0 % 2 == 0 }.compactMap { $0 > 3 ? "\($0)" : nil }
}

// program: capture a parameter
func capture(_ numbers: Observable<Int>, offset: Int) -> Observable<Int> { numbers.map { $0 + offset } }

// program: flatMap and its relatives
func flatten(_ numbers: Observable<Int>) -> Observable<Int> {
  numbers.flatMap { Observable.just($0) }.flatMapLatest { Observable.of($0, $0) }.flatMapFirst { Observable.just($0) }
    .concatMap { Observable.just($0) }
}

// program: a sequence that another one uses
func other(_ first: Observable<Int>, _ second: Observable<Int>) -> Observable<Int> { first.flatMap { _ in second } }

// program: a subject in a closure
func subject(_ numbers: Observable<Int>) -> any Disposable {
  let subject = PublishSubject<Int>()
  return numbers.subscribe(onNext: { subject.onNext($0) })
}

// program: a relay in a closure
func relay(_ numbers: Observable<Int>) -> any Disposable {
  let relay = BehaviorRelay(value: 0)
  return numbers.subscribe(onNext: { relay.accept(relay.value + $0) })
}

// program: catch, catchAndReturn
func recover(_ numbers: Observable<Int>) -> Observable<Int> {
  numbers.catch { error in error is Failure ? .empty() : .error(error) }.catchAndReturn(0)
}

// program: retry when
func retryWhen(_ numbers: Observable<Int>) -> Observable<Int> {
  numbers.retry(when: { (errors: Observable<any Error>) in errors.enumerated().map { $0.index } })
}

// program: create
func create() -> Observable<Int> {
  Observable.create { observer in
    observer.onNext(1)
    observer.onCompleted()
    return Disposables.create()
  }
}

// program: a single and a completable
func primitives() -> Completable {
  Single<Int>.create { observer in
    observer(.success(1))
    return Disposables.create()
  }
  .map { $0 + 1 }
  .flatMapCompletable { _ in Completable.empty() }
}

// program: deferred
func deferred() -> Observable<Int> { Observable.deferred { Observable.just(1) } }

// program: using
func using(_ numbers: Observable<Int>) -> Observable<Int> {
  Observable.using({ CompositeDisposable() }, observableFactory: { _ in numbers })
}

// program: generate
func generate() -> Observable<Int> { Observable.generate(initialState: 0, condition: { $0 < 3 }, iterate: { $0 + 1 }) }

// program: zip and combineLatest
func combine(_ first: Observable<Int>, _ second: Observable<String>) -> Observable<String> {
  Observable.zip(first, second) { "\($0)\($1)" }
    .withLatestFrom(Observable.combineLatest(first, second)) { $0 + "\($1.0)" }
}

// program: merge, concat, startWith
func join(_ first: Observable<Int>, _ second: Observable<Int>) -> Observable<Int> {
  Observable.merge(first, second).concat(first).startWith(0)
}

// program: concat and merge of collections
func joinAll(_ sequences: [Observable<Int>]) -> Observable<Int> {
  Observable.concat(Observable.merge(sequences), Observable.concat(sequences))
}

// program: scan and reduce
func accumulate(_ numbers: Observable<Int>) -> Observable<Int> { numbers.scan(0) { $0 + $1 }.reduce(0, accumulator: +) }

// program: scan in place
func accumulateInto(_ numbers: Observable<Int>) -> Observable<[Int]> { numbers.scan(into: []) { $0.append($1) } }

// program: do
func effects(_ numbers: Observable<Int>) -> Observable<Int> {
  numbers.do(
    onNext: { print($0) }, onError: { print($0) }, onSubscribe: { print("subscribe") }, onDispose: { print("over") })
}

// program: schedulers
func schedulers(_ numbers: Observable<Int>) -> Observable<Int> {
  numbers
    .subscribe(on: ConcurrentDispatchQueueScheduler(qos: .utility))
    .map { $0 * 2 }
    .observe(on: SerialDispatchQueueScheduler(qos: .userInitiated))
    .debounce(.milliseconds(10), scheduler: SerialDispatchQueueScheduler(qos: .utility))
    .observe(on: MainScheduler.instance)
}

// program: time
func time(_ numbers: Observable<Int>, _ scheduler: any SchedulerType) -> Observable<[Int]> {
  numbers.throttle(.seconds(1), scheduler: scheduler).delay(.seconds(1), scheduler: scheduler)
    .timeout(.seconds(3), scheduler: scheduler).buffer(timeSpan: .seconds(1), count: 3, scheduler: scheduler)
}

// program: share, replay and multicast
func share(_ numbers: Observable<Int>) -> Observable<Int> {
  let connectable = numbers.share(replay: 1).publish()
  return connectable.refCount()
}

// program: groupBy
func groups(_ numbers: Observable<Int>) -> Observable<Int> {
  numbers.groupBy { $0 % 2 }.flatMap { group in group.map { $0 + group.key } }
}

// program: take and skip
func limits(_ numbers: Observable<Int>) -> Observable<Int> {
  numbers.take(while: { $0 < 10 }).skip(while: { $0 < 3 }).take(until: { $0 > 8 }).take(5).skip(1)
}

// program: materialize
func events(_ numbers: Observable<Int>) -> Observable<Int> {
  numbers.materialize().filter { !$0.isStopEvent }.dematerialize()
}

// program: an observer made of a function
func observer() -> AnyObserver<Int> { AnyObserver { print($0) } }

// program: a disposable made of a function
func disposable(_ relay: PublishRelay<Int>) -> any Disposable { Disposables.create { relay.accept(0) } }

// program: a bag
func bag(_ numbers: Observable<Int>) -> DisposeBag {
  let bag = DisposeBag()
  numbers.subscribe(onNext: { print($0) }).disposed(by: bag)
  return bag
}

// program: a scheduled action
func schedule(_ scheduler: any SchedulerType) -> any Disposable {
  scheduler.scheduleRelative(1, dueTime: .seconds(1)) { number in
    print(number)
    return Disposables.create()
  }
}

// program: a scheduler that hands on its states
final class Forwarding: ImmediateSchedulerType {
  let inner: any ImmediateSchedulerType
  init(_ inner: any ImmediateSchedulerType) { self.inner = inner }
  func schedule<State: Sendable>(
    _ state: State, action: @escaping @Sendable (State) -> any Disposable
  ) -> any Disposable {
    inner.schedule(state, action: action)
  }
}

// program: bind where no actor is
func bind(_ numbers: Observable<Int>, _ relay: BehaviorRelay<Int>) -> any Disposable {
  numbers.bind { relay.accept($0) }
}

// program: a driver of a view model
func driver(_ numbers: Observable<Int>) -> Driver<String> {
  numbers.map { "\($0)" }.asDriver(onErrorJustReturn: "").distinctUntilChanged().filter { !$0.isEmpty }
}

// program: drivers combined
func drivers(_ first: Driver<Int>, _ second: Driver<String>) -> Driver<String> {
  Driver.combineLatest(first, second) { "\($0) \($1)" }
}

// program: a signal of a relay
func signal(_ relay: PublishRelay<Int>) -> Signal<Int> { relay.asSignal().map { $0 + 1 } }

// program: an infallible
func infallible(_ numbers: Observable<Int>) -> Infallible<Int> {
  numbers.asInfallible(onErrorJustReturn: 0).map { $0 + 1 }.filter { $0 > 0 }.flatMapLatest { Infallible.just($0) }
}

// program: structs as elements
func structs(_ repositories: Observable<[Repository]>) -> Observable<[String]> {
  repositories.map { $0.filter { $0.stars > 1 } }.distinctUntilChanged().map { $0.map { $0.name } }
}

// program: an operator of one's own, of elements that are Sendable
extension ObservableType where Element: Sendable {
  func repeated(_ count: Int) -> Observable<Element> {
    let source = asObservable()
    return Observable.range(start: 0, count: count).concatMap { _ in source }
  }
}

// program: an operator of one's own, of any elements
extension ObservableType {
  func ignoringErrors() -> Observable<Element> { self.catch { _ in .empty() } }
}

// program: an observer of one's own
final class Printer: ObserverType {
  func on(_ event: Event<Int>) { print(event) }
}

func observe(_ numbers: Observable<Int>) -> any Disposable { numbers.subscribe(Printer()) }

// program: scan with seeds of which only the closure says what they hold
func seeds(_ numbers: Observable<Int>) -> Observable<String> {
  let lists = numbers.scan(into: []) { list, number in
    list.append(number)
    list.append(0)
  }
  let pairs = numbers.scan((0, nil as Int?)) { last, number in (number, last.0) }.map { "\($0)" }
  return Observable.merge(lists.map { "\($0)" }, pairs, numbers.reduce("") { "\($0)\($1)" })
}

// program: key paths
func keyPaths(_ repositories: Observable<Repository>, _ safe: Infallible<Repository>) -> Observable<String> {
  let path = \Repository.stars
  return Observable.merge(
    repositories.distinctUntilChanged(at: \.name).map { $0.name },
    safe.distinctUntilChanged(at: \.stars).asObservable().map { $0.name },
    repositories.distinctUntilChanged(at: path).map { $0.name })
}
