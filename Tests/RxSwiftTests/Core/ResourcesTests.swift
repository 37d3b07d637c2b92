// SPDX-License-Identifier: MIT
import RxRelay
import RxSwift
import RxTest
import RxTestSupport
import XCTest

#if TRACE_RESOURCES
  /// After everything was disposed and released, the number of live objects is what it was before.
  final class ResourcesTests: XCTestCase {
    private func check(_ name: String, line: UInt = #line, _ work: () -> Void) {
      // What is made once and kept, such as shared instances, is made now.
      work()
      let before = Resources.total
      work()
      XCTAssertEqual(Resources.total, before, name, line: line)
    }

    func testCounting() {
      let before = Resources.total
      XCTAssertEqual(Resources.incrementTotal(), before + 1)
      XCTAssertEqual(Resources.total, before + 1)
      XCTAssertEqual(Resources.decrementTotal(), before)
      XCTAssertEqual(Resources.increment(), before + 1)
      XCTAssertEqual(Resources.decrement(), before)
    }

    func testLiveObjectsCount() {
      let before = Resources.total
      let subject = PublishSubject<Int>()
      XCTAssertGreaterThan(Resources.total, before)
      let withSubject = Resources.total
      let subscription = subject.subscribe(onNext: { _ in })
      XCTAssertGreaterThan(Resources.total, withSubject)
      subscription.dispose()
      withExtendedLifetime(subject) {}
    }

    func testColdSequences() {
      check("completed") { _ = Observable.of(1, 2, 3).map { $0 + 1 }.filter { $0 > 1 }.scan(0) { $0 + $1 }.subscribe() }
      check("failed") { _ = Observable<Int>.error(TestError()).catchAndReturn(1).subscribe() }
      check("flatMap") { _ = Observable.range(start: 0, count: 9).flatMap { Observable.of($0, $0) }.subscribe() }
      check("concat") { _ = Observable.of(1).concat(Observable.of(2)).concatMap { Observable.just($0) }.subscribe() }
      check("retry") { _ = Observable<Int>.error(TestError()).retry(3).subscribe(onError: { _ in }) }
      check("traits") { _ = Single.just(1).flatMap { .just($0 + 1) }.subscribe() }
    }

    func testSubjects() {
      check("PublishSubject") { self.use(PublishSubject<Int>()) }
      check("BehaviorSubject") { self.use(BehaviorSubject(value: 0)) }
      check("ReplaySubject") { self.use(ReplaySubject<Int>.create(bufferSize: 2)) }
      check("AsyncSubject") { self.use(AsyncSubject<Int>()) }
      check("relays") {
        let relay = BehaviorRelay(value: 0)
        let bag = DisposeBag()
        relay.subscribe(onNext: { _ in }).disposed(by: bag)
        relay.accept(1)
      }
    }

    private func use<Subject: SubjectType & ObserverType>(_ subject: Subject)
    where Subject.Element == Int, Subject: ObservableType {
      let first = subject.asObservable().subscribe()
      let second = subject.asObservable().map { $0 }.subscribe()
      subject.on(.next(1))
      first.dispose()
      subject.on(.completed)
      second.dispose()
    }

    func testJoinedSequencesThatAreDisposed() {
      let operators: [(String, @Sendable (PublishSubject<Int>, PublishSubject<Int>) -> Observable<Int>)] = [
        ("merge", { Observable.merge($0, $1) }),
        ("combineLatest", { a, b in Observable.combineLatest(a, b) { x, _ in x } }),
        ("zip", { a, b in Observable.zip(a, b) { x, _ in x } }),
        ("switchLatest", { a, b in a.map { _ in b }.switchLatest() }),
        ("flatMap", { a, b in a.flatMap { _ in b } }),
        ("concatMap", { a, b in a.concatMap { _ in b } }),
        ("take(until:)", { a, b in a.take(until: b) }),
        ("withLatestFrom", { a, b in a.withLatestFrom(b) }),
        ("sample", { a, b in a.sample(b) }),
        ("amb", { a, b in a.amb(b) }),
        ("share", { a, _ in a.share(replay: 2) }),
        ("refCount", { a, _ in a.publish().refCount() }),
      ]
      for (name, make) in operators {
        check("\(name), disposed") {
          let (a, b) = (PublishSubject<Int>(), PublishSubject<Int>())
          let subscription = make(a, b).subscribe()
          a.onNext(1)
          b.onNext(2)
          subscription.dispose()
        }
        check("\(name), completed") {
          let (a, b) = (PublishSubject<Int>(), PublishSubject<Int>())
          _ = make(a, b).subscribe()
          a.onNext(1)
          a.onCompleted()
          b.onCompleted()
        }
        check("\(name), failed") {
          let (a, b) = (PublishSubject<Int>(), PublishSubject<Int>())
          _ = make(a, b).subscribe(onError: { _ in })
          a.onNext(1)
          a.onError(TestError())
        }
      }
    }

    func testTimers() {
      check("virtual time") {
        let scheduler = TestScheduler(initialClock: 0)
        let source = Observable<Int>.interval(.seconds(10), scheduler: scheduler)
        let operators = [
          source.debounce(.seconds(5), scheduler: scheduler), source.throttle(.seconds(25), scheduler: scheduler),
          source.delay(.seconds(5), scheduler: scheduler), source.observe(on: scheduler), source.take(3),
          source.timeout(.seconds(5), scheduler: scheduler),
        ]
        for source in operators { _ = scheduler.start(disposed: 300) { source } }
      }
    }

    func testDisposables() {
      check("disposables") {
        let composite = CompositeDisposable()
        _ = composite.insert(Disposables.create {})
        let serial = SerialDisposable()
        serial.disposable = composite
        let count = RefCountDisposable(disposable: serial)
        let retained = count.retain()
        count.dispose()
        retained.dispose()
        let single = SingleAssignmentDisposable()
        single.setDisposable(Disposables.create {})
        single.dispose()
      }
    }

    func testObservablesThatObserveOnASerialQueueAreCounted() {
      let scheduler = SerialDispatchQueueScheduler(qos: .utility)
      let before = Resources.numberOfSerialDispatchQueueObservables
      var observed: Observable<Int>? = Observable.just(1).observe(on: scheduler)
      let others = [
        Observable.just(1).observe(on: ConcurrentDispatchQueueScheduler(qos: .utility)),
        Observable.just(1).observe(on: CurrentThreadScheduler.instance),
      ]
      XCTAssertNotNil(observed)
      XCTAssertEqual(Resources.numberOfSerialDispatchQueueObservables, before + 1)
      withExtendedLifetime(others) { observed = nil }
      XCTAssertEqual(Resources.numberOfSerialDispatchQueueObservables, before)
    }
  }
#endif
