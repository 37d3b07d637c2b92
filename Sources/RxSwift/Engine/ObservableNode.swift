// SPDX-License-Identifier: MIT

/// An observable without the type of its elements, as the engine uses it.
///
/// A chain is a source, which has the depth zero, and the linear operators behind it. Subscribing walks the chain once
/// and sets a link for each operator; see `RunningSubscription`. The subscription retains the links, not the chain.
@usableFromInline
protocol ObservableNode: AnyObject {
  /// Where this observable stands in a chain. The pointer is valid as long as the observable lives.
  var place: UnsafePointer<Place> { get }
  /// Whether subscribing to this source goes through the trampoline of the current thread.
  var isTrampolined: Bool { get }

  /// Starts a source and sets its disposable in the subscription. Called when all links are set.
  func feed(_ running: RunningSubscription)

  /// An `UnretainedReplay` if the elements are the pairs of `withUnretained`. It remembers the pairs without retaining
  /// the object.
  var unretainedReplay: AnyObject? { get }
}

extension ObservableNode {
  /// Whether this is a source: it transforms no other observable.
  var isSource: Bool { place.pointee.depth == 0 }

  /// The first value of `property` that is not nil, of this observable, its upstream, and so on to the source.
  func nearest<Property>(_ property: (any ObservableNode) -> Property?) -> Property? {
    var node: any ObservableNode = self
    while true {
      if let found = property(node) { return found }
      guard let upstream = node.place.pointee.upstream else { return nil }
      node = upstream
    }
  }

  /// Subscribes: builds the subscription that ends with `terminal` and starts its source.
  @usableFromInline
  @_semantics("optimize.sil.specialize.owned2guarantee.never")
  func connect(_ terminal: consuming TerminalStage) -> any Disposable {
    Lock.assertNoneHeld()
    let depth = Int(place.pointee.depth)
    let last = Unmanaged.passRetained(consume terminal)
    let made = Unmanaged.passRetained(RunningSubscription(count: depth + 1))
    let isClosed = made._withUnsafeGuaranteedRef { running in
      running.setTerminal(last)
      guard depth > 0 else {
        if isTrampolined { Trampoline.start(running) { feed(running) } } else { feed(running) }
        return running.isClosed
      }
      var place = place
      for index in stride(from: depth - 1, to: 0, by: -1) {
        place.pointee.setLink(into: running, at: index)
        place = place.pointee.next.unsafelyUnwrapped
      }
      place.pointee.setLink(into: running, at: 0)
      let source = place.pointee.upstream.unsafelyUnwrapped
      Trampoline.start(running) { source.feed(running) }
      return running.isClosed
    }
    guard isClosed else { return SubscriptionHandle(made) }
    made.release()
    return NopDisposable.shared
  }

  /// Feeds the subscription of another source with the events of this observable. A source that does not go through the
  /// trampoline feeds it directly. Any other observable is subscribed to, and its events are passed on.
  func attach(_ running: RunningSubscription) -> any Disposable {
    guard isSource, !isTrampolined else { return connect(ForwardingStage(running)) }
    feed(running)
    return NopDisposable.shared
  }
}
