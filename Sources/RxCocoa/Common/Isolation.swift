// SPDX-License-Identifier: MIT

// Drivers and signals deliver on the main scheduler, and what is bound is meant for the main thread, so the functions
// that receive it belong to the main actor. The compiler cannot see that an element arrives there, hence these casts.
//
// They do not check: a test that puts another scheduler in place of the main one (`SharingScheduler.mock`), and code
// that binds off the main thread on purpose, get their elements in place, as they always have.

/// `body` as a function for any caller; the caller promises to be where the main actor's state may be touched.
@usableFromInline
func assumingMainActor(_ body: @escaping @MainActor () -> Void) -> @Sendable () -> Void {
  unsafeBitCast(body, to: (@Sendable () -> Void).self)
}

/// `body` as a function for any caller; the caller promises to be where the main actor's state may be touched.
@usableFromInline
func assumingMainActor<Argument>(_ body: @escaping @MainActor (Argument) -> Void) -> @Sendable (Argument) -> Void {
  unsafeBitCast(body, to: (@Sendable (Argument) -> Void).self)
}

/// `body` as a function for any caller; the caller promises to be where the main actor's state may be touched.
@usableFromInline
func assumingMainActor<First, Second>(
  _ body: @escaping @MainActor (First, Second) -> Void
) -> @Sendable (First, Second) -> Void {
  unsafeBitCast(body, to: (@Sendable (First, Second) -> Void).self)
}
