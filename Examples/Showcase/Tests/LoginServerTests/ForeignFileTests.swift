// SPDX-License-Identifier: MIT
import Foundation
import GRDB
import XCTest

@testable import LoginServer

/// The file of the accounts, when something else is in its place.
final class ForeignFileTests: XCTestCase {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
  private var file: URL { folder.appendingPathComponent("login-server.sqlite") }

  override func setUpWithError() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  override func tearDown() { try? FileManager.default.removeItem(at: folder) }

  private func server() throws -> LoginServer {
    var configuration = LoginServer.Configuration()
    configuration.cost = ServerTestCase.cost
    configuration.file = file
    return try LoginServer(configuration)
  }

  func testTheDatabaseOfAnotherProgramIsRefusedAndStaysAsItIs() throws {
    let other = try DatabaseQueue(path: file.path)
    try other.write { try $0.execute(sql: "CREATE TABLE account (balance); INSERT INTO account VALUES (12)") }
    try other.close()
    let before = try Data(contentsOf: file)
    XCTAssertThrowsError(try server())
    XCTAssertEqual(try Data(contentsOf: file), before)
    XCTAssertEqual(try FileManager.default.contentsOfDirectory(atPath: folder.path), ["login-server.sqlite"])
  }

  func testOnlyItsOwnerMayReadTheFile() throws {
    try FileManager.default.removeItem(at: folder)
    _ = try server()
    let permissions = try [folder, file].map {
      try FileManager.default.attributesOfItem(atPath: $0.path)[.posixPermissions] as? Int
    }
    XCTAssertEqual(permissions, [0o700, 0o600])
    try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: file.path)
    _ = try server()
    let after = try FileManager.default.attributesOfItem(atPath: file.path)[.posixPermissions] as? Int
    XCTAssertEqual(after, 0o600)
  }

  /// Files of the builds before had no signature.
  func testTheFileOfAnOlderBuildIsUsed() async throws {
    try await server().addAccount(address: "ana@example.com", name: "Ana", password: "saudade")
    try await server().store.database.writeWithoutTransaction { try $0.execute(sql: "PRAGMA application_id = 0") }
    XCTAssertFalse(try LoginStore.owner.isSigned(file))
    let isThere = try await server().store.hasAccount(address: "ana@example.com")
    XCTAssertTrue(isThere)
    XCTAssertTrue(try LoginStore.owner.isSigned(file))
  }
}
