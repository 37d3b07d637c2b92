// SPDX-License-Identifier: MIT
import HummingbirdCore
import Logging
import NIOCore

/// Serves the connections that a gate lets in, and closes the others.
struct GatedChannel<Base: ServerChildChannel>: ServerChildChannel {
  let base: Base
  let gate: ConnectionGate

  func setup(channel: any Channel, logger: Logger) -> EventLoopFuture<Base.Value> {
    guard gate.enter() else {
      channel.close(promise: nil)
      return channel.eventLoop.makeFailedFuture(ChannelError.ioOnClosedChannel)
    }
    let value = base.setup(channel: channel, logger: logger)
    value.whenFailure { [gate] _ in gate.leave() }
    return value
  }

  func handle(value: Base.Value, logger: Logger) async {
    gate.leave()
    await base.handle(value: value, logger: logger)
  }
}
