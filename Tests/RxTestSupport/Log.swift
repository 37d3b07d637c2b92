// SPDX-License-Identifier: MIT

/// Lines in the order in which they were added, from one thread at a time.
package final class Log: @unchecked Sendable {
  // Sendable: by the rule that a test adds and reads on one thread at a time.
  package private(set) var lines: [String] = []

  package init() {}

  package func add(_ line: String) { lines.append(line) }

  package func clear() { lines = [] }
}
