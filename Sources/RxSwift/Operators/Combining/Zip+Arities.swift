// SPDX-License-Identifier: MIT
// Written by scripts/generate-arities.

extension ObservableType {
  /// Combines the first elements of two sequences, then the second ones, and so on.
  ///
  /// Elements wait until each sequence has emitted its counterpart; the thread that sends the last one delivers the
  /// result. It completes when all sequences have completed. An error of any of them, or one thrown by
  /// `resultSelector`, ends it.
  /// See <http://reactivex.io/documentation/operators/zip.html>.
  ///
  /// ```swift
  /// let (questions, answers) = (PublishSubject<String>(), PublishSubject<Int>())
  /// _ = Observable.zip(questions, answers) { "\($0) \($1)" }.subscribe(onNext: { print($0) })
  /// questions.onNext("6 x 7?")
  /// questions.onNext("2 + 2?")
  /// answers.onNext(42)  // prints 6 x 7? 42
  /// answers.onNext(4)  // prints 2 + 2? 4
  /// ```
  ///
  /// `resultSelector` makes the result; retained as long as the sequence.
  @preconcurrency
  @inlinable
  public static func zip<O1: ObservableType, O2: ObservableType>(
    _ source1: O1, _ source2: O2,
    resultSelector: @escaping @Sendable (O1.Element, O2.Element) throws -> Element
  ) -> Observable<Element> {
    let sources = (source1.asObservable(), source2.asObservable())
    return Observable<Element> { emitter in
      let empty = Cell(2)
      let (v1, v2) = (ZipQueue<O1.Element>(empty), ZipQueue<O2.Element>(empty))
      let sink = ZipSink(emitter.running, count: 2, empty) {
        emitter.next(try resultSelector(v1.popFirst(), v2.popFirst()))
      }
      return Disposables.create([
        sink.connect(sources.0, v1), sink.connect(sources.1, v2),
      ])
    }
  }

  /// Combines the first elements of three sequences, then the second ones, and so on.
  ///
  /// Elements wait until each sequence has emitted its counterpart; the thread that sends the last one delivers the
  /// result. It completes when all sequences have completed. An error of any of them, or one thrown by
  /// `resultSelector`, ends it.
  /// See <http://reactivex.io/documentation/operators/zip.html>.
  ///
  /// ```swift
  /// let s = (1...3).map { Observable.just($0) }
  /// _ = Observable.zip(s[0], s[1], s[2]) { [$0, $1, $2] }
  ///   .subscribe(onNext: { print($0) })  // prints [1, 2, 3]
  /// ```
  ///
  /// `resultSelector` makes the result; retained as long as the sequence.
  @preconcurrency
  @inlinable
  public static func zip<O1: ObservableType, O2: ObservableType, O3: ObservableType>(
    _ source1: O1, _ source2: O2, _ source3: O3,
    resultSelector: @escaping @Sendable (O1.Element, O2.Element, O3.Element) throws -> Element
  ) -> Observable<Element> {
    let sources = (source1.asObservable(), source2.asObservable(), source3.asObservable())
    return Observable<Element> { emitter in
      let empty = Cell(3)
      let (v1, v2, v3) = (ZipQueue<O1.Element>(empty), ZipQueue<O2.Element>(empty), ZipQueue<O3.Element>(empty))
      let sink = ZipSink(emitter.running, count: 3, empty) {
        emitter.next(try resultSelector(v1.popFirst(), v2.popFirst(), v3.popFirst()))
      }
      return Disposables.create([
        sink.connect(sources.0, v1), sink.connect(sources.1, v2), sink.connect(sources.2, v3),
      ])
    }
  }

  /// Combines the first elements of four sequences, then the second ones, and so on.
  ///
  /// Elements wait until each sequence has emitted its counterpart; the thread that sends the last one delivers the
  /// result. It completes when all sequences have completed. An error of any of them, or one thrown by
  /// `resultSelector`, ends it.
  /// See <http://reactivex.io/documentation/operators/zip.html>.
  ///
  /// ```swift
  /// let s = (1...4).map { Observable.just($0) }
  /// _ = Observable.zip(s[0], s[1], s[2], s[3]) { [$0, $1, $2, $3] }
  ///   .subscribe(onNext: { print($0) })  // prints [1, 2, 3, 4]
  /// ```
  ///
  /// `resultSelector` makes the result; retained as long as the sequence.
  @preconcurrency
  @inlinable
  public static func zip<O1: ObservableType, O2: ObservableType, O3: ObservableType, O4: ObservableType>(
    _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4,
    resultSelector: @escaping @Sendable (O1.Element, O2.Element, O3.Element, O4.Element) throws -> Element
  ) -> Observable<Element> {
    let sources = (source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable())
    return Observable<Element> { emitter in
      let empty = Cell(4)
      let (v1, v2, v3, v4) = (
        ZipQueue<O1.Element>(empty), ZipQueue<O2.Element>(empty), ZipQueue<O3.Element>(empty),
        ZipQueue<O4.Element>(empty)
      )
      let sink = ZipSink(emitter.running, count: 4, empty) {
        emitter.next(try resultSelector(v1.popFirst(), v2.popFirst(), v3.popFirst(), v4.popFirst()))
      }
      return Disposables.create([
        sink.connect(sources.0, v1), sink.connect(sources.1, v2), sink.connect(sources.2, v3),
        sink.connect(sources.3, v4),
      ])
    }
  }

