// SPDX-License-Identifier: MIT
@testable import RxKit

enum TestError: Error, Equatable { case one, two }

/// Collects values from any thread.
final class Log<Element: Sendable>: Sendable {
  private let values = Guarded<[Element]>([])

  func append(_ value: Element) { values.withLock { $0.append(value) } }

  var all: [Element] { values.withLock { $0 } }
}
