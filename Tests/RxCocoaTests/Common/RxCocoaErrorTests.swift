// SPDX-License-Identifier: MIT
import RxCocoa
import RxTestSupport
import XCTest

final class RxCocoaErrorTests: XCTestCase {
  func testDescriptions() {
    let object = Box(1)
    XCTAssertEqual(RxCocoaError.itemsNotYetBound(object: "list").debugDescription, "No items were bound to list yet.")
    XCTAssertEqual(
      RxCocoaError.castingError(object: 1, targetType: String.self).debugDescription, "1 is not of type String.")
    for error in [
      RxCocoaError.unknown, .invalidOperation(object: 1), .invalidPropertyName(object: 1, propertyName: "p"),
      .invalidObjectOnKeyPath(object: 1, sourceObject: object, propertyName: "p"), .errorDuringSwizzling,
    ] {
      XCTAssertFalse(error.debugDescription.isEmpty)
    }
  }
}
