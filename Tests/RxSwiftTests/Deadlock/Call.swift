// SPDX-License-Identifier: MIT
import Foundation
import XCTest

@testable import RxSwift

/// A call that another thread makes.
final class Call: @unchecked Sendable {
  // Sendable: the semaphores and the counters may be used by any thread; `body` does not change.
  private let began = DispatchSemaphore(value: 0)
  private let returned = DispatchSemaphore(value: 0)
  private let begun = AtomicCounter()
  private let over = AtomicCounter()
  private let body: @Sendable () -> Void

  init(_ body: @escaping @Sendable () -> Void) { self.body = body }

  var hasReturned: Bool { over.value > 0 }

  /// Lets another thread begin the call, once.
  func start() {
    guard begun.exchange(1) == 0 else { return }
    Thread.detachNewThread {
      self.began.signal()
      self.body()
      self.over.add()
      self.returned.signal()
    }
    _ = began.wait(timeout: .now() + 10)
  }

  /// Lets another thread begin the call and waits for its return, but not longer than `seconds`; says whether it returned.
  @discardableResult
  func run(upTo seconds: Double) -> Bool {
    start()
    _ = join(upTo: seconds)
    return hasReturned
  }

  private func join(upTo seconds: Double) -> Bool {
    guard returned.wait(timeout: .now() + seconds) == .success else { return false }
    returned.signal()
    return true
  }

  /// Waits for the return.
  func join(file: StaticString = #filePath, line: UInt = #line) {
    XCTAssert(join(upTo: 60), "The call does not return.", file: file, line: line)
  }
}

/// What several threads note.
final class Notes<Note: Sendable>: @unchecked Sendable {
  // Sendable: the notes are touched under `lock` only.
  private let lock = NSLock()
  private var notes: [Note] = []
  var all: [Note] { lock.withLock { notes } }
  func add(_ note: Note) { lock.withLock { notes.append(note) } }
}

/// Runs each closure on a thread of its own, all at the same time; fails if one of them does not return in time.
func inTime(
  _ seconds: Double = 5, _ bodies: [@Sendable () -> Void], file: StaticString = #filePath, line: UInt = #line
) {
  let group = DispatchGroup()
  for body in bodies {
    group.enter()
    Thread.detachNewThread {
      body()
      group.leave()
    }
  }
  XCTAssertEqual(
    group.wait(timeout: .now() + seconds), .success, "Not over after \(seconds) s.", file: file, line: line)
}

/// A number that tells the current thread from the others.
var currentThread: Int { ObjectIdentifier(Thread.current).hashValue }

/// The seconds that `body` takes.
func seconds(_ body: () -> Void) -> Double {
  let begin = DispatchTime.now().uptimeNanoseconds
  body()
  return Double(DispatchTime.now().uptimeNanoseconds - begin) / 1e9
}
