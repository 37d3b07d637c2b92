// SPDX-License-Identifier: MIT

/// The elements that a replay repeats, from the oldest to the latest.
///
/// Code that is not specialised for the element's type calls this for each element, as a driver does. So it handles
/// elements by pointers only: with an optional or an array of elements, the runtime would look up a type each time.
@usableFromInline
final class ReplayRing<Element> {
  // Threads: the owner changes it under its lock, and only while nobody reads it.
  @exclusivity(unchecked) @usableFromInline var memory: UnsafeMutablePointer<Element>?
  /// The capacity, which is a power of two, less one.
  @exclusivity(unchecked) @usableFromInline var mask = -1
  @exclusivity(unchecked) @usableFromInline var head = 0
  @exclusivity(unchecked) @usableFromInline var count = 0

  @usableFromInline
  init() {}

  deinit {
    for index in 0..<count { address(of: index).deinitialize(count: 1) }
    memory?.deallocate()
  }

  /// The address of an element, counted from the oldest one.
  @inlinable
  @inline(__always)
  func address(of index: Int) -> UnsafeMutablePointer<Element> {
    memory.unsafelyUnwrapped + ((head &+ index) & mask)
  }

  @inlinable
  @inline(__always)
  func append(_ element: Element) {
    if count > mask { grow() }
    address(of: count).initialize(to: element)
    count &+= 1
  }

  /// Removes the oldest element. There must be one.
  @inlinable
  @inline(__always)
  func takeFirst() -> Element {
    let element = address(of: 0).move()
    head = (head &+ 1) & mask
    count &-= 1
    return element
  }

  /// Another ring with the same elements.
  func copy() -> ReplayRing {
    let copy = ReplayRing()
    for index in 0..<count { copy.append(address(of: index).pointee) }
    return copy
  }

  @usableFromInline
  func grow() {
    let capacity = max(1, 2 * (mask + 1))
    let larger = UnsafeMutablePointer<Element>.allocate(capacity: capacity)
    for index in 0..<count { (larger + index).moveInitialize(from: address(of: index), count: 1) }
    memory?.deallocate()
    (memory, mask, head) = (larger, capacity - 1, 0)
  }
}
