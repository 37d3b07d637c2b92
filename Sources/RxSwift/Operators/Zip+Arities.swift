// SPDX-License-Identifier: MIT

extension ObservableType {
  /// Combines the first elements of three sequences, then the second ones, and so on.
  ///
  /// Elements wait until each sequence has emitted its counterpart. It completes when all sequences have, or when one
  /// emits an element whose counterparts cannot come any more; an error of any of them, or one thrown by
  /// `resultSelector`, ends it. See <http://reactivex.io/documentation/operators/zip.html>.
  ///
  /// `resultSelector` makes the result; retained as long as the sequence.
  @preconcurrency
  @inlinable
  public static func zip<O1: ObservableType, O2: ObservableType, O3: ObservableType>(
    _ source1: O1, _ source2: O2, _ source3: O3,
    resultSelector: sending @escaping (O1.Element, O2.Element, O3.Element) throws -> Element
  ) -> Observable<Element> {
    // A copy: a `sending` parameter that a closure captures lies in a box, with a checked access for each use.
    let resultSelector = resultSelector
    let sources = (source1.asObservable(), source2.asObservable(), source3.asObservable())
    return SourceObservable { inlet in
      let empty = EmptyCount(3)
      let (v1, v2, v3) = (ZipQueue<O1.Element>(empty), ZipQueue<O2.Element>(empty), ZipQueue<O3.Element>(empty))
      let sink = ZipSink(inlet.pipeline, count: 3, empty) {
        inlet.next(try resultSelector(v1.popFirst(), v2.popFirst(), v3.popFirst()))
      }
      return Disposables.create([
        sink.connect(sources.0, v1), sink.connect(sources.1, v2), sink.connect(sources.2, v3),
      ])
    }
  }

  /// Combines the first elements of four sequences, then the second ones, and so on.
  ///
  /// Elements wait until each sequence has emitted its counterpart. It completes when all sequences have, or when one
  /// emits an element whose counterparts cannot come any more; an error of any of them, or one thrown by
  /// `resultSelector`, ends it. See <http://reactivex.io/documentation/operators/zip.html>.
  ///
  /// `resultSelector` makes the result; retained as long as the sequence.
  @preconcurrency
  @inlinable
  public static func zip<O1: ObservableType, O2: ObservableType, O3: ObservableType, O4: ObservableType>(
    _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4,
    resultSelector: sending @escaping (O1.Element, O2.Element, O3.Element, O4.Element) throws -> Element
  ) -> Observable<Element> {
    let resultSelector = resultSelector
    let sources = (source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable())
    return SourceObservable { inlet in
      let empty = EmptyCount(4)
      let (v1, v2, v3, v4) = (
        ZipQueue<O1.Element>(empty), ZipQueue<O2.Element>(empty), ZipQueue<O3.Element>(empty),
        ZipQueue<O4.Element>(empty)
      )
      let sink = ZipSink(inlet.pipeline, count: 4, empty) {
        inlet.next(try resultSelector(v1.popFirst(), v2.popFirst(), v3.popFirst(), v4.popFirst()))
      }
      return Disposables.create([
        sink.connect(sources.0, v1), sink.connect(sources.1, v2), sink.connect(sources.2, v3),
        sink.connect(sources.3, v4),
      ])
    }
  }