  /// Combines the first elements of five sequences, then the second ones, and so on.
  ///
  /// Elements wait until each sequence has emitted its counterpart; the thread that sends the last one delivers the
  /// result. It completes when all sequences have completed. An error of any of them, or one thrown by
  /// `resultSelector`, ends it.
  /// See <http://reactivex.io/documentation/operators/zip.html>.
  ///
  /// ```swift
  /// let s = (1...5).map { Observable.just($0) }
  /// _ = Observable.zip(s[0], s[1], s[2], s[3], s[4]) { [$0, $1, $2, $3, $4] }
  ///   .subscribe(onNext: { print($0) })  // prints [1, 2, 3, 4, 5]
  /// ```
  ///
  /// `resultSelector` makes the result; retained as long as the sequence.
  @preconcurrency
  @inlinable
  public static func zip<
    O1: ObservableType, O2: ObservableType, O3: ObservableType, O4: ObservableType, O5: ObservableType
  >(
    _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4, _ source5: O5,
    resultSelector: @escaping @Sendable (O1.Element, O2.Element, O3.Element, O4.Element, O5.Element) throws -> Element
  ) -> Observable<Element> {
    let sources = (
      source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(),
      source5.asObservable()
    )
    return Observable<Element> { emitter in
      let empty = Cell(5)
      let (v1, v2, v3, v4, v5) = (
        ZipQueue<O1.Element>(empty), ZipQueue<O2.Element>(empty), ZipQueue<O3.Element>(empty),
        ZipQueue<O4.Element>(empty), ZipQueue<O5.Element>(empty)
      )
      let sink = ZipSink(emitter.running, count: 5, empty) {
        emitter.next(try resultSelector(v1.popFirst(), v2.popFirst(), v3.popFirst(), v4.popFirst(), v5.popFirst()))
      }
      return Disposables.create([
        sink.connect(sources.0, v1), sink.connect(sources.1, v2), sink.connect(sources.2, v3),
        sink.connect(sources.3, v4), sink.connect(sources.4, v5),
      ])
    }
  }

