// SPDX-License-Identifier: MIT
import RxTestSupport

/// The events of a plan, computed from lists: what the library has to deliver.
///
/// Events that fall on the same time are in the order of the list. Only events at the time of the subscription may coincide
/// (they are synchronous); a plan in which others do is ambiguous and reported as such.
struct Model {
  /// Whether something happened at the same time as something else where the order would matter.
  private(set) var isAmbiguous = false
  static let end = 1_000_000

  typealias Events = [TimedEvent]

  mutating func events(of plan: Plan, at start: Int) -> Events {
    // Beyond the end nothing is observed, and nothing is subscribed any more.
    if start >= Model.end { return [] }
    switch plan {
    case .cold(_, let events): return events.map { TimedEvent(time: $0.time + start, kind: $0.kind) }
    case .hot(_, let events):
      if events.contains(where: { $0.time == start }) { isAmbiguous = true }
      return events.filter { $0.time > start }
    case .just(let element): return [at(start, .next(element)), at(start, .completed)]
    case .empty: return [at(start, .completed)]
    case .never: return []
    case .failing: return [at(start, .error)]
    case .unary(let unary, let source): return self.unary(unary, source, start)
    case .binary(let binary, let first, let second): return self.binary(binary, first, second, start)
    case .flattening(let flattening, let source, let even, let odd):
      return self.flattening(flattening, source, even, odd, start)
    }
  }

  private func at(_ time: Int, _ kind: TimedEvent.Kind) -> TimedEvent { TimedEvent(time: time, kind: kind) }

  // MARK: One source

  /// Runs `body` over the events until it returns false, which means that the sequence ended early.
  private func walk(
    _ events: Events, _ body: (_ element: Int, _ time: Int, _ out: inout Events) -> Bool,
    onError: ((_ time: Int, _ out: inout Events) -> Void)? = nil,
    onCompleted: ((_ time: Int, _ out: inout Events) -> Void)? = nil
  ) -> Events {
    var out: Events = []
    for event in events {
      switch event.kind {
      case .next(let element): if !body(element, event.time, &out) { return out }
      case .error: if let onError { onError(event.time, &out) } else { out.append(event) }
      case .completed: if let onCompleted { onCompleted(event.time, &out) } else { out.append(event) }
      }
    }
    return out
  }

  private mutating func unary(_ unary: Unary, _ source: Plan, _ start: Int) -> Events {
    switch unary {
    case .delaySubscription(let delay): return events(of: source, at: start + delay)
    case .retry(let attempts):
      var out: Events = []
      var time = start
      for attempt in 1...attempts {
        let events = self.events(of: source, at: time)
        guard let last = events.last, last.kind == .error, attempt < attempts else { return out + events }
        out += events.dropLast()
        time = last.time
      }
      return out
    case .startWith(let element): return [at(start, .next(element))] + events(of: source, at: start)
    case .take(0): return [at(start, .completed)]
    default: break
    }
    let input = events(of: source, at: start)
    switch unary {
    case .map, .mapThrowingAt, .filter, .compactMap, .scan, .enumerated, .distinctUntilChanged, .skip, .skipWhile,
      .doNothing, .share, .replayRefCount, .asObservable, .deferred, .using, .withUnretained, .materialize, .groupBy:
      return elementwise(unary, input)
    case .delay, .debounce, .takeFor, .skipFor, .timeout: return timed(unary, input, start)
    default: return ending(unary, input, start)
    }
  }

  private func elementwise(_ unary: Unary, _ input: Events) -> Events {
    var state: Int?
    return walk(input) { element, time, out in
      switch unary {
      case .map: out.append(at(time, .next((element * 3 + 1) % 10)))
      case .mapThrowingAt(let bad):
        if element == bad {
          out.append(at(time, .error))
          return false
        }
        out.append(at(time, .next(element)))
      case .filter: if element % 3 != 0 { out.append(at(time, .next(element))) }
      case .compactMap: if element % 4 != 0 { out.append(at(time, .next((element + 1) % 10))) }
      case .scan:
        state = ((state ?? 0) + element) % 10
        out.append(at(time, .next(state!)))
      case .enumerated:
        state = (state ?? -1) + 1
        out.append(at(time, .next((state! + element) % 10)))
      case .distinctUntilChanged:
        if state != element { out.append(at(time, .next(element))) }
        state = element
      case .skip(let count):
        state = (state ?? 0) + 1
        if state! > count { out.append(at(time, .next(element))) }
      case .skipWhile(let bound):
        if state == nil, element < bound { return true }
        state = 1
        out.append(at(time, .next(element)))
      default: out.append(at(time, .next(element)))
      }
      return true
    }
  }

