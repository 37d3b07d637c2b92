// SPDX-License-Identifier: MIT
// The overload sets of singles, maybes, completables and infallibles.
import Dispatch
import RxCocoa
import RxRelay
import RxSwift

private let single = "PrimitiveSequence<SingleTrait, Int>"
private let maybe = "PrimitiveSequence<MaybeTrait, Int>"
private let completable = "PrimitiveSequence<CompletableTrait, Never>"

func checkSingle(_ bag: DisposeBag) {
  let one = Single.just(1)
  let failing = Single<Int>.error(RxError.noElements)
  check("single subscribe()", []) { _ = one.subscribe() }
  check("single subscribe {}", ["success(1)"]) { _ = one.subscribe { note("\($0)") } }
  check("single subscribe {}, kept", ["Result<Int, Error>"]) {
    let subscription = one.subscribe { note($0) }
    subscription.dispose()
  }
  check("single subscribe {}, disposed by", ["success(1)"]) { one.subscribe { note("\($0)") }.disposed(by: bag) }
  check("single subscribe(onSuccess:)", ["1"]) { _ = one.subscribe(onSuccess: { note("\($0)") }) }
  check("single subscribe(onSuccess:), function", ["Int function"]) { _ = one.subscribe(onSuccess: noteInt) }
  check("single subscribe(onFailure:)", ["error"]) { _ = failing.subscribe(onFailure: { _ in note("error") }) }
  check("single subscribe(onSuccess:onFailure:)", ["error"]) {
    _ = failing.subscribe(onSuccess: { note("\($0)") }, onFailure: { _ in note("error") })
  }
  check("single subscribe(onSuccess:onError:)", ["error"]) {
    _ = failing.subscribe(onSuccess: { note("\($0)") }, onError: { _ in note("error") })
  }
  check("single subscribe {} onFailure:", ["1", "over"]) {
    _ = one.subscribe {
      note("\($0)")
    } onFailure: { _ in
      note("error")
    } onDisposed: {
      note("over")
    }
  }
  check("single subscribe(with:)", ["Log Int"]) {
    _ = one.subscribe(with: Log.shared) { note("\(type(of: $0)) \(type(of: $1))") }
  }
  check("single subscribe(with:onSuccess:onFailure:)", ["1"]) {
    _ = one.subscribe(with: Log.shared, onSuccess: { note("\($1)") }, onFailure: { _, _ in note("error") })
  }
  check("single map", [single, "2"]) { show(one.map { $0 + 1 }) }
  check("single compactMap", [maybe]) { show(one.compactMap { $0 > 1 ? $0 : nil }) }
  check("single filter", [maybe, "1"]) { show(one.filter { $0 == 1 }) }
  check("single flatMap", [single, "2"]) { show(one.flatMap { Single.just($0 + 1) }) }
  check("single flatMap, a member", [single, "2"]) { show(one.flatMap { .just($0 + 1) }) }
  check("single flatMap, static member", [single, "1"]) { show(one.flatMap(Single.just)) }
  check("single flatMapMaybe", [maybe, "2"]) { show(one.flatMapMaybe { .just($0 + 1) }) }
  check("single flatMapCompletable", [completable]) { show(one.flatMapCompletable { _ in .empty() }) }
  check("single catch {}", [single, "4"]) { show(failing.catch { _ in .just(4) }) }
  check("single catchAndReturn", [single, "4"]) { show(failing.catchAndReturn(4)) }
  check("single catchErrorJustReturn", [single, "4"]) { show(failing.catchErrorJustReturn(4)) }
  check("single retry(n)", [single, "error"]) { show(failing.retry(2)) }
  check("single retry(when:)", [single]) {
    show(failing.retry(when: { (errors: Observable<any Error>) in errors.take(0) }))
  }
  check("single retry {}", [single]) { show(failing.retry { errors in errors.take(0) }) }
  check("single timeout", [single, "1"]) { show(one.timeout(.seconds(1), scheduler: HistoricalScheduler())) }
  check("single timeout(other:)", [single, "1"]) {
    show(one.timeout(.seconds(1), other: .just(2), scheduler: HistoricalScheduler()))
  }
  check("single do(onSuccess:)", ["1", single, "1"]) { eager(one.do(onSuccess: { note("\($0)") })) }
  check("single do {}", ["1", single, "1"]) { eager(one.do { note("\($0)") }) }
  check("single just(scheduler:)", [single, "1"]) { show(Single.just(1, scheduler: CurrentThreadScheduler.instance)) }
  check("single error", [single, "error"]) { show(Single<Int>.error(RxError.noElements)) }
  check("single create {}", [single, "5"]) {
    show(
      Single.create { observer in
        observer(.success(5))
        return Disposables.create()
      })
  }
  check("single create(subscribe:), typed", [single, "5"]) {
    let created: Single<Int> = .create(subscribe: { observer in
      observer(.success(5))
      return Disposables.create()
    })
    show(created)
  }
  check("single create {}, asynchronous", [single]) {
    let created = Single<Int>.create {
      await Task.yield()
      return 5
    }
    note(created)
  }
  check("single create(detached:)", [single]) { note(Single<Int>.create(detached: true) { 5 }) }
  check("single zip", ["PrimitiveSequence<SingleTrait, (Int, Int)>", "(1, 1)"]) { show(Single.zip(one, one)) }
  check("single zip {}", [single, "2"]) { show(Single.zip(one, one) { $0 + $1 }) }
  check("single zip, operator", [single, "2"]) { show(Single.zip(one, one, resultSelector: +)) }
  check("single zip of an array", ["PrimitiveSequence<SingleTrait, Array<Int>>", "[1, 1]"]) {
    show(Single.zip([one, one]))
  }
  check("single zip of an array {}", [single, "2"]) { show(Single.zip([one, one]) { $0.reduce(0, +) }) }
  check("single using", [single, "1"]) {
    show(Single.using({ CompositeDisposable() }, primitiveSequenceFactory: { _ in one }))
  }
  check("single asMaybe", [maybe, "1"]) { show(one.asMaybe()) }
  check("single asCompletable", [completable]) { show(one.asCompletable()) }
  check("single asDriver {}", ["SharedSequence<DriverSharingStrategy, Int>"]) { note(one.asDriver { _ in .empty() }) }
}

