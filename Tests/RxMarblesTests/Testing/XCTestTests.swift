// SPDX-License-Identifier: MIT
import RxMarbles
import RxSwift
import RxTest
import XCTest

/// Failures reach XCTest with the place of the call.
final class XCTestTests: XCTestCase {
  private let provoked = Box()

  private final class Box {
    var isExpecting = false
    var failures: [(message: String, file: String, line: Int)] = []
  }

  #if canImport(ObjectiveC)
    override func record(_ issue: XCTIssue) {
      guard provoked.isExpecting else { return super.record(issue) }
      let location = issue.sourceCodeContext.location
      provoked.failures.append(
        (issue.compactDescription, location?.fileURL.path ?? "", location?.lineNumber ?? 0))
    }
  #else
    override func recordFailure(
      withDescription description: String, inFile filePath: String, atLine lineNumber: Int, expected: Bool
    ) {
      guard provoked.isExpecting else {
        return super.recordFailure(
          withDescription: description, inFile: filePath, atLine: lineNumber, expected: expected)
      }
      provoked.failures.append((description, filePath, lineNumber))
    }
  #endif

  func testAFailureHasTheLineOfTheCall() throws {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let expectation = scheduler.expect(scheduler.hot("--a--|"))
    provoked.isExpecting = true
    expectation.emits("--b--|")
    let line = #line - 1
    provoked.isExpecting = false
    let failure = try XCTUnwrap(provoked.failures.first)
    XCTAssertEqual(provoked.failures.count, 1)
    XCTAssertEqual(failure.line, line)
    XCTAssertEqual(failure.file, #filePath)
    let text = """
      At frame 2: expected b, got a.
        expected  --b--|
        actual    --a--|
                    ↑
      """
    XCTAssert(failure.message.hasSuffix(text), failure.message)
  }

  func testWhatHoldsDoesNotFail() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    scheduler.expect(scheduler.hot("--a--|").startWith("s")).emits("s-a--|")
  }
}
