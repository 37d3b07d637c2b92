// SPDX-License-Identifier: MIT

extension ObservableType {
  /// Calls functions at the events of the sequence and at the beginning and end of subscriptions, and passes all events
  /// on.
  ///
  /// If one of the functions throws an error, the sequence ends with that error. If the operator has not passed the
  /// event on yet, the error replaces the event. See <http://reactivex.io/documentation/operators/do.html>.
  ///
  /// ```swift
  /// _ = Observable.of(1, 2)
  ///   .do(onNext: { print("got \($0)") }, onCompleted: { print("end") })
  ///   .subscribe()  // prints got 1, got 2, end
  /// ```
  ///
  /// - Parameters:
  ///   - onNext: called with each element before the operator passes it on.
  ///   - afterNext: called with each element after the operator has passed it on.
  ///   - onError: called if the sequence fails, before the operator passes the error on.
  ///   - afterError: called if the sequence fails, after the operator has passed the error on.
  ///   - onCompleted: called when the sequence completes, before the operator passes the end on.
  ///   - afterCompleted: called when the sequence completes, after the operator has passed the end on.
  ///   - onSubscribe: called before the operator subscribes to the sequence.
  ///   - onSubscribed: called after the operator has subscribed to the sequence.
  ///   - onDispose: called after the subscription to the sequence has been disposed, for whatever reason.
  @_disfavoredOverload
  @preconcurrency
  @inlinable
  public func `do`(
    onNext: (@Sendable (Element) throws -> Void)? = nil,
    afterNext: (@Sendable (Element) throws -> Void)? = nil,
    onError: (@Sendable (any Error) throws -> Void)? = nil,
    afterError: (@Sendable (any Error) throws -> Void)? = nil,
    onCompleted: (@Sendable () throws -> Void)? = nil,
    afterCompleted: (@Sendable () throws -> Void)? = nil,
    onSubscribe: (@Sendable () -> Void)? = nil,
    onSubscribed: (@Sendable () -> Void)? = nil,
    onDispose: (@Sendable () -> Void)? = nil
  ) -> Observable<Element> {
    var upstream = asObservable()
    if onSubscribe != nil || onSubscribed != nil || onDispose != nil {
      // In front of the stage with the event handlers, so that `onDispose` is called after them.
      upstream = upstream.doing(onSubscribe: onSubscribe, onSubscribed: onSubscribed, onDispose: onDispose)
    }
    return Observable(upstream: upstream) {
      DoStage(
        onNext: onNext, afterNext: afterNext, onError: onError, afterError: afterError, onCompleted: onCompleted,
        afterCompleted: afterCompleted)
    }
  }
}

extension Observable {
  @usableFromInline
  final func doing(
    onSubscribe: (() -> Void)?,
    onSubscribed: (() -> Void)?,
    onDispose: (() -> Void)?
  ) -> Observable<Element> {
    Observable(passingOn: self) { [self] emitter in
      onSubscribe?()
      let subscription = forward(into: emitter)
      onSubscribed?()
      guard let onDispose else { return subscription }
      return AnonymousDisposable {
        subscription.dispose()
        onDispose()
      }
    }
  }
}

@usableFromInline
final class DoStage<Element>: Stage {
  @usableFromInline let onError: ((any Error) throws -> Void)?
  @usableFromInline let afterError: ((any Error) throws -> Void)?
  @usableFromInline let onCompleted: (() throws -> Void)?
  @usableFromInline let afterCompleted: (() throws -> Void)?

  @inlinable
  init(
    onNext: ((Element) throws -> Void)?,
    afterNext: ((Element) throws -> Void)?,
    onError: ((any Error) throws -> Void)?,
    afterError: ((any Error) throws -> Void)?,
    onCompleted: (() throws -> Void)?,
    afterCompleted: (() throws -> Void)?
  ) {
    self.onError = onError
    self.afterError = afterError
    self.onCompleted = onCompleted
    self.afterCompleted = afterCompleted
    if let afterNext {
      super.init { raw, downstream in
        do {
          try onNext?(raw.load())
          downstream.following.run(raw)
          try afterNext(raw.load())
          return .stop
        } catch {
          return downstream.error(error)
        }
      }
    } else if let onNext {
      super.init { raw, downstream in
        do {
          try onNext(raw.load())
          return .pass(raw)
        } catch {
          return downstream.error(error)
        }
      }
    } else {
      super.init { raw, _ in .pass(raw) }
    }
  }

  @usableFromInline
  override func failed(_ error: any Error, at downstream: Downstream) -> Bool {
    do { try onError?(error) } catch {
      downstream.following.fail(error)
      return true
    }
    guard let afterError else { return false }
    end(at: downstream, { $0.fail(error) }, deliver: { $0.onError(error) }, after: { try afterError(error) })
    return true
  }

  @usableFromInline
  override func completed(at downstream: Downstream) -> Bool {
    do { try onCompleted?() } catch {
      downstream.following.fail(error)
      return true
    }
    guard let afterCompleted else { return false }
    end(at: downstream, { $0.complete() }, deliver: { $0.onCompleted() }, after: afterCompleted)
    return true
  }

  /// Passes the terminal event on and calls `after`.
  ///
  /// The next stage may be the observer. Then the subscription is disposed after the call of `after`. If another
  /// operator follows, its end disposes the subscription before the call. An error thrown by `after` is ignored,
  /// because the sequence has ended.
  private func end(
    at downstream: Downstream,
    _ pass: (Downstream) -> Void,
    deliver: (TerminalStage) -> Void,
    after: () throws -> Void
  ) {
    let terminal = downstream.following.activeStage as? TerminalStage
    guard let terminal, let running = terminal.running else {
      pass(downstream.following)
      try? after()
      return
    }
    if running.close() { deliver(terminal) }
    try? after()
    running.dispose()
  }
}
