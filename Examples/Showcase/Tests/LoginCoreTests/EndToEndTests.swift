// SPDX-License-Identifier: MIT
import AccountCore
import Foundation
import LoginServer
import LoopbackServer
import RxSwift
import XCTest

@testable import LoginCore

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The client against the real server over a real socket.
final class EndToEndTests: XCTestCase {
  private let scheduler = SerialDispatchQueueScheduler(internalSerialQueueName: "login-tests")

  @discardableResult
  private func withServer<Value: Sendable>(
    _ body: (LoginServer, LoopbackServer, LoginAPI) async throws -> Value
  ) async throws -> Value {
    var configuration = LoginServer.Configuration()
    configuration.cost = PasswordHash.Cost(logarithm: 4)
    let server = try LoginServer(configuration)
    try await server.addAccount(address: "ana@example.com", name: "Ana", password: "saudade")
    let running = try await server.start()
    let api = LoginAPI(baseURL: running.url, timeout: .seconds(60), scheduler: scheduler)
    do {
      let value = try await body(server, running, api)
      await running.stop()
      return value
    } catch {
      await running.stop()
      throw error
    }
  }

  private func user(_ api: LoginAPI, _ password: String) async -> Result<User, LoginError> {
    await outcome(api.signIn(Credentials(address: "ana@example.com", password: Secret(password))))
  }

  private func outcome<Value: Sendable>(_ single: Single<Value>) async -> Result<Value, LoginError> {
    await withCheckedContinuation { continuation in
      _ = single.subscribe(
        onSuccess: { continuation.resume(returning: .success($0)) },
        onFailure: { continuation.resume(returning: .failure(LoginError($0))) })
    }
  }

  private func failure(_ completable: Completable) async -> LoginError? {
    guard case .failure(let error) = await outcome(completable.andThen(Single.just(0))) else { return nil }
    return error
  }

  func testASessionFromItsBeginningToItsEnd() async throws {
    try await withServer { _, _, api in
      let user = try await user(api, "saudade").get()
      XCTAssertEqual(user.name, "Ana")
      XCTAssertGreaterThan(user.session.expires, Date(timeIntervalSinceNow: 1000))
      let valid = await failure(api.check(user.session))
      XCTAssertNil(valid)
      let out = await failure(api.signOut(user.session))
      XCTAssertNil(out)
      let ended = await failure(api.check(user.session))
      XCTAssertEqual(ended, .sessionExpired)
    }
  }

  /// However the address is typed, it is the same account: a name that was chosen for it stays.
  func testAnAddressWithOtherCapitalsIsTheSameAccount() async throws {
    try await withServer { _, _, api in
      for address in ["ana@example.com", " Ana@Example.com"] {
        let user = try await outcome(api.signIn(Credentials(address: address, password: Secret("saudade")))).get()
        XCTAssertEqual(user.address, "ana@example.com")
      }
    }
  }

  func testWrongPasswordsAndTheLimit() async throws {
    try await withServer { _, _, api in
      for _ in 0..<5 {
        let refused = await user(api, "wrong password")
        XCTAssertEqual(refused, .failure(.wrongCredentials))
      }
      guard case .failure(.tooManyAttempts(let wait)) = await user(api, "saudade") else {
        return XCTFail("the limit does not hold")
      }
      XCTAssertGreaterThan(wait, 600)
      XCTAssertLessThanOrEqual(wait, 900)
    }
  }

  /// A server of another kind may name any wait.
  func testAWaitIsADayAtMost() async throws {
    for (text, wait) in [("30", 30), ("\(Int.max)", 86_400), ("-5", 1), ("soon", 60)] {
      let api = LoginAPI(
        baseURL: URL(string: "http://127.0.0.1:1")!, scheduler: scheduler,
        transport: { request in
          let headers = ["Retry-After": text]
          return .just(
            (HTTPURLResponse(url: request.url!, statusCode: 429, httpVersion: nil, headerFields: headers)!, Data()))
        })
      let refused = await user(api, "saudade")
      XCTAssertEqual(refused, .failure(.tooManyAttempts(wait: wait)))
      if case .failure(let error) = refused { XCTAssertFalse(error.message(in: .english).isEmpty) }
    }
  }

  /// A server of another kind may name any lifetime, too.
  func testASessionLastsAYearAtMost() async throws {
    for lifetime in ["inf", "nan", "1e300", "40000000", "0", "-1", "soon"] {
      let api = LoginAPI(
        baseURL: URL(string: "http://127.0.0.1:1")!, scheduler: scheduler,
        transport: { request in
          let answer = #"{"token":"t","name":"Ana","expires_in":"\#(lifetime)"}"#
          let status = HTTPURLResponse(url: request.url!, statusCode: 201, httpVersion: nil, headerFields: nil)!
          return .just((status, Data(answer.utf8)))
        })
      let refused = await user(api, "saudade")
      XCTAssertEqual(refused, .failure(.malformedAnswer), lifetime)
    }
  }

  func testFaultsOfTheServer() async throws {
    try await withServer { server, _, api in
      let faults: [(LoginFaults.Fault, LoginError)] = [
        (.status(500), .serverFailed(status: 500)), (.status(503), .serverFailed(status: 503)),
        (.status(507), .serverFailed(status: 507)),
        (.malformed, .malformedAnswer), (.dies, .interrupted),
      ]
      for (fault, error) in faults {
        await server.faults.plan(fault, count: 1)
        let refused = await user(api, "saudade")
        XCTAssertEqual(refused, .failure(error), "\(fault)")
      }
      await server.faults.plan(.delay(milliseconds: 30), count: 1)
      let slow = try await user(api, "saudade").get()
      XCTAssertEqual(slow.name, "Ana")
    }
  }

  func testNoServer() async throws {
    let url = try await withServer { _, running, _ in running.url }
    let refused = await user(LoginAPI(baseURL: url, scheduler: scheduler), "saudade")
    XCTAssertEqual(refused, .failure(.offline))
  }

  /// In the clear a password goes nowhere but to this machine.
  func testNothingIsSentInTheClear() async throws {
    let api = LoginAPI(
      baseURL: try XCTUnwrap(URL(string: "http://login.example.com")), scheduler: scheduler,
      transport: { _ in
        XCTFail("a request was made")
        return .never()
      })
    let refused = await user(api, "saudade")
    XCTAssertEqual(refused, .failure(.offline))
  }
}
