// SPDX-License-Identifier: MIT

/// What the engine sees of an observable, whatever its elements are: its place in a chain.
///
/// An observable is a recipe. A chain ends at a source, which has the depth zero; the observables in front of it are
/// linear operators. Subscribing walks the chain once and sets a link for each operator; see `RunningSubscription`. The
/// subscription retains the links, not the chain.
@usableFromInline
protocol ObservableNode: AnyObject {
  /// Where this observable stands in a chain. The pointer is good as long as the observable lives.
  var place: UnsafePointer<Place> { get }
  /// Whether this is `just` or `empty`.
  var scalarKind: ScalarKind { get }
  /// Whether subscribing to this source goes through the trampoline of the current thread.
  var isTrampolined: Bool { get }
  /// Whether this is a sequence of a type outside of this library, whose subscription may last beyond its end.
  var isForeign: Bool { get }

  /// Starts a source and lets the subscription end it. Called after the subscription is complete.
  func feed(_ running: RunningSubscription)

  /// How the elements are remembered without an object that they hold, if they come from `withUnretained`: a `UnretainedReplay`.
  var unretainedReplay: AnyObject? { get }
  /// The sequences that this source passes on one after the other, if it is a concatenation; called for each
  /// subscription.
  func concatenated() -> (() -> Concatenated?)?
  /// Makes of a raw element what delivers a copy of it inside of a subscription's gate, later. The function keeps
  /// nothing alive.
  var copying: (RawElement) -> (RunningSubscription) -> Void { get }
}

extension ObservableNode {
  /// Whether this is a source: it transforms no other observable.
  var isSource: Bool { place.pointee.depth == 0 }

  /// What there is of `property` nearest to this observable, on the way to where the elements come from.
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

  /// Lets a source, whose subscription this is, stand for this observable. A subject feeds the subscription itself then,
  /// anything else through a subscription of its own.
  func attach(_ running: RunningSubscription) -> any Disposable {
    guard isSource, !isTrampolined else { return connect(ForwardingStage(running)) }
    feed(running)
    return NopDisposable.shared
  }
}
