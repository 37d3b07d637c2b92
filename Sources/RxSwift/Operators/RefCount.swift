// SPDX-License-Identifier: MIT

extension ConnectableObservableType {
  /// Connects when the first observer subscribes, and disconnects when the last one leaves.
  ///
  /// After the source ended the next subscriber connects anew, if the sequence has anything to go on with.
  /// See <http://reactivex.io/documentation/operators/refcount.html>.
  public func refCount() -> Observable<Element> {
    let connectable = self as? ConnectableObservable<Element> ?? ForeignConnectable(self)
    return SourceObservable(passingOn: connectable) { inlet in
      // Counted first: an observer that leaves because of what this one receives at once is not the last one.
      let (connection, source) = connectable.enter()
      let stage = RefCountStage(inlet.pipeline, connection)
      let subscription = source.connect(stage)
      if !stage.hasEnded { connection.begin() }
      return AnonymousDisposable {
        subscription.dispose()
        connection.leave()
      }
    }
  }
}

/// Passes everything on. A connection is over before the observers see the end, so that who subscribes then starts anew.
private final class RefCountStage: TerminalStage, @unchecked Sendable {
  // Sendable: immutable but for an atomic word.
  private let target: Pipeline
  private let connection: MulticastConnection
  private let ended = AtomicWord()

  init(_ target: Pipeline, _ connection: MulticastConnection) {
    self.target = target
    self.connection = connection
    super.init { slot, _ in
      target.deliver(slot)
      return .stop
    }
  }

  /// Whether there is nothing to connect for, because the sequence ended at once.
  var hasEnded: Bool { ended.value != 0 }

  private func end() {
    _ = ended.exchange(1)
    connection.dispose()
  }

  override func onError(_ error: any Error) {
    end()
    target.fail(error)
  }

  override func onCompleted() {
    end()
    target.complete()
  }
}

/// A connectable sequence that is not of this library; nothing is known of what its observers subscribe to.
private final class ForeignConnectable<Source: ConnectableObservableType>: ConnectableObservable<Source.Element>,
  @unchecked Sendable
{
  // Sendable: what changes is in the hub.
  private let source: Source
  private let hub = MulticastHub()

  init(_ source: Source) {
    self.source = source
    super.init()
  }

  override func enter() -> (connection: MulticastConnection, source: Observable<Source.Element>) {
    let connection = hub.lock.withLock {
      let connection = hub.current { MulticastConnection(hub) { [source] _ in source.connect() } }
      connection.add()
      return connection
    }
    return (connection, source.asObservable())
  }
}