  private func ending(_ unary: Unary, _ input: Events, _ start: Int) -> Events {
    var count = 0
    var kept: [Int] = []
    func finish(_ time: Int, _ out: inout Events, _ elements: [Int]) {
      for element in elements { out.append(at(time, .next(element))) }
      out.append(at(time, .completed))
    }
    switch unary {
    case .reduce:
      return walk(
        input,
        { e, _, _ in
          count = (count + e) % 10; return true
        }, onCompleted: { finish($0, &$1, [count]) })
    case .toArray:
      return walk(
        input,
        { _, _, _ in
          count += 1; return true
        }, onCompleted: { finish($0, &$1, [count]) })
    case .take(let limit):
      return walk(
        input,
        { element, time, out in
          count += 1
          out.append(at(time, .next(element)))
          if count == limit { out.append(at(time, .completed)) }
          return count < limit
        })
    case .takeLast(let limit):
      return walk(
        input,
        { e, _, _ in
          kept = Array((kept + [e]).suffix(limit)); return true
        }, onCompleted: { finish($0, &$1, kept) })
    case .takeWhile(let bound), .takeUntilElement(let bound):
      return walk(
        input,
        { element, time, out in
          if element >= bound {
            out.append(at(time, .completed))
            return false
          }
          out.append(at(time, .next(element)))
          return true
        })
    case .takeWhileInclusive(let bound), .takeUntilElementInclusive(let bound):
      return walk(
        input,
        { element, time, out in
          out.append(at(time, .next(element)))
          if element >= bound { out.append(at(time, .completed)) }
          return element < bound
        })
    case .elementAt(let index):
      return walk(
        input,
        { element, time, out in
          count += 1
          if count <= index { return true }
          finish(time, &out, [element])
          return false
        }, onCompleted: { $1.append(at($0, .error)) })
    case .ignoreElements: return walk(input, { _, _, _ in true })
    case .ifEmptyDefault(let element):
      return walk(
        input,
        { e, time, out in
          count += 1; out.append(at(time, .next(e))); return true
        },
        onCompleted: { finish($0, &$1, count == 0 ? [element] : []) })
    case .catchAndReturn(let element):
      return walk(
        input,
        { e, time, out in
          out.append(at(time, .next(e))); return true
        }, onError: { finish($0, &$1, [element]) })
    case .single:
      return walk(
        input,
        { element, time, out in
          count += 1
          if count > 1 {
            out.append(at(time, .error))
            return false
          }
          out.append(at(time, .next(element)))
          return true
        }, onCompleted: { $1.append(at($0, count == 1 ? .completed : .error)) })
    case .first:
      return walk(
        input,
        { element, time, out in
          finish(time, &out, [element])
          return false
        }, onCompleted: { finish($0, &$1, [-1]) })
    case .bufferCount(let size):
      return walk(
        input,
        { element, time, out in
          kept.append(element)
          if kept.count == size {
            out.append(at(time, .next(kept.reduce(0, +) % 10)))
            kept = []
          }
          return true
        }, onCompleted: { finish($0, &$1, [kept.reduce(0, +) % 10]) })
    case .windowCount: return elementwise(.doNothing, input)
    default: preconditionFailure("\(unary) is modelled elsewhere")
    }
  }

