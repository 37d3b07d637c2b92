// SPDX-License-Identifier: MIT

extension ObservableType {
  /// Calls functions at the events of the sequence and at the begin and end of subscriptions, and passes all events on.
  ///
  /// An error thrown by one of the functions ends the sequence with that error, in place of the event if that is not
  /// passed on yet. See <http://reactivex.io/documentation/operators/do.html>.
  ///
  /// - Parameters:
  ///   - onNext: called with each element before it is passed on.
  ///   - afterNext: called with each element after it has been passed on.
  ///   - onError: called if the sequence fails, before that is passed on.
  ///   - afterError: called if the sequence fails, after that has been passed on.
  ///   - onCompleted: called when the sequence completes, before that is passed on.
  ///   - afterCompleted: called when the sequence completes, after that has been passed on.
  ///   - onSubscribe: called before the sequence is subscribed to.
  ///   - onSubscribed: called after the sequence has been subscribed to.
  ///   - onDispose: called after the subscription to the sequence has been disposed, for whatever reason.
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
      // In front of the stage that sees the events, so that disposal comes after the last event has been dealt with.
      upstream = upstream.doing(onSubscribe: onSubscribe, onSubscribed: onSubscribed, onDispose: onDispose)
    }
    return DoObservable(
      upstream: upstream,
      onNext: onNext,
      afterNext: afterNext,
      onError: onError,
      afterError: afterError,
      onCompleted: onCompleted,
      afterCompleted: afterCompleted
    )
  }
}

extension Observable {
  @usableFromInline
  final func doing(
    onSubscribe: (() -> Void)?,
    onSubscribed: (() -> Void)?,
    onDispose: (() -> Void)?
  ) -> Observable<Element> {
    SourceObservable(passingOn: self) { [self] inlet in
      onSubscribe?()
      let subscription = forward(into: inlet)
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
final class DoObservable<Element>: Observable<Element>, @unchecked Sendable {
  // Sendable: immutable, like its superclass.
  @usableFromInline let onError: ((any Error) throws -> Void)?
  @usableFromInline let afterError: ((any Error) throws -> Void)?
  @usableFromInline let onCompleted: (() throws -> Void)?
  @usableFromInline let afterCompleted: (() throws -> Void)?

  @inlinable
  init(
    upstream: Observable<Element>,
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
      super.init(upstream: upstream) { slot, cursor in
        do {
          try onNext?(slot.load())
          cursor.following.run(slot)
          try afterNext(slot.load())
          return .stop
        } catch {
          return cursor.error(error)
        }
      }
    } else if let onNext {
      super.init(upstream: upstream) { slot, cursor in
        do {
          try onNext(slot.load())
          return .pass(slot)
        } catch {
          return cursor.error(error)
        }
      }
    } else {
      super.init(upstream: upstream) { slot, _ in .pass(slot) }
    }
  }

  @usableFromInline
  override func failed(_ error: any Error, at cursor: Cursor) -> Bool {
    do { try onError?(error) } catch {
      cursor.following.fail(error)
      return true
    }
    guard let afterError else { return false }
    end(at: cursor, { $0.fail(error) }, deliver: { $0.onError(error) }, after: { try afterError(error) })
    return true
  }

  @usableFromInline
  override func completed(at cursor: Cursor) -> Bool {
    do { try onCompleted?() } catch {
      cursor.following.fail(error)
      return true
    }
    guard let afterCompleted else { return false }
    end(at: cursor, { $0.complete() }, deliver: { $0.onCompleted() }, after: afterCompleted)
    return true
  }

  /// Passes the terminal event on and calls `after`.
  ///
  /// If the observer comes right behind this stage, the subscription is disposed after `after`; if another operator does,
  /// that one disposes it before. An error thrown by `after` has nowhere to go: the sequence has ended.
  private func end(
    at cursor: Cursor,
    _ pass: (Cursor) -> Void,
    deliver: (TerminalStage) -> Void,
    after: () throws -> Void
  ) {
    let terminal = cursor.following.withActive { $0 as? TerminalStage }
    guard let terminal, let pipeline = terminal.pipeline else {
      pass(cursor.following)
      try? after()
      return
    }
    if pipeline.close() { deliver(terminal) }
    try? after()
    pipeline.dispose()
  }
}
