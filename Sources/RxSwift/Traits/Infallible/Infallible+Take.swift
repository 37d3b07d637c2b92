// SPDX-License-Identifier: MIT

extension InfallibleType {
  /// Passes the first `count` elements on and completes.
  ///
  /// If `count` is zero, it completes at once. It is a programming error if `count` is negative.
  /// See <http://reactivex.io/documentation/operators/take.html>.
  ///
  /// ```swift
  /// _ = Infallible.of("a", "b", "c").take(2).subscribe(onNext: { print($0) })  // prints a, b
  /// ```
  @inlinable
  public func take(_ count: Int) -> Infallible<Element> { Infallible(asObservable().take(count)) }

  /// Passes elements on for some time and completes.
  ///
  /// The time begins with the subscription; `scheduler` measures it.
  /// See <http://reactivex.io/documentation/operators/take.html>.
  ///
  /// ```swift
  /// let ticks = Observable<Int>.interval(.milliseconds(400), scheduler: MainScheduler.instance)
  /// _ = ticks
  ///   .asInfallible(onErrorJustReturn: 0)
  ///   .take(for: .seconds(1), scheduler: MainScheduler.instance)
  ///   .subscribe(onNext: { print($0) })  // prints 0, 1
  /// ```
  @inlinable
  public func take(for duration: RxTimeInterval, scheduler: any SchedulerType) -> Infallible<Element> {
    Infallible(asObservable().take(for: duration, scheduler: scheduler))
  }

  /// Passes elements on until another sequence emits.
  ///
  /// It completes then, or when this sequence ends, if that comes first.
  /// See <http://reactivex.io/documentation/operators/takeuntil.html>.
  ///
  /// ```swift
  /// let stop = PublishSubject<Void>()
  /// _ = Infallible<Int>.never()
  ///   .take(until: stop)
  ///   .subscribe(onCompleted: { print("completed") })
  /// stop.onNext(())  // prints completed
  /// ```
  @inlinable
  public func take(until other: some ObservableType) -> Infallible<Element> {
    Infallible(asObservable().take(until: other))
  }

  /// Passes elements on until another sequence emits.
  ///
  /// It completes then, or when this sequence ends, if that comes first.
  /// See <http://reactivex.io/documentation/operators/takeuntil.html>.
  ///
  /// ```swift
  /// _ = Infallible<Int>.never()
  ///   .take(until: Infallible.just("stop"))
  ///   .subscribe(onCompleted: { print("completed") })  // prints completed
  /// ```
  @inlinable
  public func take(until other: some InfallibleType) -> Infallible<Element> {
    Infallible(asObservable().take(until: other.asObservable()))
  }

  /// Passes elements on until one fulfils a condition.
  ///
  /// See <http://reactivex.io/documentation/operators/takeuntil.html>.
  ///
  /// ```swift
  /// _ = Infallible.of("a", "b", ".", "c")
  ///   .take(until: { $0 == "." }, behavior: .inclusive)
  ///   .subscribe(onNext: { print($0) })  // prints a, b, .
  /// ```
  ///
  /// `behavior` says whether to pass that element on, too.
  @preconcurrency
  @inlinable
  public func take(
    until predicate: @escaping @Sendable (Element) throws -> Bool, behavior: TakeBehavior = .exclusive
  ) -> Infallible<Element> {
    Infallible(asObservable().take(until: predicate, behavior: behavior))
  }

  /// Passes elements on as long as they fulfil a condition.
  ///
  /// See <http://reactivex.io/documentation/operators/takewhile.html>.
  ///
  /// ```swift
  /// _ = Infallible.of(1, 2, 30, 4).take(while: { $0 < 10 }).subscribe(onNext: { print($0) })  // prints 1, 2
  /// ```
  ///
  /// `behavior` says whether to pass on the first element that does not fulfil it, too.
  @preconcurrency
  @inlinable
  public func take(
    while predicate: @escaping @Sendable (Element) throws -> Bool, behavior: TakeBehavior = .exclusive
  ) -> Infallible<Element> {
    Infallible(asObservable().take(while: predicate, behavior: behavior))
  }

  /// Drops elements as long as they fulfil a condition.
  ///
  /// It passes on the first element that does not fulfil it, and all elements that follow.
  /// See <http://reactivex.io/documentation/operators/skipwhile.html>.
  ///
  /// ```swift
  /// _ = Infallible.of(0, 0, 1, 0).skip(while: { $0 == 0 }).subscribe(onNext: { print($0) })  // prints 1, 0
  /// ```
  @preconcurrency
  @inlinable
  public func skip(while predicate: @escaping @Sendable (Element) throws -> Bool) -> Infallible<Element> {
    Infallible(asObservable().skip(while: predicate))
  }

  /// Drops elements until another sequence emits.
  ///
  /// Before that nothing comes through, not even the completion.
  /// See <http://reactivex.io/documentation/operators/skipuntil.html>.
  ///
  /// ```swift
  /// let (keys, start) = (PublishSubject<String>(), PublishSubject<Void>())
  /// _ = keys
  ///   .asInfallible(onErrorJustReturn: "")
  ///   .skip(until: start)
  ///   .subscribe(onNext: { print($0) })
  /// keys.onNext("a")  // prints nothing
  /// start.onNext(())
  /// keys.onNext("b")  // prints b
  /// ```
  @inlinable
  public func skip(until other: some ObservableType) -> Infallible<Element> {
    Infallible(asObservable().skip(until: other))
  }
}
