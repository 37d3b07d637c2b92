// SPDX-License-Identifier: MIT
@testable import RxSwift

/// Threads and gates without real threads: each step is what a real gate does atomically.
///
/// The decisions are those of `WaitGraph`, which the library asks, too. Here the words of the gates are plain numbers, and
/// threads sleep and wake in the order that the exploration chooses.
struct GateWorld: Hashable {
  /// A set of sends, a bit for each.
  typealias Sends = UInt64

  enum Instruction: Hashable {
    case enter(Int)
    case exit
  }

  struct Gate: Hashable {
    var state = WaitGraph.GateState(owner: 0, isStuck: false, hasQueue: false)
    var depth: Int32 = 0
    var lentDepths: [Int32] = []
    /// The numbers of the sends that wait in the queue.
    var queue: [Int] = [] {
      didSet { state.hasQueue = !queue.isEmpty }
    }
  }

  enum Condition: Hashable {
    case runs
    /// Waits at a gate; `isAwake` once another thread has called it.
    case waits(at: Int, isAwake: Bool)
    /// Is inside of a gate, and waits for gates that it has lent.
    case waitsForLoans(isAwake: Bool)
    /// Has found that its event has to go into the queue of a gate, and is about to put it there.
    case queues(at: Int)
  }

  struct Thread: Hashable {
    let program: [Instruction]
    var position = 0
    var condition = Condition.runs
    /// The gates that it has entered, the outermost first; nil for a send that went into the queue.
    var stack: [Int?] = []
    var mayGiveUp: Bool
    /// For each send that has begun, by position: the sends that had returned before.
    var before: [Sends]
    /// The sends whose calls are in progress, the outermost first.
    var calls: [Int] = []
  }

  private(set) var threads: [Thread]
  private(set) var gates: [Gate]
  private(set) var graph = WaitGraph()
  /// The gates at which threads are about to queue an event, by thread.
  private var queueing: [Int: Int] = [:]
  /// What was delivered at each gate, in order: the position of the send in the program of its thread.
  private(set) var delivered: [[Int]]
  /// The sends whose calls have returned.
  private(set) var returned: Sends = 0
  /// Whether gates are lent, as in the library. Without that, threads wait for each other for good.
  let lends: Bool

  init(_ programs: [[Instruction]], gates count: Int, givesUp: Bool, lends: Bool = true) {
    self.lends = lends
    threads = programs.map { program in
      Thread(program: program, mayGiveUp: givesUp, before: Array(repeating: 0, count: program.count))
    }
    gates = Array(repeating: Gate(), count: count)
    delivered = Array(repeating: [], count: count)
  }

  var isDone: Bool { threads.allSatisfy { $0.position == $0.program.count && $0.condition == .runs } }

  /// All states that one step of one thread leads to.
  var next: [GateWorld] {
    threads.indices.flatMap { index -> [GateWorld] in
      let thread = threads[index]
      switch thread.condition {
      case .runs:
        guard thread.position < thread.program.count else { return [] }
        return [stepped { $0.perform(index) }]
      case .waits(let gate, let isAwake):
        var worlds: [GateWorld] = []
        if isAwake { worlds.append(stepped { $0.claim(index, gate, isPatient: true) }) }
        if !isAwake, thread.mayGiveUp { worlds.append(stepped { $0.claim(index, gate, isPatient: false) }) }
        return worlds
      case .waitsForLoans(let isAwake): return isAwake ? [stepped { $0.waitForLoans(index) }] : []
      case .queues(let gate): return [stepped { $0.enqueue(index, gate) }]
      }
    }
  }

  private func stepped(_ step: (inout GateWorld) -> Void) -> GateWorld {
    var world = self
    step(&world)
    return world
  }

  // MARK: Steps

  static func id(_ thread: Int) -> WaitGraph.ThreadID { WaitGraph.ThreadID(thread + 1) * 4 }
  private static func index(_ id: WaitGraph.ThreadID) -> Int { Int(id / 4) - 1 }
  private func send(_ thread: Int) -> Int { thread * 100 + threads[thread].position }
  private static func bit(_ send: Int) -> Sends { 1 << Sends(send / 100 * 16 + send % 100) }

  private mutating func perform(_ thread: Int) {
    switch threads[thread].program[threads[thread].position] {
    case .enter(let gate):
      threads[thread].before[threads[thread].position] = returned
      threads[thread].calls.append(send(thread))
      enter(thread, gate)
    case .exit:
      threads[thread].position += 1
      returned |= GateWorld.bit(threads[thread].calls.removeLast())
      if let gate = threads[thread].stack.removeLast() { exit(thread, gate) }
    }
  }

  private mutating func enter(_ thread: Int, _ gate: Int) {
    let id = GateWorld.id(thread)
    guard gates[gate].state.owner == id else { return claim(thread, gate, isPatient: true) }
    guard gates[gate].queue.isEmpty else { return leaveToQueue(thread, gate) }
    gates[gate].depth += 1
    finish(thread, gate)
  }

