// SPDX-License-Identifier: MIT

/// A first-in-first-out queue, in a ring that allocates only when it holds more than ever before.
@usableFromInline
struct Deque<Element> {
  @usableFromInline var storage: ContiguousArray<Element?> = []
  @usableFromInline var head = 0
  @usableFromInline var count = 0

  @inlinable
  init() {}

  @inlinable
  var isEmpty: Bool { count == 0 }

  /// The element that `popFirst` would return.
  @inlinable
  var first: Element? { count == 0 ? nil : storage[head] }

  @inlinable
  mutating func append(_ element: Element) {
    if count == storage.count { grow() }
    // The capacity is a power of two.
    storage[(head &+ count) & (storage.count &- 1)] = .some(element)
    count &+= 1
  }

  @inlinable
  mutating func popFirst() -> Element? {
    guard count > 0 else { return nil }
    let element = storage[head].take()
    head = (head &+ 1) & (storage.count &- 1)
    count &-= 1
    return element
  }

  @inlinable
  mutating func removeAll() { self = Deque() }

  @usableFromInline
  mutating func grow() {
    var larger = ContiguousArray<Element?>()
    larger.reserveCapacity(max(4, storage.count * 2))
    larger.append(contentsOf: storage[head...])
    larger.append(contentsOf: storage[..<head])
    while larger.count < max(4, storage.count * 2) { larger.append(nil) }
    storage = larger
    head = 0
  }
}
