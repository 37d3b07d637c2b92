// SPDX-License-Identifier: MIT
// The overload sets of observables, those in which two members differ by their arguments only.
import Dispatch
import RxBlocking
import RxCocoa
import RxRelay
import RxSwift

/// Notes the type that the compiler gives to a sequence, and its elements.
func show<Sequence: ObservableConvertibleType>(_ sequence: Sequence) {
  note(sequence)
  _ = sequence.asObservable().subscribe(onNext: { note("\($0)") }, onError: { _ in note("error") })
}

func isTwo(_ number: Int) -> Bool { number == 2 }
func fallback(_ error: any Error) -> Observable<Int> { Observable.just(4) }

func checkTaking() {
  let numbers = Observable.of(1, 2, 3)
  let type = "Observable<Int>"
  let later = HistoricalScheduler()
  check("take(count)", [type, "1"]) { show(numbers.take(1)) }
  check("take(for:scheduler:)", [type, "1", "2", "3"]) { show(numbers.take(for: .seconds(1), scheduler: later)) }
  check("take(time, scheduler:)", [type, "1", "2", "3"]) { show(numbers.take(.seconds(1), scheduler: later)) }
  check("take(until: sequence)", [type]) { show(numbers.take(until: Observable.just("now"))) }
  check("take(until: subject)", [type, "1", "2", "3"]) { show(numbers.take(until: PublishSubject<Void>())) }
  check("take(until: relay)", [type, "1", "2", "3"]) { show(numbers.take(until: PublishRelay<Void>())) }
  check("take(until: predicate)", [type, "1"]) { show(numbers.take(until: { $0 == 2 })) }
  check("take(until: function)", [type, "1"]) { show(numbers.take(until: isTwo)) }
  check("take {}, until", [type, "1"]) { show(numbers.take(until: { $0 == 2 }, behavior: .exclusive)) }
  check("take(until:behavior:)", [type, "1", "2"]) { show(numbers.take(until: { $0 == 2 }, behavior: .inclusive)) }
  check("take(while:)", [type, "1"]) { show(numbers.take(while: { $0 < 2 })) }
  check("take(while:behavior:)", [type, "1", "2"]) { show(numbers.take(while: { $0 < 2 }, behavior: .inclusive)) }
  check("take(until:), typed", [type, "1"]) {
    let taken: Observable<Int> = numbers.take(until: { $0 == 2 })
    show(taken)
  }
  check("takeUntil", [type]) { show(numbers.takeUntil(Observable.just(1))) }
  check("takeUntil(behavior) {}", [type, "1", "2"]) { show(numbers.takeUntil(.inclusive) { $0 == 2 }) }
  check("skip(count)", [type, "2", "3"]) { show(numbers.skip(1)) }
  check("skip(time, scheduler:)", [type]) { show(numbers.skip(.seconds(1), scheduler: later)) }
  check("skip(until:)", [type, "1", "2", "3"]) { show(numbers.skip(until: Observable.just(1))) }
  check("skip(while:)", [type, "3"]) { show(numbers.skip(while: { $0 < 3 })) }
  check("skip {}", [type, "3"]) { show(numbers.skip { $0 < 3 }) }
  check("single()", [type, "1", "error"]) { show(numbers.single()) }
  check("single {}", [type, "2"]) { show(numbers.single { $0 == 2 }) }
  check("single(function)", [type, "2"]) { show(numbers.single(isTwo)) }
  check("toBlocking().single()", ["error"]) {
    _ =
      (try? numbers.toBlocking().single())
      ?? {
        note("error"); return 0
      }()
  }
  check("toBlocking().single {}", ["2"]) { note("\((try? numbers.toBlocking().single { $0 == 2 }) ?? 0)") }
}

