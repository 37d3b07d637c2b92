// SPDX-License-Identifier: MIT

extension ObservableType {
  /// Passes on this sequence or another, whichever has an event first.
  ///
  /// It subscribes to this sequence first. At the first event, which may be a terminal event, it disposes the
  /// subscription to the other sequence.
  /// See <http://reactivex.io/documentation/operators/amb.html>.
  ///
  /// ```swift
  /// let (fast, slow) = (PublishSubject<String>(), PublishSubject<String>())
  /// _ = slow.amb(fast).subscribe(onNext: { print($0) })
  /// fast.onNext("first")  // prints first
  /// slow.onNext("second")  // prints nothing: the other one was first
  /// fast.onNext("third")  // prints third
  /// ```
  public func amb<O2: ObservableType>(_ right: O2) -> Observable<Element> where O2.Element == Element {
    Observable.amb([asObservable(), right.asObservable()])
  }

  /// Passes on the sequence that has an event first, and disposes the others.
  ///
  /// It subscribes to the sequences in order. See <http://reactivex.io/documentation/operators/amb.html>.
  ///
  /// ```swift
  /// let servers = [PublishSubject<String>(), PublishSubject<String>(), PublishSubject<String>()]
  /// _ = Observable.amb(servers).subscribe(onNext: { print($0) })
  /// servers[1].onNext("the second answers")  // prints the second answers
  /// servers[0].onNext("too late")  // prints nothing
  /// ```
  public static func amb<Sequence: Swift.Sequence>(_ sequence: Sequence) -> Observable<Element>
  where Sequence.Element == Observable<Element> {
    // This reads the sequence once, whatever it is, and not again for each subscription.
    let sources = Array(sequence)
    return Observable { emitter in
      let sink = AmbSink(emitter.running)
      for (index, source) in sources.enumerated() { sink.add(source, index, AmbStage(Element.self, sink, index)) }
      return sink
    }
  }
}

/// Passes on the source that comes first. It needs no gate, because all that it passes on comes from one source, and
/// the events of one source are serial.
private final class AmbSink: Disposable, @unchecked Sendable {
  // Sendable: `winner` is atomic, `subscriptions` are touched under `lock` only.
  private let target: RunningSubscription
  /// The index of the source that has won, plus one; 0 at first.
  private let winner = AtomicWord()
  private let lock = Lock()
  private var subscriptions: [SingleAssignmentDisposable] = []

  init(_ target: RunningSubscription) { self.target = target }

  /// Subscribes to a source. If another source has won already, this disposes the subscription at once.
  func add(_ source: any ObservableNode, _ index: Int, _ stage: TerminalStage) {
    let subscription = SingleAssignmentDisposable()
    lock.withLock { subscriptions.append(subscription) }
    subscription.setDisposable(source.connect(stage))
    let winner = winner.value
    if winner != 0, winner != UInt(index) + 1 { subscription.dispose() }
  }

  /// The subscription that receives the event of a source, if that source has won or wins now.
  func target(for index: Int) -> RunningSubscription? {
    let number = UInt(index) + 1
    if winner.value == number { return target }
    guard winner.compareExchange(0, number) else { return nil }
    let all = lock.withLock { subscriptions }
    for (other, subscription) in all.enumerated() where other != index { subscription.dispose() }
    return target
  }

  func dispose() {
    let all = lock.withLock { subscriptions }
    for subscription in all { subscription.dispose() }
  }
}

/// The last stage of one of the sources.
private final class AmbStage: TerminalStage {
  private let sink: AmbSink
  private let index: Int

  init<Element>(_: Element.Type, _ sink: AmbSink, _ index: Int) {
    self.sink = sink
    self.index = index
    super.init { raw, _ in
      sink.target(for: index)?.deliver(raw)
      return .stop
    }
  }

  override func onError(_ error: any Error) { sink.target(for: index)?.fail(error) }

  override func onCompleted() { sink.target(for: index)?.complete() }
}
