// SPDX-License-Identifier: MIT

/// Passes all events on into another subscription, for sources that have an upstream of their own.
///
/// It passes raw elements on, so it does not depend on their type.
@usableFromInline
final class ForwardingStage: TerminalStage {
  private let target: RunningSubscription
  private let beforeEnd: (() -> Void)?

  /// - Parameter beforeEnd: called when the source has ended, before the target receives the end.
  @usableFromInline
  init(_ target: RunningSubscription, beforeEnd: (() -> Void)? = nil) {
    self.target = target
    self.beforeEnd = beforeEnd
    super.init { raw, _ in
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
}

extension Observable {
  /// Subscribes and passes all events on into the subscription of `emitter`.
  @usableFromInline
  final func forward(into emitter: Emitter<Element>) -> any Disposable { connect(ForwardingStage(emitter.running)) }
}
