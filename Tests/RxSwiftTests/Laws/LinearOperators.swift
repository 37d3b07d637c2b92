// SPDX-License-Identifier: MIT
import Foundation
import RxSwift
import RxTestSupport

/// A row of the table of laws: an operator applied to a sequence of integers.
struct LinearOperator: Sendable {
  let name: String
  /// Whether it calls a closure, which the laws make fail.
  var callsClosure = true
  /// Whether it retains the probe; the laws look at when it lets go.
  var retainsProbe = true
  /// Whether a failure of the source is a failure of the result.
  var passesErrors = true
  let apply: @Sendable (Observable<Int>, Probe) -> ErasedSequence
}

/// What the closures of the operators under test capture: it counts their calls, and can make them fail.
final class Probe: @unchecked Sendable {
  // Sendable: immutable but for a counter for any thread.
  let calls = Counter()
  private let fails: Bool

  init(fails: Bool = false) { self.fails = fails }

  func touch() throws {
    calls.add()
    if fails { throw TestError() }
  }

  func touch<Value>(_ value: Value) throws -> Value {
    try touch()
    return value
  }
}

/// A sequence of anything.
struct ErasedSequence {
  let subscribe: (@escaping @Sendable (Event<Any>) -> Void) -> any Disposable

  init<Source: ObservableConvertibleType>(_ source: Source) {
    let observable = source.asObservable()
    subscribe = { on in observable.subscribe { event in on(event.map { $0 }) } }
  }
}

