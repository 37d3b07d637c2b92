// SPDX-License-Identifier: MIT

/// An action of a scheduler whose turns follow each other, for states of types that the compiler cannot check.
@usableFromInline
func turnsInOrder<State>(
  _ action: @escaping (State, (State) -> Void) -> Void
) -> @Sendable (State, (State) -> Void) -> Void {
  // nonisolated(unsafe): each turn begins after the last one; the scheduler orders them.
  nonisolated(unsafe) let action = action
  return { action($0, $1) }
}

/// An action that makes the next state from the last one, for states of types that the compiler cannot check.
@usableFromInline
func turnsInOrder<State>(_ action: @escaping (State) -> State) -> @Sendable (State) -> State {
  // nonisolated(unsafe): each turn begins with what the last one returned.
  nonisolated(unsafe) let action = action
  return { action($0) }
}