func checkFactories() {
  let (one, two, type) = (Observable.just(1), Observable.just(2), "Observable<Int>")
  let scheduler = CurrentThreadScheduler.instance
  check("just", [type, "1"]) { show(Observable.just(1)) }
  check("just(scheduler:)", [type, "1"]) { show(Observable.just(1, scheduler: scheduler)) }
  check("just, an array", ["Observable<Array<Int>>", "[1]"]) { show(Observable.just([1])) }
  check("from(array)", [type, "1", "2"]) { show(Observable.from([1, 2])) }
  check("from(array, scheduler:)", [type, "1", "2"]) { show(Observable.from([1, 2], scheduler: scheduler)) }
  check("from(sequence)", [type, "1", "2"]) { show(Observable.from(1...2)) }
  check("from(set)", [type, "1"]) { show(Observable.from(Set([1]))) }
  check("from(array), typed", ["Observable<Optional<Int>>", "Optional(1)"]) {
    let numbers: Observable<Int?> = Observable.from([1])
    show(numbers)
  }
  check("from(optional:)", [type, "1"]) { show(Observable.from(optional: Optional(1))) }
  check("from(optional:), nil", [type]) { show(Observable<Int>.from(optional: nil)) }
  check("from(optional:scheduler:)", [type, "1"]) { show(Observable.from(optional: 1, scheduler: scheduler)) }
  check("of", [type, "1", "2"]) { show(Observable.of(1, 2)) }
  check("amb, a method", [type, "1"]) { show(one.amb(two)) }
  check("amb, of a sequence", [type, "1"]) { show(Observable.amb([one, two])) }
  check("concat, a method", [type, "1", "2"]) { show(one.concat(two)) }
  check("concat, a single", [type, "1", "2"]) { show(one.concat(Single.just(2))) }
  check("concat, a subject", [type, "1", "2"]) { show(one.concat(BehaviorSubject(value: 2).take(1))) }
  check("concat, inner sequences", [type, "1", "2"]) { show(Observable.of(one, two).concat()) }
  check("concat of arguments", [type, "1", "2"]) { show(Observable.concat(one, two)) }
  check("concat of one argument", [type, "1"]) { show(Observable.concat(one)) }
  check("concat of an array", [type, "1", "2"]) { show(Observable.concat([one, two])) }
  check("concat of a lazy sequence", [type, "1", "2"]) {
    show(Observable.concat([1, 2].lazy.map { Observable.just($0) }))
  }
  check("concat of a sequence", [type, "1", "2"]) { show(Observable.concat(AnySequence([one, two]))) }
  check("merge, inner sequences", [type, "1", "2"]) { show(Observable.of(one, two).merge()) }
  check("merge(maxConcurrent:)", [type, "1", "2"]) { show(Observable.of(one, two).merge(maxConcurrent: 1)) }
  check("merge of arguments", [type, "1", "2"]) { show(Observable.merge(one, two)) }
  check("merge of an array", [type, "1", "2"]) { show(Observable.merge([one, two])) }
  check("merge of a collection", [type, "1", "2"]) { show(Observable.merge([one, two].lazy.map { $0 })) }
  check("merge of a dictionary's values", [type, "1"]) { show(Observable.merge(["": one].values)) }
  check("merge, a member", [type, "1", "2"]) {
    let merged: Observable<Int> = .merge(one, two)
    show(merged)
  }
  check("merge of subjects", [type, "1"]) {
    let subjects = [BehaviorSubject(value: 1)]
    show(Observable.merge(subjects.map { $0.asObservable() }))
  }
  check("zip of three", ["Observable<(Int, Int, Int)>", "(1, 2, 1)"]) { show(Observable.zip(one, two, one)) }
  check("zip of three {}", [type, "4"]) { show(Observable.zip(one, two, one) { $0 + $1 + $2 }) }
  check("zip of eight", ["8"]) {
    show8(Observable.zip(one, one, one, one, one, one, one, one) { $0 + $1 + $2 + $3 + $4 + $5 + $6 + $7 })
  }
  check("zip(resultSelector:), operator", [type, "3"]) { show(Observable.zip(one, two, resultSelector: +)) }
  check("zip of an array", ["Observable<Array<Int>>", "[1, 2]"]) { show(Observable.zip([one, two])) }
  check("combineLatest of three", ["Observable<(Int, Int, Int)>", "(1, 2, 1)"]) {
    show(Observable.combineLatest(one, two, one))
  }
  check("combineLatest of three {}", [type, "4"]) { show(Observable.combineLatest(one, two, one) { $0 + $1 + $2 }) }
  check("combineLatest, operator", [type, "3"]) { show(Observable.combineLatest(one, two, resultSelector: +)) }
  check("combineLatest of a collection {}", [type, "3"]) {
    show(Observable.combineLatest([one, two]) { $0.reduce(0, +) })
  }
  check("combineLatest, an initialiser", ["Observable<Pair>", "Pair(first: 1, second: 2)"]) {
    show(Observable.combineLatest(one, two, resultSelector: Pair.init))
  }
  check("using", [type, "1", "released"]) {
    show(Observable.using({ Resource() }, observableFactory: { _ in one }))
  }
  check("using {}", [type, "1", "released"]) {
    show(
      Observable<Int>.using {
        Resource()
      } observableFactory: { resource in
        resource.isOpen ? one : .empty()
      })
  }
  check("using, a type for the resource", [type, "1"]) {
    show(Observable.using({ CompositeDisposable() }, observableFactory: { (_: CompositeDisposable) in one }))
  }
  check("deferred {}", [type, "1"]) { show(Observable.deferred { one }) }
}

