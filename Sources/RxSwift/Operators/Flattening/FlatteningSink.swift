// SPDX-License-Identifier: MIT

/// Subscribes to the inner sequences of an outer one and passes on their elements. The policy says which of them run.
///
/// All work is done inside of the gate, except subscribing. So no thread waits while another one subscribes, unless the
/// element had to wait for the gate.
///
/// `concat`, `catch`, `retry` and `andThen` have no outer sequence. Their sinks are subclasses, which say what follows when
/// an inner sequence has ended.
@usableFromInline
class FlatteningSink: Gate, Disposable, @unchecked Sendable {
  // Sendable: `state` is touched inside of the gate; the rest is immutable and Sendable.
  @usableFromInline final let target: RunningSubscription
  @usableFromInline final let inners = InnerSubscriptions()
  @exclusivity(unchecked) @usableFromInline final var state: FlatteningState

  @usableFromInline
  init(_ target: RunningSubscription, _ policy: FlatteningState.Policy) {
    self.target = target
    state = FlatteningState(policy)
    super.init()
  }

  /// A sink without an outer sequence, in which `count` inner sequences begin. It completes when all of them have
  /// completed.
  @usableFromInline
  init(_ target: RunningSubscription, beginning count: Int) {
    self.target = target
    state = FlatteningState(beginning: count)
    super.init()
  }

  /// Subscribes to the outer sequence.
  @inlinable
  final func run<Element, Source: ObservableConvertibleType>(
    _ source: Observable<Element>, _ selector: @escaping (Element) throws -> Source
  ) -> any Disposable {
    let stage = GatedStage(
      self, onError: { self.target.fail($0) }, onCompleted: { if self.state.endOuter() { self.target.complete() } }
    ) { raw, _ in
      let element = raw.load(Element.self)
      if self.enter() {
        let next = self.receive(element, selector)
        self.exit()
        self.begin(next)
      } else {
        self.enqueue(element, selector)
      }
      return .stop
    }
    if let place = inners.reserve() { _ = inners.fill(place, source.connect(stage)) }
    return self
  }

  /// What begins after an element of the outer sequence.
  @usableFromInline
  enum Beginning<Element> {
    case nothing
    case inner(Observable<Element>, number: Int, place: Int?)
    case follower(InnerSubscriptions.Follower)
  }

  /// Begins what follows an element. Called outside of the gate, or inside if the element had to wait for the gate.
  @inlinable
  @inline(__always)
  final func begin<Element>(_ next: Beginning<Element>) {
    switch next {
    case .nothing: return
    case .inner(let inner, let number, let place): subscribe(inner, number, place)?.run()
    case .follower(let follower): follower.run()
    }
  }

  /// Receives an element of the outer sequence. Called inside of the gate.
  @inlinable
  @inline(__always)
  final func receive<Element, Source: ObservableConvertibleType>(
    _ element: Element, _ selector: (Element) throws -> Source
  ) -> Beginning<Source.Element> {
    if state.ignoresOuter { return .nothing }
    let isCounted = state.countAhead()
    do {
      let inner = try selector(element).asObservable()
      if !isCounted, state.mustWait {
        wait(inner)
      } else if inner.isScalar {
        if let follower = pass(inner.scalarElement, isCounted) { return .follower(follower) }
      } else {
        let place = inners.reserve()
        return .inner(inner, number: begin(at: place, isCounted), place: place)
      }
    } catch {
      target.fail(error)
    }
    return .nothing
  }

  @usableFromInline
  final func enqueue<Element, Source: ObservableConvertibleType>(
    _ element: Element, _ selector: @escaping (Element) throws -> Source
  ) {
    enqueue { self.begin(self.receive(element, selector)) }
  }

  /// Lets an inner sequence wait until another one ends. Called inside.
  @usableFromInline
  final func wait<Element>(_ inner: Observable<Element>) {
    // After disposal nothing would remove it from the list.
    if target.isClosed { return }
    state.waiting.append(InnerSubscriptions.Follower { self.subscribe(inner, 0, self.inners.reserve()) })
  }

  /// Passes on an inner sequence that has one element or none. Returns the follower to begin. Called inside.
  @inlinable
  @inline(__always)
  final func pass<Element>(_ scalar: Element?, _ isCounted: Bool) -> InnerSubscriptions.Follower? {
    let number = begin(at: nil, isCounted)
    if let scalar, state.accepts(number) { RawElement.with(scalar) { target.deliver($0) } }
    switch state.end(number) {
    case .nothing: break
    case .complete: target.complete()
    case .begin(let follower): return follower
    }
    return nil
  }

