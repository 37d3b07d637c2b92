// SPDX-License-Identifier: MIT
import CRxPlatform

/// A queue without a lock, to which one thread at a time appends, and from which one thread at a time takes.
///
/// The appending thread writes a value and then counts it in an atomic word. The taking thread reads this word to learn
/// how many values there are. Each end is an object of its own. Otherwise the two threads would write to the same
/// memory, or one would write to it and the other read it. For each value, such memory would have to pass between their
/// processors.
@usableFromInline
final class SPSCQueue<Value>: @unchecked Sendable {
  // Sendable: the word is atomic; the rest is touched by the appending thread, of which there is one at a time.

  /// Twice the number of values that the taking thread has not noted yet, and the mark. Atomic; must stay the first
  /// stored property.
  @usableFromInline var state: UInt = 0
  /// The position behind the last value.
  @exclusivity(unchecked) @usableFromInline var end: SPSCPosition<Value>

  @usableFromInline
  init(_ segment: SPSCSegment<Value>) { end = SPSCPosition(segment) }

  @inlinable
  @inline(__always)
  var word: UnsafeMutablePointer<UInt> {
    _getUnsafePointerToStoredProperties(self).assumingMemoryBound(to: UInt.self)
  }

  /// Appends a value. Returns whether the queue was idle.
  @inlinable
  @inline(__always)
  func append(_ value: Value) -> Bool {
    if end.isAtEndOfSegment { addSegment() }
    end.next().initialize(to: value)
    return crx_fetch_add(word, 2) == 0
  }

  @usableFromInline
  func addSegment() {
    let next = SPSCSegment<Value>(capacity: min(end.segment.capacity * 2, 128))
    end.segment.setNext(next)
    end = SPSCPosition(next)
  }

  // MARK: For the taking thread

  /// Whether there is no value to note, and no mark.
  @usableFromInline
  var isIdle: Bool { crx_load(word) == 0 }

  /// How many values there are to note.
  @usableFromInline
  var count: Int { Int(crx_load(word) / 2) }

  /// Notes `count` values. Returns whether the queue is idle now.
  @usableFromInline
  func note(_ count: Int) -> Bool { crx_fetch_sub(word, 2 * UInt(count)) == 2 * UInt(count) }

  /// Notes all values, and makes the queue idle. Returns how many there are.
  @usableFromInline
  func noteAll() -> Int { Int(crx_exchange(word, 0) / 2) }

  /// Marks the queue as not idle. Returns whether it was idle before.
  @usableFromInline
  func mark() -> Bool { crx_fetch_or(word, 1) == 0 }
}

/// The end of a `SPSCQueue` at which values are taken, by one thread at a time.
@usableFromInline
final class SPSCReader<Value> {
  @exclusivity(unchecked) @usableFromInline var start: SPSCPosition<Value>
  /// How many values were noted and are not taken yet, if the user of the queue counts them.
  @exclusivity(unchecked) @usableFromInline var noted = 0

  @usableFromInline
  init(_ segment: SPSCSegment<Value>) { start = SPSCPosition(segment) }

  deinit { start.segment.deallocate() }

  /// Takes the next value. There must be one.
  @inlinable
  @inline(__always)
  func next() -> Value {
    if start.isAtEndOfSegment { goOn() }
    return start.next().move()
  }

  @usableFromInline
  func goOn() { start = SPSCPosition(start.segment.goOn()) }

  /// Drops the next values.
  @usableFromInline
  func drop(_ count: Int) { for _ in 0..<count { _ = next() } }
}

/// A place in a segment of a `SPSCQueue`.
@usableFromInline
struct SPSCPosition<Value> {
  @usableFromInline let segment: SPSCSegment<Value>
  @usableFromInline var index = 0

  @usableFromInline
  init(_ segment: SPSCSegment<Value>) { self.segment = segment }

  @inlinable
  @inline(__always)
  var isAtEndOfSegment: Bool { index == segment.capacity }

  /// Returns the place, and goes on to the next one.
  @inlinable
  @inline(__always)
  mutating func next() -> UnsafeMutablePointer<Value> {
    defer { index &+= 1 }
    return segment.values + index
  }
}

/// Memory for some values of a `SPSCQueue`, behind a word that leads to the next of its kind.
@usableFromInline
struct SPSCSegment<Value> {
  @usableFromInline let capacity: Int
  @usableFromInline let values: UnsafeMutablePointer<Value>

  @usableFromInline
  init(capacity: Int) {
    self.capacity = capacity
    let start = UnsafeMutableRawPointer.allocate(
      byteCount: Self.offset + capacity * MemoryLayout<Value>.stride, alignment: Self.offset)
    values = (start + Self.offset).assumingMemoryBound(to: Value.self)
  }

  private static var offset: Int { max(MemoryLayout<SPSCSegment?>.stride, MemoryLayout<Value>.alignment) }

  /// The next segment; set before a value in it is counted.
  private var next: UnsafeMutablePointer<SPSCSegment> {
    (UnsafeMutableRawPointer(values) - Self.offset).assumingMemoryBound(to: SPSCSegment.self)
  }

  func setNext(_ segment: SPSCSegment) { next.initialize(to: segment) }

  /// Frees the memory, which holds no values any more. Returns the next segment.
  func goOn() -> SPSCSegment {
    defer { deallocate() }
    return next.pointee
  }

  func deallocate() { UnsafeMutableRawPointer(next).deallocate() }
}
