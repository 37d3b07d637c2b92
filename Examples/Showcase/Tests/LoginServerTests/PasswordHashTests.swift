// SPDX-License-Identifier: MIT
import Foundation
import XCTest

@testable import LoginServer

final class PasswordHashTests: XCTestCase {
  private let cost = PasswordHash.Cost(logarithm: 4)

  func testAHashKnowsItsPasswordAndNoOther() throws {
    let hash = try XCTUnwrap(PasswordHash(try PasswordHash(password: "saudade", cost: cost).text))
    XCTAssertTrue(try hash.matches("saudade"))
    for other in ["", "saudad", "Saudade", "saudade "] { XCTAssertFalse(try hash.matches(other), other) }
  }

  func testTheSamePasswordHasAnotherHashEachTime() throws {
    let hashes = try (0..<10).map { _ in try PasswordHash(password: "saudade", cost: cost) }
    XCTAssertEqual(Set(hashes.map(\.salt)).count, 10)
    XCTAssertEqual(Set(hashes.map(\.hash)).count, 10)
    XCTAssertEqual(hashes[0].salt.count, 16)
  }

  /// A test vector of RFC 7914: it is scrypt indeed.
  func testTheVectorOfTheStandard() throws {
    let hash = Data([
      0xfd, 0xba, 0xbe, 0x1c, 0x9d, 0x34, 0x72, 0x00, 0x78, 0x56, 0xe7, 0x19, 0x0d, 0x01, 0xe9, 0xfe, 0x7c, 0x6a, 0xd7,
      0xcb, 0xc8, 0x23, 0x78, 0x30, 0xe7, 0x73, 0x76, 0x63, 0x4b, 0x37, 0x31, 0x62,
    ])
    let cost = PasswordHash.Cost(logarithm: 10, blockSize: 8, parallelism: 16)
    XCTAssertTrue(try PasswordHash(cost: cost, salt: Data("NaCl".utf8), hash: hash).matches("password"))
  }

  func testAComposedLetterIsTheSameAsItsParts() throws {
    let hash = try PasswordHash(password: "jos\u{e9} ol\u{e1}", cost: cost)
    XCTAssertTrue(try hash.matches("jose\u{301} ola\u{301}"))
  }

  func testWhatIsNoHashIsNotRead() {
    for text in [
      "", "saudade", "$scrypt$", "$scrypt$ln=4,r=8,p=1$$", "$md5$ln=4,r=8,p=1$AAAA$AAAA",
      "$scrypt$ln=99,r=8,p=1$AAAA$" + Data(count: 32).base64EncodedString(),
      "$scrypt$ln=4,r=8$AAAA$" + Data(count: 32).base64EncodedString(), "$scrypt$ln=4,r=8,p=1$AAAA$AAAA",
    ] {
      XCTAssertNil(PasswordHash(text), text)
    }
  }

  /// At least what OWASP recommends for scrypt: 32 MiB, three times.
  func testHashesAreSlowUnlessATestSaysOtherwise() {
    let cost = LoginServer.Configuration().cost
    XCTAssertGreaterThanOrEqual((1 << cost.logarithm) * cost.blockSize * 128, 32 << 20)
    XCTAssertGreaterThanOrEqual(cost.parallelism, 3)
  }
}
