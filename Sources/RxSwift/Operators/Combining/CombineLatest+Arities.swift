// SPDX-License-Identifier: MIT
// Written by scripts/generate-arities.

extension ObservableType {
  /// Combines the latest elements of two sequences, each time one of them emits.
  ///
  /// The first result comes when each sequence has emitted. It completes when all of them have. It also completes with
  /// an element that comes when all other sequences have completed, one of them without an element. An error of any of
  /// them, or one thrown by `resultSelector`, ends it.
  /// See <http://reactivex.io/documentation/operators/combinelatest.html>.
  ///
  /// ```swift
  /// let (width, height) = (BehaviorSubject(value: 2), BehaviorSubject(value: 3))
  /// _ = Observable.combineLatest(width, height) { $0 * $1 }.subscribe(onNext: { print($0) })  // prints 6
  /// width.onNext(10)  // prints 30
  /// ```
  ///
  /// `resultSelector` makes the result; retained as long as the sequence.
  @preconcurrency
  @inlinable
  public static func combineLatest<O1: ObservableType, O2: ObservableType>(
    _ source1: O1, _ source2: O2,
    resultSelector: @escaping @Sendable (O1.Element, O2.Element) throws -> Element
  ) -> Observable<Element> {
    let sources = (source1.asObservable(), source2.asObservable())
    return Observable<Element> { emitter in
      let (v1, v2) = (Cell<O1.Element?>(nil), Cell<O2.Element?>(nil))
      let sink = CombineLatestSink(emitter.running, count: 2) {
        emitter.next(try resultSelector(v1.value!, v2.value!))
      }
      return Disposables.create([
        sink.connect(sources.0, v1), sink.connect(sources.1, v2),
      ])
    }
  }

  /// Combines the latest elements of three sequences, each time one of them emits.
  ///
  /// The first result comes when each sequence has emitted. It completes when all of them have. It also completes with
  /// an element that comes when all other sequences have completed, one of them without an element. An error of any of
  /// them, or one thrown by `resultSelector`, ends it.
  /// See <http://reactivex.io/documentation/operators/combinelatest.html>.
  ///
  /// ```swift
  /// let s = (1...3).map { Observable.just($0) }
  /// _ = Observable.combineLatest(s[0], s[1], s[2]) { [$0, $1, $2] }
  ///   .subscribe(onNext: { print($0) })  // prints [1, 2, 3]
  /// ```
  ///
  /// `resultSelector` makes the result; retained as long as the sequence.
  @preconcurrency
  @inlinable
  public static func combineLatest<O1: ObservableType, O2: ObservableType, O3: ObservableType>(
    _ source1: O1, _ source2: O2, _ source3: O3,
    resultSelector: @escaping @Sendable (O1.Element, O2.Element, O3.Element) throws -> Element
  ) -> Observable<Element> {
    let sources = (source1.asObservable(), source2.asObservable(), source3.asObservable())
    return Observable<Element> { emitter in
      let (v1, v2, v3) = (Cell<O1.Element?>(nil), Cell<O2.Element?>(nil), Cell<O3.Element?>(nil))
      let sink = CombineLatestSink(emitter.running, count: 3) {
        emitter.next(try resultSelector(v1.value!, v2.value!, v3.value!))
      }
      return Disposables.create([
        sink.connect(sources.0, v1), sink.connect(sources.1, v2), sink.connect(sources.2, v3),
      ])
    }
  }

  /// Combines the latest elements of four sequences, each time one of them emits.
  ///
  /// The first result comes when each sequence has emitted. It completes when all of them have. It also completes with
  /// an element that comes when all other sequences have completed, one of them without an element. An error of any of
  /// them, or one thrown by `resultSelector`, ends it.
  /// See <http://reactivex.io/documentation/operators/combinelatest.html>.
  ///
  /// ```swift
  /// let s = (1...4).map { Observable.just($0) }
  /// _ = Observable.combineLatest(s[0], s[1], s[2], s[3]) { [$0, $1, $2, $3] }
  ///   .subscribe(onNext: { print($0) })  // prints [1, 2, 3, 4]
  /// ```
  ///
  /// `resultSelector` makes the result; retained as long as the sequence.
  @preconcurrency
  @inlinable
  public static func combineLatest<O1: ObservableType, O2: ObservableType, O3: ObservableType, O4: ObservableType>(
    _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4,
    resultSelector: @escaping @Sendable (O1.Element, O2.Element, O3.Element, O4.Element) throws -> Element
  ) -> Observable<Element> {
    let sources = (source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable())
    return Observable<Element> { emitter in
      let (v1, v2, v3, v4) = (
        Cell<O1.Element?>(nil), Cell<O2.Element?>(nil), Cell<O3.Element?>(nil), Cell<O4.Element?>(nil)
      )
      let sink = CombineLatestSink(emitter.running, count: 4) {
        emitter.next(try resultSelector(v1.value!, v2.value!, v3.value!, v4.value!))
      }
      return Disposables.create([
        sink.connect(sources.0, v1), sink.connect(sources.1, v2), sink.connect(sources.2, v3),
        sink.connect(sources.3, v4),
      ])
    }
  }

