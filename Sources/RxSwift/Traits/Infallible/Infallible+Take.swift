// SPDX-License-Identifier: MIT

extension InfallibleType {
  /// Passes the first `count` elements on and completes.
  ///
  /// With a `count` of zero it completes at once; it is a programming error if `count` is negative.
  /// See <http://reactivex.io/documentation/operators/take.html>.
  @inlinable
  public func take(_ count: Int) -> Infallible<Element> { Infallible(asObservable().take(count)) }

  /// Passes elements on for some time and completes.
  ///
  /// The time begins with the subscription; `scheduler` measures it.
  /// See <http://reactivex.io/documentation/operators/take.html>.
  @inlinable
  public func take(for duration: RxTimeInterval, scheduler: any SchedulerType) -> Infallible<Element> {
    Infallible(asObservable().take(for: duration, scheduler: scheduler))
  }

  /// Passes elements on until another sequence emits.
  ///
  /// It completes then, or with this sequence if that ends first.
  /// See <http://reactivex.io/documentation/operators/takeuntil.html>.
  @inlinable
  public func take(until other: some ObservableType) -> Infallible<Element> {
    Infallible(asObservable().take(until: other))
  }

  /// Passes elements on until another sequence emits.
  ///
  /// It completes then, or with this sequence if that ends first.
  /// See <http://reactivex.io/documentation/operators/takeuntil.html>.
  @inlinable
  public func take(until other: some InfallibleType) -> Infallible<Element> {
    Infallible(asObservable().take(until: other.asObservable()))
  }

  /// Passes elements on until one fulfils a condition.
  ///
  /// See <http://reactivex.io/documentation/operators/takeuntil.html>.
  ///
  /// `behavior` whether that element is passed on too.
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
  /// `behavior` whether the first element that does not is passed on too.
  @preconcurrency
  @inlinable
  public func take(
    while predicate: @escaping @Sendable (Element) throws -> Bool, behavior: TakeBehavior = .exclusive
  ) -> Infallible<Element> {
    Infallible(asObservable().take(while: predicate, behavior: behavior))
  }

  /// Drops elements as long as they fulfil a condition.
  ///
  /// The first one that does not, and all that follow, are passed on.
  /// See <http://reactivex.io/documentation/operators/skipwhile.html>.
  @preconcurrency
  @inlinable
  public func skip(while predicate: @escaping @Sendable (Element) throws -> Bool) -> Infallible<Element> {
    Infallible(asObservable().skip(while: predicate))
  }

  /// Drops elements until another sequence emits.
  ///
  /// Before that nothing comes through, completion included.
  /// See <http://reactivex.io/documentation/operators/skipuntil.html>.
  @inlinable
  public func skip(until other: some ObservableType) -> Infallible<Element> {
    Infallible(asObservable().skip(until: other))
  }
}