/// Notes the type of a sequence behind its elements, where its closures note them first.
func eager<Sequence: ObservableConvertibleType>(_ sequence: Sequence) {
  let elements = BehaviorRelay<[Sequence.Element]>(value: [])
  _ = sequence.asObservable().toArray().subscribe(onSuccess: { elements.accept($0) })
  note(sequence)
  for element in elements.value { note("\(element)") }
}

func checkMaybe(_ bag: DisposeBag) {
  let one = Maybe.just(1)
  let none = Maybe<Int>.empty()
  let failing = Maybe<Int>.error(RxError.noElements)
  check("maybe subscribe()", []) { _ = one.subscribe() }
  check("maybe subscribe {}", ["success(1)"]) { _ = one.subscribe { note("\($0)") } }
  check("maybe subscribe {}, disposed by", ["completed"]) { none.subscribe { note("\($0)") }.disposed(by: bag) }
  check("maybe subscribe(onSuccess:)", ["1"]) { _ = one.subscribe(onSuccess: { note("\($0)") }) }
  check("maybe subscribe(onSuccess:), function", ["Int function"]) { _ = one.subscribe(onSuccess: noteInt) }
  check("maybe subscribe(onError:)", ["error"]) { _ = failing.subscribe(onError: { _ in note("error") }) }
  check("maybe subscribe(onCompleted:)", ["end"]) { _ = none.subscribe(onCompleted: { note("end") }) }
  check("maybe subscribe(onSuccess:onError:onCompleted:)", ["end"]) {
    _ = none.subscribe(
      onSuccess: { note("\($0)") }, onError: { _ in note("error") }, onCompleted: { note("end") })
  }
  check("maybe subscribe(with:)", ["Log Int"]) {
    _ = one.subscribe(with: Log.shared) { note("\(type(of: $0)) \(type(of: $1))") }
  }
  check("maybe subscribe(with:onCompleted:)", ["end"]) {
    _ = none.subscribe(with: Log.shared, onCompleted: { _ in note("end") })
  }
  check("maybe map", [maybe, "2"]) { show(one.map { $0 + 1 }) }
  check("maybe compactMap", [maybe]) { show(one.compactMap { $0 > 1 ? $0 : nil }) }
  check("maybe filter", [maybe, "1"]) { show(one.filter { $0 == 1 }) }
  check("maybe flatMap", [maybe, "2"]) { show(one.flatMap { Maybe.just($0 + 1) }) }
  check("maybe flatMap, a member", [maybe]) { show(one.flatMap { _ in .empty() } as Maybe<Int>) }
  check("maybe ifEmpty(default:)", [single, "5"]) { show(none.ifEmpty(default: 5)) }
  check("maybe ifEmpty(switchTo: maybe)", [maybe, "1"]) { show(none.ifEmpty(switchTo: one)) }
  check("maybe ifEmpty(switchTo: single)", [single, "1"]) { show(none.ifEmpty(switchTo: Single.just(1))) }
  check("maybe ifEmpty(switchTo:), typed", [single, "1"]) {
    let filled: Single<Int> = none.ifEmpty(switchTo: .just(1))
    show(filled)
  }
  check("maybe catch {}", [maybe, "4"]) { show(failing.catch { _ in .just(4) }) }
  check("maybe catchAndReturn", [maybe, "4"]) { show(failing.catchAndReturn(4)) }
  check("maybe retry(when:)", [maybe]) {
    show(failing.retry(when: { (errors: Observable<any Error>) in errors.take(0) }))
  }
  check("maybe do(onNext:)", ["1", maybe, "1"]) { eager(one.do(onNext: { note("\($0)") })) }
  check("maybe do {}", ["1", maybe, "1"]) { eager(one.do { note("\($0)") }) }
  check("maybe do(onCompleted:)", ["end", maybe]) { eager(none.do(onCompleted: { note("end") })) }
  check("maybe create {}", [maybe, "5"]) {
    show(
      Maybe.create { observer in
        observer(.success(5))
        return Disposables.create()
      })
  }
  check("maybe zip", ["PrimitiveSequence<MaybeTrait, (Int, Int)>", "(1, 1)"]) { show(Maybe.zip(one, one)) }
  check("maybe zip {}", [maybe, "2"]) { show(Maybe.zip(one, one) { $0 + $1 }) }
  check("maybe just(scheduler:)", [maybe, "1"]) { show(Maybe.just(1, scheduler: CurrentThreadScheduler.instance)) }
  check("maybe never", [maybe]) { show(Maybe<Int>.never()) }
}

