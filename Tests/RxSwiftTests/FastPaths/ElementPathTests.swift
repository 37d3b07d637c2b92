// SPDX-License-Identifier: MIT
import RxTestSupport
import XCTest

@testable import RxSwift

/// Small trivial elements travel as a word, all others as an address: the same operators over elements of many types
/// have to do the same.
final class ElementPathTests: XCTestCase {
  private struct Small: Equatable {
    var bytes: (UInt8, UInt8, UInt8) = (0, 0, 0)
    static func == (lhs: Small, rhs: Small) -> Bool { lhs.bytes == rhs.bytes }
  }

  /// Of the size of a word, and aligned to half of one.
  private struct Pair: Equatable {
    var first: Int32
    var second: Int32
  }

  private struct Large: Equatable {
    var value: Int
    var padding = (1, 2, 3, 4)
    static func == (lhs: Large, rhs: Large) -> Bool { lhs.value == rhs.value && lhs.padding == rhs.padding }
  }

  private final class Object: Equatable {
    let value: Int
    init(_ value: Int) { self.value = value }
    static func == (lhs: Object, rhs: Object) -> Bool { lhs.value == rhs.value }
  }

  private enum Choice: Equatable {
    case number(Int)
    case text(String)
  }

  /// Runs everything over one type of element.
  private static func run<Element: Equatable & SendableMetatype>(
    _ make: @escaping @Sendable (Int) -> Element, _ value: @escaping @Sendable (Element) -> Int
  ) -> [String] {
    let log = Log()
    func add(_ name: String, _ sequence: Observable<Element>) {
      _ = sequence.subscribe { log.add("\(name) \(marble($0.map(value)))") }
    }
    let source = Observable.from([1, 2, 2, 3, 4, 5].map(make))
    add("map", source.map { make(value($0) + 1) })
    add("filter", source.filter { value($0) % 2 == 0 })
    add("compactMap", source.compactMap { value($0) == 3 ? nil : $0 })
    add("scan", source.scan(make(0)) { make(value($0) + value($1)) })
    add("reduce", source.reduce(make(0)) { make(value($0) + value($1)) })
    add("distinct", source.distinctUntilChanged())
    add("take", source.take(2))
    add("takeLast", source.takeLast(2))
    add("skip", source.skip(3))
    add("take(while:)", source.take(while: { value($0) < 4 }))
    add("element(at:)", source.element(at: 3))
    add("toArray", source.toArray().asObservable().flatMap { Observable.from($0) })
    add("enumerated", source.enumerated().map { make($0.index * 10 + value($0.element)) })
    add("startWith", source.startWith(make(9)))
    add("ifEmpty", source.filter { _ in false }.ifEmpty(default: make(8)))
    add("materialize", source.materialize().dematerialize())
    add("flatMap", source.flatMap { Observable.of($0, $0) })
    add("flatMap to scalars", source.flatMap { Observable.just($0) })
    add("flatMapLatest", source.flatMapLatest { Observable.of($0, $0) })
    add("concatMap", source.concatMap { Observable.of($0, $0) })
    add("merge", .merge(source, source.map { make(value($0) * 10) }))
    add("combineLatest", .combineLatest(source, source) { make(value($0) * 10 + value($1)) })
    add("combineLatest of a collection", .combineLatest([source, source]) { make(value($0[0]) * 10 + value($0[1])) })
    add("zip", .zip(source, source.skip(1)) { make(value($0) * 10 + value($1)) })
    add("withLatestFrom", source.withLatestFrom(source) { make(value($0) * 10 + value($1)) })
    add("groupBy", source.groupBy { value($0) % 2 }.flatMap { $0 })
    add("observe(on:)", source.observe(on: CurrentThreadScheduler.instance))
    add("share", source.share(replay: 2))
    add(
      "create",
      .create { observer in
        observer.onNext(make(1))
        observer.on(.next(make(2)))
        observer.onCompleted()
        return Disposables.create()
      })

    let (publish, behavior) = (PublishSubject<Element>(), BehaviorSubject(value: make(0)))
    let (replay, async) = (ReplaySubject<Element>.create(bufferSize: 2), AsyncSubject<Element>())
    for (name, subject) in [
      ("publish", publish), ("behavior", behavior), ("replay", replay), ("async", async),
    ] as [(String, Observable<Element>)] {
      add(name, subject)
      add(name + ", again", subject)
    }
    for index in 1...3 {
      for observer in [AnyObserver(publish), AnyObserver(behavior), AnyObserver(replay), AnyObserver(async)] {
        observer.onNext(make(index))
      }
      add("late", replay)
    }
    for observer in [AnyObserver(publish), AnyObserver(behavior), AnyObserver(replay), AnyObserver(async)] {
      observer.onCompleted()
    }
    // A gate keeps copies of the elements that another thread queued.
    let inside = PublishSubject<Element>()
    _ = inside.subscribe(onNext: { element in
      if value(element) == 1 { inParallel(1) { _ in for index in 2...4 { inside.onNext(make(index)) } } }
      log.add("queued \(value(element))")
    })
    inside.onNext(make(1))
    return log.lines
  }

