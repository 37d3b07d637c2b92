// SPDX-License-Identifier: MIT

extension PrimitiveSequenceType where Trait == CompletableTrait, Element == Never {
  /// Goes on with a single when the completable completes; an error of the completable is the outcome.
  ///
  /// See <http://reactivex.io/documentation/operators/concat.html>.
  ///
  /// ```swift
  /// let save = Completable.create { observer in
  ///   print("saved")
  ///   observer(.completed)
  ///   return Disposables.create()
  /// }
  /// _ = save.andThen(Single.just("shown")).subscribe(onSuccess: { print($0) })  // prints saved, shown
  /// ```
  public func andThen<Element>(_ second: Single<Element>) -> Single<Element> {
    Single(raw: continued(with: second.source))
  }

  /// Goes on with a maybe when the completable completes; an error of the completable is the outcome.
  ///
  /// See <http://reactivex.io/documentation/operators/concat.html>.
  ///
  /// ```swift
  /// _ = Completable.empty()
  ///   .andThen(Maybe.just("shown"))
  ///   .subscribe(onSuccess: { print($0) })  // prints shown
  /// ```
  public func andThen<Element>(_ second: Maybe<Element>) -> Maybe<Element> {
    Maybe(raw: continued(with: second.source))
  }

  /// Goes on with another completable when this one completes; an error is the outcome.
  ///
  /// See <http://reactivex.io/documentation/operators/concat.html>.
  ///
  /// ```swift
  /// _ = Completable.empty()
  ///   .andThen(Completable.empty())
  ///   .subscribe(onCompleted: { print("both are done") })  // prints both are done
  /// ```
  public func andThen(_ second: Completable) -> Completable {
    Completable(raw: continued(with: second.source))
  }

  /// Goes on with an observable sequence when the completable completes; an error of the completable ends it.
  ///
  /// See <http://reactivex.io/documentation/operators/concat.html>.
  ///
  /// ```swift
  /// _ = Completable.empty()
  ///   .andThen(Observable.of(1, 2))
  ///   .subscribe(onNext: { print($0) })  // prints 1, 2
  /// ```
  public func andThen<Element>(_ second: Observable<Element>) -> Observable<Element> { continued(with: second) }

  private func continued<Next>(with second: Observable<Next>) -> Observable<Next> {
    let first = source
    return Observable { emitter in
      // The only scalar completable is the one that completes at once, which needs no subscription.
      if first.isScalar { return second.attach(emitter.running) }
      let current = SerialDisposable()
      // The place for the first subscription is in place before it starts: it may end while it does.
      let started = SingleAssignmentDisposable()
      current.disposable = started
      started.setDisposable(first.connect(FirstOfTwoStage(emitter.running, current, second)))
      return current
    }
  }
}

/// Waits for a completable to complete, then subscribes to what comes after it.
private final class FirstOfTwoStage: TerminalStage {
  private let target: RunningSubscription
  private let current: SerialDisposable
  private let second: any ObservableNode

  init(_ target: RunningSubscription, _ current: SerialDisposable, _ second: any ObservableNode) {
    self.target = target
    self.current = current
    self.second = second
    super.init { _, _ in .stop }
  }

  override func onError(_ error: any Error) { target.fail(error) }

  /// The second is subscribed to before the first is disposed. It has a subscription of its own: what ends the target is
  /// `current` already.
  override func onCompleted() { current.disposable = second.connect(ForwardingStage(target)) }
}