func checkCompletable(_ bag: DisposeBag) {
  let end = Completable.empty()
  let failing = Completable.error(RxError.noElements)
  check("completable subscribe()", []) { _ = end.subscribe() }
  check("completable subscribe {}", ["completed"]) { _ = end.subscribe { note("\($0)") } }
  check("completable subscribe {}, disposed by", ["completed"]) { end.subscribe { note("\($0)") }.disposed(by: bag) }
  check("completable subscribe(onCompleted:)", ["end"]) { _ = end.subscribe(onCompleted: { note("end") }) }
  check("completable subscribe(onError:)", ["error"]) { _ = failing.subscribe(onError: { _ in note("error") }) }
  check("completable subscribe(onCompleted:onError:)", ["error"]) {
    _ = failing.subscribe(onCompleted: { note("end") }, onError: { _ in note("error") })
  }
  check("completable subscribe {} onError:", ["end"]) {
    _ = end.subscribe {
      note("end")
    } onError: { _ in
      note("error")
    }
  }
  check("completable subscribe(with:)", ["Log"]) {
    _ = end.subscribe(with: Log.shared) { note("\(type(of: $0))") }
  }
  check("completable subscribe(with:onError:)", ["error"]) {
    _ = failing.subscribe(with: Log.shared, onError: { _, _ in note("error") })
  }
  check("completable andThen(single)", [single, "1"]) { show(end.andThen(Single.just(1))) }
  check("completable andThen(maybe)", [maybe, "1"]) { show(end.andThen(Maybe.just(1))) }
  check("completable andThen(completable)", [completable]) { show(end.andThen(Completable.empty())) }
  check("completable andThen(observable)", ["Observable<Int>", "1"]) { show(end.andThen(Observable.just(1))) }
  check("completable andThen(member), typed", [single, "1"]) {
    let then: Single<Int> = end.andThen(.just(1))
    show(then)
  }
  check("completable concat, a method", [completable]) { show(end.concat(end)) }
  check("completable concat of arguments", [completable]) { show(Completable.concat(end, end)) }
  check("completable concat of an array", [completable]) { show(Completable.concat([end, end])) }
  check("completable concat of a sequence", [completable]) { show(Completable.concat(AnySequence([end]))) }
  check("completable zip", [completable]) { show(Completable.zip(end, end)) }
  check("completable zip of an array", [completable]) { show(Completable.zip([end, end])) }
  check("completable catch {}", [completable]) { show(failing.catch { _ in .empty() }) }
  check("completable do(onCompleted:)", ["end", completable]) { eager(end.do(onCompleted: { note("end") })) }
  check("completable do(onError:)", [completable]) { eager(end.do(onError: { _ in note("error") })) }
  check("completable create {}", [completable]) {
    show(
      Completable.create { observer in
        observer(.completed)
        return Disposables.create()
      })
  }
  check("completable never", [completable]) { show(Completable.never()) }
}

