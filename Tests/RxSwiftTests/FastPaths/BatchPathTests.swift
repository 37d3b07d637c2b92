// SPDX-License-Identifier: MIT
import RxSwift
import RxTestSupport
import XCTest

/// `observe(on:)` moves batches on the schedulers of this library and single events on any other; taken apart and
/// flattened chains against those that are not.
final class BatchPathTests: XCTestCase {
  /// A serial queue, but not known to be one: each event is an action of its own.
  private final class General: ImmediateSchedulerType, Sendable {
    private let scheduler = SerialDispatchQueueScheduler(qos: .userInitiated)

    func schedule<State: Sendable>(_ state: State, action: @escaping @Sendable (State) -> any Disposable)
      -> any Disposable
    {
      scheduler.schedule(state, action: action)
    }
  }

  private func run(
    _ scheduler: any ImmediateSchedulerType, count: Int, end: Event<Int>, _ make: (Observable<Int>) -> Observable<Int>
  ) -> [String] {
    let (subject, log, done) = (PublishSubject<Int>(), Log(), DispatchSemaphore(value: 0))
    let subscription = make(subject.observe(on: scheduler)).subscribe { event in
      log.add(marble(event))
      if event.isStopEvent { done.signal() }
    }
    for value in 0..<count { subject.onNext(value) }
    subject.on(end)
    XCTAssertEqual(done.wait(timeout: .now() + 60), .success)
    subscription.dispose()
    return log.lines
  }

  func testBatchesAndSingleEvents() {
    let chains: [(Observable<Int>) -> Observable<Int>] = [
      { $0 }, { $0.take(3) }, { $0.map { $0 + 1 }.filter { $0 % 2 == 0 } }, { $0.flatMap { Observable.of($0, $0) } },
      { source in
        source.map { value in
          if value == 5 { throw TestError() }
          return value
        }
      },
    ]
    for count in [0, 1, 2, 500] {
      for end in [Event<Int>.completed, .error(TestError())] {
        for (index, chain) in chains.enumerated() {
          let single = run(General(), count: count, end: end, chain)
          let schedulers: [any ImmediateSchedulerType] = [
            SerialDispatchQueueScheduler(qos: .userInitiated), ConcurrentDispatchQueueScheduler(qos: .userInitiated),
            OperationQueueScheduler(operationQueue: OperationQueue()),
          ]
          for scheduler in schedulers {
            let batches = run(scheduler, count: count, end: end, chain)
            XCTAssertEqual(batches, single, "\(count) elements, chain \(index), \(type(of: scheduler))")
          }
        }
      }
    }
  }

  /// Concatenations and first elements are taken apart; an operator in between keeps them together.
  func testFlattenedConcatenations() {
    func sum(_ together: (Observable<Int>) -> Observable<Int>) -> [String] {
      let log = Log()
      func part(_ value: Int) -> Observable<Int> { logged(Observable.of(value, value + 1), log) }
      let left = together(together(part(0).concat(part(10))).concat(part(20)))
      let right = part(30).concat(together(part(40).concat(together(part(50).concat(Observable.error(TestError()))))))
      let sequence = together(together(left.startWith(-1)).startWith(-3, -2)).concat(together(right)).concat(part(60))
      _ = sequence.subscribe { log.add(marble($0)) }
      _ = sequence.take(9).subscribe { log.add(marble($0)) }
      return log.lines
    }
    let flattened = sum { $0 }
    XCTAssertEqual(flattened, sum { $0.map { $0 } })
    XCTAssert(flattened.contains("x"))
  }

  /// Shared pairs that remember the elements only, against those that remember the pairs.
  func testUnretainedReplay() {
    let object = Canary()
    func run(_ make: (Observable<Int>) -> Observable<(Canary, Int)>) -> [String] {
      let (subject, log) = (PublishSubject<Int>(), Log())
      let sequence = make(subject)
      func come(_ name: String) -> any Disposable {
        sequence.subscribe { log.add("\(name) \(marble($0.map { $1 }))") }
      }
      let first = come("first")
      subject.onNext(1)
      let second = come("second")
      subject.onNext(2)
      first.dispose()
      subject.onNext(3)
      second.dispose()
      log.add("\(subject.hasObservers)")
      let third = come("third")
      subject.onNext(4)
      subject.onError(TestError())
      _ = come("late")
      third.dispose()
      return log.lines
    }
    for replay in 1...2 {
      for scope in [SubjectLifetimeScope.whileConnected, .forever] {
        let pairs = run { $0.withUnretained(object) { ($0, $1) }.share(replay: replay, scope: scope) }
        XCTAssertEqual(run { $0.withUnretained(object).share(replay: replay, scope: scope) }, pairs)
      }
      let pairs = run { $0.withUnretained(object) { ($0, $1) }.replay(replay).refCount() }
      XCTAssertEqual(run { $0.withUnretained(object).replay(replay).refCount() }, pairs)
    }
  }

  /// Disposables of this library are emptied from a list; one of the user's disposes its content itself.
  func testDisposalInOrder() {
    func run(_ pass: (any Disposable) -> any Disposable) -> [String] {
      let log = Log()
      func leaf(_ name: String) -> any Disposable { Disposables.create { log.add(name) } }
      func serial(_ content: any Disposable) -> any Disposable {
        let serial = SerialDisposable()
        serial.disposable = content
        return pass(serial)
      }
      func single(_ content: any Disposable) -> any Disposable {
        let single = SingleAssignmentDisposable()
        single.setDisposable(content)
        return pass(single)
      }
      func all(_ content: any Disposable...) -> any Disposable { pass(Disposables.create(content)) }
      all(
        leaf("1"), serial(all(leaf("2"), single(leaf("3")), all(leaf("4"), serial(serial(leaf("5")))), leaf("6"))),
        all(), single(all(leaf("7"), leaf("8"))), leaf("9")
      ).dispose()
      return log.lines
    }
    let expected = (1...9).map { "\($0)" }
    XCTAssertEqual(run { $0 }, expected)
    XCTAssertEqual(run { disposable in ActionDisposable { disposable.dispose() } }, expected)
  }
}
