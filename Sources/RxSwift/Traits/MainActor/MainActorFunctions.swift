// SPDX-License-Identifier: MIT

// Functions of the main actor as functions for any caller. The caller promises to call them on the main actor. The
// casts are needed because the compiler cannot see that events are delivered there.

@usableFromInline
package func assumingMainActor(_ body: @escaping @MainActor () -> Void) -> @Sendable () -> Void {
  unsafeBitCast(body, to: (@Sendable () -> Void).self)
}

@usableFromInline
package func assumingMainActor<Argument, Result>(
  _ body: @escaping @MainActor (Argument) -> Result
) -> @Sendable (Argument) -> Result {
  unsafeBitCast(body, to: (@Sendable (Argument) -> Result).self)
}

@usableFromInline
func assumingMainActor(throwing body: @escaping @MainActor () throws -> Void) -> @Sendable () throws -> Void {
  unsafeBitCast(body, to: (@Sendable () throws -> Void).self)
}

@usableFromInline
func assumingMainActor<Argument, Result>(
  throwing body: @escaping @MainActor (Argument) throws -> Result
) -> @Sendable (Argument) throws -> Result {
  unsafeBitCast(body, to: (@Sendable (Argument) throws -> Result).self)
}

@usableFromInline
func assumingMainActor<First, Second, Result>(
  throwing body: @escaping @MainActor (First, Second) throws -> Result
) -> @Sendable (First, Second) throws -> Result {
  unsafeBitCast(body, to: (@Sendable (First, Second) throws -> Result).self)
}

@usableFromInline
func assumingMainActor<State, Argument>(
  changing body: @escaping @MainActor (inout State, Argument) throws -> Void
) -> @Sendable (inout State, Argument) throws -> Void {
  unsafeBitCast(body, to: (@Sendable (inout State, Argument) throws -> Void).self)
}

/// `body` as a function for any thread: it runs at once on the main actor, and later if it is called elsewhere.
@usableFromInline
package func fromAnywhere(_ body: @escaping @MainActor () -> Void) -> @Sendable () -> Void {
  let body = assumingMainActor(body)
  return { runOnMainActor(body) }
}
