// SPDX-License-Identifier: MIT
import RxTestSupport

/// A random subscription as data: what the library builds and what the model computes.
indirect enum Plan: Sendable {
  /// Emits at the given times after subscription.
  case cold(id: Int, [TimedEvent])
  /// Emits at the given times of the clock.
  case hot(id: Int, [TimedEvent])
  case just(Int)
  case empty
  case never
  case failing
  case unary(Unary, Plan)
  case binary(Binary, Plan, Plan)
  /// Maps each element to one of two plans, by its parity, and flattens.
  case flattening(Flattening, Plan, even: Plan, odd: Plan)
}

/// An event at a time.
struct TimedEvent: Sendable, Equatable, CustomStringConvertible {
  enum Kind: Sendable, Equatable { case next(Int), error, completed }
  var time: Int
  var kind: Kind
  var isTerminal: Bool { if case .next = kind { false } else { true } }
  var description: String { "\(time):\(kind)" }
}

/// Operators with one source. Numbers in names are arguments that need no variety.
enum Unary: Sendable {
  case map, mapThrowingAt(Int), filter, compactMap, scan, reduce, enumerated, distinctUntilChanged
  case take(Int), takeLast(Int), skip(Int), takeWhile(Int), takeWhileInclusive(Int), skipWhile(Int)
  case takeUntilElement(Int), takeUntilElementInclusive(Int)
  case elementAt(Int), ignoreElements, startWith(Int), doNothing, materialize, toArray, ifEmptyDefault(Int),
    catchAndReturn(Int)
  case single, first, asObservable, delay(Int), delaySubscription(Int), debounce(Int), takeFor(Int), skipFor(Int)
  case timeout(Int), bufferCount(Int), windowCount(Int), groupBy, share, replayRefCount, retry(Int), deferred, using,
    withUnretained
}

/// Operators with two sources.
enum Binary: Sendable {
  case merge, concat, combineLatest, zip, withLatestFrom, sample, takeUntil, skipUntil, amb, `catch`, ifEmptySwitch
}

/// Operators that flatten inner sequences.
enum Flattening: Sendable { case flatMap, flatMapLatest, flatMapFirst, concatMap, mergeMaxConcurrent2, switchLatest }

/// Numbers that a seed determines.
struct Dice {
  private var random: SplitMix
  private var nextID = 0

  init(seed: UInt64) { random = SplitMix(seed &* 0x9E37_79B9_7F4A_7C15 &+ 0x1234_5678_9ABC_DEF1) }

  /// A number below `bound`.
  mutating func roll(_ bound: Int) -> Int { Int(random.next() % UInt64(bound)) }

  mutating func id() -> Int {
    nextID += 1
    return nextID
  }

  /// Events at rising times between `start` and the end of the test.
  private mutating func events(from start: Int) -> [TimedEvent] {
    var time = start
    var events: [TimedEvent] = []
    for _ in 0..<roll(7) {
      // Large, odd steps: events of different sources hardly ever fall on the same time.
      time += 1_000 + roll(90_000)
      events.append(TimedEvent(time: time, kind: .next(roll(10))))
    }
    time += 1_000 + roll(90_000)
    switch roll(6) {
    case 0: events.append(TimedEvent(time: time, kind: .error))
    case 1: break
    default: events.append(TimedEvent(time: time, kind: .completed))
    }
    return events
  }

  /// A plan with at most `depth` operators from the result to any source.
  mutating func plan(depth: Int) -> Plan {
    if depth == 0 || roll(12) == 0 { return source() }
    switch roll(10) {
    case 0..<6: return .unary(unary(), plan(depth: depth - 1))
    case 6..<8: return .binary(binary(), plan(depth: depth - 1), plan(depth: min(depth - 1, 3)))
    default:
      return .flattening(
        flattening(), plan(depth: depth - 1), even: plan(depth: min(depth - 1, 2)), odd: plan(depth: min(depth - 1, 2)))
    }
  }

  private mutating func source() -> Plan {
    switch roll(12) {
    case 0: return .just(roll(10))
    case 1: return .empty
    case 2: return .never
    case 3: return .failing
    case 4..<8: return .hot(id: id(), events(from: roll(300)))
    default: return .cold(id: id(), events(from: 0))
    }
  }

  private mutating func unary() -> Unary {
    let number = roll(10)
    let time = 500 + roll(60_000)
    let all: [Unary] = [
      .map, .mapThrowingAt(number), .filter, .compactMap, .scan, .reduce, .enumerated, .distinctUntilChanged,
      .take(number % 4), .takeLast(number % 4), .skip(number % 4), .takeWhile(number), .takeWhileInclusive(number),
      .skipWhile(number), .takeUntilElement(number), .takeUntilElementInclusive(number), .elementAt(number % 4),
      .ignoreElements, .startWith(number), .doNothing, .materialize, .toArray, .ifEmptyDefault(number),
      .catchAndReturn(number), .single, .first, .asObservable, .delay(time), .delaySubscription(time), .debounce(time),
      .takeFor(time * 3), .skipFor(time * 2), .timeout(time * 3), .bufferCount(1 + number % 3),
      .windowCount(1 + number % 3),
      .groupBy, .share, .replayRefCount, .retry(1 + number % 3), .deferred, .using, .withUnretained,
    ]
    return all[roll(all.count)]
  }

  private mutating func binary() -> Binary {
    let all: [Binary] = [
      .merge, .concat, .combineLatest, .zip, .withLatestFrom, .sample, .takeUntil, .skipUntil, .amb, .catch,
      .ifEmptySwitch,
    ]
    return all[roll(all.count)]
  }

  private mutating func flattening() -> Flattening {
    let all: [Flattening] = [.flatMap, .flatMapLatest, .flatMapFirst, .concatMap, .mergeMaxConcurrent2, .switchLatest]
    return all[roll(all.count)]
  }
}
