// SPDX-License-Identifier: MIT

/// Passes everything on into another pipeline; for sources that have an upstream of their own.
///
/// It does not need to know the element: slots are passed on as they are.
@usableFromInline
final class ForwardingStage: TerminalStage {
  private let target: Pipeline

  @usableFromInline
  init(_ target: Pipeline) {
    self.target = target
    super.init { slot, _ in
      target.deliver(slot)
      return .stop
    }
  }

  @usableFromInline
  override func onError(_ error: any Error) { target.fail(error) }

  @usableFromInline
  override func onCompleted() { target.complete() }
}

extension Observable {
  /// Subscribes and passes everything on into a pipeline of elements of the same type.
  @usableFromInline
  final func forward(into inlet: Inlet<Element>) -> any Disposable { connect(ForwardingStage(inlet.pipeline)) }
}
