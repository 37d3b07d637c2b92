// SPDX-License-Identifier: MIT
#if GTK
  import Foundation

  #if DEBUG
    /// Counts an object as long as the object has the mark: for finding leaks, in debug builds only.
    final class LiveMark: Sendable {
      private static let counts = Counts()
      private let kind: String

      /// Objects with marks that are alive at the moment, by their kinds.
      static var alive: [String: Int] { counts.all }

      init(_ kind: String) {
        self.kind = kind
        Self.counts.add(1, to: kind)
      }

      deinit { Self.counts.add(-1, to: kind) }

      private final class Counts: @unchecked Sendable {
        // Sendable: `numbers` is touched under the lock only.
        private let lock = NSLock()
        private var numbers: [String: Int] = [:]

        var all: [String: Int] { lock.withLock { numbers } }

        func add(_ number: Int, to kind: String) {
          lock.withLock {
            let sum = numbers[kind, default: 0] + number
            numbers[kind] = sum == 0 ? nil : sum
          }
        }
      }
    }
  #else
    /// Counts nothing in a release build.
    struct LiveMark: Sendable {
      init(_ kind: String) {}
    }
  #endif
#endif
