// SPDX-License-Identifier: MIT
import RxSwift
import RxTest
import RxTestSupport
import XCTest

/// An element whose deinitialiser sends the next element, while an operator replaces it by another one.
final class ReleasedElementTests: XCTestCase {
  private final class Noisy: @unchecked Sendable {
    // Sendable: these tests have one thread.
    let name: String
    var atEnd: (() -> Void)?

    init(_ name: String) { self.name = name }
    deinit { atEnd?() }
  }

  private struct Inputs<Element> {
    let source = PublishSubject<Element>()
    let tick = PublishSubject<Void>()
    let scheduler = TestScheduler(initialClock: 0)
  }

  private typealias Build<Element> = (Inputs<Element>) -> Observable<Element>

  private func operators<Element: Sendable>() -> [(String, Build<Element>)] {
    [
      ("throttle", { $0.source.throttle(.seconds(2), scheduler: $0.scheduler) }),
      ("debounce", { $0.source.debounce(.seconds(2), scheduler: $0.scheduler) }),
      ("delay", { $0.source.delay(.seconds(2), scheduler: $0.scheduler) }),
      ("distinctUntilChanged", { $0.source.distinctUntilChanged { _, _ in false } }),
      ("sample", { $0.source.sample($0.tick) }),
      ("withLatestFrom", { $0.tick.withLatestFrom($0.source) }),
      ("combineLatest", { Observable.combineLatest($0.source, $0.source) { $1 } }),
      ("combineLatest of a collection", { Observable.combineLatest([$0.source, $0.source]) { $0[1] } }),
      ("zip", { Observable.zip($0.source, $0.source) { $1 } }),
      ("scan", { $0.source.scan(Element?.none) { $1 }.compactMap { $0 } }),
      ("scan(into:)", { $0.source.scan(into: Element?.none) { $0 = $1 }.compactMap { $0 } }),
      ("reduce", { $0.source.reduce(Element?.none) { $1 }.compactMap { $0 } }),
      ("takeLast", { $0.source.takeLast(1) }),
      ("toArray", { $0.source.toArray().asObservable().compactMap { $0.last } }),
      ("buffer", { $0.source.buffer(timeSpan: .seconds(9), count: 2, scheduler: $0.scheduler).compactMap(\.last) }),
      ("window", { $0.source.window(timeSpan: .seconds(9), count: 2, scheduler: $0.scheduler).merge() }),
      ("groupBy", { $0.source.groupBy { _ in 1 }.merge() }),
      ("concatMap", { $0.source.concatMap { Observable.just($0) } }),
      ("flatMapLatest", { inputs in inputs.source.flatMapLatest { element in inputs.tick.map { element } } }),
      ("share", { $0.source.share(replay: 1) }),
      ("observe(on:)", { $0.source.observe(on: $0.scheduler) }),
      ("materialize", { $0.source.materialize().dematerialize() }),
      ("behavior subject", { Self.through(BehaviorSubject(value: Element?.none), $0) }),
      ("replay subject", { Self.through(ReplaySubject.create(bufferSize: 1), $0) }),
      ("async subject", { Self.through(AsyncSubject(), $0) }),
    ]
  }

  private static func through<Element: Sendable, Subject: SubjectType>(_ subject: Subject, _ inputs: Inputs<Element>)
    -> Observable<Element>
  where Subject.Element == Element?, Subject.Observer.Element == Element? {
    _ = inputs.source.map(Optional.some).subscribe(subject.asObserver())
    return subject.compactMap { $0 }
  }

  private func check<Element: Sendable>(
    _ make: @escaping (Noisy) -> Element, _ name: @escaping @Sendable (Element) -> String, line: UInt = #line
  ) {
    for (label, build) in operators() as [(String, Build<Element>)] {
      let inputs = Inputs<Element>()
      var nested = 0
      let observer = inputs.scheduler.createObserver(String.self)
      let subscription = build(inputs).map(name).subscribe(observer)
      for (index, letter) in ["a", "b", "c", "d", "e"].enumerated() {
        autoreleasepool {
          let noisy = Noisy(letter)
          noisy.atEnd = {
            nested += 1
            if nested < 20 { inputs.source.onNext(make(Noisy("nested"))) }
          }
          inputs.source.onNext(make(noisy))
        }
        if index.isMultiple(of: 2) { inputs.tick.onNext(()) }
        inputs.scheduler.advance(by: index)
      }
      // The first one replaces an element that sends another one.
      for _ in 0..<3 { inputs.source.onNext(make(Noisy("last"))) }
      inputs.scheduler.advance(by: 20)
      inputs.tick.onNext(())
      inputs.source.onCompleted()
      inputs.scheduler.advance(by: 20)
      XCTAssertEqual(observer.events.compactMap(\.value.element).last, "last", label, line: line)
      XCTAssertGreaterThan(nested, 0, label, line: line)
      subscription.dispose()
    }
  }

  /// The accumulator sends an element into its own sequence that sends another one when it is released.
  func testAnElementThatWaitedForTheAccumulator() {
    let source = PublishSubject<Noisy>()
    let received = Box([Int]())
    let nested = Box(false)
    _ = source.scan(into: 0) { sum, noisy in
      sum += noisy.name.count
      guard !nested.value else { return }
      nested.value = true
      let waiting = Noisy("aa")
      waiting.atEnd = { source.onNext(Noisy("aaa")) }
      source.onNext(waiting)
    }.subscribe(onNext: { received.value.append($0) })
    source.onNext(Noisy("a"))
    XCTAssertEqual(received.value, [1, 3, 6])
  }

  func testObjects() { check({ $0 }, { $0.name }) }

  func testEnumerationsOfObjects() { check({ Event.next($0) }, { $0.element?.name ?? "none" }) }

  func testValuesWithObjects() { check({ ($0, [$0.name]) }, { $0.1[0] }) }
}

#if !canImport(ObjectiveC)
  /// Swift's objects are released where their last reference ends.
  private func autoreleasepool(_ body: () -> Void) { body() }
#endif

extension TestScheduler {
  fileprivate func advance(by span: Int) { advanceTo(clock + span) }
}
