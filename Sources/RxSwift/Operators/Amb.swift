// SPDX-License-Identifier: MIT

extension ObservableType {
  /// Passes on this sequence or another, whichever has an event first.
  ///
  /// This one is subscribed first. The other one is disposed at the first event, which may be a terminal one.
  /// See <http://reactivex.io/documentation/operators/amb.html>.
  public func amb<O2: ObservableType>(_ right: O2) -> Observable<Element> where O2.Element == Element {
    Observable.amb([asObservable(), right.asObservable()])
  }

  /// Passes on the sequence that has an event first, and disposes the others.
  ///
  /// The sequences are subscribed in order. See <http://reactivex.io/documentation/operators/amb.html>.
  public static func amb<Sequence: Swift.Sequence>(_ sequence: Sequence) -> Observable<Element>
  where Sequence.Element == Observable<Element> {
    SourceObservable { inlet in
      let sink = AmbSink(inlet.pipeline)
      for (index, source) in sequence.enumerated() { sink.add(source, index, AmbStage(Element.self, sink, index)) }
      return sink
    }
  }
}

/// Passes on the source that comes first.
private final class AmbSink: Gate, Disposable, @unchecked Sendable {
  // Sendable: `winner` is touched inside of the gate only, `subscriptions` under `lock` only.
  private let target: Pipeline
  @exclusivity(unchecked) private var winner: Int?
  private let lock = Lock()
  private var subscriptions: [SingleAssignmentDisposable] = []

  init(_ target: Pipeline) {
    self.target = target
    super.init()
  }

  /// Subscribes to a source; when another has won already the subscription is disposed at once.
  func add(_ source: ObservableNode, _ index: Int, _ stage: TerminalStage) {
    let subscription = SingleAssignmentDisposable()
    lock.withLock { subscriptions.append(subscription) }
    subscription.setDisposable(source.connect(stage))
    guard enter() else { return leave(behind: { self.disposeIfLost(index) }) }
    disposeIfLost(index)
    exit()
  }

  private func disposeIfLost(_ index: Int) {
    if let winner, winner != index { lock.withLock { subscriptions[index] }.dispose() }
  }

  /// Passes something on if the source has won, or wins now.
  func pass(from index: Int, _ action: @escaping (Pipeline) -> Void) {
    guard enter() else { return leave(behind: { self.passInside(index, action) }) }
    passInside(index, action)
    exit()
  }

  private func passInside(_ index: Int, _ action: (Pipeline) -> Void) {
    if winner == nil {
      winner = index
      let all = lock.withLock { subscriptions }
      for (other, subscription) in all.enumerated() where other != index { subscription.dispose() }
    }
    if winner == index { action(target) }
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
    super.init { slot, _ in
      let element = slot.load(Element.self)
      sink.pass(from: index) { target in Slot.with(element) { target.deliver($0) } }
      return .stop
    }
  }

  override func onError(_ error: any Error) { sink.pass(from: index) { $0.fail(error) } }

  override func onCompleted() { sink.pass(from: index) { $0.complete() } }
}
