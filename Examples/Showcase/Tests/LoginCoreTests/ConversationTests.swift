// SPDX-License-Identifier: MIT
import AccountCore
import Foundation
import RxSwift
import RxTest
import XCTest

@testable import LoginCore

final class ConversationTests: XCTestCase {
  func testTheButtonSaysNextAndThenSignIn() {
    let run = Scenario()
    run.enterEmail()
    run.enterPassword()
    run.pass(10_000)
    XCTAssertEqual(run.titles.events.compactMap(\.value.element), ["Next", "Sign in"])
    XCTAssertEqual(run.steps.events.compactMap(\.value.element), [.email, .password, .signingIn, .signedIn, .welcome])
  }

  func testTheButtonSpeaksPortuguese() {
    let run = Scenario(AccountSnapshot(preferences: Preferences(language: .portuguese)))
    run.enterEmail()
    XCTAssertEqual(run.titles.events.compactMap(\.value.element), ["Próximo", "Entrar"])
  }

  func testTheLanguageChangesInTheMiddle() {
    let run = Scenario()
    run.enterEmail()
    _ = run.services.preferences.use(.portuguese).subscribe()
    run.pass(5)
    XCTAssertEqual(run.titles.events.compactMap(\.value.element), ["Next", "Sign in", "Entrar"])
    XCTAssertEqual(run.step, .password)
  }

  func testEachStateHasARuleForTheButton() {
    let run = Scenario()
    for text in ["ana", "ana@example.com", "ana@", " rui@example.com "] { run.email.accept(text) }
    XCTAssertEqual(run.enabled.events.compactMap(\.value.element), [false, true, false, true])
    run.enter.accept(())
    for text in ["12345", "123456", "", "saudade"] { run.password.accept(text) }
    XCTAssertEqual(
      run.enabled.events.compactMap(\.value.element), [false, true, false, true, false, true, false, true])
    run.enter.accept(())
    XCTAssertEqual(run.screen?.isButtonEnabled, false, "while signing in")
    run.pass(2100)
    XCTAssertEqual(run.step, .signedIn)
    XCTAssertEqual(run.screen?.isButtonEnabled, false)
    run.pass(5000)
    XCTAssertEqual(run.step, .welcome)
    XCTAssertEqual(run.screen?.isButtonEnabled, false)
  }

  func testEnterDoesNothingWhileTheRuleDoesNotHold() {
    let run = Scenario()
    run.enterEmail("nobody")
    XCTAssertEqual(run.step, .email)
    run.enterEmail()
    run.enterPassword("short")
    run.pass(5000)
    XCTAssertEqual(run.step, .password)
    XCTAssertEqual(run.server.asked, [])
  }

  func testTheHeaderCollapsesWhenAFieldGetsTheFocus() {
    let run = Scenario()
    XCTAssertEqual(run.headers.events.compactMap(\.value.element), [false])
    run.focused.accept(.email)
    run.enterEmail()
    run.focused.accept(.password)
    XCTAssertEqual(run.headers.events.compactMap(\.value.element), [false, true])
  }

  func testTheFocusFollowsTheStep() {
    let run = Scenario()
    run.enterEmail()
    run.back.accept(())
    run.enterEmail()
    run.server.answer = { _ in .error(LoginError.wrongCredentials) }
    run.enterPassword("wrong password")
    run.pass(3000)
    XCTAssertEqual(run.focus.events.compactMap(\.value.element), [.password, .email, .password, .password])
  }

  func testTheWelcomeKnowsTheNameAndTheAccountIsSignedIn() {
    let run = Scenario()
    run.enterEmail(" ana@example.com ")
    run.enterPassword()
    run.pass(10_000)
    XCTAssertEqual(run.screen?.title, "Welcome, Ana")
    XCTAssertEqual(run.state.user.current, FakeServer.user("ana@example.com"))
    XCTAssertEqual(try run.store.load().user?.address, "ana@example.com")
  }

  func testTheWelcomeUsesTheNameThatTheUserChose() {
    let run = Scenario()
    for name in ["Ana", "Aninha"] {
      run.enterEmail()
      run.enterPassword()
      run.pass(10_000)
      XCTAssertEqual(run.screen?.title, "Welcome, \(name)")
      _ = run.services.user.rename("Aninha").subscribe()
      run.pass(10)
      run.signOut.accept(())
      run.pass(10)
    }
  }

  func testSigningOutStartsOver() {
    let run = Scenario(AccountSnapshot(user: FakeServer.user("ana@example.com")))
    XCTAssertEqual(run.step, .welcome)
    run.focused.accept(.email)
    run.signOut.accept(())
    run.pass(10)
    XCTAssertEqual(run.step, .email)
    XCTAssertEqual(run.screen?.isHeaderCollapsed, false)
    XCTAssertNil(run.state.user.current)
  }

  /// In Account, or in another window.
  func testSigningInAndOutElsewhereIsFollowed() {
    let run = Scenario()
    run.enterEmail()
    _ = run.services.user.signIn(FakeServer.user("rui@example.com", name: "Rui")).subscribe()
    run.pass(10)
    XCTAssertEqual(run.screen?.title, "Welcome, Rui")
    _ = run.services.user.rename("Rui Pedro").subscribe()
    run.pass(10)
    XCTAssertEqual(run.screen?.title, "Welcome, Rui Pedro")
    _ = run.services.user.signOut().subscribe()
    run.pass(10)
    XCTAssertEqual(run.step, .email)
    XCTAssertNil(run.screen?.message)
  }

  func testAddressesAreToldFromOtherTexts() {
    for text in ["a@b.c", "ana.maria+x@mail.example.com", "joão@exämple.org", "x_1@1-2.pt"] {
      XCTAssertTrue(LoginRules.isAddress(text), text)
    }
    for text in [
      "", "@", "a@", "@b.c", "a@b", "a@b.", "a@.b", "a b@c.d", "a@b@c.d", ".a@b.c", "a.@b.c", "a..b@c.d", "a@-b.c",
      "a@b-.c", "a@b_c.d", "a@b.c\n", String(repeating: "x", count: 65) + "@b.c",
    ] {
      XCTAssertFalse(LoginRules.isAddress(text), text)
    }
  }
}
