// SPDX-License-Identifier: MIT

/// How long what `share` remembers is kept.
public enum SubjectLifetimeScope: Sendable {
  /// Each connection starts with nothing: after the last subscriber left, or after the end, the next one starts anew.
  case whileConnected
  /// Elements are kept for ever, and whoever subscribes after the end receives them and the terminal event.
  case forever
}

extension ObservableType {
  /// Shares one subscription to this sequence among all subscribers.
  ///
  /// The first subscriber connects to this sequence, the last one who leaves disconnects.
  /// See <http://reactivex.io/documentation/operators/refcount.html>.
  ///
  /// - Parameters:
  ///   - replay: how many elements are repeated to those who come later; not negative.
  ///   - scope: how long these elements are kept, and what happens after the end.
  @inlinable
  public func share(replay: Int = 0, scope: SubjectLifetimeScope = .whileConnected) -> Observable<Element> {
    requireArgument(replay >= 0, "share(replay:scope:): replay must not be negative, is \(replay)")
    if replay == 0 {
      return SharedObservable<Element>(asObservable(), replay, scope) {
        ShareStage($0) { core in
          { slot, _ in
            core.next(slot, as: Element.self)
            return .stop
          }
        }
      }
    }
    let source = asObservable()
    if let shared = source.pairs?.share(source, replay, scope) { return shared }
    return SharedObservable<Element>(source, replay, scope) {
      ShareStage($0) { core in
        let core = unsafeDowncast(core, to: ReplayCore<Element>.self)
        return { slot, _ in
          core.remember(slot.load())
          return .stop
        }
      }
    }
  }
}

/// The source that `share` makes: it hands its subscribers over to the current connection.
@usableFromInline
final class SharedObservable<Element>: Observable<Element>, @unchecked Sendable {
  // Sendable: what changes is in the hub.
  private let source: Observable<Element>
  private let replay: Int
  private let scope: SubjectLifetimeScope
  private let makeStage: (ShareConnection) -> TerminalStage
  private let hub = ShareHub()

  @usableFromInline
  init(
    _ source: Observable<Element>, _ replay: Int, _ scope: SubjectLifetimeScope,
    makeStage: @escaping (ShareConnection) -> TerminalStage
  ) {
    self.source = source
    self.replay = replay
    self.scope = scope
    self.makeStage = makeStage
    // What repeats has asked for pairs already; another one behind it need not look any further.
    super.init(passingOn: replay == 0 ? source : nil)
    if scope == .forever { hub.core = makeCore() }
  }

  private func makeCore() -> SubjectCore { replay == 0 ? SubjectCore() : ReplayCore<Element>(limit: replay) }

  @usableFromInline
  override var isTrampolined: Bool { replay > 1 || scope == .forever }

  @usableFromInline
  override func start(_ pipeline: Pipeline) -> any Disposable {
    let (connection, isFirst) = hub.enter(makeCore)
    let subscription = connection.core.start(pipeline)
    // A kept core may have ended for good; then there is nothing to connect for.
    if isFirst, type(of: subscription) != NopDisposable.self {
      connection.begin(source.connect(makeStage(connection)))
    }
    return ShareSubscription(subscription: subscription, connection: connection)
  }
}

/// The current connection of a shared sequence.
final class ShareHub: @unchecked Sendable {
  // Sendable: touched under `lock`, except for `core`, which is set once before anybody else sees it.
  private let lock = Lock()
  private var connection: ShareConnection?
  /// The core of all connections, if they have the same.
  var core: SubjectCore?

  /// Counts an observer for the current connection, or for a new one.
  func enter(_ makeCore: () -> SubjectCore) -> (connection: ShareConnection, isFirst: Bool) {
    let known = lock.withLock {
      connection?.count += 1
      return connection
    }
    if let known { return (known, false) }
    let made = ShareConnection(self, core ?? makeCore())
    return lock.withLock {
      if let connection {
        connection.count += 1
        return (connection, false)
      }
      made.count = 1
      connection = made
      return (made, true)
    }
  }

  /// Counts an observer less; returns whether it was the last one.
  func leave(_ left: ShareConnection) -> Bool {
    lock.withLock {
      left.count -= 1
      guard left.count == 0 else { return false }
      if connection === left { connection = nil }
      return true
    }
  }

  /// Lets those who come from now on start anew.
  func forget(_ ended: ShareConnection) {
    lock.withLock { if connection === ended { connection = nil } }
  }
}

/// One subscription of a shared sequence to its source.
@usableFromInline
final class ShareConnection: @unchecked Sendable {
  // Sendable: `count` belongs to the hub, the rest is touched under `lock`.
  @usableFromInline let core: SubjectCore
  fileprivate let hub: ShareHub
  fileprivate var count = 0
  private let lock = Lock()
  private var subscription: (any Disposable)?
  private var isOver = false

  init(_ hub: ShareHub, _ core: SubjectCore) {
    self.hub = hub
    self.core = core
    Resources.increment()
  }

  deinit { Resources.decrement() }

  fileprivate func begin(_ subscription: any Disposable) {
    let isLate = lock.withLock {
      if !isOver { self.subscription = subscription }
      return isOver
    }
    if isLate { subscription.dispose() }
  }

  fileprivate func leave() {
    guard hub.leave(self) else { return }
    let subscription = lock.withLock {
      isOver = true
      defer { self.subscription = nil }
      return self.subscription
    }
    subscription?.dispose()
  }
}

private struct ShareSubscription: Disposable {
  let subscription: any Disposable
  let connection: ShareConnection

  func dispose() {
    subscription.dispose()
    connection.leave()
  }
}

/// Feeds a connection. It is forgotten before the observers see the end, so that who subscribes then starts anew.
@usableFromInline
final class ShareStage: TerminalStage {
  private let connection: ShareConnection

  @inlinable
  convenience init(_ connection: ShareConnection, step: (SubjectCore) -> (Slot, Cursor) -> Step) {
    self.init(connection, step(connection.core))
  }

  @usableFromInline
  init(_ connection: ShareConnection, _ step: @escaping (Slot, Cursor) -> Step) {
    self.connection = connection
    super.init(step: step)
  }

  @usableFromInline
  override func onError(_ error: any Error) {
    connection.hub.forget(connection)
    connection.core.end(error)
  }

  @usableFromInline
  override func onCompleted() {
    connection.hub.forget(connection)
    connection.core.end(nil)
  }
}
