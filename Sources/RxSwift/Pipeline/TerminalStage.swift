// SPDX-License-Identifier: MIT

/// The last stage of a pipeline: what the elements are for. It belongs to one pipeline and ends it.
@usableFromInline
class TerminalStage: PipelineStage {
  /// The pipeline that this stage ends; it owns this stage.
  @exclusivity(unchecked) @usableFromInline final unowned(unsafe) var pipeline: Pipeline?

  @inlinable
  override init(step: @escaping (Slot, Cursor) -> Step) { super.init(step: step) }

  /// Called once, when the sequence failed. Nothing is delivered to this stage any more.
  @usableFromInline
  func onError(_ error: any Error) {}

  /// Called once, when the sequence ended. Nothing is delivered to this stage any more.
  @usableFromInline
  func onCompleted() {}

  /// Called once, after `onError` or `onCompleted`; ends the subscription to the source.
  @usableFromInline
  func onEnd(_ pipeline: Pipeline) { pipeline.dispose() }

  @usableFromInline
  final override func failed(_ error: any Error, at cursor: Cursor) -> Bool {
    guard let pipeline, pipeline.close() else { return true }
    onError(error)
    onEnd(pipeline)
    return true
  }

  @usableFromInline
  final override func completed(at cursor: Cursor) -> Bool {
    guard let pipeline, pipeline.close() else { return true }
    onCompleted()
    onEnd(pipeline)
    return true
  }
}

/// Swallows everything; it stands in every entry of a pipeline that is closed.
final class ClosedStage: PipelineStage, @unchecked Sendable {
  // Sendable: it has no state.
  static let shared = ClosedStage { _, _ in .stop }
  static let word = UInt(bitPattern: Unmanaged.passUnretained(shared).toOpaque())

  override func failed(_ error: any Error, at cursor: Cursor) -> Bool { true }
  override func completed(at cursor: Cursor) -> Bool { true }
}
