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

  /// Combines the latest elements of three sequences, each time one of them emits.
  ///
  /// The first result comes when each sequence has emitted. It completes when all of them have, or when it can emit
  /// nothing any more; an error of any of them, or one thrown by `resultSelector`, ends it.
  /// See <http://reactivex.io/documentation/operators/combinelatest.html>.
  ///
  /// `resultSelector` makes the result; retained as long as the sequence.
  @preconcurrency
  @inlinable
  public static func combineLatest<O1: ObservableType, O2: ObservableType, O3: ObservableType>(
    _ source1: O1, _ source2: O2, _ source3: O3,
    resultSelector: sending @escaping (O1.Element, O2.Element, O3.Element) throws -> Element
  ) -> Observable<Element> {
    let resultSelector = resultSelector
    let sources = (source1.asObservable(), source2.asObservable(), source3.asObservable())
    return SourceObservable { inlet in
      let (v1, v2, v3) = (Latest<O1.Element>(), Latest<O2.Element>(), Latest<O3.Element>())
      let sink = CombineLatestSink(inlet.pipeline, count: 3) {
        inlet.next(try resultSelector(v1.current, v2.current, v3.current))
      }
      return Disposables.create([
        sink.connect(sources.0, v1), sink.connect(sources.1, v2), sink.connect(sources.2, v3),
      ])
    }
  }

  /// Combines the latest elements of four sequences, each time one of them emits.
  ///
  /// The first result comes when each sequence has emitted. It completes when all of them have, or when it can emit
  /// nothing any more; an error of any of them, or one thrown by `resultSelector`, ends it.
  /// See <http://reactivex.io/documentation/operators/combinelatest.html>.
  ///
  /// `resultSelector` makes the result; retained as long as the sequence.
  @preconcurrency
  @inlinable
  public static func combineLatest<O1: ObservableType, O2: ObservableType, O3: ObservableType, O4: ObservableType>(
    _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4,
    resultSelector: sending @escaping (O1.Element, O2.Element, O3.Element, O4.Element) throws -> Element
  ) -> Observable<Element> {
    let resultSelector = resultSelector
    let sources = (source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable())
    return SourceObservable { inlet in
      let (v1, v2, v3, v4) = (Latest<O1.Element>(), Latest<O2.Element>(), Latest<O3.Element>(), Latest<O4.Element>())
      let sink = CombineLatestSink(inlet.pipeline, count: 4) {
        inlet.next(try resultSelector(v1.current, v2.current, v3.current, v4.current))
      }
      return Disposables.create([
        sink.connect(sources.0, v1), sink.connect(sources.1, v2), sink.connect(sources.2, v3),
        sink.connect(sources.3, v4),
      ])
    }
  }

  /// Combines the latest elements of five sequences, each time one of them emits.
  ///
  /// The first result comes when each sequence has emitted. It completes when all of them have, or when it can emit
  /// nothing any more; an error of any of them, or one thrown by `resultSelector`, ends it.
  /// See <http://reactivex.io/documentation/operators/combinelatest.html>.
  ///
  /// `resultSelector` makes the result; retained as long as the sequence.
  @preconcurrency
  @inlinable
  public static func combineLatest<
    O1: ObservableType, O2: ObservableType, O3: ObservableType, O4: ObservableType, O5: ObservableType
  >(
    _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4, _ source5: O5,
    resultSelector: sending @escaping (O1.Element, O2.Element, O3.Element, O4.Element, O5.Element) throws -> Element
  ) -> Observable<Element> {
    let resultSelector = resultSelector
    let sources = (
      source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(),
      source5.asObservable()
    )
    return SourceObservable { inlet in
      let (v1, v2, v3, v4, v5) = (
        Latest<O1.Element>(), Latest<O2.Element>(), Latest<O3.Element>(), Latest<O4.Element>(), Latest<O5.Element>()
      )
      let sink = CombineLatestSink(inlet.pipeline, count: 5) {
        inlet.next(try resultSelector(v1.current, v2.current, v3.current, v4.current, v5.current))
      }
      return Disposables.create([
        sink.connect(sources.0, v1), sink.connect(sources.1, v2), sink.connect(sources.2, v3),
        sink.connect(sources.3, v4), sink.connect(sources.4, v5),
      ])
    }
  }

  /// Combines the latest elements of six sequences, each time one of them emits.
  ///
  /// The first result comes when each sequence has emitted. It completes when all of them have, or when it can emit
  /// nothing any more; an error of any of them, or one thrown by `resultSelector`, ends it.
  /// See <http://reactivex.io/documentation/operators/combinelatest.html>.
  ///
  /// `resultSelector` makes the result; retained as long as the sequence.
  @preconcurrency
  @inlinable
  public static func combineLatest<
    O1: ObservableType, O2: ObservableType, O3: ObservableType, O4: ObservableType, O5: ObservableType,
    O6: ObservableType
  >(
    _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4, _ source5: O5, _ source6: O6,
    resultSelector:
      sending @escaping (
        O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element
      ) throws -> Element
  ) -> Observable<Element> {
    let resultSelector = resultSelector
    let sources = (
      source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(),
      source5.asObservable(), source6.asObservable()
    )
    return SourceObservable { inlet in
      let (v1, v2, v3, v4, v5, v6) = (
        Latest<O1.Element>(), Latest<O2.Element>(), Latest<O3.Element>(), Latest<O4.Element>(), Latest<O5.Element>(),
        Latest<O6.Element>()
      )
      let sink = CombineLatestSink(inlet.pipeline, count: 6) {
        inlet.next(try resultSelector(v1.current, v2.current, v3.current, v4.current, v5.current, v6.current))
      }
      return Disposables.create([
        sink.connect(sources.0, v1), sink.connect(sources.1, v2), sink.connect(sources.2, v3),
        sink.connect(sources.3, v4), sink.connect(sources.4, v5), sink.connect(sources.5, v6),
      ])
    }
  }

  /// Combines the latest elements of seven sequences, each time one of them emits.
  ///
  /// The first result comes when each sequence has emitted. It completes when all of them have, or when it can emit
  /// nothing any more; an error of any of them, or one thrown by `resultSelector`, ends it.
  /// See <http://reactivex.io/documentation/operators/combinelatest.html>.
  ///
  /// `resultSelector` makes the result; retained as long as the sequence.
  @preconcurrency
  @inlinable
  public static func combineLatest<
    O1: ObservableType, O2: ObservableType, O3: ObservableType, O4: ObservableType, O5: ObservableType,
    O6: ObservableType, O7: ObservableType
  >(
    _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4, _ source5: O5, _ source6: O6, _ source7: O7,
    resultSelector:
      sending @escaping (
        O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element, O7.Element
      ) throws -> Element
  ) -> Observable<Element> {
    let resultSelector = resultSelector
    let sources = (
      source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(),
      source5.asObservable(), source6.asObservable(), source7.asObservable()
    )
    return SourceObservable { inlet in
      let (v1, v2, v3, v4, v5, v6, v7) = (
        Latest<O1.Element>(), Latest<O2.Element>(), Latest<O3.Element>(), Latest<O4.Element>(), Latest<O5.Element>(),
        Latest<O6.Element>(), Latest<O7.Element>()
      )
      let sink = CombineLatestSink(inlet.pipeline, count: 7) {
        inlet.next(
          try resultSelector(
            v1.current, v2.current, v3.current, v4.current, v5.current, v6.current, v7.current))
      }
      return Disposables.create([
        sink.connect(sources.0, v1), sink.connect(sources.1, v2), sink.connect(sources.2, v3),
        sink.connect(sources.3, v4), sink.connect(sources.4, v5), sink.connect(sources.5, v6),
        sink.connect(sources.6, v7),
      ])
    }
  }

  /// Combines the latest elements of eight sequences, each time one of them emits.
  ///
  /// The first result comes when each sequence has emitted. It completes when all of them have, or when it can emit
  /// nothing any more; an error of any of them, or one thrown by `resultSelector`, ends it.
  /// See <http://reactivex.io/documentation/operators/combinelatest.html>.
  ///
  /// `resultSelector` makes the result; retained as long as the sequence.
  @preconcurrency
  @inlinable
  public static func combineLatest<
    O1: ObservableType, O2: ObservableType, O3: ObservableType, O4: ObservableType, O5: ObservableType,
    O6: ObservableType, O7: ObservableType, O8: ObservableType
  >(
    _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4, _ source5: O5, _ source6: O6, _ source7: O7,
    _ source8: O8,
    resultSelector:
      sending @escaping (
        O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element, O7.Element, O8.Element
      ) throws -> Element
  ) -> Observable<Element> {
    let resultSelector = resultSelector
    let sources = (
      source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(),
      source5.asObservable(), source6.asObservable(), source7.asObservable(), source8.asObservable()
    )
    return SourceObservable { inlet in
      let (v1, v2, v3, v4, v5, v6, v7, v8) = (
        Latest<O1.Element>(), Latest<O2.Element>(), Latest<O3.Element>(), Latest<O4.Element>(), Latest<O5.Element>(),
        Latest<O6.Element>(), Latest<O7.Element>(), Latest<O8.Element>()
      )
      let sink = CombineLatestSink(inlet.pipeline, count: 8) {
        inlet.next(
          try resultSelector(
            v1.current, v2.current, v3.current, v4.current, v5.current, v6.current, v7.current, v8.current))
      }
      return Disposables.create([
        sink.connect(sources.0, v1), sink.connect(sources.1, v2), sink.connect(sources.2, v3),
        sink.connect(sources.3, v4), sink.connect(sources.4, v5), sink.connect(sources.5, v6),
        sink.connect(sources.6, v7), sink.connect(sources.7, v8),
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

  /// Combines the latest elements of three sequences to tuples, each time one of them emits.
  ///
  /// The first tuple comes when each sequence has emitted. It completes when all of them have, or when it can emit
  /// nothing any more; an error of any of them ends it.
  /// See <http://reactivex.io/documentation/operators/combinelatest.html>.
  @inlinable
  public static func combineLatest<O1: ObservableType, O2: ObservableType, O3: ObservableType>(
    _ source1: O1, _ source2: O2, _ source3: O3
  ) -> Observable<(O1.Element, O2.Element, O3.Element)> {
    let sources = (source1.asObservable(), source2.asObservable(), source3.asObservable())
    return SourceObservable { inlet in
      let (v1, v2, v3) = (Latest<O1.Element>(), Latest<O2.Element>(), Latest<O3.Element>())
      let sink = CombineLatestSink(inlet.pipeline, count: 3) {
        inlet.next((v1.current, v2.current, v3.current))
      }
      return Disposables.create([
        sink.connect(sources.0, v1), sink.connect(sources.1, v2), sink.connect(sources.2, v3),
      ])
    }
  }

  /// Combines the latest elements of four sequences to tuples, each time one of them emits.
  ///
  /// The first tuple comes when each sequence has emitted. It completes when all of them have, or when it can emit
  /// nothing any more; an error of any of them ends it.
  /// See <http://reactivex.io/documentation/operators/combinelatest.html>.
  @inlinable
  public static func combineLatest<O1: ObservableType, O2: ObservableType, O3: ObservableType, O4: ObservableType>(
    _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4
  ) -> Observable<(O1.Element, O2.Element, O3.Element, O4.Element)> {
    let sources = (source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable())
    return SourceObservable { inlet in
      let (v1, v2, v3, v4) = (Latest<O1.Element>(), Latest<O2.Element>(), Latest<O3.Element>(), Latest<O4.Element>())
      let sink = CombineLatestSink(inlet.pipeline, count: 4) {
        inlet.next((v1.current, v2.current, v3.current, v4.current))
      }
      return Disposables.create([
        sink.connect(sources.0, v1), sink.connect(sources.1, v2), sink.connect(sources.2, v3),
        sink.connect(sources.3, v4),
      ])
    }
  }

  /// Combines the latest elements of five sequences to tuples, each time one of them emits.
  ///
  /// The first tuple comes when each sequence has emitted. It completes when all of them have, or when it can emit
  /// nothing any more; an error of any of them ends it.
  /// See <http://reactivex.io/documentation/operators/combinelatest.html>.
  @inlinable
  public static func combineLatest<
    O1: ObservableType, O2: ObservableType, O3: ObservableType, O4: ObservableType, O5: ObservableType
  >(
    _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4, _ source5: O5
  ) -> Observable<(O1.Element, O2.Element, O3.Element, O4.Element, O5.Element)> {
    let sources = (
      source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(),
      source5.asObservable()
    )
    return SourceObservable { inlet in
      let (v1, v2, v3, v4, v5) = (
        Latest<O1.Element>(), Latest<O2.Element>(), Latest<O3.Element>(), Latest<O4.Element>(), Latest<O5.Element>()
      )
      let sink = CombineLatestSink(inlet.pipeline, count: 5) {
        inlet.next((v1.current, v2.current, v3.current, v4.current, v5.current))
      }
      return Disposables.create([
        sink.connect(sources.0, v1), sink.connect(sources.1, v2), sink.connect(sources.2, v3),
        sink.connect(sources.3, v4), sink.connect(sources.4, v5),
      ])
    }
  }

  /// Combines the latest elements of six sequences to tuples, each time one of them emits.
  ///
  /// The first tuple comes when each sequence has emitted. It completes when all of them have, or when it can emit
  /// nothing any more; an error of any of them ends it.
  /// See <http://reactivex.io/documentation/operators/combinelatest.html>.
  @inlinable
  public static func combineLatest<
    O1: ObservableType, O2: ObservableType, O3: ObservableType, O4: ObservableType, O5: ObservableType,
    O6: ObservableType
  >(
    _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4, _ source5: O5, _ source6: O6
  ) -> Observable<(O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element)> {
    let sources = (
      source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(),
      source5.asObservable(), source6.asObservable()
    )
    return SourceObservable { inlet in
      let (v1, v2, v3, v4, v5, v6) = (
        Latest<O1.Element>(), Latest<O2.Element>(), Latest<O3.Element>(), Latest<O4.Element>(), Latest<O5.Element>(),
        Latest<O6.Element>()
      )
      let sink = CombineLatestSink(inlet.pipeline, count: 6) {
        inlet.next((v1.current, v2.current, v3.current, v4.current, v5.current, v6.current))
      }
      return Disposables.create([
        sink.connect(sources.0, v1), sink.connect(sources.1, v2), sink.connect(sources.2, v3),
        sink.connect(sources.3, v4), sink.connect(sources.4, v5), sink.connect(sources.5, v6),
      ])
    }
  }

  /// Combines the latest elements of seven sequences to tuples, each time one of them emits.
  ///
  /// The first tuple comes when each sequence has emitted. It completes when all of them have, or when it can emit
  /// nothing any more; an error of any of them ends it.
  /// See <http://reactivex.io/documentation/operators/combinelatest.html>.
  @inlinable
  public static func combineLatest<
    O1: ObservableType, O2: ObservableType, O3: ObservableType, O4: ObservableType, O5: ObservableType,
    O6: ObservableType, O7: ObservableType
  >(
    _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4, _ source5: O5, _ source6: O6, _ source7: O7
  ) -> Observable<(O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element, O7.Element)> {
    let sources = (
      source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(),
      source5.asObservable(), source6.asObservable(), source7.asObservable()
    )
    return SourceObservable { inlet in
      let (v1, v2, v3, v4, v5, v6, v7) = (
        Latest<O1.Element>(), Latest<O2.Element>(), Latest<O3.Element>(), Latest<O4.Element>(), Latest<O5.Element>(),
        Latest<O6.Element>(), Latest<O7.Element>()
      )
      let sink = CombineLatestSink(inlet.pipeline, count: 7) {
        inlet.next((v1.current, v2.current, v3.current, v4.current, v5.current, v6.current, v7.current))
      }
      return Disposables.create([
        sink.connect(sources.0, v1), sink.connect(sources.1, v2), sink.connect(sources.2, v3),
        sink.connect(sources.3, v4), sink.connect(sources.4, v5), sink.connect(sources.5, v6),
        sink.connect(sources.6, v7),
      ])
    }
  }

  /// Combines the latest elements of eight sequences to tuples, each time one of them emits.
  ///
  /// The first tuple comes when each sequence has emitted. It completes when all of them have, or when it can emit
  /// nothing any more; an error of any of them ends it.
  /// See <http://reactivex.io/documentation/operators/combinelatest.html>.
  @inlinable
  public static func combineLatest<
    O1: ObservableType, O2: ObservableType, O3: ObservableType, O4: ObservableType, O5: ObservableType,
    O6: ObservableType, O7: ObservableType, O8: ObservableType
  >(
    _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4, _ source5: O5, _ source6: O6, _ source7: O7,
    _ source8: O8
  ) -> Observable<(O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element, O7.Element, O8.Element)> {
    let sources = (
      source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(),
      source5.asObservable(), source6.asObservable(), source7.asObservable(), source8.asObservable()
    )
    return SourceObservable { inlet in
      let (v1, v2, v3, v4, v5, v6, v7, v8) = (
        Latest<O1.Element>(), Latest<O2.Element>(), Latest<O3.Element>(), Latest<O4.Element>(), Latest<O5.Element>(),
        Latest<O6.Element>(), Latest<O7.Element>(), Latest<O8.Element>()
      )
      let sink = CombineLatestSink(inlet.pipeline, count: 8) {
        inlet.next((v1.current, v2.current, v3.current, v4.current, v5.current, v6.current, v7.current, v8.current))
      }
      return Disposables.create([
        sink.connect(sources.0, v1), sink.connect(sources.1, v2), sink.connect(sources.2, v3),
        sink.connect(sources.3, v4), sink.connect(sources.4, v5), sink.connect(sources.5, v6),
        sink.connect(sources.6, v7), sink.connect(sources.7, v8),
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
    let store = {
      replaced = store(element)
      return self.isDue(isFirst: replaced == nil)
    }
    if enter(if: store, leaving: { { if store() { self.changed() } } }) {
      changed()
      exit()
    }
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
