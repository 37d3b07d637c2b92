// SPDX-License-Identifier: MIT

/// How it went with what the user changed last.
public enum SaveStatus: Hashable, Sendable {
  /// Nothing was changed yet.
  case idle
  /// A change is on its way.
  case saving
  case saved
  case failed(AccountProblem)
}

/// The changes of a window. A renaming and a choice may be on their way at the same time.
struct Saves: Sendable {
  private var running = 0
  private var outcome = SaveStatus.idle

  /// The same after a change has begun, or has ended in some way.
  func applying(_ event: SaveStatus) -> Saves {
    var result = self
    if event == .saving {
      result.running += 1
    } else {
      result.running -= 1
      result.outcome = event
    }
    return result
  }

  /// Nothing counts as saved while something is on its way.
  var status: SaveStatus { running > 0 ? .saving : outcome }
}
