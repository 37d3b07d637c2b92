// SPDX-License-Identifier: MIT
import AccountCore
import Foundation
import RxSwift
import RxTest
import XCTest

@testable import LoginCore

final class FailureTests: XCTestCase {
  func testAnErrorReturnsToThePasswordWithAMessage() {
    for error: LoginError in [
      .wrongCredentials, .tooManyAttempts(wait: 30), .offline, .timedOut, .interrupted, .malformedAnswer,
      .serverFailed(status: 500),
    ] {
      let run = Scenario()
      run.server.answer = { _ in .error(error) }
      run.enterEmail()
      run.enterPassword("wrong password")
      run.pass(3000)
      XCTAssertEqual(run.step, .password)
      XCTAssertEqual(run.screen?.message, error.message(in: .english))
      XCTAssertEqual(run.screen?.isOffline, error == .offline)
      XCTAssertEqual(run.screen?.isButtonEnabled, false, "the field is empty")
      XCTAssertNil(run.state.user.current)
    }
  }

  /// A server that does not start says why: nobody looks for a cable when the disk is full.
  func testAServerThatDoesNotStartSaysWhy() {
    let reasons: [(any Error, LoginError)] = [
      (CocoaError(.fileWriteOutOfSpace), .notStarted(.diskFull)),
      (AccountProblem.foreign("a"), .notStarted(.foreign("a"))),
      (CocoaError(.fileWriteNoPermission), .notStarted(.notAllowed)),
    ]
    for (reason, error) in reasons {
      let service = LateLoginService(.error(reason))
      let run = Scenario()
      run.server.answer = { service.signIn($0) }
      run.server.verdict = service.check(FakeServer.user("ana@example.com").session)
      run.enterEmail()
      run.enterPassword()
      run.pass(3000)
      XCTAssertEqual(run.step, .password)
      XCTAssertEqual(run.screen?.message, error.message(in: .english))
      XCTAssertEqual(run.screen?.isOffline, false)
    }
    for error in [LoginError.notStarted(.diskFull), .serverFailed(status: 507)] {
      XCTAssertTrue(error.message(in: .english).hasPrefix("The disk is full"))
    }
    XCTAssertTrue(LoginError.notStarted(.diskFull).message(in: .portuguese).hasPrefix("O disco está cheio"))
  }

  func testTheNextAttemptTakesTheMessageAway() {
    let run = Scenario()
    run.server.answer = { _ in .error(LoginError.wrongCredentials) }
    run.enterEmail()
    run.enterPassword("wrong password")
    run.pass(3000)
    run.server.answer = { .just(FakeServer.user($0.address)) }
    run.enterPassword()
    XCTAssertNil(run.screen?.message)
    run.pass(10_000)
    XCTAssertEqual(run.step, .welcome)
    XCTAssertEqual(run.server.asked.map(\.password), [Secret("wrong password"), Secret("saudade")])
  }

  func testBackFromThePassword() {
    let run = Scenario()
    run.enterEmail()
    XCTAssertEqual(run.screen?.canGoBack, true)
    run.password.accept("saudade")
    run.back.accept(())
    XCTAssertEqual(run.step, .email)
    XCTAssertEqual(run.screen?.canGoBack, false)
    XCTAssertEqual(run.screen?.isButtonEnabled, true, "the address is still there")
  }

  func testBackWhileSigningInCancelsTheRequest() {
    let run = Scenario()
    run.server.answer = { _ in .never() }
    run.enterEmail()
    run.enterPassword()
    run.pass(4000)
    run.back.accept(())
    XCTAssertEqual(run.step, .password)
    XCTAssertEqual(run.server.cancelled, 1)
    run.pass(60_000)
    XCTAssertEqual(run.step, .password)
    XCTAssertNil(run.state.user.current)
  }

