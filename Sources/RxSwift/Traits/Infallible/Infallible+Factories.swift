// SPDX-License-Identifier: MIT

extension InfallibleType {
  /// A sequence of one element, emitted on subscription, followed by completion.
  ///
  /// See <http://reactivex.io/documentation/operators/just.html>.
  ///
  /// ```swift
  /// _ = Infallible.just("hello").subscribe(onNext: { print($0) })  // prints hello
  /// ```
  @inlinable
  @Sendable
  public static func just(_ element: Element) -> Infallible<Element> { Infallible(Observable.just(element)) }

  /// A sequence of one element, emitted by a scheduler, followed by completion.
  ///
  /// See <http://reactivex.io/documentation/operators/just.html>.
  ///
  /// ```swift
  /// _ = Infallible.just("hello", scheduler: MainScheduler.instance).subscribe(onNext: { print($0) })  // prints hello
  /// ```
  @inlinable
  @Sendable
  public static func just(_ element: Element, scheduler: any ImmediateSchedulerType) -> Infallible<Element> {
    Infallible(Observable.just(element, scheduler: scheduler))
  }

  /// A sequence that completes on subscription.
  ///
  /// See <http://reactivex.io/documentation/operators/empty-never-throw.html>.
  ///
  /// ```swift
  /// _ = Infallible<Int>.empty().subscribe(onCompleted: { print("completed") })  // prints completed
  /// ```
  @inlinable
  public static func empty() -> Infallible<Element> { Infallible(Observable.empty()) }

  /// A sequence that never emits and never ends.
  ///
  /// See <http://reactivex.io/documentation/operators/empty-never-throw.html>.
  ///
  /// ```swift
  /// _ = Infallible<Int>.never().subscribe(onCompleted: { print("completed") })  // prints nothing
  /// ```
  @inlinable
  public static func never() -> Infallible<Element> { Infallible(Observable.never()) }

  /// A sequence made anew by a function for each subscription.
  ///
  /// See <http://reactivex.io/documentation/operators/defer.html>.
  ///
  /// ```swift
  /// let stamp = Infallible.deferred {
  ///   print("subscribed")
  ///   return Infallible.just(1)
  /// }
  /// _ = stamp.subscribe(onNext: { print($0) })  // prints subscribed, 1
  /// ```
  @preconcurrency
  @inlinable
  public static func deferred(
    _ observableFactory: @escaping @Sendable () throws -> Infallible<Element>
  ) -> Infallible<Element> {
    Infallible(Observable.deferred { try observableFactory().asObservable() })
  }
}

extension Infallible {
  /// A function that receives the events of a sequence.
  public typealias InfallibleObserver = (InfallibleEvent<Element>) -> Void

  /// A sequence made by a function that is called for each subscription.
  ///
  /// Any thread may call the observer. It ignores events that come after completion or disposal.
  /// See <http://reactivex.io/documentation/operators/create.html>.
  ///
  /// ```swift
  /// let greeting = Infallible<String>.create { observer in
  ///   observer(.next("hello"))
  ///   observer(.completed)
  ///   return Disposables.create()
  /// }
  /// _ = greeting.subscribe(onNext: { print($0) })  // prints hello
  /// ```
  ///
  /// `subscribe` starts the work that produces the events, and returns the disposable that stops it.
  @preconcurrency
  @inlinable
  public static func create(
    subscribe: @escaping @Sendable (@escaping @Sendable (InfallibleEvent<Element>) -> Void) -> any Disposable
  ) -> Infallible<Element> {
    Infallible(
      Observable { emitter in
        let gate = SerializedEmitter(emitter.running)
        return subscribe { event in
          switch event {
          case .next(let element): gate.next(element)
          case .completed: gate.completed()
          }
        }
      })
  }

  /// A sequence of the given elements.
  ///
  /// See <http://reactivex.io/documentation/operators/from.html>.
  ///
  /// ```swift
  /// _ = Infallible.of("a", "b", "c").subscribe(onNext: { print($0) })  // prints a, b, c
  /// ```
  ///
  /// `scheduler` emits them.
  @inlinable
  public static func of(
    _ elements: Element..., scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
  ) -> Infallible<Element> {
    Infallible(Observable.from(elements, scheduler: scheduler))
  }

  /// A sequence of the elements of an array.
  ///
  /// See <http://reactivex.io/documentation/operators/from.html>.
  ///
  /// ```swift
  /// _ = Infallible.from([1, 2, 3]).subscribe(onNext: { print($0) })  // prints 1, 2, 3
  /// ```
  ///
  /// `scheduler` emits them.
  @inlinable
  @Sendable
  public static func from(
    _ array: [Element], scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
  ) -> Infallible<Element> {
    Infallible(Observable.from(array, scheduler: scheduler))
  }

  /// A sequence of the elements of any Swift sequence, which is iterated anew for each subscription.
  ///
  /// See <http://reactivex.io/documentation/operators/from.html>.
  ///
  /// ```swift
  /// _ = Infallible.from("abc").subscribe(onNext: { print($0) })  // prints a, b, c
  /// ```
  ///
  /// `scheduler` emits them.
  @inlinable
  @Sendable
  public static func from<Sequence: Swift.Sequence>(
    _ sequence: Sequence, scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
  ) -> Infallible<Element> where Sequence.Element == Element {
    Infallible(Observable.from(sequence, scheduler: scheduler))
  }
}
