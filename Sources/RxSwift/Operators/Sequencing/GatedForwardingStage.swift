// SPDX-License-Identifier: MIT

/// Passes elements on into another subscription through that one's gate, and the end to functions.
///
/// For sources that may emit while another thread delivers something else to the target. A `ForwardingStage` is faster.
final class GatedForwardingStage: TerminalStage {
  private let handleError: (any Error) -> Void
  private let handleCompleted: () -> Void

  /// - Parameter source: what this stage is subscribed to; it is not kept.
  init(
    _ target: RunningSubscription, from source: any ObservableNode, onError: @escaping (any Error) -> Void,
    onCompleted: @escaping () -> Void
  ) {
    handleError = onError
    handleCompleted = onCompleted
    let copying = source.copying
    super.init { raw, _ in
      if !target.gatedDeliver(raw) {
        let deliver = copying(raw)
        target.enqueue { deliver(target) }
      }
      return .stop
    }
  }

  override func onError(_ error: any Error) { handleError(error) }

  override func onCompleted() { handleCompleted() }
}
