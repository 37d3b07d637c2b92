// SPDX-License-Identifier: MIT

extension ObservableType {
  /// Combines the first elements of two sequences, then the second ones, and so on.
  ///
  /// Elements wait until each sequence has emitted its counterpart. It completes when all sequences have, or when one
  /// emits an element whose counterparts cannot come any more; an error of any of them, or one thrown by
  /// `resultSelector`, ends it. See <http://reactivex.io/documentation/operators/zip.html>.
  ///
  /// `resultSelector` makes the result; retained as long as the sequence.
  @preconcurrency
  @inlinable
  public static func zip<O1: ObservableType, O2: ObservableType>(
    _ source1: O1, _ source2: O2,
    resultSelector: sending @escaping (O1.Element, O2.Element) throws -> Element
  ) -> Observable<Element> {
    // A copy: a `sending` parameter that a closure captures lies in a box, with a checked access for each use.
    let resultSelector = resultSelector
    let sources = (source1.asObservable(), source2.asObservable())
    return SourceObservable { inlet in
      let empty = EmptyCount(2)
      let (v1, v2) = (ZipQueue<O1.Element>(empty), ZipQueue<O2.Element>(empty))
      let sink = ZipSink(inlet.pipeline, count: 2, empty) {
        inlet.next(try resultSelector(v1.popFirst(), v2.popFirst()))
      }
      return Disposables.create([
        sink.connect(sources.0, v1), sink.connect(sources.1, v2),
      ])
    }
  }
}

extension ObservableType where Element == Any {
  /// Combines the first elements of two sequences to a tuple, then the second ones, and so on.
  ///
  /// Elements wait until each sequence has emitted its counterpart. It completes when all sequences have, or when one
  /// emits an element whose counterparts cannot come any more; an error of any of them ends it.
  /// See <http://reactivex.io/documentation/operators/zip.html>.
  @inlinable
  public static func zip<O1: ObservableType, O2: ObservableType>(
    _ source1: O1, _ source2: O2
  ) -> Observable<(O1.Element, O2.Element)> {
    let sources = (source1.asObservable(), source2.asObservable())
    return SourceObservable { inlet in
      let empty = EmptyCount(2)
      let (v1, v2) = (ZipQueue<O1.Element>(empty), ZipQueue<O2.Element>(empty))
      let sink = ZipSink(inlet.pipeline, count: 2, empty) {
        inlet.next((v1.popFirst(), v2.popFirst()))
      }
      return Disposables.create([
        sink.connect(sources.0, v1), sink.connect(sources.1, v2),
      ])
    }
  }
}

/// The number of empty queues, shared by them.
@usableFromInline
final class EmptyCount {
  @exclusivity(unchecked) @usableFromInline var value: Int

  @inlinable
  init(_ value: Int) { self.value = value }
}

/// The elements of one sequence that wait for their counterparts.
@usableFromInline
final class ZipQueue<Value> {
  /// The first one, by itself because mostly there is no other.
  @exclusivity(unchecked) @usableFromInline var first: Value?
  @exclusivity(unchecked) @usableFromInline var others = RingQueue<Value>()
  /// The number of queues without elements, this one included.
  @usableFromInline let empty: EmptyCount

  @inlinable
  init(_ empty: EmptyCount) { self.empty = empty }

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
final class ZipSink: Gate, @unchecked Sendable {
  // Sendable: all state is touched inside of the gate or quietly.
  private let pipeline: Pipeline
  private let emit: () throws -> Void
  private let count: Int
  private let empty: EmptyCount
  @exclusivity(unchecked) private var completed = 0

  /// - Parameters:
  ///   - empty: counts the empty queues.
  ///   - emit: takes an element out of each queue, combines them and emits the result.
  @usableFromInline
  init(_ pipeline: Pipeline, count: Int, _ empty: EmptyCount, emit: @escaping () throws -> Void) {
    self.pipeline = pipeline
    self.count = count
    self.empty = empty
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
        when: {
          queue.append($0)
          return self.isDue
        }, onNext: { _ in self.changed() }, onError: { self.fail($0) }, onCompleted: { self.sourceCompleted() },
        completesInside: false))
  }

  /// Whether there is something to emit, or the sequences with empty queues have ended.
  @usableFromInline
  var isDue: Bool { empty.value == 0 || completed == count - 1 }

  @usableFromInline
  func changed() {
    if empty.value == 0 {
      do { try emit() } catch { pipeline.fail(error) }
    } else {
      pipeline.complete()
    }
  }

  @usableFromInline
  func fail(_ error: any Error) { pipeline.fail(error) }

  @usableFromInline
  func sourceCompleted() {
    inTurn(if: {
      self.completed += 1
      return self.completed == self.count
    }) { self.pipeline.complete() }
  }
}
