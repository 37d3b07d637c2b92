// SPDX-License-Identifier: MIT
import CRxPlatform
import Dispatch

// The slow path of a gate: threads meet at it, or its queue is not empty.

/// The threads of the program that wait at gates.
private final class Waiting: @unchecked Sendable {
  // Sendable: the fields are touched under `lock` only.
  static let threads = Waiting()

  let lock = Lock()
  var graph = WaitGraph()
  /// What wakes each waiting thread.
  var parkers: [WaitGraph.ThreadID: DispatchSemaphore] = [:]

  /// Wakes threads. Each one checks again whether it is its turn, and whether it waits, through other threads, for
  /// itself.
  func wake(_ threads: [WaitGraph.ThreadID]) { for thread in threads { parkers[thread]?.signal() } }

  /// The thread inside of a gate. The address is valid, because a thread waits at the gate or the gate is lent.
  static func owner(_ gate: WaitGraph.GateID) -> WaitGraph.ThreadID {
    let gate = Unmanaged<Gate>.fromOpaque(UnsafeRawPointer(bitPattern: gate).unsafelyUnwrapped)
    return gate._withUnsafeGuaranteedRef { crx_load($0.word) & ~Gate.flags }
  }
}

extension Gate {
  /// A tenth of the time for which a thread waits while no thread leaves the gate, in nanoseconds. Only tests change
  /// it.
  ///
  /// The time is counted in tenths, because the whole machine may stop for a while. Such a stop counts as one tenth.
  static let tenthOfPatience = AtomicWord(100_000_000)
  /// How often a thread looks again before it sleeps.
  private static var spins: Int { 200 }

  private final var id: WaitGraph.GateID { UInt(bitPattern: Unmanaged.passUnretained(self).toOpaque()) }

  /// Enters a gate that is, or was a moment ago, occupied.
  ///
  /// - Parameter nests: whether an event that this thread sends from inside is delivered at once.
  @usableFromInline
  @inline(never)
  final func enterOccupied(_ thread: UInt, nests: Bool) -> Bool {
    for _ in 0..<Gate.spins {
      let current = crx_load(word)
      let owner = current & ~Gate.flags
      if owner == thread { return nests && enterNested(current) }
      if owner == 0, current & Gate.locked == 0, crx_compare_exchange(word, current, current | thread) { return true }
      crx_pause()
    }
    Lock.assertNoneHeld()
    return waitForTurn(thread, nests: nests)
  }

  /// Enters once more. Returns false if events wait in the queue, because this event comes after them.
  final func enterNested(_ current: UInt) -> Bool {
    if current & Gate.attention != 0 {
      let state = lock()
      let hasQueue = extras?.queue.isEmpty == false
      unlock(state)
      if hasQueue { return false }
    }
    depth &+= 1
    return true
  }

  private final func waitForTurn(_ thread: UInt, nests: Bool) -> Bool {
    let parker = DispatchSemaphore(value: 0)
    Waiting.threads.lock.acquire()
    Waiting.threads.parkers[thread] = parker
    var claim = claim(thread, nests: nests, isPatient: true)
    var patience = WaitGraph.Patience(tenth: Gate.tenthOfPatience.value, from: DispatchTime.now().uptimeNanoseconds)
    while claim == .occupied {
      Waiting.threads.graph.wait(thread, at: id)
      Waiting.threads.lock.release()
      _ = parker.wait(timeout: DispatchTime(uptimeNanoseconds: patience.endOfTenth))
      Waiting.threads.lock.acquire()
      patience.look(DispatchTime.now().uptimeNanoseconds, hasProgressed: Waiting.threads.graph.takeProgress(thread))
      claim = self.claim(thread, nests: nests, isPatient: !patience.isOver)
    }
    Waiting.threads.graph.endWait(thread)
    // Guests of this thread may still be inside of gates that it has lent.
    while let woken = Waiting.threads.graph.waitForLoan(thread) {
      Waiting.threads.wake(woken)
      Waiting.threads.lock.release()
      parker.wait()
      Waiting.threads.lock.acquire()
    }
    Waiting.threads.parkers[thread] = nil
    Waiting.threads.lock.release()
    return claim != .queued
  }

