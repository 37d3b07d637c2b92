// SPDX-License-Identifier: MIT

/// Which threads wait at which gates, and which gates are lent.
///
/// It makes the decisions about waiting, and calls no function that waits. `Gate` asks it under one lock. Only threads
/// that meet at a gate take this lock. A test explores all interleavings of its transitions.
struct WaitGraph: Hashable {
  typealias ThreadID = UInt
  typealias GateID = UInt

  /// A thread that waits: for its turn at a gate, or for a gate of its own that it has lent.
  struct Wait: Hashable {
    let thread: ThreadID
    let gate: GateID
    let isForLoan: Bool
    /// How often the thread was called and found the gate occupied again.
    var missedTurns = 0
    var isCalled = false
    /// Whether a thread left the gate since the last look.
    var hasProgressed = false
  }

  /// A gate whose owner waits for the borrower. The borrower is inside in the owner's place.
  struct Loan: Hashable {
    let gate: GateID
    let lender: ThreadID
    let borrower: ThreadID
  }

  /// How long a thread waits. Only a thread that leaves the gate makes the wait longer. A signal does not: threads that
  /// meet at other gates cause signals too.
  struct Patience {
    private let tenth: UInt64
    private var tenths = 0
    private(set) var endOfTenth: UInt64

    init(tenth: UInt, from now: UInt64) {
      self.tenth = UInt64(tenth)
      endOfTenth = now + self.tenth
    }

    var isOver: Bool { tenths >= 10 }

    /// Notes that the thread has been woken, or that a tenth has passed.
    mutating func look(_ now: UInt64, hasProgressed: Bool) {
      guard hasProgressed || now >= endOfTenth else { return }
      tenths = hasProgressed ? 0 : tenths + 1
      endOfTenth = now + tenth
    }
  }

  /// The part of a gate that the decisions depend on.
  struct GateState: Hashable {
    /// The thread inside, or zero.
    var owner: ThreadID
    /// Whether a thread gave up waiting.
    var isStuck: Bool
    /// Whether events wait in the queue.
    var hasQueue: Bool
  }

  /// The next step of a thread that wants to enter.
  enum Claim {
    case entered
    /// Enters as a guest of the thread inside.
    case borrowed
    /// Puts its event into the queue.
    case queued
    case occupied
  }

  /// The next step of a thread that wants to leave.
  enum Departure {
    /// Delivers the queue first.
    case queued
    /// Gives the gate back to the thread that has lent it.
    case returned(wakes: [ThreadID])
    case left(wakes: [ThreadID])
  }

  /// The number of missed turns after which a thread gets the gate.
  static let turnsToMiss = 3

  private(set) var waits: [Wait] = []
  private(set) var loans: [Loan] = []

  /// Whether `thread` would wait for itself at `gate`. This is so if the thread inside waits, at another gate, for a
  /// thread that waits, through any number of threads, for `thread`. `owner` tells which thread is inside of a gate.
  func isCycle(_ thread: ThreadID, at gate: GateID, owner: (GateID) -> ThreadID) -> Bool {
    var blocker = owner(gate)
    for _ in 0...waits.count {
      if blocker == thread { return true }
      guard let wait = waits.first(where: { $0.thread == blocker }) else { return false }
      blocker = owner(wait.gate)
    }
    return false
  }

  /// Notes that a thread waits. If it was called and waits again, it has missed a turn.
  mutating func wait(_ thread: ThreadID, at gate: GateID, forLoan isForLoan: Bool = false) {
    guard let index = waits.firstIndex(where: { $0.thread == thread }) else {
      waits.append(Wait(thread: thread, gate: gate, isForLoan: isForLoan))
      return
    }
    if waits[index].isCalled { waits[index].missedTurns += 1 }
    waits[index].isCalled = false
  }

  /// Ends the wait of a thread.
  mutating func endWait(_ thread: ThreadID) { waits.removeAll { $0.thread == thread } }

  /// Whether some thread left the gate at which `thread` waits since the last call.
  mutating func takeProgress(_ thread: ThreadID) -> Bool {
    guard let index = waits.firstIndex(where: { $0.thread == thread }) else { return true }
    defer { waits[index].hasProgressed = false }
    return waits[index].hasProgressed
  }

  /// Lets a thread enter a gate if it is the thread's turn, or if the thread inside waits for it. In the second case
  /// the gate is lent.
  ///
  /// - Parameters:
  ///   - nests: whether an event that the thread sends from inside is delivered at once.
  ///   - isPatient: whether the thread continues to wait if the gate is occupied.
  ///   - owner: tells which thread is inside of another gate.
  mutating func claim(
    _ thread: ThreadID, at gate: GateID, _ state: inout GateState, nests: Bool, isPatient: Bool,
    owner: (GateID) -> ThreadID
  ) -> Claim {
    // The gate was handed over, or is free.
    if state.owner == thread || state.owner == 0 {
      state.owner = thread
      return .entered
    }
    if state.isStuck { return .queued }
    guard isCycle(thread, at: gate, owner: { $0 == gate ? state.owner : owner($0) }) else {
      if isPatient { return .occupied }
      state.isStuck = true
      return .queued
    }
    guard nests, !state.hasQueue else { return .queued }
    loans.append(Loan(gate: gate, lender: state.owner, borrower: thread))
    state.owner = thread
    return .borrowed
  }

  /// Gives the gate that `thread` leaves to the thread that comes next.
  mutating func leave(_ thread: ThreadID, _ gate: GateID, _ state: inout GateState) -> Departure {
    if let index = loans.lastIndex(where: { $0.gate == gate }), loans[index].borrower == thread {
      // From now on, the threads at the gate wait for another thread. So they have to check again whether they wait for
      // themselves.
      progress(at: gate)
      state.owner = loans.remove(at: index).lender
      return .returned(wakes: waits.filter { $0.gate == gate }.map(\.thread))
    }
    if state.hasQueue { return .queued }
    progress(at: gate)
    state.owner = 0
    guard let index = waits.firstIndex(where: { $0.gate == gate && !$0.isForLoan }) else { return .left(wakes: []) }
    let next = waits[index].thread
    guard waits[index].missedTurns >= WaitGraph.turnsToMiss else {
      waits[index].isCalled = true
      return .left(wakes: [next])
    }
    // The thread has missed too many turns, so it gets the gate before any other thread and does not wait any more. The
    // threads at this gate then wait for the new owner. The new owner may itself wait for one of them, its guest.
    let waiting = waits.map(\.thread)
    waits.remove(at: index)
    state.owner = next
    return .left(wakes: loans.isEmpty ? [next] : waiting)
  }

  /// Lets a thread wait for a gate that it has lent.
  ///
  /// - Returns: the threads to wake, or nil if this thread has lent no gate. The guest may wait for a gate that this
  ///   thread has just entered. So the other threads look again when the wait begins.
  mutating func waitForLoan(_ thread: ThreadID) -> [ThreadID]? {
    let before = waits.first { $0.thread == thread && $0.isForLoan }
    endWait(thread)
    guard let loan = loans.first(where: { $0.lender == thread }) else { return nil }
    let others = before?.gate == loan.gate ? [] : waits.map(\.thread)
    wait(thread, at: loan.gate, forLoan: true)
    return others
  }

  private mutating func progress(at gate: GateID) {
    for index in waits.indices where waits[index].gate == gate { waits[index].hasProgressed = true }
  }
}
