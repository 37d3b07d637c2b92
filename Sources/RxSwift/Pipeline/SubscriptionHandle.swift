// SPDX-License-Identifier: MIT
import CRxPlatform

/// What `subscribe` returns: the only thing a user holds of a pipeline, let go of with the first `dispose()`.
final class SubscriptionHandle: Cancelable, @unchecked Sendable {
  // Sendable: the word is only changed atomically, and a pipeline is only looked at by who took it out of the word.

  /// A retained pipeline, `busy` while somebody looks at it, or zero. Atomic; must stay the first stored property.
  private var pipeline: UInt

  private static let busy: UInt = 1

  private var word: UnsafeMutablePointer<UInt> {
    _getUnsafePointerToStoredProperties(self).assumingMemoryBound(to: UInt.self)
  }

  /// - Parameter pipeline: retained.
  init(_ pipeline: Unmanaged<Pipeline>) {
    self.pipeline = UInt(bitPattern: pipeline.toOpaque())
    Resources.increment()
  }

  deinit {
    _ = take()
    Resources.decrement()
  }

  /// Whether the subscription was disposed or its sequence ended.
  var isDisposed: Bool {
    guard let pipeline = take(leaving: SubscriptionHandle.busy) else { return true }
    let isClosed = pipeline.isClosed
    crx_store(word, isClosed ? 0 : UInt(bitPattern: Unmanaged.passRetained(pipeline).toOpaque()))
    return isClosed
  }

  /// Closes the pipeline before the word says that it is gone: nobody who calls this at the same time returns earlier.
  func dispose() {
    guard let pipeline = take(leaving: SubscriptionHandle.busy) else { return }
    let closes = pipeline.closeByDisposal()
    crx_store(word, 0)
    pipeline.finishDisposal(closes)
  }

  /// Takes the pipeline out of the word, waiting for the few instructions that another thread may look at it.
  private func take(leaving replacement: UInt = 0) -> Pipeline? {
    while true {
      let current = crx_load(word)
      if current == 0 { return nil }
      if current != SubscriptionHandle.busy, crx_compare_exchange(word, current, replacement) {
        return Unmanaged<Pipeline>.fromOpaque(UnsafeRawPointer(bitPattern: current)!).takeRetainedValue()
      }
    }
  }
}
