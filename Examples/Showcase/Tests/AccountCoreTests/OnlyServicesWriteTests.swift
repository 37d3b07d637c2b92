// SPDX-License-Identifier: MIT
import Foundation
import XCTest

final class OnlyServicesWriteTests: XCTestCase {
  /// The categories take a value only with a writer, and only the services make one. (`scripts/count-state` counts what is stored.)
  func testNobodyElseMakesAWriterOrWrites() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Sources/AccountCore")
    let files = try XCTUnwrap(FileManager.default.enumerator(atPath: root.path)?.compactMap { $0 as? String })
    let sources = files.filter { $0.hasSuffix(".swift") }
    XCTAssertGreaterThan(sources.count, 10)
    for file in sources where !file.hasPrefix("Services/") {
      let text = try String(contentsOf: root.appendingPathComponent(file), encoding: .utf8)
      XCTAssertFalse(text.contains("StateWriter("), file)
      for category in ["user", "preferences", "storage"] { XCTAssertFalse(text.contains("\(category).write("), file) }
    }
  }
}
