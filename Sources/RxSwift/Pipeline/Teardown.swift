// SPDX-License-Identifier: MIT

/// Runs an action when it is disposed, the first time only.
@usableFromInline
final class Teardown: Disposable {
  private let once: OnceAction

  @usableFromInline
  init(_ action: @escaping () -> Void) {
    once = OnceAction(action)
    Resources.increment()
  }

  deinit { Resources.decrement() }

  @usableFromInline
  func dispose() { once.run() }
}
