// SPDX-License-Identifier: MIT
import NIOConcurrencyHelpers

/// Lets connections into a server until it closes, and counts those that the server does not serve yet.
///
/// NIO ends the process if a server is cancelled before it serves a connection that it has accepted. So a server that stops closes its
/// gate first. Once the gate has closed, the server serves each connection that it has let in.
final class ConnectionGate: Sendable {
  private struct State {
    var isClosed = false
    var waitingCount = 0
    var closings: [CheckedContinuation<Void, Never>] = []
  }

  private let state = NIOLockedValueBox(State())

  /// Counts a connection that the server has accepted; false if the gate is closed.
  func enter() -> Bool {
    state.withLockedValue { state in
      guard !state.isClosed else { return false }
      state.waitingCount += 1
      return true
    }
  }

  /// A connection that has entered is served from now on, or has failed.
  func leave() {
    let closings = state.withLockedValue { state in
      state.waitingCount -= 1
      defer { if state.waitingCount == 0 { state.closings = [] } }
      return state.waitingCount == 0 ? state.closings : []
    }
    for closing in closings { closing.resume() }
  }

  /// Lets no more connections in, and waits until those that have entered are served.
  func close() async {
    await withCheckedContinuation { closing in
      let isEmpty = state.withLockedValue { state in
        state.isClosed = true
        if state.waitingCount > 0 { state.closings.append(closing) }
        return state.waitingCount == 0
      }
      if isEmpty { closing.resume() }
    }
  }
}