  private mutating func timed(_ unary: Unary, _ input: Events, _ start: Int) -> Events {
    switch unary {
    case .delay(let delay):
      // An error is not delayed, and overtakes what waits.
      let failure = input.last.flatMap { $0.kind == .error ? $0 : nil }
      let later = input.filter { $0.kind != .error }.map { TimedEvent(time: $0.time + delay, kind: $0.kind) }
      guard let failure else { return later }
      return later.filter { $0.time < failure.time } + [failure]
    case .debounce(let pause):
      var out: Events = []
      for (index, event) in input.enumerated() {
        guard case .next = event.kind else {
          if event.kind == .completed, index > 0, case .next = input[index - 1].kind,
            input[index - 1].time + pause > event.time
          {
            out.append(TimedEvent(time: event.time, kind: input[index - 1].kind))
          }
          out.append(event)
          continue
        }
        let next = index + 1 < input.count ? input[index + 1].time : Int.max
        if event.time + pause < next { out.append(TimedEvent(time: event.time + pause, kind: event.kind)) }
        if event.time + pause == next { isAmbiguous = true }
      }
      return out
    case .takeFor(let duration):
      let end = start + duration
      if input.contains(where: { $0.time == end }) { isAmbiguous = true }
      let kept = input.filter { $0.time < end }
      return kept.last.map(\.isTerminal) == true ? kept : kept + [at(end, .completed)]
    case .skipFor(let duration):
      let begin = start + duration
      if input.contains(where: { $0.time == begin }) { isAmbiguous = true }
      return input.filter { $0.time > begin || $0.isTerminal }
    case .timeout(let limit):
      var out: Events = []
      var last = start
      for event in input {
        if event.time == last + limit { isAmbiguous = true }
        if event.time > last + limit { break }
        out.append(event)
        last = event.time
      }
      return out.last?.isTerminal == true ? out : out + [at(last + limit, .error)]
    default: preconditionFailure("\(unary) is not timed")
    }
  }

  // MARK: Several sources

  /// The events of one of several sources, with the time at which it was subscribed.
  private struct Source {
    var index: Int
    var begin: Int
    var events: Events
  }

  /// All events by time; those at the same time in the order of the sources, which is certain only for events that were
  /// emitted synchronously on subscription.
  private mutating func interleave(_ sources: [Source]) -> [(source: Int, event: TimedEvent)] {
    var all: [(source: Int, event: TimedEvent, order: Int, isSynchronous: Bool)] = []
    for source in sources {
      for event in source.events { all.append((source.index, event, all.count, event.time == source.begin)) }
    }
    all.sort { ($0.event.time, $0.order) < ($1.event.time, $1.order) }
    for (left, right) in zip(all, all.dropFirst())
    where left.event.time == right.event.time && left.source != right.source
      && !(left.isSynchronous && right.isSynchronous) && left.event.kind != .completed
    {
      isAmbiguous = true
    }
    return all.map { ($0.source, $0.event) }
  }

  private mutating func binary(_ binary: Binary, _ first: Plan, _ second: Plan, _ start: Int) -> Events {
    let left = events(of: first, at: start)
    switch binary {
    case .concat, .catch, .ifEmptySwitch:
      guard let last = left.last, last.isTerminal else { return left }
      switch (binary, last.kind) {
      case (.concat, .completed), (.catch, .error): break
      case (.ifEmptySwitch, .completed) where left.count == 1: break
      default: return left
      }
      return left.dropLast() + events(of: second, at: last.time)
    default: break
    }
    let right = events(of: second, at: start)
    // The order of subscription: these two operators subscribe to their second source first.
    let secondFirst: Bool
    switch binary {
    case .withLatestFrom, .takeUntil: secondFirst = true
    default: secondFirst = false
    }
    let sources = [Source(index: 0, begin: start, events: left), Source(index: 1, begin: start, events: right)]
    let all = interleave(secondFirst ? sources.reversed() : sources)
    var join = Join(binary)
    for (source, event) in all where !join.isDone { join.receive(event, from: source) }
    return join.out
  }

  private mutating func flattening(
    _ flattening: Flattening, _ source: Plan, _ even: Plan, _ odd: Plan, _ start: Int
  ) -> Events {
    let outer = events(of: source, at: start)
    var inners: [Source] = []
    var ends: [Int] = []  // when the running inner sequences end
    for (index, event) in outer.enumerated() {
      guard case .next(let element) = event.kind else { continue }
      var begin = event.time
      let plan = element % 2 == 0 ? even : odd
      switch flattening {
      case .flatMapFirst:
        if let last = ends.last, last > begin { continue }
      case .concatMap: begin = max(begin, ends.last ?? 0)
      case .mergeMaxConcurrent2:
        ends.sort()
        if ends.count >= 2 { begin = max(begin, ends[ends.count - 2]) }
      default: break
      }
      if begin == Int.max { continue }
      var inner = events(of: plan, at: begin)
      let end = inner.last.map { $0.kind == .completed ? $0.time : Int.max } ?? Int.max
      ends.append(end)
      if flattening == .flatMapLatest || flattening == .switchLatest,
        index + 1 < outer.count, case .next = outer[index + 1].kind
      {
        let cut = outer[index + 1].time
        if inner.contains(where: { $0.time == cut && $0.time != begin }) { isAmbiguous = true }
        inner = inner.filter { $0.time < cut || $0.time == begin }
        if inner.last?.kind == .completed {} else { inner.append(at(cut, .completed)) }
      }
      inners.append(Source(index: index + 1, begin: begin, events: inner))
    }
    if let end = outer.last, end.isTerminal {
      // Synchronous with the inner sequence of the element just before it, if that came at the same time.
      inners.append(Source(index: 0, begin: outer.count > 1 ? outer[outer.count - 2].time : end.time, events: [end]))
    }
    return joinInners(inners, open: ends.count + 1)
  }

