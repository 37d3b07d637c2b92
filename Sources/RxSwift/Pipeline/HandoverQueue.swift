// SPDX-License-Identifier: MIT
import CRxPlatform

/// A queue without a lock, to which one thread at a time appends, and from which one thread at a time takes.
///
/// Who appends writes a value and then counts it, in an atomic word; who takes finds there what was counted. Each end is
/// an object of its own, because memory that both write to, or one writes to and the other reads, would have to pass
/// between their processors for each value.
@usableFromInline
final class HandoverQueue<Value>: @unchecked Sendable {
  // Sendable: the word is atomic; the rest is touched by who appends, one thread at a time.

  /// Twice the number of values that nobody has taken note of, and the mark. Atomic; must stay the first stored property.
  @usableFromInline var state: UInt = 0
  @exclusivity(unchecked) @usableFromInline var piece: HandoverPiece<Value>
  /// How many values of the piece are there.
  @exclusivity(unchecked) @usableFromInline var end = 0

  @usableFromInline
  init(_ piece: HandoverPiece<Value>) { self.piece = piece }

  @inlinable
  @inline(__always)
  var word: UnsafeMutablePointer<UInt> {
    _getUnsafePointerToStoredProperties(self).assumingMemoryBound(to: UInt.self)
  }

  /// Appends a value. Returns whether the queue was idle.
  @inlinable
  @inline(__always)
  func append(_ value: Value) -> Bool {
    if end == piece.capacity { addPiece() }
    (piece.values + end).initialize(to: value)
    end &+= 1
    return crx_fetch_add(word, 2) == 0
  }

  @usableFromInline
  func addPiece() {
    let next = HandoverPiece<Value>(capacity: min(piece.capacity * 2, 128))
    piece.setNext(next)
    piece = next
    end = 0
  }

  // MARK: For who takes

  /// Whether there is nothing to take note of, and no mark.
  @usableFromInline
  var isIdle: Bool { crx_load(word) == 0 }

  /// How many values there are to take note of.
  @usableFromInline
  var count: Int { Int(crx_load(word) / 2) }

  /// Takes note of `count` values. Returns whether the queue is idle now.
  @usableFromInline
  func note(_ count: Int) -> Bool { crx_fetch_sub(word, 2 * UInt(count)) == 2 * UInt(count) }

  /// Takes note of all values, and makes the queue idle. Returns how many there are.
  @usableFromInline
  func noteAll() -> Int { Int(crx_exchange(word, 0) / 2) }

  /// Marks the queue as not idle. Returns whether it was.
  @usableFromInline
  func mark() -> Bool { crx_fetch_or(word, 1) == 0 }
}

/// The end of a `HandoverQueue` at which values are taken, by one thread at a time.
@usableFromInline
final class HandoverReader<Value> {
  @exclusivity(unchecked) @usableFromInline var piece: HandoverPiece<Value>
  @exclusivity(unchecked) @usableFromInline var index = 0
  /// How many values were taken note of and wait here, if the user wants to know.
  @exclusivity(unchecked) @usableFromInline var noted = 0

  @usableFromInline
  init(_ piece: HandoverPiece<Value>) { self.piece = piece }

  deinit { piece.deallocate() }

  /// Takes the next value, which there must be.
  @inlinable
  @inline(__always)
  func next() -> Value {
    if index == piece.capacity { goOn() }
    defer { index &+= 1 }
    return (piece.values + index).move()
  }

  @usableFromInline
  func goOn() {
    piece = piece.goOn()
    index = 0
  }

  /// Drops the next values.
  @usableFromInline
  func drop(_ count: Int) { for _ in 0..<count { _ = next() } }
}

/// Memory for some values of a `HandoverQueue`, behind a word that leads to the next of its kind.
@usableFromInline
struct HandoverPiece<Value> {
  @usableFromInline let capacity: Int
  @usableFromInline let values: UnsafeMutablePointer<Value>

  @usableFromInline
  init(capacity: Int) {
    self.capacity = capacity
    let start = UnsafeMutableRawPointer.allocate(
      byteCount: Self.offset + capacity * MemoryLayout<Value>.stride, alignment: Self.offset)
    values = (start + Self.offset).assumingMemoryBound(to: Value.self)
  }

  private static var offset: Int { max(MemoryLayout<HandoverPiece?>.stride, MemoryLayout<Value>.alignment) }

  /// The next piece; set before anybody is told of a value there.
  private var next: UnsafeMutablePointer<HandoverPiece> {
    (UnsafeMutableRawPointer(values) - Self.offset).assumingMemoryBound(to: HandoverPiece.self)
  }

  func setNext(_ piece: HandoverPiece) { next.initialize(to: piece) }

  /// Frees the memory, in which there are no values any more. Returns the next piece.
  func goOn() -> HandoverPiece {
    defer { deallocate() }
    return next.pointee
  }

  func deallocate() { UnsafeMutableRawPointer(next).deallocate() }
}
