// SPDX-License-Identifier: MIT
import Foundation
import XCTest

/// The processor time that this thread has taken, in seconds: what other processes do does not count.
func threadSeconds() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
}

/// Fails if the cost of `work` grows faster than its size does.
///
/// It compares the best of several runs with `size` and with eight times as much: what is linear takes about eight times
/// as long, what is quadratic sixty-four times. The bound of 26 is far from both.
///
/// - Parameter work: does the work for a size on this thread and returns the seconds that it took, or measures
///   nothing but itself with `threadSeconds`.
func assertLinear(
  _ name: String, _ size: Int = 2_000, file: StaticString = #filePath, line: UInt = #line, _ work: (Int) -> Void
) {
  func seconds(_ size: Int) -> Double {
    let begin = threadSeconds()
    work(size)
    return threadSeconds() - begin
  }
  work(size)
  var (small, large) = (Double.infinity, Double.infinity)
  for _ in 0..<20 {
    small = min(small, seconds(size))
    large = min(large, seconds(8 * size))
    // Once it is seen not to be quadratic more runs would tell nothing new.
    if large < 14 * small { return }
  }
  XCTAssertLessThan(
    large / small, 26, "\(name): \(small) s for \(size), \(large) s for \(8 * size)", file: file, line: line)
}

/// The orders in which things leave.
enum Order: CaseIterable {
  case forwards, backwards, random

  func arrange<Element>(_ elements: [Element]) -> [Element] {
    switch self {
    case .forwards: elements
    case .backwards: elements.reversed()
    case .random:
      // Always the same order: each index is moved by a multiplication with a prime.
      elements.indices.map { elements[$0 * 7_919 % elements.count] }
    }
  }
}