struct Resource: Disposable {
  let isOpen = true
  func dispose() { note("released") }
}

struct Pair { var first: Int, second: Int }

func show8(_ sequence: Observable<Int>) { _ = sequence.subscribe(onNext: { note("\($0)") }) }

func checkSharing() {
  let (one, type) = (Observable.just(1), "Observable<Int>")
  func connect(_ sequence: ConnectableObservable<Int>) {
    note(sequence)
    _ = sequence.subscribe(onNext: { note("\($0)") })
    _ = sequence.connect()
  }
  let connectable = "ConnectableObservable<Int>"
  check("multicast(subject)", [connectable, "1"]) { connect(one.multicast(PublishSubject<Int>())) }
  check("multicast(replaySubject)", [connectable, "1"]) {
    connect(one.multicast(ReplaySubject<Int>.create(bufferSize: 1)))
  }
  check("multicast(makeSubject:)", [connectable, "1"]) {
    connect(one.multicast(makeSubject: { PublishSubject<Int>() }))
  }
  check("multicast {}", [connectable, "1"]) { connect(one.multicast { PublishSubject<Int>() }) }
  check("multicast(makeSubject:), an initialiser", [connectable, "1"]) {
    connect(one.multicast(makeSubject: PublishSubject<Int>.init))
  }
  check("multicast(selector:)", [type, "2"]) {
    show(one.multicast({ PublishSubject<Int>() }, selector: { $0.map { $0 + 1 } }))
  }
  check("multicast {} selector:", [type, "2"]) {
    show(
      one.multicast {
        PublishSubject<Int>()
      } selector: { shared in
        shared.map { $0 + 1 }
      })
  }
  check("multicast, refCount", [type, "1"]) { show(one.multicast { PublishSubject<Int>() }.refCount()) }
  check("publish", [connectable, "1"]) { connect(one.publish()) }
  check("replay(count)", [connectable, "1"]) { connect(one.replay(1)) }
  check("share()", [type, "1"]) { show(one.share()) }
  check("share(replay:scope:)", [type, "1"]) { show(one.share(replay: 1, scope: .forever)) }
}

