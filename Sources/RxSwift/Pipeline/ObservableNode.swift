// SPDX-License-Identifier: MIT

/// The part of an observable that does not depend on its element: its place in a chain.
///
/// Not for use outside of the library. A chain ends at a source, a node without `upstream`; the nodes in front of it
/// are linear operators, each of them a stage or a factory of stages. Subscribing walks the chain once and lays the
/// stages out in a table; see `Pipeline`.
public class ObservableNode: PipelineStage {
  /// The observable that this one transforms; nil for a source.
  @usableFromInline final let upstream: ObservableNode?

  @inlinable
  init(upstream: ObservableNode?, step: @escaping (Slot, Cursor) -> Step) {
    self.upstream = upstream
    super.init(step: step)
    Resources.increment()
  }

  deinit { Resources.decrement() }

  /// The stage for one subscription: the node itself when it has no state.
  @usableFromInline
  func makeStage() -> PipelineStage { self }

  /// Starts a source. Called on the source only, after the pipeline is complete.
  @usableFromInline
  func start(_ pipeline: Pipeline) -> any Disposable { preconditionFailure("Only sources start.") }

  /// Whether subscribing to this source goes through the trampoline of the current thread.
  @usableFromInline
  var isTrampolined: Bool { true }

  /// Subscribes: builds the pipeline that ends with `terminal` and starts its source.
  @usableFromInline
  final func connect(_ terminal: TerminalStage) -> any Disposable {
    var source = self
    var count = 1
    while let upstream = source.upstream {
      source = upstream
      count += 1
    }
    let pipeline = Pipeline(chain: self, count: count, terminal: terminal)
    var node = self
    var index = count - 2
    while let upstream = node.upstream {
      let stage = node.makeStage()
      pipeline.setStage(stage, at: index, owned: stage !== node)
      node = upstream
      index -= 1
    }
    if count == 1, !source.isTrampolined {
      pipeline.setUpstream(source.start(pipeline))
    } else {
      Trampoline.run { pipeline.setUpstream(source.start(pipeline)) }
    }
    return pipeline.isClosed ? NopDisposable.shared : SubscriptionHandle(pipeline)
  }
}
