// SPDX-License-Identifier: MIT

/// How long `share` keeps the elements that it remembers.
public enum SubjectLifetimeScope: Sendable {
  /// Each connection starts without elements. After the last subscriber has left, or after the end, the next subscriber
  /// starts a new connection.
  case whileConnected
  /// `share` keeps the elements for ever. An observer that subscribes after the end receives them and the terminal
  /// event.
  case forever
}

extension ObservableType {
  /// Shares one subscription to this sequence among all subscribers.
  ///
  /// The first subscriber connects to this sequence, the last one that leaves disconnects. The thread that sends an
  /// event delivers it to all subscribers. A second thread that sends an event waits for its turn.
  /// See <http://reactivex.io/documentation/operators/refcount.html>.
  ///
  /// ```swift
  /// let source = PublishSubject<Int>()
  /// let shared = source.do(onSubscribe: { print("begun") }).share(replay: 1)
  /// _ = shared.subscribe(onNext: { print("a\($0)") })  // prints begun
  /// source.onNext(1)  // prints a1
  /// _ = shared.subscribe(onNext: { print("b\($0)") })  // prints b1
  /// ```
  ///
  /// - Parameters:
  ///   - replay: how many elements are repeated to later subscribers; not negative.
  ///   - scope: how long these elements are kept, and what happens after the end.
  @inlinable
  public func share(replay: Int = 0, scope: SubjectLifetimeScope = .whileConnected) -> Observable<Element> {
    requireArgument(replay >= 0, "share(replay:scope:): replay must not be negative, is \(replay)")
    if replay == 0 {
      return SharedObservable<Element>(asObservable(), replay, scope) { core in
        { raw, _ in
          core.next(raw, as: Element.self)
          return .stop
        }
      }
    }
    let source = asObservable()
    if let shared = source.pairReplay?.share(source, replay, scope) { return shared }
    return SharedObservable<Element>(source, replay, scope) { core in
      let replaying = unsafeDowncast(core, to: ReplayCore<Element>.self)
      return { raw, _ in
        replaying.remember(raw.load())
        return .stop
      }
    }
  }
}

/// The source that `share` makes: it hands its subscribers over to the current connection.
@usableFromInline
final class SharedObservable<Element>: Observable<Element>, @unchecked Sendable {
  // Sendable: the state that changes is in the hub.
  private let source: Observable<Element>
  private let replay: Int
  private let scope: SubjectLifetimeScope
  /// Makes the step that passes an element to the core of a connection.
  private let makeStep: (SubjectCore) -> (RawElement, Downstream) -> StageResult
  private let hub: ConnectionHub

  @usableFromInline
  init(
    _ source: Observable<Element>, _ replay: Int, _ scope: SubjectLifetimeScope,
    makeStep: @escaping (SubjectCore) -> (RawElement, Downstream) -> StageResult
  ) {
    self.source = source
    self.replay = replay
    self.scope = scope
    self.makeStep = makeStep
    hub = ConnectionHub(keepsSubject: scope == .forever)
    // A `share` that replays has already looked for a `withUnretained` upstream. An operator behind it need not look
    // again.
    super.init(
      .feed, passingOn: replay == 0 ? source : nil, isTrampolined: replay > 1 || scope == .forever)
  }

  private func makeCore() -> SubjectCore { replay == 0 ? SubjectCore() : ReplayCore<Element>(limit: replay) }

  /// Counts an observer for the current connection, or for a new one.
  private func enter() -> (connection: Connection, core: SubjectCore, isFirst: Bool) {
    hub.lock.withLock {
      let core = hub.subject as? SubjectCore ?? makeCore()
      hub.subject = core
      let isFirst = hub.connection == nil
      let connection = hub.current { Connection(hub) { self.source.connect(self.stage(core, $0)) } }
      connection.add()
      return (connection, core, isFirst)
    }
  }

  /// Feeds a connection. The hub forgets the connection before the observers receive the end, so that a later
  /// subscriber starts a new one. If the core is kept, the hub forgets the connection after the observers have received
  /// the end. An observer that subscribes during the end enters this connection and receives the end.
  ///
  /// If `share` repeats several elements or keeps them for ever, it disposes the upstream before the observers receive
  /// the end. Otherwise the upstream disposes itself afterwards. RxSwift has both orders, because it builds the first
  /// kind of `share` from `multicast` and `refCount`.
  private func stage(_ core: SubjectCore, _ connection: Connection) -> TerminalStage {
    let disposesFirst = replay > 1 || scope == .forever
    return ClosureStage(
      end: { error in
        if disposesFirst { connection.endSource() } else { connection.leaveSource() }
        core.end(error)
        connection.forget()
      }, step: makeStep(core))
  }

  @usableFromInline
  override func feed(_ running: RunningSubscription) {
    let (connection, core, isFirst) = enter()
    let subscription = core.start(running)
    // If the core is kept and has ended, there is no observer to connect for.
    if isFirst, type(of: subscription) != NopDisposable.self { connection.begin() }
    running.setUpstream(ShareSubscription(subscription: subscription, connection: connection))
  }
}

private struct ShareSubscription: Disposable {
  let subscription: any Disposable
  let connection: Connection

  func dispose() {
    subscription.dispose()
    connection.leave()
  }
}
