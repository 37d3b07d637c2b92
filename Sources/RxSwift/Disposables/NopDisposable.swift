// SPDX-License-Identifier: MIT

/// Does nothing when it is disposed.
@usableFromInline
final class NopDisposable: Disposable, Sendable {
  @usableFromInline static let shared = NopDisposable()

  private init() {}

  @usableFromInline
  func dispose() {}
}
