// SPDX-License-Identifier: MIT
import CRxPlatform

/// The end of a queue without a lock at which values are appended, by one thread at a time.
///
/// The user of the queue tells the taking thread how many values there are, by an atomic word that the appending thread
/// changes after it has written a value. The two ends are separate objects, so that the two threads do not share a cache
/// line. Such a line would pass between their processors for each value.
@usableFromInline
final class SPSCWriter<Value> {
  /// The position behind the last value.
  @exclusivity(unchecked) @usableFromInline var end: SPSCPosition<Value>

  @usableFromInline
  init(_ segment: SPSCSegment<Value>) { end = SPSCPosition(segment) }

  @inlinable
  @inline(__always)
  func append(_ value: __owned Value) {
    if end.isAtEndOfSegment { addSegment() }
    end.next().initialize(to: value)
  }

  @usableFromInline
  func addSegment() {
    let next = SPSCSegment<Value>(capacity: min(end.segment.capacity * 2, 128))
    end.segment.setNext(next)
    end = SPSCPosition(next)
  }
}

/// The end of the queue at which values are taken, by one thread at a time.
@usableFromInline
final class SPSCReader<Value> {
  @exclusivity(unchecked) @usableFromInline var start: SPSCPosition<Value>

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

  /// Drops all values. No thread may append any more.
  @usableFromInline
  func drop(before end: SPSCPosition<Value>) {
    while start.segment.values != end.segment.values || start.index < end.index { _ = next() }
  }
}

/// A position in a segment of the queue.
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

/// Memory for some values of the queue, behind a word that leads to the next of its kind.
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