extension LinearOperator {
  static let all: [LinearOperator] = [
    LinearOperator(name: "map") { s, p in .init(s.map { try p.touch($0 * 2) }) },
    LinearOperator(name: "filter") { s, p in .init(s.filter { try p.touch($0 != 2) }) },
    LinearOperator(name: "compactMap") { s, p in .init(s.compactMap { try p.touch($0 == 2 ? nil : "\($0)") }) },
    LinearOperator(name: "enumerated", callsClosure: false, retainsProbe: false) { s, _ in .init(s.enumerated()) },
    LinearOperator(name: "scan") { s, p in .init(s.scan(0) { try p.touch($0 + $1) }) },
    LinearOperator(name: "scan(into:)") { s, p in
      .init(
        s.scan(into: []) { sum, element in
          try p.touch()
          sum.append(element)
        })
    },
    LinearOperator(name: "reduce") { s, p in .init(s.reduce(0) { try p.touch($0 + $1) }) },
    LinearOperator(name: "reduce, mapResult") { s, p in
      .init(s.reduce(0, accumulator: { $0 + $1 }, mapResult: { try p.touch("\($0)") }))
    },
    LinearOperator(name: "do(onNext:)") { s, p in .init(s.do(onNext: { _ in try p.touch() })) },
    LinearOperator(name: "do(afterNext:)") { s, p in .init(s.do(afterNext: { _ in try p.touch() })) },
    LinearOperator(name: "do(onCompleted:)") { s, p in .init(s.do(onCompleted: { try p.touch() })) },
    LinearOperator(name: "do, everything", callsClosure: false) { s, p in
      .init(
        s.do(
          onNext: { _ in p.calls.add() }, afterNext: { _ in p.calls.add() }, onError: { _ in p.calls.add() },
          afterError: { _ in p.calls.add() }, onCompleted: { p.calls.add() }, afterCompleted: { p.calls.add() },
          onSubscribe: { p.calls.add() }, onSubscribed: { p.calls.add() }, onDispose: { p.calls.add() }))
    },
    LinearOperator(name: "do, everything, then map", callsClosure: false) { s, p in
      .init(
        s.do(
          afterError: { _ in p.calls.add() }, afterCompleted: { p.calls.add() }, onSubscribe: { p.calls.add() },
          onDispose: { p.calls.add() }
        ).map { $0 })
    },
    LinearOperator(name: "distinctUntilChanged()", callsClosure: false, retainsProbe: false) { s, _ in
      .init(s.distinctUntilChanged())
    },
    LinearOperator(name: "distinctUntilChanged(at:)", callsClosure: false, retainsProbe: false) { s, _ in
      .init(s.distinctUntilChanged(at: \.description))
    },
    LinearOperator(name: "distinctUntilChanged(key)") { s, p in .init(s.distinctUntilChanged { try p.touch($0 % 2) }) },
    LinearOperator(name: "distinctUntilChanged(comparer)") { s, p in
      .init(s.distinctUntilChanged { try p.touch($0 == $1) })
    },
    LinearOperator(name: "distinctUntilChanged(key, comparer)") { s, p in
      .init(s.distinctUntilChanged({ $0 % 2 }, comparer: { try p.touch($0 == $1) }))
    },
    LinearOperator(name: "element(at:)", callsClosure: false, retainsProbe: false) { s, _ in .init(s.element(at: 1)) },
    LinearOperator(name: "first", callsClosure: false, retainsProbe: false) { s, _ in
      .init(s.filter { $0 == 2 }.first())
    },
    LinearOperator(name: "single()", callsClosure: false, retainsProbe: false) { s, _ in .init(s.single()) },
    LinearOperator(name: "single(_:)") { s, p in .init(s.single { try p.touch($0 == 2) }) },
    LinearOperator(name: "ignoreElements", callsClosure: false, retainsProbe: false) { s, _ in
      .init(s.ignoreElements())
    },
    LinearOperator(name: "ifEmpty(default:)", callsClosure: false, retainsProbe: false) { s, _ in
      .init(s.ifEmpty(default: 9))
    },
    LinearOperator(name: "ifEmpty(switchTo:), an operator upstream", callsClosure: false) { s, p in
      .init(s.filter { $0 > 9 }.ifEmpty(switchTo: Observable.just(7).do(onNext: { _ in p.calls.add() })))
    },
    LinearOperator(name: "ifEmpty(switchTo:)", callsClosure: false) { s, p in
      .init(s.ifEmpty(switchTo: Observable.just(7).do(onNext: { _ in p.calls.add() })))
    },
    LinearOperator(name: "materialize", callsClosure: false, retainsProbe: false, passesErrors: false) { s, _ in
      .init(s.materialize())
    },
    LinearOperator(name: "dematerialize") { s, p in .init(s.map { try p.touch(Event.next($0)) }.dematerialize()) },
    LinearOperator(name: "decode") { s, p in
      .init(s.map { try p.touch(Data("[\($0)]".utf8)) }.decode(type: [Int].self, decoder: JSONDecoder()))
    },
    LinearOperator(name: "skip", callsClosure: false, retainsProbe: false) { s, _ in .init(s.skip(1)) },
    LinearOperator(name: "skip(while:)") { s, p in .init(s.skip(while: { try p.touch($0 < 2) })) },
    LinearOperator(name: "take", callsClosure: false, retainsProbe: false) { s, _ in .init(s.take(2)) },
    LinearOperator(name: "takeLast", callsClosure: false, retainsProbe: false) { s, _ in .init(s.takeLast(2)) },
    LinearOperator(name: "take(while:)") { s, p in .init(s.take(while: { try p.touch($0 < 3) })) },
    LinearOperator(name: "take(while:), inclusive") { s, p in
      .init(s.take(while: { try p.touch($0 < 3) }, behavior: .inclusive))
    },
    LinearOperator(name: "take(until:)") { s, p in .init(s.take(until: { try p.touch($0 > 2) })) },
    LinearOperator(name: "take(until:), inclusive") { s, p in
      .init(s.take(until: { try p.touch($0 > 2) }, behavior: .inclusive))
    },
    LinearOperator(name: "toArray", callsClosure: false, retainsProbe: false) { s, _ in .init(s.toArray()) },
    LinearOperator(name: "withUnretained", callsClosure: false, retainsProbe: false) { s, p in
      .init(s.withUnretained(p))
    },
    LinearOperator(name: "withUnretained(resultSelector:)", callsClosure: false, retainsProbe: false) { s, p in
      .init(s.withUnretained(p) { $1 })
    },
    LinearOperator(name: "startWith", callsClosure: false, retainsProbe: false) { s, _ in .init(s.startWith(0)) },
    LinearOperator(name: "a chain") { s, p in
      .init(
        s.startWith(0).do(onNext: { _ in }, onDispose: {}).skip(1).map { try p.touch($0) }.scan(0) { $0 + $1 }.take(2)
          .ifEmpty(default: 5).distinctUntilChanged().materialize().dematerialize())
    },
  ]
}