  func testEachTypeOfElement() {
    let expected = Self.run({ $0 }, { $0 })
    XCTAssertGreaterThan(expected.count, 200)
    var runs: [(name: String, line: UInt, run: @Sendable () -> [String])] = []
    func check<Element: Equatable & SendableMetatype>(
      _: Element.Type, isWord: Bool, line: UInt = #line, _ make: @escaping @Sendable (Int) -> Element,
      _ value: @escaping @Sendable (Element) -> Int
    ) {
      XCTAssertEqual(RawElement.holds(Element.self), isWord, "\(Element.self)", line: line)
      runs.append(("\(Element.self)", line, { Self.run(make, value) }))
    }
    check(UInt8.self, isWord: true, { UInt8($0) }, { Int($0) })
    check(Int16.self, isWord: true, { Int16($0) }, { Int($0) })
    check(UInt32.self, isWord: true, { UInt32($0) }, { Int($0) })
    check(Double.self, isWord: true, { Double($0) }, { Int($0) })
    check(Float.self, isWord: true, { Float($0) }, { Int($0) })
    check(Unicode.Scalar.self, isWord: true, { Unicode.Scalar(UInt32($0)) ?? " " }, { Int($0.value) })
    check(Small.self, isWord: true, { Small(bytes: (7, UInt8($0), 9)) }, { Int($0.bytes.1) })
    check(Pair.self, isWord: true, { Pair(first: 7, second: Int32($0)) }, { Int($0.second) })
    check(Int?.self, isWord: false, { $0 }, { $0 ?? -1 })
    check(UInt8?.self, isWord: true, { UInt8($0) }, { $0.map { Int($0) } ?? -1 })
    check(String.self, isWord: false, { "\($0)" }, { Int($0) ?? -1 })
    check([Int].self, isWord: false, { [$0] }, { $0[0] })
    check(Large.self, isWord: false, { Large(value: $0) }, { $0.value })
    check(Object.self, isWord: false, { Object($0) }, { $0.value })
    check(Choice.self, isWord: false, { .number($0) }, { if case .number(let value) = $0 { value } else { -1 } })
    check(
      Choice.self, isWord: false, { .text("\($0)") }, { if case .text(let text) = $0 { Int(text) ?? -1 } else { -1 } })
    // Each waits for a second at its gate: side by side that is one second for all.
    let different = Log()
    inParallel(runs.count) { [runs] index in
      if runs[index].run() != expected { different.add(runs[index].name) }
    }
    for run in runs where different.lines.contains(run.name) {
      XCTAssertEqual(run.run(), expected, run.name, line: run.line)
    }
    XCTAssertEqual(different.lines, [])
  }

  /// Objects on their way are retained as long as somebody has them, and no longer.
  func testObjectsAreReleased() {
    let live = AtomicCounter()
    let subject = PublishSubject<LifeToken>()
    let sequence: Observable<LifeToken> = .merge(
      subject.map { $0 }.filter { _ in true }.flatMap { Observable.just($0) }, subject.materialize().dematerialize(),
      .zip(subject, subject) { $1 }, subject.withLatestFrom(subject))
    let subscription = sequence.subscribe(onNext: {
      XCTAssertGreaterThan(live.value, 0); withExtendedLifetime($0) {}
    })
    for _ in 0..<100 { subject.onNext(LifeToken(live)) }
    // The latest one is remembered.
    XCTAssertLessThanOrEqual(live.value, 1)
    subscription.dispose()
    XCTAssertEqual(live.value, 0)
  }
}