  /// Combines the latest elements of five sequences, each time one of them emits.
  ///
  /// The first result comes when each sequence has emitted. It completes when all of them have. It also completes with
  /// an element that comes when all other sequences have completed, one of them without an element. An error of any of
  /// them, or one thrown by `resultSelector`, ends it.
  /// See <http://reactivex.io/documentation/operators/combinelatest.html>.
  ///
  /// ```swift
  /// let s = (1...5).map { Observable.just($0) }
  /// _ = Observable.combineLatest(s[0], s[1], s[2], s[3], s[4]) { [$0, $1, $2, $3, $4] }
  ///   .subscribe(onNext: { print($0) })  // prints [1, 2, 3, 4, 5]
  /// ```
  ///
  /// `resultSelector` makes the result; retained as long as the sequence.
  @preconcurrency
  @inlinable
  public static func combineLatest<
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
      let (v1, v2, v3, v4, v5) = (
        Cell<O1.Element?>(nil), Cell<O2.Element?>(nil), Cell<O3.Element?>(nil), Cell<O4.Element?>(nil),
        Cell<O5.Element?>(nil)
      )
      let sink = CombineLatestSink(emitter.running, count: 5) {
        emitter.next(try resultSelector(v1.value!, v2.value!, v3.value!, v4.value!, v5.value!))
      }
      return Disposables.create([
        sink.connect(sources.0, v1), sink.connect(sources.1, v2), sink.connect(sources.2, v3),
        sink.connect(sources.3, v4), sink.connect(sources.4, v5),
      ])
    }
  }

  /// Combines the latest elements of six sequences, each time one of them emits.
  ///
  /// The first result comes when each sequence has emitted. It completes when all of them have. It also completes with
  /// an element that comes when all other sequences have completed, one of them without an element. An error of any of
  /// them, or one thrown by `resultSelector`, ends it.
  /// See <http://reactivex.io/documentation/operators/combinelatest.html>.
  ///
  /// ```swift
  /// let s = (1...6).map { Observable.just($0) }
  /// _ = Observable.combineLatest(s[0], s[1], s[2], s[3], s[4], s[5]) { [$0, $1, $2, $3, $4, $5] }
  ///   .subscribe(onNext: { print($0) })  // prints [1, 2, 3, 4, 5, 6]
  /// ```
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
      @escaping @Sendable (O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element) throws -> Element
  ) -> Observable<Element> {
    let sources = (
      source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(),
      source5.asObservable(), source6.asObservable()
    )
    return Observable<Element> { emitter in
      let (v1, v2, v3, v4, v5, v6) = (
        Cell<O1.Element?>(nil), Cell<O2.Element?>(nil), Cell<O3.Element?>(nil), Cell<O4.Element?>(nil),
        Cell<O5.Element?>(nil), Cell<O6.Element?>(nil)
      )
      let sink = CombineLatestSink(emitter.running, count: 6) {
        emitter.next(try resultSelector(v1.value!, v2.value!, v3.value!, v4.value!, v5.value!, v6.value!))
      }
      return Disposables.create([
        sink.connect(sources.0, v1), sink.connect(sources.1, v2), sink.connect(sources.2, v3),
        sink.connect(sources.3, v4), sink.connect(sources.4, v5), sink.connect(sources.5, v6),
      ])
    }
  }

  /// Combines the latest elements of seven sequences, each time one of them emits.
  ///
  /// The first result comes when each sequence has emitted. It completes when all of them have. It also completes with
  /// an element that comes when all other sequences have completed, one of them without an element. An error of any of
  /// them, or one thrown by `resultSelector`, ends it.
  /// See <http://reactivex.io/documentation/operators/combinelatest.html>.
  ///
  /// ```swift
  /// let s = (1...7).map { Observable.just($0) }
  /// _ = Observable.combineLatest(s[0], s[1], s[2], s[3], s[4], s[5], s[6]) { [$0, $1, $2, $3, $4, $5, $6] }
  ///   .subscribe(onNext: { print($0) })  // prints [1, 2, 3, 4, 5, 6, 7]
  /// ```
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
      @escaping @Sendable (O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element, O7.Element) throws ->
      Element
  ) -> Observable<Element> {
    let sources = (
      source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(),
      source5.asObservable(), source6.asObservable(), source7.asObservable()
    )
    return Observable<Element> { emitter in
      let (v1, v2, v3, v4, v5, v6, v7) = (
        Cell<O1.Element?>(nil), Cell<O2.Element?>(nil), Cell<O3.Element?>(nil), Cell<O4.Element?>(nil),
        Cell<O5.Element?>(nil), Cell<O6.Element?>(nil), Cell<O7.Element?>(nil)
      )
      let sink = CombineLatestSink(emitter.running, count: 7) {
        emitter.next(try resultSelector(v1.value!, v2.value!, v3.value!, v4.value!, v5.value!, v6.value!, v7.value!))
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
  /// The first result comes when each sequence has emitted. It completes when all of them have. It also completes with
  /// an element that comes when all other sequences have completed, one of them without an element. An error of any of
  /// them, or one thrown by `resultSelector`, ends it.
  /// See <http://reactivex.io/documentation/operators/combinelatest.html>.
  ///
  /// ```swift
  /// let s = (1...8).map { Observable.just($0) }
  /// _ = Observable.combineLatest(s[0], s[1], s[2], s[3], s[4], s[5], s[6], s[7]) { [$0, $1, $2, $3, $4, $5, $6, $7] }
  ///   .subscribe(onNext: { print($0) })  // prints [1, 2, 3, 4, 5, 6, 7, 8]
  /// ```
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
      @escaping @Sendable (
        O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element, O7.Element, O8.Element
      ) throws -> Element
  ) -> Observable<Element> {
    let sources = (
      source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(),
      source5.asObservable(), source6.asObservable(), source7.asObservable(), source8.asObservable()
    )
    return Observable<Element> { emitter in
      let (v1, v2, v3, v4, v5, v6, v7, v8) = (
        Cell<O1.Element?>(nil), Cell<O2.Element?>(nil), Cell<O3.Element?>(nil), Cell<O4.Element?>(nil),
        Cell<O5.Element?>(nil), Cell<O6.Element?>(nil), Cell<O7.Element?>(nil), Cell<O8.Element?>(nil)
      )
      let sink = CombineLatestSink(emitter.running, count: 8) {
        emitter.next(
          try resultSelector(v1.value!, v2.value!, v3.value!, v4.value!, v5.value!, v6.value!, v7.value!, v8.value!))
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
  /// The first tuple comes when each sequence has emitted. It completes when all of them have. It also completes with an
  /// element that comes when all other sequences have completed, one of them without an element. An error of any of them
  /// ends it.
  /// See <http://reactivex.io/documentation/operators/combinelatest.html>.
  ///
  /// ```swift
  /// let (name, age) = (PublishSubject<String>(), PublishSubject<Int>())
  /// _ = Observable.combineLatest(name, age).subscribe(onNext: { print("\($0) is \($1)") })
  /// name.onNext("Ada")  // prints nothing: there is no age yet
  /// age.onNext(36)  // prints Ada is 36
  /// age.onNext(37)  // prints Ada is 37
  /// ```
  @inlinable
  public static func combineLatest<O1: ObservableType, O2: ObservableType>(
    _ source1: O1, _ source2: O2
  ) -> Observable<(O1.Element, O2.Element)> {
    let sources = (source1.asObservable(), source2.asObservable())
    return Observable<(O1.Element, O2.Element)> { emitter in
      let (v1, v2) = (Cell<O1.Element?>(nil), Cell<O2.Element?>(nil))
      let sink = CombineLatestSink(emitter.running, count: 2) {
        emitter.next((v1.value!, v2.value!))
      }
      return Disposables.create([
        sink.connect(sources.0, v1), sink.connect(sources.1, v2),
      ])
    }
  }

  /// Combines the latest elements of three sequences to tuples, each time one of them emits.
  ///
  /// The first tuple comes when each sequence has emitted. It completes when all of them have. It also completes with an
  /// element that comes when all other sequences have completed, one of them without an element. An error of any of them
  /// ends it.
  /// See <http://reactivex.io/documentation/operators/combinelatest.html>.
  ///
  /// ```swift
  /// let s = (1...3).map { Observable.just($0) }
  /// _ = Observable.combineLatest(s[0], s[1], s[2])
  ///   .subscribe(onNext: { print($0) })  // prints (1, 2, 3)
  /// ```
  @inlinable
  public static func combineLatest<O1: ObservableType, O2: ObservableType, O3: ObservableType>(
    _ source1: O1, _ source2: O2, _ source3: O3
  ) -> Observable<(O1.Element, O2.Element, O3.Element)> {
    let sources = (source1.asObservable(), source2.asObservable(), source3.asObservable())
    return Observable<(O1.Element, O2.Element, O3.Element)> { emitter in
      let (v1, v2, v3) = (Cell<O1.Element?>(nil), Cell<O2.Element?>(nil), Cell<O3.Element?>(nil))
      let sink = CombineLatestSink(emitter.running, count: 3) {
        emitter.next((v1.value!, v2.value!, v3.value!))
      }
      return Disposables.create([
        sink.connect(sources.0, v1), sink.connect(sources.1, v2), sink.connect(sources.2, v3),
      ])
    }
  }

  /// Combines the latest elements of four sequences to tuples, each time one of them emits.
  ///
  /// The first tuple comes when each sequence has emitted. It completes when all of them have. It also completes with an
  /// element that comes when all other sequences have completed, one of them without an element. An error of any of them
  /// ends it.
  /// See <http://reactivex.io/documentation/operators/combinelatest.html>.
  ///
  /// ```swift
  /// let s = (1...4).map { Observable.just($0) }
  /// _ = Observable.combineLatest(s[0], s[1], s[2], s[3])
  ///   .subscribe(onNext: { print($0) })  // prints (1, 2, 3, 4)
  /// ```
  @inlinable
  public static func combineLatest<O1: ObservableType, O2: ObservableType, O3: ObservableType, O4: ObservableType>(
    _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4
  ) -> Observable<(O1.Element, O2.Element, O3.Element, O4.Element)> {
    let sources = (source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable())
    return Observable<(O1.Element, O2.Element, O3.Element, O4.Element)> { emitter in
      let (v1, v2, v3, v4) = (
        Cell<O1.Element?>(nil), Cell<O2.Element?>(nil), Cell<O3.Element?>(nil), Cell<O4.Element?>(nil)
      )
      let sink = CombineLatestSink(emitter.running, count: 4) {
        emitter.next((v1.value!, v2.value!, v3.value!, v4.value!))
      }
      return Disposables.create([
        sink.connect(sources.0, v1), sink.connect(sources.1, v2), sink.connect(sources.2, v3),
        sink.connect(sources.3, v4),
      ])
    }
  }

  /// Combines the latest elements of five sequences to tuples, each time one of them emits.
  ///
  /// The first tuple comes when each sequence has emitted. It completes when all of them have. It also completes with an
  /// element that comes when all other sequences have completed, one of them without an element. An error of any of them
  /// ends it.
  /// See <http://reactivex.io/documentation/operators/combinelatest.html>.
  ///
  /// ```swift
  /// let s = (1...5).map { Observable.just($0) }
  /// _ = Observable.combineLatest(s[0], s[1], s[2], s[3], s[4])
  ///   .subscribe(onNext: { print($0) })  // prints (1, 2, 3, 4, 5)
  /// ```
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
    return Observable<(O1.Element, O2.Element, O3.Element, O4.Element, O5.Element)> { emitter in
      let (v1, v2, v3, v4, v5) = (
        Cell<O1.Element?>(nil), Cell<O2.Element?>(nil), Cell<O3.Element?>(nil), Cell<O4.Element?>(nil),
        Cell<O5.Element?>(nil)
      )
      let sink = CombineLatestSink(emitter.running, count: 5) {
        emitter.next((v1.value!, v2.value!, v3.value!, v4.value!, v5.value!))
      }
      return Disposables.create([
        sink.connect(sources.0, v1), sink.connect(sources.1, v2), sink.connect(sources.2, v3),
        sink.connect(sources.3, v4), sink.connect(sources.4, v5),
      ])
    }
  }

  /// Combines the latest elements of six sequences to tuples, each time one of them emits.
  ///
  /// The first tuple comes when each sequence has emitted. It completes when all of them have. It also completes with an
  /// element that comes when all other sequences have completed, one of them without an element. An error of any of them
  /// ends it.
  /// See <http://reactivex.io/documentation/operators/combinelatest.html>.
  ///
  /// ```swift
  /// let s = (1...6).map { Observable.just($0) }
  /// _ = Observable.combineLatest(s[0], s[1], s[2], s[3], s[4], s[5])
  ///   .subscribe(onNext: { print($0) })  // prints (1, 2, 3, 4, 5, 6)
  /// ```
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
    return Observable<(O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element)> { emitter in
      let (v1, v2, v3, v4, v5, v6) = (
        Cell<O1.Element?>(nil), Cell<O2.Element?>(nil), Cell<O3.Element?>(nil), Cell<O4.Element?>(nil),
        Cell<O5.Element?>(nil), Cell<O6.Element?>(nil)
      )
      let sink = CombineLatestSink(emitter.running, count: 6) {
        emitter.next((v1.value!, v2.value!, v3.value!, v4.value!, v5.value!, v6.value!))
      }
      return Disposables.create([
        sink.connect(sources.0, v1), sink.connect(sources.1, v2), sink.connect(sources.2, v3),
        sink.connect(sources.3, v4), sink.connect(sources.4, v5), sink.connect(sources.5, v6),
      ])
    }
  }

  /// Combines the latest elements of seven sequences to tuples, each time one of them emits.
  ///
  /// The first tuple comes when each sequence has emitted. It completes when all of them have. It also completes with an
  /// element that comes when all other sequences have completed, one of them without an element. An error of any of them
  /// ends it.
  /// See <http://reactivex.io/documentation/operators/combinelatest.html>.
  ///
  /// ```swift
  /// let s = (1...7).map { Observable.just($0) }
  /// _ = Observable.combineLatest(s[0], s[1], s[2], s[3], s[4], s[5], s[6])
  ///   .subscribe(onNext: { print($0) })  // prints (1, 2, 3, 4, 5, 6, 7)
  /// ```
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
    return Observable<(O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element, O7.Element)> { emitter in
      let (v1, v2, v3, v4, v5, v6, v7) = (
        Cell<O1.Element?>(nil), Cell<O2.Element?>(nil), Cell<O3.Element?>(nil), Cell<O4.Element?>(nil),
        Cell<O5.Element?>(nil), Cell<O6.Element?>(nil), Cell<O7.Element?>(nil)
      )
      let sink = CombineLatestSink(emitter.running, count: 7) {
        emitter.next((v1.value!, v2.value!, v3.value!, v4.value!, v5.value!, v6.value!, v7.value!))
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
  /// The first tuple comes when each sequence has emitted. It completes when all of them have. It also completes with an
  /// element that comes when all other sequences have completed, one of them without an element. An error of any of them
  /// ends it.
  /// See <http://reactivex.io/documentation/operators/combinelatest.html>.
  ///
  /// ```swift
  /// let s = (1...8).map { Observable.just($0) }
  /// _ = Observable.combineLatest(s[0], s[1], s[2], s[3], s[4], s[5], s[6], s[7])
  ///   .subscribe(onNext: { print($0) })  // prints (1, 2, 3, 4, 5, 6, 7, 8)
  /// ```
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
    return Observable<(O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element, O7.Element, O8.Element)>
    { emitter in
      let (v1, v2, v3, v4, v5, v6, v7, v8) = (
        Cell<O1.Element?>(nil), Cell<O2.Element?>(nil), Cell<O3.Element?>(nil), Cell<O4.Element?>(nil),
        Cell<O5.Element?>(nil), Cell<O6.Element?>(nil), Cell<O7.Element?>(nil), Cell<O8.Element?>(nil)
      )
      let sink = CombineLatestSink(emitter.running, count: 8) {
        emitter.next((v1.value!, v2.value!, v3.value!, v4.value!, v5.value!, v6.value!, v7.value!, v8.value!))
      }
      return Disposables.create([
        sink.connect(sources.0, v1), sink.connect(sources.1, v2), sink.connect(sources.2, v3),
        sink.connect(sources.3, v4), sink.connect(sources.4, v5), sink.connect(sources.5, v6),
        sink.connect(sources.6, v7), sink.connect(sources.7, v8),
      ])
    }
  }
}
