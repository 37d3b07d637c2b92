// SPDX-License-Identifier: MIT

/// The elements of one sequence that wait for their counterparts.
@usableFromInline
final class ZipQueue<Value> {
  /// The first element. It has a field of its own, because mostly there is no other element.
  @exclusivity(unchecked) @usableFromInline var first: Value?
  @exclusivity(unchecked) @usableFromInline var others = Deque<Value>()
  /// The number of queues without elements, this one included.
  @usableFromInline let empty: Cell<Int>

  @inlinable
  init(_ empty: Cell<Int>) { self.empty = empty }

  @inlinable
  func append(_ element: Value) {
    if first == nil {
      first = .some(element)
      empty.value -= 1
    } else {
      others.append(element)
    }
  }

  /// Takes the first element; there must be one.
  @inlinable
  func popFirst() -> Value {
    let element = first.take().unsafelyUnwrapped
    first = others.popFirst()
    if first == nil { empty.value += 1 }
    return element
  }
}

/// Emits whenever none of its queues is empty.
@usableFromInline
final class ZipSink: Gate {
  // Threads: all state is touched inside of the gate.
  @usableFromInline let running: RunningSubscription
  private let emit: () throws -> Void
  private let count: Int
  private let empty: Cell<Int>
  private let completesWithoutPartners: Bool
  private var completed = 0

  /// - Parameters:
  ///   - empty: counts the empty queues.
  ///   - completesWithoutPartners: whether an element that cannot be paired completes the sequence, when all other
  ///     sequences have completed.
  ///   - emit: takes an element out of each queue, combines them and emits the result.
  @usableFromInline
  init(
    _ running: RunningSubscription, count: Int, _ empty: Cell<Int>, completesWithoutPartners: Bool = false,
    emit: @escaping () throws -> Void
  ) {
    self.running = running
    self.count = count
    self.empty = empty
    self.completesWithoutPartners = completesWithoutPartners
    self.emit = emit
    super.init()
  }

  /// Subscribes to a sequence whose elements wait in `queue`.
  @inlinable
  @inline(__always)
  func connect<Value>(_ source: Observable<Value>, _ queue: ZipQueue<Value>) -> any Disposable {
    source.connect(
      GatedStage(
        self, Value.self,
        onNext: {
          queue.append($0)
          self.changed()
        }, onError: { self.running.fail($0) }, onCompleted: { self.sourceCompleted() }))
  }

  @usableFromInline
  func changed() {
    if empty.value == 0 {
      do { try emit() } catch { running.fail(error) }
    } else if completesWithoutPartners, completed == count - 1 {
      running.complete()
    }
  }

  @usableFromInline
  func sourceCompleted() {
    completed += 1
    if completed == count { running.complete() }
  }
}
