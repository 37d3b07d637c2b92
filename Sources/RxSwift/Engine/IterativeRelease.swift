// SPDX-License-Identifier: MIT
import CRxPlatform

/// Releases nested objects on a bounded stack.
///
/// An object whose last reference is released by the deinitialiser of another object is destroyed further down on the
/// stack. A chain of a million objects would need a very long stack. From a depth of 64 on, the objects go into a list,
/// which the outermost release empties.
enum IterativeRelease {
  private static let limit = 64

  /// Releases something in a deinitialiser.
  ///
  /// - Parameters:
  ///   - value: the object to release. It goes into the list if the limit is reached.
  ///   - clear: sets the field that holds it to nil.
  static func of(_ value: @autoclosure () -> Any, _ clear: () -> Void) {
    let thread = crx_current_trampoline()
    guard thread.pointee.releases < limit else { return wait(value()) }
    thread.pointee.releases += 1
    clear()
    if thread.pointee.releases == 1, thread.pointee.waiting_releases != nil { releaseWaiting() }
    thread.pointee.releases -= 1
  }

  /// Releases the upstream of a node that is being deinitialised.
  ///
  /// A loop releases the nodes of a chain one after the other. Nested releases would take stack. Their returns would
  /// also be slow, because a processor predicts only a limited number of nested returns.
  @inline(__always)
  static func ofNode(_ owned: consuming any ObservableNode) {
    let node = Unmanaged<AnyObject>.passRetained(consume owned)
    let thread = crx_current_trampoline()
    switch thread.pointee.next_node {
    case 0:
      var node = node
      while true {
        thread.pointee.next_node = noNode
        node.release()
        let next = thread.pointee.next_node
        if next == noNode { break }
        node = .fromOpaque(UnsafeRawPointer(bitPattern: next).unsafelyUnwrapped)
      }
      thread.pointee.next_node = 0
    case noNode: thread.pointee.next_node = UInt(bitPattern: node.toOpaque())
    // The loop already has its next node. So this node belongs to another chain, which a closure captured.
    default: of(node.takeRetainedValue()) { node.release() }
    }
  }

  private static let noNode: UInt = 1

  private static func wait(_ value: Any) {
    let thread = crx_current_trampoline()
    let list: WaitingReleases
    if let pointer = thread.pointee.waiting_releases {
      list = Unmanaged.fromOpaque(pointer).takeUnretainedValue()
    } else {
      list = WaitingReleases()
      thread.pointee.waiting_releases = Unmanaged.passRetained(list).toOpaque()
    }
    list.values.append(value)
  }

  private static func releaseWaiting() {
    let thread = crx_current_trampoline()
    guard let pointer = thread.pointee.waiting_releases else { return }
    let list = Unmanaged<WaitingReleases>.fromOpaque(pointer).takeRetainedValue()
    // Releasing a value may add others to the list.
    while let value = list.values.popLast() { withExtendedLifetime(value) {} }
    thread.pointee.waiting_releases = nil
  }
}

/// The values that a thread is to release.
private final class WaitingReleases {
  var values: [Any] = []
}
