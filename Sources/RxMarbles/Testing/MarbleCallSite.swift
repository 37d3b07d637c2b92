// SPDX-License-Identifier: MIT
// The adapter to the two test frameworks: nothing else in this module knows them.
import XCTest

#if canImport(Testing)
  import Testing
#endif

/// The place of a user's call.
struct MarbleCallSite: Sendable {
  let fileID: String
  let filePath: StaticString
  let line: UInt
  let column: UInt

  /// Fails the test that is running, at this place: one of Swift Testing, if there is one, or else one of XCTest.
  func fail(_ message: String) {
    #if canImport(Testing)
      if Test.current != nil {
        Issue.record(
          "\(message)",
          sourceLocation: SourceLocation(
            fileID: fileID, filePath: "\(filePath)", line: Int(line), column: Int(column)))
        return
      }
    #endif
    XCTFail(message, file: filePath, line: line)
  }
}