func checkInfallible(_ bag: DisposeBag) {
  let (one, two, type) = (Infallible.just(1), Infallible.just(2), "Infallible<Int>")
  let numbers = Infallible.of(1, 2, 3)
  check("infallible subscribe {}, disposed by", ["InfallibleEvent<Int>", "InfallibleEvent<Int>"]) {
    one.subscribe { note($0) }.disposed(by: bag)
  }
  check("infallible subscribe(onNext:onCompleted:)", ["Int", "end"]) {
    _ = one.subscribe(onNext: { note($0) }, onCompleted: { note("end") })
  }
  check("infallible subscribe(with:)", ["Log Int"]) {
    _ = one.subscribe(with: Log.shared) { note("\(Swift.type(of: $0)) \(Swift.type(of: $1))") }
  }
  check("infallible just(scheduler:)", [type, "1"]) {
    show(Infallible.just(1, scheduler: CurrentThreadScheduler.instance))
  }
  check("infallible from(array)", [type, "1"]) { show(Infallible.from([1])) }
  check("infallible from(sequence)", [type, "1"]) { show(Infallible.from(1...1)) }
  check("infallible take(count)", [type, "1"]) { show(numbers.take(1)) }
  check("infallible take(until: infallible)", [type]) { show(numbers.take(until: Infallible.just(1))) }
  check("infallible take(until: observable)", [type]) { show(numbers.take(until: Observable.just(1))) }
  check("infallible take(until: predicate)", [type, "1"]) { show(numbers.take(until: { $0 == 2 })) }
  check("infallible take(until:behavior:)", [type, "1", "2"]) {
    show(numbers.take(until: { $0 == 2 }, behavior: .inclusive))
  }
  check("infallible take(while:)", [type, "1"]) { show(numbers.take(while: { $0 < 2 })) }
  check("infallible skip(while:)", [type, "3"]) { show(numbers.skip(while: { $0 < 3 })) }
  check("infallible skip(until:)", [type, "1", "2", "3"]) { show(numbers.skip(until: Observable.just(1))) }
  check("infallible distinctUntilChanged()", [type, "1"]) { show(Infallible.of(1, 1).distinctUntilChanged()) }
  check("infallible distinctUntilChanged { key }", [type, "1"]) {
    show(Infallible.of(1, 1).distinctUntilChanged { $0 })
  }
  check("infallible distinctUntilChanged { comparer }", [type, "1"]) {
    show(numbers.distinctUntilChanged { _, _ in true })
  }
  check("infallible distinctUntilChanged(comparer:)", [type, "1"]) {
    show(numbers.distinctUntilChanged({ $0 }, comparer: { _, _ in true }))
  }
  check("infallible distinctUntilChanged(at:)", ["Infallible<String>", "a"]) {
    show(Infallible.of("a", "b").distinctUntilChanged(at: \.count))
  }
  check("infallible concat, a method", [type, "1", "2"]) { show(one.concat(two)) }
  check("infallible concat of arguments", [type, "1", "2"]) { show(Infallible.concat(one, two)) }
  check("infallible concat of an array", [type, "1", "2"]) { show(Infallible.concat([one, two])) }
  check("infallible concat of a sequence", [type, "1"]) { show(Infallible.concat(AnySequence([one]))) }
  check("infallible merge of arguments", [type, "1", "2"]) { show(Infallible.merge(one, two)) }
  check("infallible merge of an array", [type, "1", "2"]) { show(Infallible.merge([one, two])) }
  check("infallible zip {}", [type, "3"]) { show(Infallible.zip(one, two) { $0 + $1 }) }
  check("infallible combineLatest", ["Infallible<(Int, Int)>", "(1, 2)"]) { show(Infallible.combineLatest(one, two)) }
  check("infallible combineLatest {}", [type, "3"]) { show(Infallible.combineLatest(one, two) { $0 + $1 }) }
  check("infallible flatMap", [type, "1"]) { show(one.flatMap { Infallible.just($0) }) }
  check("infallible flatMapLatest", [type, "1"]) { show(one.flatMapLatest { Infallible.just($0) }) }
  check("infallible scan {}", [type, "1"]) { show(one.scan(0) { $0 + $1 }) }
  check("infallible scan(into:)", ["Infallible<Array<Int>>", "[1]"]) { show(one.scan(into: [Int]()) { $0.append($1) }) }
  check("infallible withLatestFrom", [type, "2"]) { show(one.withLatestFrom(two)) }
  check("infallible withLatestFrom {}", [type, "3"]) { show(one.withLatestFrom(two) { $0 + $1 }) }
  check("infallible withUnretained {}", [type, "1"]) { show(one.withUnretained(Log.shared) { $1 }) }
  check("infallible bind(onNext:), disposed by", ["Int"]) { one.bind(onNext: { note($0) }).disposed(by: bag) }
  check("infallible bind(to: relay)", ["1"]) {
    let relay = BehaviorRelay(value: 0)
    one.bind(to: relay).disposed(by: bag)
    note("\(relay.value)")
  }
  check("infallible asDriver", ["SharedSequence<DriverSharingStrategy, Int>"]) { note(one.asDriver()) }
}
