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
    /// The nested entries of the lender.
    let depth: Int32
  }

  /// How long a thread waits. Only a thread that leaves the gate prolongs it. A signal does not: threads that meet at
  /// other gates cause signals too.
  struct Patience {
    private let tenth: UInt64
    private var tenths = 0
    private(set) var endOfTenth: UInt64

    init(tenth: UInt, from now: UInt64) {
      self.tenth = UInt64(tenth)
      endOfTenth = now + self.tenth
    }

    var isOver: Bool { tenths >= 10 }

    /// The thread has been woken, or a tenth has passed.
    mutating func look(_ now: UInt64, hasProgressed: Bool) {
      guard hasProgressed || now >= endOfTenth else { return }
      tenths = hasProgressed ? 0 : tenths + 1
      endOfTenth = now + tenth
    }
  }

  /// What becomes of a gate that a thread leaves.
  enum Handover: Equatable {
    case free
    /// Free, and the thread is told so.
    case call(ThreadID)
    /// The thread has missed too many turns: it gets the gate before any other.
    case handOver(ThreadID)
  }

  /// After so many missed turns a thread is handed the gate.
  static let turnsToMiss = 3

  private(set) var waits: [Wait] = []
  private(set) var loans: [Loan] = []

  /// Whether `thread` would wait for itself at `gate`: the thread inside waits, at another gate, for a thread that
  /// waits… for `thread`. `owner` tells which thread is inside of a gate.
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

  /// Whether some thread left the gate at which `thread` waits since this was last asked.
  mutating func takeProgress(_ thread: ThreadID) -> Bool {
    guard let index = waits.firstIndex(where: { $0.thread == thread }) else { return true }
    defer { waits[index].hasProgressed = false }
    return waits[index].hasProgressed
  }

  /// Lends a gate. The lender must be waiting.
  mutating func lend(_ gate: GateID, of lender: ThreadID, to borrower: ThreadID, depth: Int32) {
    loans.append(Loan(gate: gate, lender: lender, borrower: borrower, depth: depth))
  }

  /// Gives a gate back that `borrower` leaves; nil if the gate is its own. The threads at the gate then wait for
  /// another thread, so they have to look again whether they wait for themselves.
  mutating func giveBack(_ gate: GateID, by borrower: ThreadID) -> Loan? {
    guard let index = loans.lastIndex(where: { $0.gate == gate }), loans[index].borrower == borrower else { return nil }
    progress(at: gate)
    return loans.remove(at: index)
  }

  /// A gate that `thread` has lent.
  func gateLent(by thread: ThreadID) -> GateID? { loans.first { $0.lender == thread }?.gate }

  /// The threads that wait at a gate.
  func threads(waitingAt gate: GateID) -> [ThreadID] { waits.filter { $0.gate == gate }.map(\.thread) }

  /// Says what becomes of a gate that its owner leaves. A thread that is handed the gate does not wait any more.
  mutating func release(_ gate: GateID) -> Handover {
    progress(at: gate)
    guard let index = waits.firstIndex(where: { $0.gate == gate && !$0.isForLoan }) else { return .free }
    let thread = waits[index].thread
    if waits[index].missedTurns >= WaitGraph.turnsToMiss {
      waits.remove(at: index)
      return .handOver(thread)
    }
    waits[index].isCalled = true
    return .call(thread)
  }

  private mutating func progress(at gate: GateID) {
    for index in waits.indices where waits[index].gate == gate { waits[index].hasProgressed = true }
  }
}
