// SPDX-License-Identifier: MIT

extension ConnectableObservableType {
  /// Connects when the first observer subscribes, and disconnects when the last one leaves.
  ///
  /// After the source ended the next subscriber connects anew, if the sequence has anything to go on with.
  /// See <http://reactivex.io/documentation/operators/refcount.html>.
  public func refCount() -> Observable<Element> {
    let counter = RefCounter(connect)
    let source = asObservable()
    return SourceObservable { inlet in
      let stage = RefCountStage(inlet.pipeline, counter)
      // Counted first: an observer that leaves because of what this one receives at once is not the last one.
      stage.enter()
      let subscription = source.connect(stage)
      stage.begin()
      return AnonymousDisposable {
        subscription.dispose()
        stage.leave()
      }
    }
  }
}

/// Counts the observers of a connectable sequence, and connects it while there are any.
///
/// Connecting and disconnecting calls out, so it happens in a gate. Counts belong to a connection: whoever was counted
/// for one that has ended meanwhile does not count any more.
private final class RefCounter: Gate, @unchecked Sendable {
  // Sendable: touched inside the gate only.
  private let connect: () -> any Disposable
  @exclusivity(unchecked) private var count = 0
  @exclusivity(unchecked) private var generation = 0
  /// Whether somebody connected for this generation, or is about to.
  @exclusivity(unchecked) private var isConnected = false
  @exclusivity(unchecked) private var connection: (any Disposable)?

  init(_ connect: @escaping () -> any Disposable) {
    self.connect = connect
    super.init()
  }

  /// Counts an observer; returns the generation that it was counted for.
  func add() -> Int {
    count += 1
    return generation
  }

  /// Connects for those who were counted for a generation, if nobody has.
  func begin(_ counted: Int) {
    guard counted == generation, !isConnected else { return }
    isConnected = true
    let connection = connect()
    // Everybody may have left while it connected.
    if generation == counted { self.connection = connection } else { connection.dispose() }
  }

  func remove(_ counted: Int) {
    guard counted == generation else { return }
    count -= 1
    if count == 0 { end(counted) }
  }

  /// Ends a connection, if it is still the current one.
  func end(_ counted: Int) {
    guard counted == generation else { return }
    count = 0
    generation += 1
    isConnected = false
    let ended = connection
    connection = nil
    ended?.dispose()
  }
}

/// Passes everything on, and is one of those who are counted.
private final class RefCountStage: TerminalStage, @unchecked Sendable {
  // Sendable: `counted` is touched inside the counter's gate only.
  private let target: Pipeline
  private let counter: RefCounter
  @exclusivity(unchecked) private var counted: Int?

  init(_ target: Pipeline, _ counter: RefCounter) {
    self.target = target
    self.counter = counter
    super.init { slot, _ in
      target.deliver(slot)
      return .stop
    }
  }

  func enter() { counter.inside { self.counted = self.counter.add() } }

  func begin() {
    counter.inside {
      if let counted = self.counted { self.counter.begin(counted) }
    }
  }

  func leave() {
    counter.inside {
      guard let counted = self.counted else { return }
      self.counted = nil
      self.counter.remove(counted)
    }
  }

  private func end() {
    counter.inside {
      guard let counted = self.counted else { return }
      self.counted = nil
      self.counter.end(counted)
    }
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