  /// The answer comes at once, and the user goes back before the minimum time is over.
  func testASessionThatTheUserDoesNotWaitForEndsAtTheServer() {
    let run = Scenario()
    run.enterEmail()
    run.enterPassword()
    run.pass(1000)
    XCTAssertEqual(run.server.revoked, [])
    run.back.accept(())
    run.pass(5)
    XCTAssertEqual(run.server.revoked.map(\.token), [Secret("token of ana@example.com")])
    run.pass(60_000)
    XCTAssertNil(run.state.user.current)
    run.enterPassword()
    run.pass(3000)
    XCTAssertNotNil(run.state.user.current)
    XCTAssertEqual(run.server.revoked.count, 1, "this session is kept")
  }

  func testASessionThatIsKeptWhileTheUserGoesBackStays() {
    let run = Scenario()
    let back = run.back
    run.store.whileSaving { back.accept(()) }
    run.enterEmail()
    run.enterPassword()
    run.pass(10_000)
    XCTAssertEqual(run.state.user.current?.session.token, Secret("token of ana@example.com"))
    XCTAssertEqual(run.server.revoked, [])
    XCTAssertEqual(run.step, .welcome)
  }

  func testASessionThatCannotBeKeptIsAnErrorAndEndsAtTheServer() {
    let run = Scenario()
    run.store.fail(.diskFull)
    run.enterEmail()
    run.enterPassword()
    run.pass(3000)
    XCTAssertEqual(run.step, .password)
    XCTAssertEqual(run.server.revoked.map(\.token), [Secret("token of ana@example.com")])
    XCTAssertEqual(run.screen?.message, AccountProblem.diskFull.message(in: .english))
    XCTAssertNil(run.state.user.current)
  }

  func testSigningOutThatCannotBeKeptIsAnError() {
    let run = Scenario(AccountSnapshot(user: FakeServer.user("ana@example.com")))
    run.store.fail(.diskFull)
    run.signOut.accept(())
    run.pass(100)
    XCTAssertEqual(run.step, .welcome)
    XCTAssertEqual(run.screen?.message, AccountProblem.diskFull.message(in: .english))
    XCTAssertNotNil(run.state.user.current)
    run.store.fail(nil)
    run.signOut.accept(())
    run.pass(100)
    XCTAssertEqual(run.step, .email)
  }

  func testALanguageThatCannotBeKeptIsAnError() {
    let run = Scenario()
    run.store.fail(.diskFull)
    run.model.speak.execute(.portuguese)
    run.pass(10)
    XCTAssertEqual(run.screen?.message, AccountProblem.diskFull.message(in: .english))
    XCTAssertEqual(run.screen?.buttonTitle, "Next")
    run.store.fail(nil)
    run.model.speak.execute(.portuguese)
    XCTAssertNil(run.screen?.message, "the next attempt takes the message away")
    run.pass(10)
    XCTAssertEqual(run.screen?.buttonTitle, "Próximo")
    XCTAssertNil(run.screen?.message)
  }

  func testAServerThatCannotBeAskedLeavesTheUserSignedIn() {
    let run = Scenario()
    run.server.verdict = .error(LoginError.offline)
    run.enterEmail()
    run.enterPassword()
    run.pass(10_000)
    XCTAssertEqual(run.step, .welcome)
    XCTAssertEqual(run.screen?.isOffline, true)
  }

  func testAServerThatDoesNotKnowTheSessionEndsIt() {
    let run = Scenario()
    run.server.verdict = .error(LoginError.sessionExpired)
    run.enterEmail()
    run.enterPassword()
    run.pass(10_000)
    XCTAssertEqual(run.step, .email)
    XCTAssertNil(run.state.user.current)
  }

  func testSessionsThatNobodyHasAreEndedAtTheServer() {
    let run = Scenario(AccountSnapshot(user: FakeServer.user("ana@example.com")))
    revocations(of: run.state.user.user, service: run.server).subscribe().disposed(by: run.bag)
    _ = run.services.user.rename("Other").subscribe()
    run.pass(10)
    XCTAssertEqual(run.server.revoked, [])
    run.signOut.accept(())
    run.pass(10)
    XCTAssertEqual(run.server.revoked.map(\.token), [Secret("token of ana@example.com")])
  }
}
