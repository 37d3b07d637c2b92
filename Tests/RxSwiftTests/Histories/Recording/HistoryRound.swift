// SPDX-License-Identifier: MIT
import Foundation

@testable import RxSwift

/// One round: the threads follow the plan, and what they note becomes a history.
final class HistoryRound: @unchecked Sendable {
  // Sendable: what varies is touched under `lock` only.
  private let source: HistorySource
  private let plan: HistoryPlan
  private let rig: HistorySource.Rig
  /// Nil in a round whose threads really meet; else each call of the library takes its turn.
  private let turns: NSRecursiveLock?
  private let performers: [Performer]
  private let lock = NSLock()
  private var subscriptions: [Int: any Disposable] = [:]
  private var answered: Set<Int> = []
  private let clock = AtomicWord()
  /// The threads of schedulers.
  private var others: [Int: Performer] = [:]
  /// What is sent and received, for a round that waits for threads of schedulers.
  private var sent = 0
  private var received: [Int: [Int]] = [:]
  private var finale: Window?
  /// The number of the element that stands for the end.
  private static let end = -1

  init(_ source: HistorySource, seed: UInt64, takingTurns: Bool) {
    (self.source, plan, rig) = (source, HistoryPlan(seed: seed, for: source), source.make())
    turns = takingTurns ? NSRecursiveLock() : nil
    // The last one is the thread of the test.
    performers = (0...plan.programs.count).map { [clock] in Performer($0, clock) }
  }

  /// Nil if the threads do not return.
  func run(on pool: WorkerPool) -> History? {
    let host = performers[plan.programs.count]
    host.perform {
      for observer in Array(0..<HistoryPlan.permanent) + plan.temporary { subscribe(observer, host) }
    }
    let isDone = pool.run(plan.programs.count) { index in
      let performer = self.performers[index]
      performer.perform { for step in self.plan.programs[index] { self.take(step, performer) } }
    }
    guard isDone else { return nil }
    host.perform {
      if rig.complete != nil, !hasEnded { take(.end, host) }
      if source.shape == .held { finish(host) }
    }
    defer { for subscription in subscriptions.values { subscription.dispose() } }
    return history()
  }

  private var hasEnded: Bool { performers.contains { $0.sends.contains { $0.value == Self.end } } }

  /// Lets everything go that an operator keeps.
  private func finish(_ host: Performer) {
    var begin = Int(clock.add())
    if let marker = plan.marker {
      send(marker, host)
      begin = Int(clock.add())
      let limit = DispatchTime.now() + 10
      while !isAllReceived(marker.value), DispatchTime.now() < limit { usleep(50) }
    } else {
      // An observer may answer what it receives now.
      var (before, number) = (-1, Self.end - 1)
      while before != lock.withLock({ sent }) {
        before = lock.withLock { sent }
        for signal in (source.sources - source.signals)..<source.sources {
          performSignal(number, signal, host)
          number -= 1
        }
      }
    }
    finale = Window(begin: begin, end: Int(clock.add()))
  }

  private func performSignal(_ value: Int, _ signal: Int, _ host: Performer) {
    host.send(value, to: signal) { exclusively { rig.send(value, signal) } }
  }

  /// Whether the observers that stay have received everything, or at least the last element.
  private func isAllReceived(_ last: Int) -> Bool {
    lock.withLock {
      (0..<HistoryPlan.permanent).allSatisfy { observer in
        let values = received[observer] ?? []
        return source.hold.keeps == .all ? values.count >= sent : values.contains(last)
      }
    }
  }

  private func exclusively(_ body: () -> Void) { if let turns { turns.withLock(body) } else { body() } }

  private func take(_ step: HistoryPlan.Step, _ performer: Performer) {
    switch step {
    case .pause: sched_yield()
    case .end: performer.send(Self.end, to: 0) { exclusively { rig.complete?() } }
    case .send(let element): send(element, performer)
    case .subscribe(let observer): subscribe(observer, performer)
    case .dispose(let observer):
      let subscription = lock.withLock { subscriptions[observer] }
      performer.dispose(observer) { exclusively { subscription?.dispose() } }
    }
  }

  private func send(_ element: HistoryPlan.Element, _ performer: Performer) {
    if source.shape == .held { lock.withLock { sent += 1 } }
    performer.send(element.value, to: element.source) { exclusively { rig.send(element.value, element.source) } }
    guard let read = rig.read else { return }
    performer.read(element.source) {
      var value = 0
      exclusively { value = read(element.source) }
      return value
    }
  }

  private func subscribe(_ observer: Int, _ performer: Performer) {
    performer.subscribe(observer) {
      exclusively {
        let subscription = rig.subscribe { self.receive($0, observer) }
        lock.withLock { subscriptions[observer] = subscription }
      }
    }
  }

  private func receive(_ values: [Int], _ observer: Int) {
    guard let performer = Performer.current ?? other() else {
      preconditionFailure("a thread that takes no part in the round")
    }
    defer {
      if plan.marker != nil { lock.withLock { received[observer, default: []] += values } }
    }
    performer.receive(values, observer) {
      guard let last = values.last else { return }
      for _ in 0..<plan.dwell[last] { sched_yield() }
      guard observer == plan.nester else { return }
      // What a combination came with does not show in it alone.
      let isPlain = source.shape == .elements || source.shape == .accumulated || source.shape == .held
      guard let cause = isPlain ? last : performer.calls.last, let answer = plan.answers[cause] else { return }
      if lock.withLock({ answered.insert(cause).inserted }) { send(answer, performer) }
    }
  }

  /// The performer that stands for a thread of a scheduler.
  private func other() -> Performer? {
    guard source.hold.isElsewhere else { return nil }
    let thread = currentThread
    return lock.withLock {
      if let known = others[thread] { return known }
      let performer = Performer(performers.count + others.count, clock)
      others[thread] = performer
      return performer
    }
  }

  private func history() -> History {
    let host = plan.programs.count
    let performers = lock.withLock { self.performers + Array(others.values) }
    let sent = performers.flatMap(\.sends)
    let initial = (0..<(source.hasInitialValues ? source.sources : 0)).map {
      Send($0, source: $0, thread: host, begin: 0, end: 0)
    }
    let receipts = Dictionary(grouping: performers.flatMap(\.receipts), by: \.observer)
    let observations = (0..<plan.observers).compactMap { observer -> Observation? in
      guard let subscriber = performers.first(where: { $0.subscribed[observer] != nil }) else { return nil }
      let isThereBefore = subscriber.index == host
      return Observation(
        receipts[observer] ?? [], observer: observer,
        subscribed: isThereBefore ? Window(begin: 0, end: 0) : subscriber.subscribed[observer]!,
        disposed: performers.lazy.compactMap { $0.disposed[observer] }.first)
    }
    var history = History(initial + sent.filter { $0.value != Self.end }, observations, shape: source.shape)
    history.sourceCount = source.sources
    history.signals = Set((source.sources - source.signals)..<source.sources)
    (history.valves, history.isRace) = (source.valves, source.isRace)
    (history.hold, history.finale) = (source.hold, finale)
    history.nesting = source.nesting
    history.replay = source.replay
    history.hasOneSource = source.sources == 1
    history.nestsAcross = plan.nested == .anywhere
    history.reads = performers.flatMap(\.reads)
    history.finals = rig.read.map { read in (0..<source.sources).map(read) } ?? []
    history.ending = sent.first { $0.value == Self.end }
    return history
  }
}
