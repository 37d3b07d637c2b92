// SPDX-License-Identifier: MIT
import AccountCore
import Foundation
import RxSwift
import RxTest
import XCTest

@testable import LoginCore

final class PasswordTests: XCTestCase {
  /// Signed in, refused, gone back, signed in elsewhere: in each case the field is empty and nothing holds the password.
  func testThePasswordIsWipedHoweverTheStepIsLeft() {
    let exits: [(String, (Scenario) -> Void)] = [
      ("submitted", { $0.enter.accept(()) }),
      ("back", { $0.back.accept(()) }),
      (
        "elsewhere",
        { run in
          _ = run.services.user.signIn(FakeServer.user("rui@example.com")).subscribe()
          run.pass(10)
        }
      ),
    ]
    for (name, leave) in exits {
      let run = Scenario()
      run.enterEmail()
      run.password.accept("saudade")
      let before = run.wipes.events.count
      leave(run)
      XCTAssertEqual(run.wipes.events.count, before + 1, name)
      XCTAssertEqual(run.password.value, "", name)
    }
  }

  func testNothingButTheRequestHasThePassword() {
    let run = Scenario()
    run.server.answer = { _ in .never() }
    run.enterEmail()
    run.enterPassword("muito secreta")
    run.pass(10_000)
    XCTAssertEqual(run.server.asked.map(\.password.text), ["muito secreta"])
    var text = ""
    dump(run.screens.events.map { "\($0)" }, to: &text)
    dump(run.server.asked, to: &text)
    dump(
      Conversation(step: .signingIn(run.server.asked[0]), email: "x", password: Secret("muito secreta")), to: &text)
    text += "\(Conversation.Happening.password(Secret("muito secreta")))" + String(reflecting: run.server.asked)
    XCTAssertFalse(text.contains("secreta"), text)
    XCTAssertTrue(text.contains("•••"))
  }

  /// A refused password is not kept for the next attempt.
  func testARefusedPasswordIsGone() {
    let run = Scenario()
    run.server.answer = { _ in .error(LoginError.wrongCredentials) }
    run.enterEmail()
    run.enterPassword("wrong password")
    run.pass(3000)
    run.enter.accept(())
    run.pass(3000)
    XCTAssertEqual(run.server.asked.count, 1)
  }
}