  /// The part of the state that the decisions depend on. The caller has locked the state.
  private final func decisive(_ state: UInt) -> WaitGraph.GateState {
    WaitGraph.GateState(
      owner: state & ~Gate.flags, isStuck: extras?.isStuck ?? false, hasQueue: extras?.queue.isEmpty == false)
  }

  /// Enters if the graph allows it. The caller holds the lock of `Waiting`.
  private final func claim(_ thread: UInt, nests: Bool, isPatient: Bool) -> WaitGraph.Claim {
    let state = lock()
    var decided = decisive(state)
    let wasStuck = decided.isStuck
    let claim = Waiting.threads.graph.claim(
      thread, at: id, &decided, nests: nests, isPatient: isPatient, owner: { Waiting.owner($0) })
    if claim == .borrowed {
      lockedExtras.lentDepths.append(depth)
      depth = 0
    }
    if decided.isStuck, !wasStuck {
      lockedExtras.isStuck = true
      lockedExtras.stuckCall = CallSite.capture()
    }
    unlock(decided.owner | (state & Gate.flags) | (claim == .entered ? 0 : Gate.attention))
    return claim
  }

  #if DEBUG
    /// How many meetings this process has reported. It reports only the first few, because looking up the places takes
    /// time.
    private static let reports = AtomicWord()

    /// Prints the places of two calls that met: the call that gave up, and the call of the thread inside. The thread
    /// inside calls this function.
    private static func report(_ waiting: CallSite?) {
      guard reports.add() <= 3, let waiting = waiting?.place, let inside = CallSite.current?.place else { return }
      print(
        "RxSwift: the call at \(waiting) waited a second for the call at \(inside), in which an observer did not return.",
        "The second call delivers the event of the first.")
    }
  #endif

  /// Leaves a gate that has the flag `attention`.
  @usableFromInline
  @inline(never)
  final func exitAttending(_ thread: UInt) {
    while true {
      if let event = nextQueued() {
        event()
        continue
      }
      var released: [Unmanaged<RunningSubscription>] = []
      Waiting.threads.lock.acquire()
      let hasLeft = leave(thread, &released)
      Waiting.threads.lock.release()
      RunningSubscription.release(released)
      if hasLeft { return }
    }
  }

  /// Takes an event out of the queue. A guest takes none: the lender delivers the queue.
  private final func nextQueued() -> (() -> Void)? {
    let state = lock()
    guard let extras, extras.lentDepths.isEmpty else {
      unlock(state)
      return nil
    }
    let (event, call) = (extras.queue.popFirst(), extras.stuckCall)
    extras.isStuck = false
    extras.stuckCall = nil
    unlock(state)
    #if DEBUG
      if call != nil { Gate.report(call) }
    #endif
    return event
  }

  /// Leaves if the graph allows it. The caller holds the lock of `Waiting`. Returns false if events are in the queue.
  private final func leave(_ thread: UInt, _ released: inout [Unmanaged<RunningSubscription>]) -> Bool {
    let state = lock()
    var decided = decisive(state)
    switch Waiting.threads.graph.leave(thread, id, &decided) {
    case .queued:
      unlock(state)
      return false
    case .returned(let woken):
      depth = lockedExtras.lentDepths.removeLast()
      unlock(decided.owner | Gate.attention)
      Waiting.threads.wake(woken)
    case .left(let woken):
      // The thread applies the changes in the same locked section in which it leaves. Otherwise threads that add or
      // remove observers all the time could keep it inside for ever.
      released = applyChanges()
      unlock(decided.owner | (woken.isEmpty ? 0 : Gate.attention))
      Waiting.threads.wake(woken)
    }
    return true
  }
}