  /// Elements of all; the first error ends; completion when the outer sequence and all inner ones completed.
  private mutating func joinInners(_ sources: [Source], open: Int) -> Events {
    var open = open
    var out: Events = []
    for (_, event) in interleave(sources) {
      switch event.kind {
      case .next: out.append(event)
      case .error: return out + [event]
      case .completed:
        open -= 1
        if open == 0 { return out + [event] }
      }
    }
    return out
  }
}

/// The operators with two sources, event by event.
private struct Join {
  let binary: Binary
  var out: [TimedEvent] = []
  var isDone = false
  private var latest: [Int?] = [nil, nil]
  private var queues: [[Int]] = [[], []]
  private var completed = [false, false]
  private var winner: Int?
  private var openingTime: Int?

  init(_ binary: Binary) { self.binary = binary }

  private mutating func end(_ time: Int, _ kind: TimedEvent.Kind) {
    out.append(TimedEvent(time: time, kind: kind))
    isDone = true
  }

  mutating func receive(_ event: TimedEvent, from source: Int) {
    if binary == .amb {
      if winner == nil { winner = source }
      guard winner == source else { return }
      out.append(event)
      isDone = event.isTerminal
      return
    }
    // The other sequence of skip(until:) is disposed with its first element, which does not stop what it emits in the
    // same breath.
    if binary == .skipUntil, source == 1, let openingTime, openingTime < event.time { return }
    switch event.kind {
    case .error: end(event.time, .error)
    case .completed: complete(source, event.time)
    case .next(let element): next(element, source, event)
    }
  }

  private mutating func next(_ element: Int, _ source: Int, _ event: TimedEvent) {
    func emit(_ value: Int) { out.append(TimedEvent(time: event.time, kind: .next(value))) }
    switch binary {
    case .merge: emit(element)
    case .combineLatest:
      latest[source] = element
      if let left = latest[0], let right = latest[1] {
        emit((left + right) % 10)
      } else if completed[1 - source] {
        end(event.time, .completed)
      }
    case .zip:
      queues[source].append(element)
      if let left = queues[0].first, let right = queues[1].first {
        queues[0].removeFirst()
        queues[1].removeFirst()
        emit((left + right) % 10)
      }
    case .withLatestFrom:
      if source == 1 { latest[1] = element } else if let right = latest[1] { emit((element + right) % 10) }
    case .sample:
      if source == 0 {
        latest[0] = element
      } else if let left = latest[0] {
        emit(left)
        latest[0] = nil
        if completed[0] { end(event.time, .completed) }
      } else if completed[0] {
        end(event.time, .completed)
      }
    case .takeUntil: if source == 1 { end(event.time, .completed) } else { emit(element) }
    case .skipUntil:
      if source == 1 { openingTime = openingTime ?? event.time } else if openingTime != nil { emit(element) }
    case .amb, .concat, .catch, .ifEmptySwitch: break
    }
  }

  private mutating func complete(_ source: Int, _ time: Int) {
    completed[source] = true
    switch binary {
    case .merge, .combineLatest: if completed[0], completed[1] { end(time, .completed) }
    case .zip: if completed[0], completed[1] { end(time, .completed) }
    case .withLatestFrom, .takeUntil: if source == 0 { end(time, .completed) }
    case .skipUntil:
      // A source that ends before it was let through ends nothing.
      if source == 0, openingTime != nil { end(time, .completed) }
      if source == 0 { isDone = true }
    case .sample:
      if source == 1 {
        if let left = latest[0] { out.append(TimedEvent(time: time, kind: .next(left))) }
        if completed[0] { end(time, .completed) }
        latest[0] = nil
      }
    case .amb, .concat, .catch, .ifEmptySwitch: break
    }
  }
}
