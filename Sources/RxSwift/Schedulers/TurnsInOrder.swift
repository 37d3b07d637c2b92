// SPDX-License-Identifier: MIT

/// A recursive action of a scheduler, for a state whose type is not `Sendable`.
@usableFromInline
func turnsInOrder<State>(
  _ action: @escaping (State, (State) -> Void) -> Void
) -> @Sendable (UncheckedSendable<State>, (UncheckedSendable<State>) -> Void) -> Void {
  // The scheduler begins each turn after the last one.
  let action = UncheckedSendable(action)
  return { state, recurse in
    // The next turn is the only one that has the state.
    action.value(state.value) { recurse(UncheckedSendable($0)) }
  }
}

/// An action that makes the next state from the last one, for a state whose type is not `Sendable`.
@usableFromInline
func turnsInOrder<State>(
  _ action: @escaping (State) -> State
) -> @Sendable (UncheckedSendable<State>) -> UncheckedSendable<State> {
  // Each turn begins with the result of the last one.
  let action = UncheckedSendable(action)
  return {
    // The next turn is the only one that has the state.
    UncheckedSendable(action.value($0.value))
  }
}
