// SPDX-License-Identifier: MIT
import CRxPlatform

/// The disposable that `subscribe` returns. It retains the subscription until the first `dispose()`.
final class SubscriptionHandle: Cancelable, @unchecked Sendable {
  // Sendable: the word is atomic. Only the thread that took the subscription out of the word uses the subscription.

  /// A retained subscription, `busy` while a thread looks at it, or zero. Atomic; must stay the first stored property.
  private var running: UInt

  private static let busy: UInt = 1

  private var word: UnsafeMutablePointer<UInt> {
    _getUnsafePointerToStoredProperties(self).assumingMemoryBound(to: UInt.self)
  }

  /// - Parameter running: retained; the handle releases it.
  init(_ running: Unmanaged<RunningSubscription>) {
    self.running = UInt(bitPattern: running.toOpaque())
    Resources.increment()
  }

  deinit {
    _ = take()
    Resources.decrement()
  }

  /// Whether the subscription was disposed or its sequence ended.
  var isDisposed: Bool {
    guard let running = take(leaving: SubscriptionHandle.busy) else { return true }
    let isClosed = running.isClosed
    crx_store(word, isClosed ? 0 : UInt(bitPattern: Unmanaged.passRetained(running).toOpaque()))
    return isClosed
  }

  /// Closes the subscription before it clears the word. So another thread that calls this at the same time does not
  /// return before the subscription is closed.
  func dispose() {
    guard let running = take(leaving: SubscriptionHandle.busy) else { return }
    let closes = running.closeByDisposal()
    crx_store(word, 0)
    running.finishDisposal(closes)
  }

  /// Takes the subscription out of the word. Waits a few instructions if another thread has taken it out.
  private func take(leaving replacement: UInt = 0) -> RunningSubscription? {
    var attempts = 0
    while true {
      let current = crx_load(word)
      if current == 0 { return nil }
      if current != SubscriptionHandle.busy, crx_compare_exchange(word, current, replacement) {
        return Unmanaged<RunningSubscription>.fromOpaque(UnsafeRawPointer(bitPattern: current)!).takeRetainedValue()
      }
      attempts += 1
      if attempts & 63 == 0 { crx_yield() } else { crx_pause() }
    }
  }
}
