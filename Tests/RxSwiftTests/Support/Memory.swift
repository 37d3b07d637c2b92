// SPDX-License-Identifier: MIT
import Foundation
import XCTest

/// The bytes of memory that this process occupies; 0 where there is no /proc.
///
/// The allocator first returns what is free, as far as it can be asked to: whether it keeps that depends on where in
/// memory the allocations of other threads happen to be.
private func residentBytes() -> Int {
  #if os(Linux)
    typealias Trim = @convention(c) (Int) -> CInt
    if let symbol = dlsym(nil, "malloc_trim") { _ = unsafeBitCast(symbol, to: Trim.self)(0) }
  #endif
  guard let text = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8) else { return 0 }
  let pages = text.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
  return pages * Int(sysconf(Int32(_SC_PAGESIZE)))
}

/// Fails if the process grows by more than some megabytes each time that `work` runs.
///
/// One run that stays within them is enough: what leaks does so each time, while what the allocator keeps, or other
/// threads of the process take, comes and goes.
///
/// A debug build has fewer elements, so it finds large leaks only. The thread sanitizer keeps memory of its own for what
/// is gone. A test that calls this has "Memory" in its name: `scripts/rounds` leaves it out under the thread sanitizer.
func assertMemoryStays(
  within megabytes: Int, _ message: String = "", file: StaticString = #filePath, line: UInt = #line,
  _ work: () -> Void
) {
  var growths: [Int] = []
  repeat {
    let before = residentBytes()
    work()
    growths.append((residentBytes() - before) / (1 << 20))
    if growths.last! <= megabytes { return }
  } while growths.count < 5
  XCTFail("\(growths) MB more in each run. \(message)", file: file, line: line)
}
