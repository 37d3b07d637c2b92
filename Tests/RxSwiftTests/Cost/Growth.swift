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
/// It compares the best of several runs with a quarter of `size` and with eight times `size`: what is linear takes about 32 times as long, what is
/// quadratic 1,024 times. The bound of 250 is far from both. Few elements fit into the cache and many do not: on a busy machine, which shares the
/// cache with other programs, one of many takes up to four times as long as one of few.
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
  let (few, many) = (size / 4, size * 8)
  work(few)
  var (small, large) = (Double.infinity, Double.infinity)
  for _ in 0..<8 {
    small = min(small, seconds(few))
    large = min(large, seconds(many))
    // Once it is seen not to be quadratic more runs would tell nothing new.
    if large < 100 * small { return }
  }
  XCTAssertLessThan(
    large / small, 250, "\(name): \(small) s for \(few), \(large) s for \(many)", file: file, line: line)
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
