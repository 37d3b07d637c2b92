// SPDX-License-Identifier: MIT

extension PrimitiveSequenceType where Trait == CompletableTrait, Element == Never {
  /// Goes on with a single when the completable completes; an error of the completable is the outcome.
  ///
  /// See <http://reactivex.io/documentation/operators/concat.html>.
  public func andThen<Element>(_ second: Single<Element>) -> Single<Element> {
    Single(raw: continued(with: second.source))
  }

  /// Goes on with a maybe when the completable completes; an error of the completable is the outcome.
  ///
  /// See <http://reactivex.io/documentation/operators/concat.html>.
  public func andThen<Element>(_ second: Maybe<Element>) -> Maybe<Element> {
    Maybe(raw: continued(with: second.source))
  }

  /// Goes on with another completable when this one completes; an error is the outcome.
  ///
  /// See <http://reactivex.io/documentation/operators/concat.html>.
  public func andThen(_ second: Completable) -> Completable {
    Completable(raw: continued(with: second.source))
  }

  /// Goes on with an observable sequence when the completable completes; an error of the completable ends it.
  ///
  /// See <http://reactivex.io/documentation/operators/concat.html>.
  public func andThen<Element>(_ second: Observable<Element>) -> Observable<Element> { continued(with: second) }

  private func continued<Next>(with second: Observable<Next>) -> Observable<Next> {
    let first = source
    return SourceObservable { inlet in
      // The only scalar completable is the one that completes at once, which needs no subscription.
      if first.isScalar { return second.attach(inlet.pipeline) }
      let current = SerialDisposable()
      // The slot for the first subscription is in place before it starts: it may end while it does.
      let started = SingleAssignmentDisposable()
      current.disposable = started
      started.setDisposable(first.connect(FirstOfTwoStage(inlet.pipeline, current, second)))
      return current
    }
  }
}

/// Waits for a completable to complete, then subscribes to what comes after it.
private final class FirstOfTwoStage: TerminalStage {
  private let target: Pipeline
  private let current: SerialDisposable
  private let second: ObservableNode

  init(_ target: Pipeline, _ current: SerialDisposable, _ second: ObservableNode) {
    self.target = target
    self.current = current
    self.second = second
    super.init { _, _ in .stop }
  }

  override func onError(_ error: any Error) { target.fail(error) }

  /// The second is subscribed to before the first is disposed. It has a pipeline of its own: what ends the target is
  /// `current` already.
  override func onCompleted() { current.disposable = second.connect(ForwardingStage(target)) }
}
