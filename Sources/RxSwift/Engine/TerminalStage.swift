// SPDX-License-Identifier: MIT

/// The last stage of a subscription, which receives its events. It belongs to one subscription and ends it.
@usableFromInline
class TerminalStage: Stage {
  /// The subscription that this stage ends; it owns this stage.
  @exclusivity(unchecked) @usableFromInline final unowned(unsafe) var running: RunningSubscription?

  @inlinable
  override init(step: @escaping (RawElement, Downstream) -> StageResult) { super.init(step: step) }

  /// Whether the stage passes events to a user's observer and to nothing else.
  var isOfUser: Bool { false }

  /// Called once, when the sequence failed. This stage receives nothing after that.
  @usableFromInline
  func onError(_ error: any Error) {}

  /// Called once, when the sequence completed. This stage receives nothing after that.
  @usableFromInline
  func onCompleted() {}

  /// Called once, after `onError` or `onCompleted`; ends the subscription to the source.
  @usableFromInline
  func onEnd(_ running: RunningSubscription) { running.dispose() }

  /// Disposes the subscription to the source if this thread is still subscribing to it. Until then, nobody else can.
  fileprivate final func stopIfStarting() { if let running, Trampoline.isStarting(running) { running.dispose() } }

  @usableFromInline
  final override func failed(_ error: any Error, at downstream: Downstream) -> Bool {
    guard let running, running.close() else { return true }
    onError(error)
    onEnd(running)
    return true
  }

  @usableFromInline
  final override func completed(at downstream: Downstream) -> Bool {
    guard let running, running.close() else { return true }
    onCompleted()
    onEnd(running)
    return true
  }
}

extension Downstream {
  /// Drops an element, because the subscription that a terminal stage passes events to has ended. So a source stops that
  /// emits without end while it is being subscribed to, such as `repeatElement`.
  @usableFromInline
  func drop() -> StageResult {
    with(TerminalStage.self) { $0.stopIfStarting() }
    return .stop
  }
}

/// Drops all events. Every entry of a closed subscription has the address of this stage's link.
final class ClosedStage: Stage {
  /// The address of this stage's link.
  static let link: UInt = {
    let stage = ClosedStage { _, _ in .stop }
    let link = UnsafeMutablePointer<Link>.allocate(capacity: 1)
    link.initialize(to: Link(stage.step, stage))
    return UInt(bitPattern: link)
  }()

  override func failed(_ error: any Error, at downstream: Downstream) -> Bool { true }
  override func completed(at downstream: Downstream) -> Bool { true }
}