  /// Begins an inner sequence and returns its number. With the policy `latest` it disposes the subscription to the
  /// previous inner sequence. This may call the user's code, which may begin another inner sequence.
  @inlinable
  @inline(__always)
  final func begin(at place: Int?, _ isCounted: Bool) -> Int {
    let number = state.begin(isCounted: isCounted)
    guard case .latest = state.policy else { return number }
    let before = state.latestPlace
    state.latestPlace = place
    if let before { inners.cancel(before) }
    return number
  }

  /// Subscribes to an inner sequence. Returns the follower that this thread has to begin, if the sequence has already
  /// ended.
  @inlinable
  final func subscribe<Element>(_ inner: Observable<Element>, _ number: Int, _ place: Int?)
    -> InnerSubscriptions.Follower?
  {
    guard let place else { return nil }
    return inners.fill(place, inner.connect(InnerStage(Element.self, self, number, place)))
  }

  // MARK: What inner sequences send

  /// Passes on an element. Returns false if it has to go into the queue.
  @usableFromInline
  final func deliver(_ raw: RawElement, _ number: Int, at downstream: Downstream? = nil) -> Bool {
    var isAccepted = !target.isClosed
    if isAccepted {
      guard enter() else { return false }
      isAccepted = state.accepts(number)
      if isAccepted { target.deliver(raw) }
      exit()
    }
    if !isAccepted { _ = downstream?.drop() }
    return true
  }

  @usableFromInline
  final func enqueue<Element>(_ element: Element, from number: Int) {
    enqueue { if self.state.accepts(number) { RawElement.with(element) { self.target.deliver($0) } } }
  }

  /// An inner sequence failed. Called outside of the gate.
  func innerFailed(_ error: any Error, _ number: Int, _ place: Int) {
    perform {
      guard self.state.accepts(number) else { return }
      // `flatMapLatest` disposes the inner sequence before the observer receives the error, as RxSwift does. The user's
      // disposal may begin another inner sequence, and then the error is that of an old one.
      if case .latest = self.state.policy {
        if self.state.latestPlace == place { self.state.latestPlace = nil }
        self.inners.release(place)
        guard self.state.accepts(number) else { return }
      }
      self.target.fail(error)
    }
  }

  /// An inner sequence completed. Called outside of the gate.
  func innerCompleted(_ number: Int, _ place: Int) {
    guard enter() else { return enqueue { self.endInner(number, place)?.run() } }
    let follower = endInner(number, place)
    exit()
    follower?.run()
  }

  /// Ends the subscription to an inner sequence that completed. Returns the follower to begin. Called inside.
  private func endInner(_ number: Int, _ place: Int) -> InnerSubscriptions.Follower? {
    // If the number is not accepted, another inner sequence may already have the place.
    guard state.accepts(number) else { return nil }
    if state.latestPlace == place { state.latestPlace = nil }
    // Elements that the user's disposal sends find the inner sequence still running.
    inners.release(place)
    switch state.end(number) {
    case .nothing: return nil
    case .complete:
      target.complete()
      return nil
    case .begin(let follower): return inners.leave(follower, at: place, toAnyThread: false) ? nil : follower
    }
  }

  /// Passes on the end of an inner sequence as the end of everything. Its subscription is disposed after that.
  final func endAll(_ error: (any Error)?) {
    perform { if let error { self.target.fail(error) } else { self.target.complete() } }
  }

  @usableFromInline
  final func dispose() {
    inners.dispose()
    performWithoutWaiting { withExtendedLifetime(replace(&self.state.waiting, with: Deque())) {} }
  }
}

/// The last stage of an inner sequence.
@usableFromInline
final class InnerStage: TerminalStage {
  private let sink: FlatteningSink
  private let number: Int
  private let place: Int

  @inlinable
  convenience init<Element>(_: Element.Type, _ sink: FlatteningSink, _ number: Int, _ place: Int) {
    self.init(sink, number, place) { raw, downstream in
      if !sink.deliver(raw, number, at: downstream) { sink.enqueue(raw.load(Element.self), from: number) }
      return .stop
    }
  }

  @usableFromInline
  init(_ sink: FlatteningSink, _ number: Int, _ place: Int, step: @escaping (RawElement, Downstream) -> StageResult) {
    self.sink = sink
    self.number = number
    self.place = place
    super.init(step: step)
  }

  @usableFromInline
  override func onError(_ error: any Error) { sink.innerFailed(error, number, place) }

  @usableFromInline
  override func onCompleted() { sink.innerCompleted(number, place) }
}
