// SPDX-License-Identifier: MIT

/// What the engine sees of an observable, whatever its elements are: its place in a chain.
///
/// An observable is a recipe. A chain ends at a source, which has the depth zero; the observables in front of it are
/// linear operators. Subscribing walks the chain once and sets a link for each operator; see `RunningSubscription`. The
/// subscription retains the links, not the chain.
@usableFromInline
protocol ObservableNode: AnyObject {
  /// The observable that this one transforms; for a source, the one whose elements it passes on, if there is one.
  var upstream: NodeReference? { get }
  /// The number of observables between this one and the source.
  var depth: Int32 { get }
  /// Whether this is `just` or `empty`.
  var scalarKind: ScalarKind { get }
  /// Whether subscribing to this source goes through the trampoline of the current thread.
  var isTrampolined: Bool { get }
  /// Whether this is a sequence of a type outside of this library, whose subscription may last beyond its end.
  var isForeign: Bool { get }

  /// Sets the link of a linear operator in one subscription. Returns the upstream.
  func setLink(into running: RunningSubscription, at index: Int) -> NodeReference
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

/// A reference to an observable that something else retains: a chain is walked without retaining its observables.
@usableFromInline
struct NodeReference {
  // Unsafe: the observable that holds this reference retains the other one, or its recipe does.
  @usableFromInline unowned(unsafe) let node: any ObservableNode

  @inlinable
  init(node: any ObservableNode) { self.node = node }

  /// Retains the observable, until `IterativeRelease.ofNode`.
  @inlinable
  init(retaining node: consuming any ObservableNode) {
    self.node = node
    _ = Unmanaged<AnyObject>.passRetained(node)
  }
}

extension ObservableNode {
  /// Whether this is a source: it transforms no other observable.
  var isSource: Bool { depth == 0 }

  /// What there is of `property` nearest to this observable, on the way to where the elements come from.
  func nearest<Property>(_ property: (any ObservableNode) -> Property?) -> Property? {
    var reference = NodeReference(node: self)
    while true {
      if let found = property(reference.node) { return found }
      guard let upstream = reference.node.upstream else { return nil }
      reference = upstream
    }
  }

  /// Subscribes: builds the subscription that ends with `terminal` and starts its source.
  @usableFromInline
  func connect(_ terminal: consuming TerminalStage) -> any Disposable {
    Lock.assertNoneHeld()
    let depth = Int(depth)
    let last = Unmanaged.passRetained(terminal)
    let made = Unmanaged.passRetained(RunningSubscription(count: depth + 1))
    let isClosed = made._withUnsafeGuaranteedRef { running in
      running.setTerminal(last)
      var source = NodeReference(node: self)
      for index in stride(from: depth - 1, through: 0, by: -1) {
        source = source.node.setLink(into: running, at: index)
      }
      if depth == 0, !isTrampolined {
        feed(running)
      } else {
        Trampoline.start(running) { source.node.feed(running) }
      }
      return running.isClosed
    }
    guard isClosed else { return SubscriptionHandle(made) }
    made.release()
    return NopDisposable.shared
  }

  /// Lets a source, whose subscription this is, stand for this observable. A subject feeds the subscription itself then,
  /// anything else through a subscription of its own.
  func attach(_ running: RunningSubscription) -> any Disposable {
    guard depth == 0, !isTrampolined else { return connect(ForwardingStage(running)) }
    feed(running)
    return NopDisposable.shared
  }
}