func checkTransforming(_ bag: DisposeBag) {
  let (one, type) = (Observable.just(1), "Observable<Int>")
  let failing = Observable<Int>.error(RxError.noElements)
  let later = HistoricalScheduler()
  check("catch {}", [type, "4"]) { show(failing.catch { _ in Observable.just(4) }) }
  check("catch(function)", [type, "4"]) { show(failing.catch(fallback)) }
  check("catch(sequence:)", [type, "4"]) { show(Observable.catch(sequence: [failing, .just(4)])) }
  check("catchError {}", [type, "4"]) { show(failing.catchError { _ in Observable.just(4) }) }
  check("catchError, of a sequence", [type, "4"]) { show(Observable.catchError([failing, .just(4)])) }
  check("retry()", [type, "1"]) { show(one.retry()) }
  check("retry(n)", [type, "error"]) { show(failing.retry(2)) }
  check("retry(when:), any error", [type]) { show(failing.retry(when: { $0.take(0) })) }
  check("retry(when:), its type", [type, "Error.Protocol"]) {
    show(
      failing.retry(when: { errors in
        note(errors.element)
        return errors.take(0)
      }))
  }
  check("retry(when:), an error's type", [type, "RxError.Type"]) {
    show(
      failing.retry(when: { (errors: Observable<RxError>) in
        note(errors.element)
        return errors.take(0)
      }))
  }
  check("retryWhen {}", [type]) { show(failing.retryWhen { (errors: Observable<any Error>) in errors.take(0) }) }
  check("timeout(scheduler:)", [type, "1"]) { show(one.timeout(.seconds(1), scheduler: later)) }
  check("timeout(other:scheduler:)", [type, "1"]) { show(one.timeout(.seconds(1), other: one, scheduler: later)) }
  check("ifEmpty(default:)", [type, "5"]) { show(Observable<Int>.empty().ifEmpty(default: 5)) }
  check("ifEmpty(switchTo:)", [type, "1"]) { show(Observable<Int>.empty().ifEmpty(switchTo: one)) }
  check("reduce, mapResult", ["Observable<String>", "3"]) {
    show(Observable.of(1, 2).reduce(0, accumulator: +, mapResult: { "\($0)" }))
  }
  check("scan(into:)", ["Observable<Array<Int>>", "[1]"]) {
    show(one.scan(into: []) { (all: inout [Int], n) in all.append(n) })
  }
  check("distinctUntilChanged()", [type, "1"]) { show(Observable.of(1, 1).distinctUntilChanged()) }
  check("distinctUntilChanged(operator)", [type, "1", "2"]) { show(Observable.of(1, 2).distinctUntilChanged(==)) }
  check("distinctUntilChanged(comparer:)", [type, "1"]) {
    show(Observable.of(1, 2).distinctUntilChanged({ $0 }, comparer: { _, _ in true }))
  }
  check("flatMapLatest, a single", [type, "1"]) { show(one.flatMapLatest { Single.just($0) }) }
  check("flatMapLatest, an infallible", ["Infallible<Int>", "1"]) { show(one.flatMapLatest { Infallible.just($0) }) }
  check("flatMap, a driver", [type, "1"]) { show(one.flatMap { Driver.just($0) }) }
  check("flatMap, an infallible", [type, "1"]) { show(one.flatMap { Infallible.just($0) }) }
  check("flatMap, a member", [type, "1"]) { show(one.flatMap { number -> Observable<Int> in .just(number) }) }
  check("subscribe(on:)", [type, "1"]) { show(one.subscribe(on: CurrentThreadScheduler.instance)) }
  check("subscribe(subject)", ["1"]) {
    let subject = PublishSubject<Int>()
    subject.subscribe(onNext: { note("\($0)") }).disposed(by: bag)
    one.subscribe(subject).disposed(by: bag)
  }
  check("observe(on:)", [type, "1"]) { show(one.observe(on: CurrentThreadScheduler.instance)) }
  check("asInfallible(onErrorJustReturn:)", ["Infallible<Int>", "4"]) {
    show(failing.asInfallible(onErrorJustReturn: 4))
  }
  check("asInfallible(onErrorFallbackTo:)", ["Infallible<Int>", "4"]) {
    show(failing.asInfallible(onErrorFallbackTo: Infallible.just(4)))
  }
  check("asInfallible {}", ["Infallible<Int>", "4"]) { show(failing.asInfallible { _ in Infallible.just(4) }) }
}

extension ObservableType {
  /// A value whose type is that of the elements.
  var element: Element.Type { Element.self }
}

func checkDisposables() {
  func part(_ name: String) -> any Disposable { Disposables.create { note(name) } }
  check("Disposables.create()", []) { Disposables.create().dispose() }
  check("Disposables.create(with:)", ["a"]) { Disposables.create(with: { note("a") }).dispose() }
  check("Disposables.create(two)", ["a", "b"]) { Disposables.create(part("a"), part("b")).dispose() }
  check("Disposables.create(three)", ["a", "b", "c"]) { Disposables.create(part("a"), part("b"), part("c")).dispose() }
  check("Disposables.create(array)", ["a"]) { Disposables.create([part("a")]).dispose() }
  check("CompositeDisposable(two)", ["a", "b"]) { CompositeDisposable(part("a"), part("b")).dispose() }
  check("CompositeDisposable(disposables:)", ["a"]) { CompositeDisposable(disposables: [part("a")]).dispose() }
  check("DisposeBag(disposing:)", ["a", "b"]) { _ = DisposeBag(disposing: part("a"), part("b")) }
  check("DisposeBag(disposing: array)", ["a"]) { _ = DisposeBag(disposing: [part("a")]) }
  check("DisposeBag {}", ["a", "b"]) {
    _ = DisposeBag {
      part("a")
      part("b")
    }
  }
  check("bag.insert(one)", ["a"]) {
    let bag = DisposeBag()
    bag.insert(part("a"))
  }
  check("bag.insert(two)", ["a", "b"]) {
    let bag = DisposeBag()
    bag.insert(part("a"), part("b"))
  }
  check("bag.insert(array)", ["a"]) {
    let bag = DisposeBag()
    bag.insert([part("a")])
  }
  check("bag.insert {}", ["a", "b"]) {
    let bag = DisposeBag()
    bag.insert {
      part("a")
      part("b")
    }
  }
  check("AnyObserver(observer)", ["next(1)"]) { AnyObserver(AnyObserver<Int> { note("\($0)") }).onNext(1) }
  check("AnyObserver(eventHandler:)", ["next(1)"]) { AnyObserver<Int>(eventHandler: { note("\($0)") }).onNext(1) }
}
