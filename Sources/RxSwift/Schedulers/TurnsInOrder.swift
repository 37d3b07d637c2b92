// SPDX-License-Identifier: MIT

/// A recursive action of a scheduler, for a state whose type is not `Sendable`.
@usableFromInline
func turnsInOrder<State>(
  _ action: @escaping (State, (State) -> Void) -> Void
) -> @Sendable (State, (State) -> Void) -> Void {
  // nonisolated(unsafe): the scheduler begins each turn after the last one.
  nonisolated(unsafe) let action = action
  return { action($0, $1) }
}

/// An action that makes the next state from the last one, for a state whose type is not `Sendable`.
@usableFromInline
func turnsInOrder<State>(_ action: @escaping (State) -> State) -> @Sendable (State) -> State {
  // nonisolated(unsafe): each turn begins with what the last one returned.
  nonisolated(unsafe) let action = action
  return { action($0) }
}
