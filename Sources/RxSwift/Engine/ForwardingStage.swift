// SPDX-License-Identifier: MIT

/// Passes all events on into another subscription, for sources that have an upstream of their own.
///
/// It passes raw elements on, so it does not depend on their type.
@usableFromInline
final class ForwardingStage: TerminalStage {
  private let target: RunningSubscription
  private let beforeEnd: (() -> Void)?
  private let onEnd: ((RunningSubscription) -> Void)?

  /// - Parameters:
  ///   - beforeEnd: called when the source has ended, before the target receives the end.
  ///   - onEnd: called after the target has received the end. Without it, the stage disposes the subscription to the
  ///     source at that point.
  @usableFromInline
  init(
    _ target: RunningSubscription, beforeEnd: (() -> Void)? = nil, onEnd: ((RunningSubscription) -> Void)? = nil
  ) {
    self.target = target
    self.beforeEnd = beforeEnd
    self.onEnd = onEnd
    super.init { raw, downstream in
      if target.isClosed { return downstream.drop() }
      target.deliver(raw)
      return .stop
    }
  }

  @usableFromInline
  override func onError(_ error: any Error) {
    beforeEnd?()
    target.fail(error)
  }

  @usableFromInline
  override func onCompleted() {
    beforeEnd?()
    target.complete()
  }

  @usableFromInline
  override func onEnd(_ running: RunningSubscription) {
    if let onEnd { onEnd(running) } else { super.onEnd(running) }
  }
}

extension Observable {
  /// Subscribes and passes all events on into the subscription of `emitter`.
  @usableFromInline
  final func forward(into emitter: Emitter<Element>) -> any Disposable { connect(ForwardingStage(emitter.running)) }
}