  /// Combines the first elements of six sequences, then the second ones, and so on.
  ///
  /// Elements wait until each sequence has emitted its counterpart; the thread that sends the last one delivers the
  /// result. It completes when all sequences have completed. An error of any of them, or one thrown by
  /// `resultSelector`, ends it.
  /// See <http://reactivex.io/documentation/operators/zip.html>.
  ///
  /// ```swift
  /// let s = (1...6).map { Observable.just($0) }
  /// _ = Observable.zip(s[0], s[1], s[2], s[3], s[4], s[5]) { [$0, $1, $2, $3, $4, $5] }
  ///   .subscribe(onNext: { print($0) })  // prints [1, 2, 3, 4, 5, 6]
  /// ```
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
      @escaping @Sendable (O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element) throws -> Element
  ) -> Observable<Element> {
    let sources = (
      source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(),
      source5.asObservable(), source6.asObservable()
    )
    return Observable<Element> { emitter in
      let empty = Cell(6)
      let (v1, v2, v3, v4, v5, v6) = (
        ZipQueue<O1.Element>(empty), ZipQueue<O2.Element>(empty), ZipQueue<O3.Element>(empty),
        ZipQueue<O4.Element>(empty), ZipQueue<O5.Element>(empty), ZipQueue<O6.Element>(empty)
      )
      let sink = ZipSink(emitter.running, count: 6, empty) {
        emitter.next(
          try resultSelector(v1.popFirst(), v2.popFirst(), v3.popFirst(), v4.popFirst(), v5.popFirst(), v6.popFirst()))
      }
      return Disposables.create([
        sink.connect(sources.0, v1), sink.connect(sources.1, v2), sink.connect(sources.2, v3),
        sink.connect(sources.3, v4), sink.connect(sources.4, v5), sink.connect(sources.5, v6),
      ])
    }
  }

  /// Combines the first elements of seven sequences, then the second ones, and so on.
  ///
  /// Elements wait until each sequence has emitted its counterpart; the thread that sends the last one delivers the
  /// result. It completes when all sequences have completed. An error of any of them, or one thrown by
  /// `resultSelector`, ends it.
  /// See <http://reactivex.io/documentation/operators/zip.html>.
  ///
  /// ```swift
  /// let s = (1...7).map { Observable.just($0) }
  /// _ = Observable.zip(s[0], s[1], s[2], s[3], s[4], s[5], s[6]) { [$0, $1, $2, $3, $4, $5, $6] }
  ///   .subscribe(onNext: { print($0) })  // prints [1, 2, 3, 4, 5, 6, 7]
  /// ```
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
      @escaping @Sendable (O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element, O7.Element) throws ->
      Element
  ) -> Observable<Element> {
    let sources = (
      source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(),
      source5.asObservable(), source6.asObservable(), source7.asObservable()
    )
    return Observable<Element> { emitter in
      let empty = Cell(7)
      let (v1, v2, v3, v4, v5, v6, v7) = (
        ZipQueue<O1.Element>(empty), ZipQueue<O2.Element>(empty), ZipQueue<O3.Element>(empty),
        ZipQueue<O4.Element>(empty), ZipQueue<O5.Element>(empty), ZipQueue<O6.Element>(empty),
        ZipQueue<O7.Element>(empty)
      )
      let sink = ZipSink(emitter.running, count: 7, empty) {
        emitter.next(
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
  /// Elements wait until each sequence has emitted its counterpart; the thread that sends the last one delivers the
  /// result. It completes when all sequences have completed. An error of any of them, or one thrown by
  /// `resultSelector`, ends it.
  /// See <http://reactivex.io/documentation/operators/zip.html>.
  ///
  /// ```swift
  /// let s = (1...8).map { Observable.just($0) }
  /// _ = Observable.zip(s[0], s[1], s[2], s[3], s[4], s[5], s[6], s[7]) { [$0, $1, $2, $3, $4, $5, $6, $7] }
  ///   .subscribe(onNext: { print($0) })  // prints [1, 2, 3, 4, 5, 6, 7, 8]
  /// ```
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
      @escaping @Sendable (
        O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element, O7.Element, O8.Element
      ) throws -> Element
  ) -> Observable<Element> {
    let sources = (
      source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(),
      source5.asObservable(), source6.asObservable(), source7.asObservable(), source8.asObservable()
    )
    return Observable<Element> { emitter in
      let empty = Cell(8)
      let (v1, v2, v3, v4, v5, v6, v7, v8) = (
        ZipQueue<O1.Element>(empty), ZipQueue<O2.Element>(empty), ZipQueue<O3.Element>(empty),
        ZipQueue<O4.Element>(empty), ZipQueue<O5.Element>(empty), ZipQueue<O6.Element>(empty),
        ZipQueue<O7.Element>(empty), ZipQueue<O8.Element>(empty)
      )
      let sink = ZipSink(emitter.running, count: 8, empty) {
        emitter.next(
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
  /// Combines the first elements of two sequences to tuples, then the second ones, and so on.
  ///
  /// Elements wait until each sequence has emitted its counterpart; the thread that sends the last one delivers the
  /// tuple. It completes when all sequences have completed. An error of any of them ends it.
  /// See <http://reactivex.io/documentation/operators/zip.html>.
  ///
  /// ```swift
  /// _ = Observable.zip(Observable.of("a", "b", "c"), Observable.of(1, 2))
  ///   .subscribe(onNext: { print($0, $1) })  // prints a 1, b 2
  /// ```
  @inlinable
  public static func zip<O1: ObservableType, O2: ObservableType>(
    _ source1: O1, _ source2: O2
  ) -> Observable<(O1.Element, O2.Element)> {
    let sources = (source1.asObservable(), source2.asObservable())
    return Observable<(O1.Element, O2.Element)> { emitter in
      let empty = Cell(2)
      let (v1, v2) = (ZipQueue<O1.Element>(empty), ZipQueue<O2.Element>(empty))
      let sink = ZipSink(emitter.running, count: 2, empty) {
        emitter.next((v1.popFirst(), v2.popFirst()))
      }
      return Disposables.create([
        sink.connect(sources.0, v1), sink.connect(sources.1, v2),
      ])
    }
  }

  /// Combines the first elements of three sequences to tuples, then the second ones, and so on.
  ///
  /// Elements wait until each sequence has emitted its counterpart; the thread that sends the last one delivers the
  /// tuple. It completes when all sequences have completed. An error of any of them ends it.
  /// See <http://reactivex.io/documentation/operators/zip.html>.
  ///
  /// ```swift
  /// let s = (1...3).map { Observable.just($0) }
  /// _ = Observable.zip(s[0], s[1], s[2])
  ///   .subscribe(onNext: { print($0) })  // prints (1, 2, 3)
  /// ```
  @inlinable
  public static func zip<O1: ObservableType, O2: ObservableType, O3: ObservableType>(
    _ source1: O1, _ source2: O2, _ source3: O3
  ) -> Observable<(O1.Element, O2.Element, O3.Element)> {
    let sources = (source1.asObservable(), source2.asObservable(), source3.asObservable())
    return Observable<(O1.Element, O2.Element, O3.Element)> { emitter in
      let empty = Cell(3)
      let (v1, v2, v3) = (ZipQueue<O1.Element>(empty), ZipQueue<O2.Element>(empty), ZipQueue<O3.Element>(empty))
      let sink = ZipSink(emitter.running, count: 3, empty) {
        emitter.next((v1.popFirst(), v2.popFirst(), v3.popFirst()))
      }
      return Disposables.create([
        sink.connect(sources.0, v1), sink.connect(sources.1, v2), sink.connect(sources.2, v3),
      ])
    }
  }

  /// Combines the first elements of four sequences to tuples, then the second ones, and so on.
  ///
  /// Elements wait until each sequence has emitted its counterpart; the thread that sends the last one delivers the
  /// tuple. It completes when all sequences have completed. An error of any of them ends it.
  /// See <http://reactivex.io/documentation/operators/zip.html>.
  ///
  /// ```swift
  /// let s = (1...4).map { Observable.just($0) }
  /// _ = Observable.zip(s[0], s[1], s[2], s[3])
  ///   .subscribe(onNext: { print($0) })  // prints (1, 2, 3, 4)
  /// ```
  @inlinable
  public static func zip<O1: ObservableType, O2: ObservableType, O3: ObservableType, O4: ObservableType>(
    _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4
  ) -> Observable<(O1.Element, O2.Element, O3.Element, O4.Element)> {
    let sources = (source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable())
    return Observable<(O1.Element, O2.Element, O3.Element, O4.Element)> { emitter in
      let empty = Cell(4)
      let (v1, v2, v3, v4) = (
        ZipQueue<O1.Element>(empty), ZipQueue<O2.Element>(empty), ZipQueue<O3.Element>(empty),
        ZipQueue<O4.Element>(empty)
      )
      let sink = ZipSink(emitter.running, count: 4, empty) {
        emitter.next((v1.popFirst(), v2.popFirst(), v3.popFirst(), v4.popFirst()))
      }
      return Disposables.create([
        sink.connect(sources.0, v1), sink.connect(sources.1, v2), sink.connect(sources.2, v3),
        sink.connect(sources.3, v4),
      ])
    }
  }

  /// Combines the first elements of five sequences to tuples, then the second ones, and so on.
  ///
  /// Elements wait until each sequence has emitted its counterpart; the thread that sends the last one delivers the
  /// tuple. It completes when all sequences have completed. An error of any of them ends it.
  /// See <http://reactivex.io/documentation/operators/zip.html>.
  ///
  /// ```swift
  /// let s = (1...5).map { Observable.just($0) }
  /// _ = Observable.zip(s[0], s[1], s[2], s[3], s[4])
  ///   .subscribe(onNext: { print($0) })  // prints (1, 2, 3, 4, 5)
  /// ```
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
    return Observable<(O1.Element, O2.Element, O3.Element, O4.Element, O5.Element)> { emitter in
      let empty = Cell(5)
      let (v1, v2, v3, v4, v5) = (
        ZipQueue<O1.Element>(empty), ZipQueue<O2.Element>(empty), ZipQueue<O3.Element>(empty),
        ZipQueue<O4.Element>(empty), ZipQueue<O5.Element>(empty)
      )
      let sink = ZipSink(emitter.running, count: 5, empty) {
        emitter.next((v1.popFirst(), v2.popFirst(), v3.popFirst(), v4.popFirst(), v5.popFirst()))
      }
      return Disposables.create([
        sink.connect(sources.0, v1), sink.connect(sources.1, v2), sink.connect(sources.2, v3),
        sink.connect(sources.3, v4), sink.connect(sources.4, v5),
      ])
    }
  }

  /// Combines the first elements of six sequences to tuples, then the second ones, and so on.
  ///
  /// Elements wait until each sequence has emitted its counterpart; the thread that sends the last one delivers the
  /// tuple. It completes when all sequences have completed. An error of any of them ends it.
  /// See <http://reactivex.io/documentation/operators/zip.html>.
  ///
  /// ```swift
  /// let s = (1...6).map { Observable.just($0) }
  /// _ = Observable.zip(s[0], s[1], s[2], s[3], s[4], s[5])
  ///   .subscribe(onNext: { print($0) })  // prints (1, 2, 3, 4, 5, 6)
  /// ```
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
    return Observable<(O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element)> { emitter in
      let empty = Cell(6)
      let (v1, v2, v3, v4, v5, v6) = (
        ZipQueue<O1.Element>(empty), ZipQueue<O2.Element>(empty), ZipQueue<O3.Element>(empty),
        ZipQueue<O4.Element>(empty), ZipQueue<O5.Element>(empty), ZipQueue<O6.Element>(empty)
      )
      let sink = ZipSink(emitter.running, count: 6, empty) {
        emitter.next((v1.popFirst(), v2.popFirst(), v3.popFirst(), v4.popFirst(), v5.popFirst(), v6.popFirst()))
      }
      return Disposables.create([
        sink.connect(sources.0, v1), sink.connect(sources.1, v2), sink.connect(sources.2, v3),
        sink.connect(sources.3, v4), sink.connect(sources.4, v5), sink.connect(sources.5, v6),
      ])
    }
  }

  /// Combines the first elements of seven sequences to tuples, then the second ones, and so on.
  ///
  /// Elements wait until each sequence has emitted its counterpart; the thread that sends the last one delivers the
  /// tuple. It completes when all sequences have completed. An error of any of them ends it.
  /// See <http://reactivex.io/documentation/operators/zip.html>.
  ///
  /// ```swift
  /// let s = (1...7).map { Observable.just($0) }
  /// _ = Observable.zip(s[0], s[1], s[2], s[3], s[4], s[5], s[6])
  ///   .subscribe(onNext: { print($0) })  // prints (1, 2, 3, 4, 5, 6, 7)
  /// ```
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
    return Observable<(O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element, O7.Element)> { emitter in
      let empty = Cell(7)
      let (v1, v2, v3, v4, v5, v6, v7) = (
        ZipQueue<O1.Element>(empty), ZipQueue<O2.Element>(empty), ZipQueue<O3.Element>(empty),
        ZipQueue<O4.Element>(empty), ZipQueue<O5.Element>(empty), ZipQueue<O6.Element>(empty),
        ZipQueue<O7.Element>(empty)
      )
      let sink = ZipSink(emitter.running, count: 7, empty) {
        emitter.next(
          (v1.popFirst(), v2.popFirst(), v3.popFirst(), v4.popFirst(), v5.popFirst(), v6.popFirst(), v7.popFirst()))
      }
      return Disposables.create([
        sink.connect(sources.0, v1), sink.connect(sources.1, v2), sink.connect(sources.2, v3),
        sink.connect(sources.3, v4), sink.connect(sources.4, v5), sink.connect(sources.5, v6),
        sink.connect(sources.6, v7),
      ])
    }
  }

  /// Combines the first elements of eight sequences to tuples, then the second ones, and so on.
  ///
  /// Elements wait until each sequence has emitted its counterpart; the thread that sends the last one delivers the
  /// tuple. It completes when all sequences have completed. An error of any of them ends it.
  /// See <http://reactivex.io/documentation/operators/zip.html>.
  ///
  /// ```swift
  /// let s = (1...8).map { Observable.just($0) }
  /// _ = Observable.zip(s[0], s[1], s[2], s[3], s[4], s[5], s[6], s[7])
  ///   .subscribe(onNext: { print($0) })  // prints (1, 2, 3, 4, 5, 6, 7, 8)
  /// ```
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
    return Observable<(O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element, O7.Element, O8.Element)>
    { emitter in
      let empty = Cell(8)
      let (v1, v2, v3, v4, v5, v6, v7, v8) = (
        ZipQueue<O1.Element>(empty), ZipQueue<O2.Element>(empty), ZipQueue<O3.Element>(empty),
        ZipQueue<O4.Element>(empty), ZipQueue<O5.Element>(empty), ZipQueue<O6.Element>(empty),
        ZipQueue<O7.Element>(empty), ZipQueue<O8.Element>(empty)
      )
      let sink = ZipSink(emitter.running, count: 8, empty) {
        emitter.next(
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
