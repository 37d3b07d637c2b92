// SPDX-License-Identifier: MIT

/// What the connections of a connectable sequence have in common.
final class MulticastHub: @unchecked Sendable {
  // Sendable: touched under `lock` only.
  let lock = Lock()
  /// The current connection.
  fileprivate(set) var connection: MulticastConnection?
  /// What its observers subscribe to; may be there before the connection.
  var subject: Any?

  /// The current connection or a new one; under `lock`.
  func current(_ make: () -> MulticastConnection) -> MulticastConnection {
    if let connection { return connection }
    let made = make()
    connection = made
    return made
  }
}

/// One subscription of a connectable sequence to its source.
///
/// Who counts for it is decided together with what he subscribes to: a connection that has lost its last observer, or
/// whose source ended, is over before anybody else can enter it.
@usableFromInline
final class MulticastConnection: Cancelable, @unchecked Sendable {
  // Sendable: `isDisposed` is atomic, the others are touched under the lock of the hub.
  private let disposed = AtomicWord()
  private let hub: MulticastHub
  /// Subscribes to the source; until that has been done.
  private var connect: ((MulticastConnection) -> any Disposable)?
  private var subscription: (any Disposable)?
  private var count = 0

  init(_ hub: MulticastHub, _ connect: @escaping (MulticastConnection) -> any Disposable) {
    self.hub = hub
    self.connect = connect
    Resources.increment()
  }

  deinit { Resources.decrement() }

  @usableFromInline
  var isDisposed: Bool { disposed.value != 0 }

  /// Counts an observer more; under the lock of the hub.
  func add() { count += 1 }

  /// Subscribes to the source, if nobody has.
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

  /// Counts an observer less; the last one ends the connection.
  func leave() {
    end { [self] in
      count -= 1
      return count == 0
    }
  }

  @usableFromInline
  func dispose() { end { true } }

  private func end(if isLast: () -> Bool) {
    var ended: (any Disposable)?
    // Released when no lock is held.
    var released: (Any?, ((MulticastConnection) -> any Disposable)?)
    hub.lock.withLock {
      guard isLast(), disposed.exchange(1) == 0 else { return }
      swap(&ended, &subscription)
      swap(&released.1, &connect)
      guard hub.connection === self else { return }
      hub.connection = nil
      swap(&released.0, &hub.subject)
    }
    ended?.dispose()
    withExtendedLifetime(released) {}
  }
}
