// SPDX-License-Identifier: MIT

// What is done at a gate, apart from delivering at once: changes for which nobody enters, and ends.

extension Gate {
  // MARK: Changes that deliver nothing

  /// Changes what is otherwise touched inside only, without being inside: who comes with an event in the meantime waits
  /// for the few instructions and delivers it himself, where it would be left to a thread that is inside.
  ///
  /// - Parameters:
  ///   - change: short; calls nobody. What it returns is released when the state is unlocked, because that may call out.
  ///   - left: makes the same change for the case that another thread is inside, which does it before it leaves.
  @inlinable
  final func quietly<Replaced>(_ change: () -> Replaced, leaving left: () -> () -> Void) {
    var state = lock()
    if !isEnterable(state) {
      unlock(state)
      let node = LeftWork(left())
      state = lock()
      if !isEnterable(state) { return unlock(state, adding: node) }
    }
    // Inside already, nobody can come in between.
    let isInside = state != 0
    if isInside { unlock(state) }
    let replaced = change()
    if !isInside { unlock(state) }
    withExtendedLifetime(replaced) {}
  }

  /// Enters if there is something to deliver, which is decided like a change, without being inside.
  ///
  /// - Parameters:
  ///   - decide: short; calls nobody and releases nothing. Changes what has to be changed either way, and returns whether
  ///     to enter.
  ///   - left: makes what decides, and delivers, for the case that another thread is inside.
  /// - Returns: whether the caller is inside now, and must deliver and `exit()`.
  @inlinable
  final func enter(if decide: () -> Bool, leaving left: () -> () -> Void) -> Bool {
    var state = lock()
    if !nests(state) {
      unlock(state)
      let node = LeftWork(left())
      state = lock()
      if !nests(state) {
        unlock(state, adding: node)
        return false
      }
    }
    let isInside = state != 0
    if isInside { unlock(state) }
    Lock.noteAcquired()
    let enters = decide()
    Lock.noteReleased()
    if isInside { return enters && enter() }
    if enters { unlockEntering(state) } else { unlock(state) }
    return enters
  }

  /// Whether the caller may enter with an event.
  @inlinable
  @inline(__always)
  final func nests(_ state: UInt) -> Bool { state == 0 || isEnterable(state) && !endWaits }

  // MARK: Work of its own

  /// Does `work` inside: now, or, when another thread is in, before that one leaves.
  @usableFromInline
  final func inside(_ work: @escaping () -> Void) {
    guard enter() else { return leave(behind: work) }
    work()
    exit()
  }

  /// Does `work` inside if `decide` says so; see `enter(if:)`.
  final func inside(if decide: @escaping () -> Bool, _ work: @escaping () -> Void) {
    if enter(if: decide, leaving: { { if decide() { work() } } }) {
      work()
      exit()
    }
  }

  /// Does `work` inside, behind everything that was left: the thread inside leaves it as well if something waits.
  ///
  /// For the end of what others left elements of, which must not overtake these.
  @usableFromInline
  final func inTurn(_ work: @escaping () -> Void) {
    guard enter() else { return leave(behind: work) }
    exitAfter(work)
  }

  /// Does `work` inside, behind everything that was left, if `decide` says so; see `enter(if:)`.
  @usableFromInline
  final func inTurn(if decide: @escaping () -> Bool, _ work: @escaping () -> Void) {
    // What was left may have to do with the decision.
    if mustWait { return leave(behind: { if decide() { work() } }) }
    if enter(if: decide, leaving: { { if decide() { work() } } }) { exitAfter(work) }
  }

  /// Does an end, or leaves it if something waits, and exits. For the thread inside.
  final func exitAfter(_ work: @escaping () -> Void) {
    if isNext {
      work()
    } else {
      endWaits = true
      leave(behind: {
        self.endWaits = false
        work()
      })
    }
    exit()
  }
}
