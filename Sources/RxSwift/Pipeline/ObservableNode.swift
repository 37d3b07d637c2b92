// SPDX-License-Identifier: MIT

/// The part of an observable that does not depend on its element: its place in a chain.
///
/// Not for use outside of the library. A chain ends at a source, a node without `upstream`; the nodes in front of it
/// are linear operators, each of them a stage or a factory of stages. Subscribing walks the chain once and lays the
/// stages out in a table; see `Pipeline`.
public class ObservableNode: PipelineStage {
  /// The observable that this one transforms, retained; for a source, the one whose elements it passes on, if there is
  /// one, which whatever starts the source retains. Unmanaged, because a chain is walked without retaining its nodes, and
  /// released as `deinit` says.
  private final let upstream: Unmanaged<ObservableNode>?
  /// The number of nodes between this one and the source.
  private final let depth: Int32
  /// Whether subscriptions need a stage of their own.
  private final let makesStages: Bool
  /// Whether this is `just` or `empty`.
  @usableFromInline final let scalarKind: ScalarKind

  /// A linear operator.
  @usableFromInline
  init(upstream: ObservableNode, makesStages: Bool, step: @escaping (Slot, Cursor) -> Step) {
    // Only a source may want to be linked to by another node.
    let linked = upstream.depth == 0 ? upstream.linked : upstream
    depth = linked.depth &+ 1
    self.upstream = Unmanaged.passRetained(linked)
    self.makesStages = makesStages
    scalarKind = .none
    super.init(step: step)
    Resources.increment()
  }

  /// A source; `origin` is the one whose elements it passes on, if there is one.
  @usableFromInline
  init(scalarKind: ScalarKind, passingOn origin: ObservableNode?) {
    depth = 0
    upstream = origin.map(Unmanaged.passUnretained)
    makesStages = false
    self.scalarKind = scalarKind
    super.init { slot, _ in .pass(slot) }
    Resources.increment()
  }

  deinit {
    Resources.decrement()
    if depth > 0, let upstream { Release.ofNode(upstream) }
  }

  /// What there is of `property` nearest to this node, on the way to where the elements come from.
  final func nearest<Property>(_ property: (ObservableNode) -> Property?) -> Property? {
    var node: ObservableNode? = self
    while let current = node {
      if let found = property(current) { return found }
      node = current.upstream?.takeUnretainedValue()
    }
    return nil
  }

  /// How the elements are remembered without an object that they hold, if they come from `withUnretained`: a `Pairing`.
  var pairing: AnyObject? { nil }

  /// Whether this is a source: it transforms no other observable.
  final var isSource: Bool { depth == 0 }

  /// The sequences that this source passes on one after the other, if it is a concatenation; called for each
  /// subscription.
  func concatenated() -> (() -> Concatenated?)? { nil }

  /// Makes the stage for one subscription; called when `makesStages`.
  @usableFromInline
  func makeStage() -> PipelineStage { self }

  /// Starts a source and lets the pipeline end it. Called on the source only, after the pipeline is complete.
  @usableFromInline
  func feed(_ pipeline: Pipeline) { pipeline.setUpstream(start(pipeline)) }

  /// Starts a source, unless it feeds pipelines in a way of its own. Returns what ends it.
  @usableFromInline
  func start(_ pipeline: Pipeline) -> any Disposable { preconditionFailure("Only sources start.") }

  /// Whether subscribing to this source goes through the trampoline of the current thread.
  @usableFromInline
  var isTrampolined: Bool { true }

  /// Makes of an element in a slot what delivers a copy of it inside of a pipeline's gate, later. The function keeps
  /// nothing alive.
  var copying: (Slot) -> (Pipeline) -> Void { preconditionFailure("Every node is an Observable.") }

  /// What operators link to in place of this node. A subject gives a node that keeps only its state alive, because a
  /// subscription must not keep the subject alive, which keeps the subscription alive.
  var linked: ObservableNode { self }

  /// Subscribes: builds the pipeline that ends with `terminal` and starts its source.
  @usableFromInline
  final func connect(_ terminal: consuming TerminalStage) -> any Disposable {
    Lock.assertNoneHeld()
    let count = Int(depth)
    // A source is no stage, so the pipeline need not keep it.
    let last = Unmanaged.passRetained(terminal)
    let made = Unmanaged.passRetained(
      Pipeline(chain: count > 0 ? .passRetained(self) : nil, terminal: last, count: count + 1))
    let isClosed = made._withUnsafeGuaranteedRef { pipeline in
      pipeline.makeTable(last)
      start(pipeline, layOut(pipeline))
      return pipeline.isClosed
    }
    guard isClosed else { return SubscriptionHandle(made) }
    made.release()
    return NopDisposable.shared
  }

  /// Sets the stages of the chain. Returns the source, which `self` keeps alive.
  @inline(__always)
  private final func layOut(_ pipeline: Pipeline) -> Unmanaged<ObservableNode> {
    var node = Unmanaged<ObservableNode>.passUnretained(self)
    var index = Int(depth)
    while index > 0 {
      index &-= 1
      node = node._withUnsafeGuaranteedRef { node in
        if node.makesStages {
          pipeline.setStage(owning: node.makeStage(), at: index)
        } else {
          pipeline.setStage(node, at: index)
        }
        return node.upstream.unsafelyUnwrapped
      }
    }
    return node
  }

  @inline(__always)
  private final func start(_ pipeline: Pipeline, _ source: Unmanaged<ObservableNode>) {
    source._withUnsafeGuaranteedRef { source in
      if depth == 0, !source.isTrampolined {
        source.feed(pipeline)
      } else {
        Trampoline.start(pipeline) { source.feed(pipeline) }
      }
    }
  }

  /// Lets a source, whose pipeline this is, stand for this observable. A subject feeds the pipeline itself then,
  /// anything else through a pipeline of its own.
  final func attach(_ pipeline: Pipeline) -> any Disposable {
    guard depth == 0, !isTrampolined else { return connect(ForwardingStage(pipeline)) }
    feed(pipeline)
    return NopDisposable.shared
  }
}
