// SPDX-License-Identifier: MIT
import CRxPlatform

extension ObservableType {
  /// Combines the latest elements of two sequences, each time one of them emits.
  ///
  /// The first result comes when each sequence has emitted. It completes when all of them have, or when it can emit
  /// nothing any more; an error of any of them, or one thrown by `resultSelector`, ends it.
  /// See <http://reactivex.io/documentation/operators/combinelatest.html>.
  ///
  /// `resultSelector` makes the result; retained as long as the sequence.
  @preconcurrency
  @inlinable
  public static func combineLatest<O1: ObservableType, O2: ObservableType>(
    _ source1: O1, _ source2: O2,
    resultSelector: sending @escaping (O1.Element, O2.Element) throws -> Element
  ) -> Observable<Element> {
    // A copy: a `sending` parameter that a closure captures lies in a box, with a checked access for each use.
    let resultSelector = resultSelector
    let sources = (source1.asObservable(), source2.asObservable())
    return SourceObservable { inlet in
      let (v1, v2) = (Latest<O1.Element>(), Latest<O2.Element>())
      let sink = CombineLatestSink(inlet.pipeline, count: 2) {
        inlet.next(try resultSelector(v1.current, v2.current))
      }
      return Disposables.create([
        sink.connect(sources.0, v1), sink.connect(sources.1, v2),
      ])
    }
  }
}

extension ObservableType where Element == Any {
  /// Combines the latest elements of two sequences to tuples, each time one of them emits.
  ///
  /// The first tuple comes when each sequence has emitted. It completes when all of them have, or when it can emit
  /// nothing any more; an error of any of them ends it.
  /// See <http://reactivex.io/documentation/operators/combinelatest.html>.
  @inlinable
  public static func combineLatest<O1: ObservableType, O2: ObservableType>(
    _ source1: O1, _ source2: O2
  ) -> Observable<(O1.Element, O2.Element)> {
    let sources = (source1.asObservable(), source2.asObservable())
    return SourceObservable { inlet in
      let (v1, v2) = (Latest<O1.Element>(), Latest<O2.Element>())
      let sink = CombineLatestSink(inlet.pipeline, count: 2) {
        inlet.next((v1.current, v2.current))
      }
      return Disposables.create([
        sink.connect(sources.0, v1), sink.connect(sources.1, v2),
      ])
    }
  }
}

/// The latest element of one sequence.
@usableFromInline
final class Latest<Value> {
  @exclusivity(unchecked) @usableFromInline var value: Value?

  @inlinable
  init() {}

  /// The element; there must be one.
  @inlinable
  var current: Value { value.unsafelyUnwrapped }

  /// Stores another element and returns the one that it replaces, so that it can be released later.
  @inlinable
  func replace(_ element: Value) -> Value? {
    let replaced = value
    value = .some(element)
    return replaced
  }
}

/// Emits whenever one of its sequences does, as soon as each of them has a value.
@usableFromInline
final class CombineLatestSink: Gate, @unchecked Sendable {
  // Sendable: all state is touched inside of the gate or quietly, but for the gate's word, which is atomic.
  private let pipeline: Pipeline
  private let emit: () throws -> Void
  private let count: Int
  @exclusivity(unchecked) private var missing: Int
  @exclusivity(unchecked) private var completed = 0

  /// `emit` combines the latest elements and emits the result.
  @usableFromInline
  init(_ pipeline: Pipeline, count: Int, emit: @escaping () throws -> Void) {
    self.pipeline = pipeline
    self.count = count
    self.emit = emit
    missing = count
    super.init()
  }

  /// Whether each sequence has emitted, so that each element makes a result. Which way an element takes is all that
  /// depends on it: both ways do the same, so that it does not matter to learn of it late.
  @inlinable
  @inline(__always)
  var isComplete: Bool { crx_load_relaxed(firstWord) != 0 }

  /// Subscribes to a sequence whose elements go to `latest`.
  @inlinable
  @inline(__always)
  func connect<Value>(_ source: Observable<Value>, _ latest: Latest<Value>) -> any Disposable {
    connect(source) { latest.replace($0) }
  }

  /// Subscribes to a sequence whose elements go to `store`, which returns what was stored before.
  @inlinable
  @inline(__always)
  func connect<Value>(_ source: Observable<Value>, _ store: @escaping (Value) -> Value?) -> any Disposable {
    source.connect(
      GatedStage(
        self, onError: { self.fail($0) }, onCompleted: { self.sourceCompleted() }, completesInside: false
      ) { slot, _ in
        let element = slot.load(Value.self)
        if !self.isComplete {
          self.receive(element, store)
        } else if self.enter() {
          _ = store(element)
          self.combine()
          self.exit()
        } else {
          self.leave(behind: {
            _ = store(element)
            self.combine()
          })
        }
        return .stop
      })
  }

  /// Stores an element that perhaps completes nothing yet, and enters only if it does.
  @usableFromInline
  func receive<Value>(_ element: Value, _ store: @escaping (Value) -> Value?) {
    var replaced: Value?
    var isStored = false
    let enters = enter(
      if: {
        // Complete since a moment ago: stored inside then, because that may copy and release an array.
        if missing == 0 { return true }
        replaced = store(element)
        isStored = true
        return isDue(isFirst: replaced == nil)
      }, leaving: { { if self.isDue(isFirst: store(element) == nil) { self.changed() } } })
    guard enters else { return }
    if !isStored { _ = store(element) }
    changed()
    exit()
  }

  /// Takes note of an element that was stored, and says whether there is something to deliver.
  private func isDue(isFirst: Bool) -> Bool {
    if isFirst { missing -= 1 }
    if missing == 0 { crx_store(firstWord, 1) }
    return missing == 0 || completed == count - 1
  }

  private func changed() {
    // Otherwise the sequences that lack a value have ended.
    if missing == 0 { combine() } else { pipeline.complete() }
  }

  @usableFromInline
  func combine() {
    do { try emit() } catch { pipeline.fail(error) }
  }

  /// Emits and completes, for want of sequences.
  @usableFromInline
  func emitOnce() {
    do {
      try emit()
      pipeline.complete()
    } catch {
      pipeline.fail(error)
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