  /// Combines the first elements of five sequences, then the second ones, and so on.
  ///
  /// Elements wait until each sequence has emitted its counterpart. It completes when all sequences have, or when one
  /// emits an element whose counterparts cannot come any more; an error of any of them, or one thrown by
  /// `resultSelector`, ends it. See <http://reactivex.io/documentation/operators/zip.html>.
  ///
  /// `resultSelector` makes the result; retained as long as the sequence.
  @preconcurrency
  @inlinable
  public static func zip<
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
      let empty = EmptyCount(5)
      let (v1, v2, v3, v4, v5) = (
        ZipQueue<O1.Element>(empty), ZipQueue<O2.Element>(empty), ZipQueue<O3.Element>(empty),
        ZipQueue<O4.Element>(empty), ZipQueue<O5.Element>(empty)
      )
      let sink = ZipSink(inlet.pipeline, count: 5, empty) {
        inlet.next(try resultSelector(v1.popFirst(), v2.popFirst(), v3.popFirst(), v4.popFirst(), v5.popFirst()))
      }
      return Disposables.create([
        sink.connect(sources.0, v1), sink.connect(sources.1, v2), sink.connect(sources.2, v3),
        sink.connect(sources.3, v4), sink.connect(sources.4, v5),
      ])
    }
  }

  /// Combines the first elements of six sequences, then the second ones, and so on.
  ///
  /// Elements wait until each sequence has emitted its counterpart. It completes when all sequences have, or when one
  /// emits an element whose counterparts cannot come any more; an error of any of them, or one thrown by
  /// `resultSelector`, ends it. See <http://reactivex.io/documentation/operators/zip.html>.
  ///
  /// `resultSelector` makes the result; retained as long as the sequence.
  @preconcurrency
  @inlinable
  public static func zip<
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
      let empty = EmptyCount(6)
      let (v1, v2, v3, v4, v5, v6) = (
        ZipQueue<O1.Element>(empty), ZipQueue<O2.Element>(empty), ZipQueue<O3.Element>(empty),
        ZipQueue<O4.Element>(empty), ZipQueue<O5.Element>(empty), ZipQueue<O6.Element>(empty)
      )
      let sink = ZipSink(inlet.pipeline, count: 6, empty) {
        inlet.next(
          try resultSelector(
            v1.popFirst(), v2.popFirst(), v3.popFirst(), v4.popFirst(), v5.popFirst(), v6.popFirst()))
      }
      return Disposables.create([
        sink.connect(sources.0, v1), sink.connect(sources.1, v2), sink.connect(sources.2, v3),
        sink.connect(sources.3, v4), sink.connect(sources.4, v5), sink.connect(sources.5, v6),
      ])
    }
  }

  /// Combines the first elements of seven sequences, then the second ones, and so on.
  ///
  /// Elements wait until each sequence has emitted its counterpart. It completes when all sequences have, or when one
  /// emits an element whose counterparts cannot come any more; an error of any of them, or one thrown by
  /// `resultSelector`, ends it. See <http://reactivex.io/documentation/operators/zip.html>.
  ///
  /// `resultSelector` makes the result; retained as long as the sequence.
  @preconcurrency
  @inlinable
  public static func zip<
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
      let empty = EmptyCount(7)
      let (v1, v2, v3, v4, v5, v6, v7) = (
        ZipQueue<O1.Element>(empty), ZipQueue<O2.Element>(empty), ZipQueue<O3.Element>(empty),
        ZipQueue<O4.Element>(empty), ZipQueue<O5.Element>(empty), ZipQueue<O6.Element>(empty),
        ZipQueue<O7.Element>(empty)
      )
      let sink = ZipSink(inlet.pipeline, count: 7, empty) {
        inlet.next(
          try resultSelector(
            v1.popFirst(), v2.popFirst(), v3.popFirst(), v4.popFirst(), v5.popFirst(), v6.popFirst(), v7.popFirst()))
      }
      return Disposables.create([
        sink.connect(sources.0, v1), sink.connect(sources.1, v2), sink.connect(sources.2, v3),
        sink.connect(sources.3, v4), sink.connect(sources.4, v5), sink.connect(sources.5, v6),
        sink.connect(sources.6, v7),
      ])
    }
  }

  /// Combines the first elements of eight sequences, then the second ones, and so on.
  ///
  /// Elements wait until each sequence has emitted its counterpart. It completes when all sequences have, or when one
  /// emits an element whose counterparts cannot come any more; an error of any of them, or one thrown by
  /// `resultSelector`, ends it. See <http://reactivex.io/documentation/operators/zip.html>.
  ///
  /// `resultSelector` makes the result; retained as long as the sequence.
  @preconcurrency
  @inlinable
  public static func zip<
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
      let empty = EmptyCount(8)
      let (v1, v2, v3, v4, v5, v6, v7, v8) = (
        ZipQueue<O1.Element>(empty), ZipQueue<O2.Element>(empty), ZipQueue<O3.Element>(empty),
        ZipQueue<O4.Element>(empty), ZipQueue<O5.Element>(empty), ZipQueue<O6.Element>(empty),
        ZipQueue<O7.Element>(empty), ZipQueue<O8.Element>(empty)
      )
      let sink = ZipSink(inlet.pipeline, count: 8, empty) {
        inlet.next(
          try resultSelector(
            v1.popFirst(), v2.popFirst(), v3.popFirst(), v4.popFirst(), v5.popFirst(), v6.popFirst(), v7.popFirst(),
            v8.popFirst()))
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
  /// Combines the first elements of three sequences to a tuple, then the second ones, and so on.
  ///
  /// Elements wait until each sequence has emitted its counterpart. It completes when all sequences have, or when one
  /// emits an element whose counterparts cannot come any more; an error of any of them ends it.
  /// See <http://reactivex.io/documentation/operators/zip.html>.
  @inlinable
  public static func zip<O1: ObservableType, O2: ObservableType, O3: ObservableType>(
    _ source1: O1, _ source2: O2, _ source3: O3
  ) -> Observable<(O1.Element, O2.Element, O3.Element)> {
    let sources = (source1.asObservable(), source2.asObservable(), source3.asObservable())
    return SourceObservable { inlet in
      let empty = EmptyCount(3)
      let (v1, v2, v3) = (ZipQueue<O1.Element>(empty), ZipQueue<O2.Element>(empty), ZipQueue<O3.Element>(empty))
      let sink = ZipSink(inlet.pipeline, count: 3, empty) {
        inlet.next((v1.popFirst(), v2.popFirst(), v3.popFirst()))
      }
      return Disposables.create([
        sink.connect(sources.0, v1), sink.connect(sources.1, v2), sink.connect(sources.2, v3),
      ])
    }
  }

  /// Combines the first elements of four sequences to a tuple, then the second ones, and so on.
  ///
  /// Elements wait until each sequence has emitted its counterpart. It completes when all sequences have, or when one
  /// emits an element whose counterparts cannot come any more; an error of any of them ends it.
  /// See <http://reactivex.io/documentation/operators/zip.html>.
  @inlinable
  public static func zip<O1: ObservableType, O2: ObservableType, O3: ObservableType, O4: ObservableType>(
    _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4
  ) -> Observable<(O1.Element, O2.Element, O3.Element, O4.Element)> {
    let sources = (source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable())
    return SourceObservable { inlet in
      let empty = EmptyCount(4)
      let (v1, v2, v3, v4) = (
        ZipQueue<O1.Element>(empty), ZipQueue<O2.Element>(empty), ZipQueue<O3.Element>(empty),
        ZipQueue<O4.Element>(empty)
      )
      let sink = ZipSink(inlet.pipeline, count: 4, empty) {
        inlet.next((v1.popFirst(), v2.popFirst(), v3.popFirst(), v4.popFirst()))
      }
      return Disposables.create([
        sink.connect(sources.0, v1), sink.connect(sources.1, v2), sink.connect(sources.2, v3),
        sink.connect(sources.3, v4),
      ])
    }
  }

  /// Combines the first elements of five sequences to a tuple, then the second ones, and so on.
  ///
  /// Elements wait until each sequence has emitted its counterpart. It completes when all sequences have, or when one
  /// emits an element whose counterparts cannot come any more; an error of any of them ends it.
  /// See <http://reactivex.io/documentation/operators/zip.html>.
  @inlinable
  public static func zip<
    O1: ObservableType, O2: ObservableType, O3: ObservableType, O4: ObservableType, O5: ObservableType
  >(
    _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4, _ source5: O5
  ) -> Observable<(O1.Element, O2.Element, O3.Element, O4.Element, O5.Element)> {
    let sources = (
      source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(),
      source5.asObservable()
    )
    return SourceObservable { inlet in
      let empty = EmptyCount(5)
      let (v1, v2, v3, v4, v5) = (
        ZipQueue<O1.Element>(empty), ZipQueue<O2.Element>(empty), ZipQueue<O3.Element>(empty),
        ZipQueue<O4.Element>(empty), ZipQueue<O5.Element>(empty)
      )
      let sink = ZipSink(inlet.pipeline, count: 5, empty) {
        inlet.next((v1.popFirst(), v2.popFirst(), v3.popFirst(), v4.popFirst(), v5.popFirst()))
      }
      return Disposables.create([
        sink.connect(sources.0, v1), sink.connect(sources.1, v2), sink.connect(sources.2, v3),
        sink.connect(sources.3, v4), sink.connect(sources.4, v5),
      ])
    }
  }

  /// Combines the first elements of six sequences to a tuple, then the second ones, and so on.
  ///
  /// Elements wait until each sequence has emitted its counterpart. It completes when all sequences have, or when one
  /// emits an element whose counterparts cannot come any more; an error of any of them ends it.
  /// See <http://reactivex.io/documentation/operators/zip.html>.
  @inlinable
  public static func zip<
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
      let empty = EmptyCount(6)
      let (v1, v2, v3, v4, v5, v6) = (
        ZipQueue<O1.Element>(empty), ZipQueue<O2.Element>(empty), ZipQueue<O3.Element>(empty),
        ZipQueue<O4.Element>(empty), ZipQueue<O5.Element>(empty), ZipQueue<O6.Element>(empty)
      )
      let sink = ZipSink(inlet.pipeline, count: 6, empty) {
        inlet.next((v1.popFirst(), v2.popFirst(), v3.popFirst(), v4.popFirst(), v5.popFirst(), v6.popFirst()))
      }
      return Disposables.create([
        sink.connect(sources.0, v1), sink.connect(sources.1, v2), sink.connect(sources.2, v3),
        sink.connect(sources.3, v4), sink.connect(sources.4, v5), sink.connect(sources.5, v6),
      ])
    }
  }

  /// Combines the first elements of seven sequences to a tuple, then the second ones, and so on.
  ///
  /// Elements wait until each sequence has emitted its counterpart. It completes when all sequences have, or when one
  /// emits an element whose counterparts cannot come any more; an error of any of them ends it.
  /// See <http://reactivex.io/documentation/operators/zip.html>.
  @inlinable
  public static func zip<
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
      let empty = EmptyCount(7)
      let (v1, v2, v3, v4, v5, v6, v7) = (
        ZipQueue<O1.Element>(empty), ZipQueue<O2.Element>(empty), ZipQueue<O3.Element>(empty),
        ZipQueue<O4.Element>(empty), ZipQueue<O5.Element>(empty), ZipQueue<O6.Element>(empty),
        ZipQueue<O7.Element>(empty)
      )
      let sink = ZipSink(inlet.pipeline, count: 7, empty) {
        inlet.next(
          (
            v1.popFirst(), v2.popFirst(), v3.popFirst(), v4.popFirst(), v5.popFirst(), v6.popFirst(), v7.popFirst()
          ))
      }
      return Disposables.create([
        sink.connect(sources.0, v1), sink.connect(sources.1, v2), sink.connect(sources.2, v3),
        sink.connect(sources.3, v4), sink.connect(sources.4, v5), sink.connect(sources.5, v6),
        sink.connect(sources.6, v7),
      ])
    }
  }

  /// Combines the first elements of eight sequences to a tuple, then the second ones, and so on.
  ///
  /// Elements wait until each sequence has emitted its counterpart. It completes when all sequences have, or when one
  /// emits an element whose counterparts cannot come any more; an error of any of them ends it.
  /// See <http://reactivex.io/documentation/operators/zip.html>.
  @inlinable
  public static func zip<
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
      let empty = EmptyCount(8)
      let (v1, v2, v3, v4, v5, v6, v7, v8) = (
        ZipQueue<O1.Element>(empty), ZipQueue<O2.Element>(empty), ZipQueue<O3.Element>(empty),
        ZipQueue<O4.Element>(empty), ZipQueue<O5.Element>(empty), ZipQueue<O6.Element>(empty),
        ZipQueue<O7.Element>(empty), ZipQueue<O8.Element>(empty)
      )
      let sink = ZipSink(inlet.pipeline, count: 8, empty) {
        inlet.next(
          (
            v1.popFirst(), v2.popFirst(), v3.popFirst(), v4.popFirst(), v5.popFirst(), v6.popFirst(), v7.popFirst(),
            v8.popFirst()
          ))
      }
      return Disposables.create([
        sink.connect(sources.0, v1), sink.connect(sources.1, v2), sink.connect(sources.2, v3),
        sink.connect(sources.3, v4), sink.connect(sources.4, v5), sink.connect(sources.5, v6),
        sink.connect(sources.6, v7), sink.connect(sources.7, v8),
      ])
    }
  }
}