  /// What `Gate` does under the lock of all waiting threads.
  private mutating func claim(_ thread: Int, _ gate: Int, isPatient: Bool) {
    let id = GateWorld.id(thread)
    let (gateID, owners) = (WaitGraph.GateID(gate), gates.map(\.state.owner))
    let isPatient = isPatient || graph.takeProgress(id)
    let claim = graph.claim(
      id, at: gateID, &gates[gate].state, nests: true, isPatient: isPatient,
      // Without lending, no thread is found to wait for itself.
      owner: { lends ? owners[Int($0)] : 0 })
    switch claim {
    case .entered: finish(thread, gate)
    case .borrowed:
      gates[gate].lentDepths.append(gates[gate].depth)
      gates[gate].depth = 0
      finish(thread, gate)
    case .queued: leaveToQueue(thread, gate)
    case .occupied:
      graph.wait(id, at: gateID)
      threads[thread].condition = .waits(at: gate, isAwake: false)
    }
  }

  private mutating func finish(_ thread: Int, _ gate: Int) {
    delivered[gate].append(send(thread))
    threads[thread].stack.append(gate)
    threads[thread].position += 1
    waitForLoans(thread)
  }

  /// The thread waits for gates that it has lent before it puts its event into the queue, as in the library.
  private mutating func leaveToQueue(_ thread: Int, _ gate: Int) {
    queueing[thread] = gate
    waitForLoans(thread)
  }

  /// Puts an event into the queue. If the thread inside has left since, this thread delivers what is there.
  private mutating func enqueue(_ thread: Int, _ gate: Int) {
    gates[gate].queue.append(send(thread))
    threads[thread].stack.append(nil)
    threads[thread].position += 1
    threads[thread].condition = .runs
    if gates[gate].state.owner == 0 {
      gates[gate].state.owner = GateWorld.id(thread)
      exit(thread, gate)
    }
  }

  private mutating func waitForLoans(_ thread: Int) {
    guard let woken = graph.waitForLoan(GateWorld.id(thread)) else {
      threads[thread].condition = queueing.removeValue(forKey: thread).map { .queues(at: $0) } ?? .runs
      return
    }
    threads[thread].condition = .waitsForLoans(isAwake: false)
    for other in woken { wake(other) }
  }

  private mutating func exit(_ thread: Int, _ gate: Int) {
    if gates[gate].depth > 0 {
      gates[gate].depth -= 1
      return
    }
    while true {
      // A guest delivers nothing: the lender delivers the queue.
      if gates[gate].lentDepths.isEmpty {
        gates[gate].state.isStuck = false
        delivered[gate] += gates[gate].queue
        gates[gate].queue = []
      }
      switch graph.leave(GateWorld.id(thread), WaitGraph.GateID(gate), &gates[gate].state) {
      case .queued: continue
      case .returned(let woken):
        gates[gate].depth = gates[gate].lentDepths.removeLast()
        return woken.forEach { wake($0) }
      case .left(let woken): return woken.forEach { wake($0) }
      }
    }
  }

  private mutating func wake(_ id: WaitGraph.ThreadID) {
    switch threads[GateWorld.index(id)].condition {
    case .runs, .queues: break
    case .waits(let gate, _): threads[GateWorld.index(id)].condition = .waits(at: gate, isAwake: true)
    case .waitsForLoans: threads[GateWorld.index(id)].condition = .waitsForLoans(isAwake: true)
    }
  }

  // MARK: Laws

  /// A law that this state breaks. It is stuck if no thread can go on.
  func violation(isStuck: Bool) -> String? {
    if isStuck, !isDone { return "deadlock" }
    for (index, thread) in threads.enumerated() where thread.condition == .runs {
      for case let gate? in thread.stack where gates[gate].state.owner != GateWorld.id(index) {
        return "thread \(index) runs inside of gate \(gate), and so does another"
      }
    }
    guard isDone else { return nil }
    if graph != WaitGraph() { return "something is left: \(graph)" }
    if gates.contains(where: { $0 != Gate() }) {
      return "a gate is not free: \(gates)"
    }
    for gate in gates.indices {
      let sent = threads.enumerated().flatMap { index, thread in
        thread.program.indices.filter { thread.program[$0] == .enter(gate) }.map { index * 100 + $0 }
      }
      if sent.sorted() != delivered[gate].sorted() { return "lost or doubled at gate \(gate): \(delivered[gate])" }
      for (place, send) in delivered[gate].enumerated() {
        let before = threads[send / 100].before[send % 100]
        if let late = delivered[gate][(place + 1)...].first(where: { before & GateWorld.bit($0) != 0 }) {
          return "out of order at gate \(gate): \(late) had returned before \(send) began, and is delivered after it"
        }
      }
    }
    return nil
  }
}
