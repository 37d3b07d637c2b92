// SPDX-License-Identifier: MIT

extension ConnectableObservableType {
  /// Connects when the first observer subscribes, and disconnects when the last one leaves.
  ///
  /// After the source has ended, the next subscriber connects again, unless the sequence ends at once for that
  /// subscriber.
  /// See <http://reactivex.io/documentation/operators/refcount.html>.
  ///
  /// ```swift
  /// let numbers = Observable.of(1, 2).do(onSubscribe: { print("begun") }).publish().refCount()
  /// _ = numbers.subscribe(onNext: { print($0) })  // prints begun, 1, 2
  /// ```
  public func refCount() -> Observable<Element> {
    let connectable = self as? ConnectableObservable<Element> ?? ForeignConnectable(self)
    return Observable(passingOn: connectable) { emitter in
      // This counts the observer before it subscribes. Another observer may leave while this one receives its first
      // events. That observer is then not the last one.
      let (connection, source) = connectable.enter()
      let hasEnded = AtomicWord()
      // The connection ends before observers receive the end, so a later observer starts a new connection.
      let stage = ForwardingStage(
        emitter.running,
        beforeEnd: {
          hasEnded.exchange(1)
          connection.dispose()
        })
      let subscription = source.connect(stage)
      // If the sequence has already ended, there is no observer to connect for.
      if hasEnded.value == 0 { connection.begin() }
      return AnonymousDisposable {
        subscription.dispose()
        connection.leave()
      }
    }
  }
}

/// A connectable sequence of a type outside of this library.
private final class ForeignConnectable<Source: ConnectableObservableType>: ConnectableObservable<Source.Element>,
  @unchecked Sendable
{
  // Sendable: the state that changes is in the hub.
  private let source: Source
  private let hub = ConnectionHub()

  init(_ source: Source) {
    self.source = source
    super.init()
  }

  override func enter() -> (connection: Connection, source: Observable<Source.Element>) {
    let connection = hub.lock.withLock {
      let connection = hub.current { Connection(hub) { [source] _ in source.connect() } }
      connection.add()
      return connection
    }
    return (connection, source.asObservable())
  }
}
