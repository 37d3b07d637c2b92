// SPDX-License-Identifier: MIT

extension ObservableType {
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
    // A copy: a `sending` parameter that a closure captures lies in a box, with a checked access for each use.
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
