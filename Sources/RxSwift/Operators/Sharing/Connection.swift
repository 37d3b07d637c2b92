// SPDX-License-Identifier: MIT

/// The state that the connections of a shared sequence have in common.
@usableFromInline
final class ConnectionHub: @unchecked Sendable {
  // Sendable: touched under `lock` only.
  let lock = Lock()
  /// The current connection.
  fileprivate(set) var connection: Connection?
  /// The subject that its observers subscribe to. It may exist before the connection.
  var subject: Any?
  /// Whether the next connection has the same subject.
  let keepsSubject: Bool

  init(keepsSubject: Bool = false) { self.keepsSubject = keepsSubject }

  /// The current connection or a new one. The caller holds `lock`.
  func current(_ make: () -> Connection) -> Connection {
    if let connection { return connection }
    let made = make()
    connection = made
    return made
  }
}

/// One subscription of a shared sequence to its source: of `share`, of a connectable sequence, of `refCount`.
///
/// One lock protects the count of observers and the subject, so an observer is counted when it gets the subject that it
/// subscribes to. A connection that has lost its last observer, or whose source has ended, is over before another
/// observer can enter it. Only if the subject is kept, observers enter until the subject has ended.
@usableFromInline
final class Connection: Finishable, @unchecked Sendable {
  // Sendable: `isDisposed` is atomic, the others are touched under the lock of the hub.
  private let disposed = AtomicWord()
  private let hub: ConnectionHub
  /// Subscribes to the source. Nil once a thread has begun to subscribe.
  private var connect: ((Connection) -> any Disposable)?
  private var subscription: (any Disposable)?
  private var count = 0

  init(_ hub: ConnectionHub, _ connect: @escaping (Connection) -> any Disposable) {
    self.hub = hub
    self.connect = connect
    Resources.increment()
  }

  deinit { Resources.decrement() }

  @usableFromInline
  var isDisposed: Bool { disposed.value != 0 }

  /// Counts one more observer. The caller holds the lock of the hub.
  func add() { count += 1 }

  /// Subscribes to the source, unless a thread has already begun to subscribe.
  func begin() {
    let connect = hub.lock.withLock {
      defer { self.connect = nil }
      return self.connect
    }
    guard let subscription = connect?(self) else { return }
    let isLate = hub.lock.withLock {
      if isDisposed { return true }
      self.subscription = subscription
      return false
    }
    if isLate { subscription.dispose() }
  }

  /// Counts one observer less. When the last observer leaves, the connection ends.
  func leave() {
    end { [self] in
      count -= 1
      return count == 0
    }
  }

  @usableFromInline
  func dispose() { end { true } }

  /// Ends the subscription to the source, because the source has ended. If the subject is kept, an observer that comes
  /// before `forget` enters this connection: it receives the end, too, and does not subscribe to the source again.
  func endSource() { end(staysInHub: hub.keepsSubject) { true } }

  /// Makes later observers start a new connection, because the source has ended. `share` calls this before its observers
  /// receive the end. The source disposes itself after it has delivered the end.
  func leaveSource() { end(disposesSource: false) { true } }

  private func end(staysInHub: Bool = false, disposesSource: Bool = true, if isLast: () -> Bool) {
    var ended: (any Disposable)?
    // The thread releases these when it holds no lock.
    var released: (Any?, ((Connection) -> any Disposable)?)
    hub.lock.withLock {
      guard isLast(), disposed.exchange(1) == 0 else { return }
      swap(&ended, &subscription)
      swap(&released.1, &connect)
      if !staysInHub { released.0 = takeFromHub() }
    }
    if disposesSource { ended?.dispose() }
    withExtendedLifetime((ended, released)) {}
  }

  /// Makes later observers start a new connection, because the source has ended.
  func forget() { withExtendedLifetime(hub.lock.withLock { takeFromHub() }) {} }

  /// Removes this connection from the hub. Returns the subject, which the caller releases when no lock is held.
  private func takeFromHub() -> Any? {
    guard hub.connection === self else { return nil }
    hub.connection = nil
    if hub.keepsSubject { return nil }
    defer { hub.subject = nil }
    return hub.subject
  }
}
