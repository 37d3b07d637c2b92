// SPDX-License-Identifier: MIT
import Foundation
import Testing

/// A failure that a test provoked.
struct ProvokedFailure: Equatable {
  let message: String
  let file: String
  let line: Int
}

/// The failures of the test framework during `body`, which do not fail the test.
func failures(_ body: () -> Void) -> [ProvokedFailure] {
  let found = FailureList()
  withKnownIssue(isIntermittent: true) {
    body()
  } matching: { issue in
    let message = issue.comments.map(\.rawValue).joined(separator: "\n")
    found.append(
      ProvokedFailure(
        message: message, file: issue.sourceLocation?.fileName ?? "", line: issue.sourceLocation?.line ?? 0))
    return true
  }
  return found.all
}

private final class FailureList: @unchecked Sendable {
  // Sendable: the list is touched under `lock` only.
  private let lock = NSLock()
  private var list: [ProvokedFailure] = []

  var all: [ProvokedFailure] { lock.withLock { list } }

  func append(_ failure: ProvokedFailure) { lock.withLock { list.append(failure) } }
}
