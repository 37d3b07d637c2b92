// SPDX-License-Identifier: MIT

/// Passes everything on into another pipeline through that one's gate.
///
/// For sources that may emit while another thread delivers something else to the target. A `ForwardingStage` is faster.
class GatedForwardingStage: TerminalStage {
  final let target: Pipeline

  /// - Parameter source: what this stage is subscribed to; it is not kept.
  init(_ target: Pipeline, from source: ObservableNode) {
    self.target = target
    let copying = source.copying
    super.init { slot, _ in
      if !target.gatedDeliver(slot) {
        let deliver = copying(slot)
        target.leave(behind: { deliver(target) })
      }
      return .stop
    }
  }

  override func onError(_ error: any Error) {
    let target = target
    target.inTurn { target.fail(error) }
  }

  override func onCompleted() {
    let target = target
    target.inTurn { target.complete() }
  }
}
