// SPDX-License-Identifier: MIT
import AccountCore
import Foundation
import RxSwift
import RxTest
import XCTest

@testable import LoginCore

final class TimeTests: XCTestCase {
  /// When the steps came, counted from the moment at which the user signs in, without the ticks that deliveries take.
  private func steps(answerAfter delay: Int, error: LoginError? = nil) -> [Int] {
    let run = Scenario()
    run.server.answer = { [scheduler = run.scheduler] credentials in
      let answer: Single<User> = error.map { .error($0) } ?? .just(FakeServer.user(credentials.address))
      return delay == 0
        ? answer : Single<Int>.timer(.milliseconds(delay), scheduler: scheduler).flatMap { _ in answer }
    }
    run.enterEmail()
    run.enterPassword()
    let start = run.scheduler.clock
    run.pass(20_000)
    return run.steps.events.drop { $0.value != .next(.signingIn) }.map { ($0.time - start) / 10 * 10 }
  }

  func testSigningInTakesTwoSecondsHoweverFastTheServer() {
    for delay in [0, 1, 100, 1000, 1990] {
      XCTAssertEqual(steps(answerAfter: delay), [0, 2000, 3200], "\(delay)")
      XCTAssertEqual(steps(answerAfter: delay, error: .wrongCredentials), [0, 2000], "\(delay)")
    }
  }

  func testASlowServerTakesAsLongAsItTakes() {
    XCTAssertEqual(steps(answerAfter: 5000), [0, 5000, 6200])
    XCTAssertEqual(steps(answerAfter: 5000, error: .interrupted), [0, 5000])
  }

  func testASessionEndsAtItsTime() {
    let run = Scenario(AccountSnapshot(user: FakeServer.user("ana@example.com", expires: 60)))
    run.pass(59_980)
    XCTAssertEqual(run.step, .welcome)
    run.pass(100)
    XCTAssertEqual(run.step, .email)
    XCTAssertEqual(run.screen?.message, "Your session is over. Sign in again.")
    XCTAssertNil(run.state.user.current)
  }

  func testASessionOfThirtyDaysLastsThirtyDays() {
    let month = 30 * 24 * 3600
    let run = Scenario(AccountSnapshot(user: FakeServer.user("ana@example.com", expires: Double(month))))
    run.pass((month - 1) * 1000)
    XCTAssertEqual(run.step, .welcome)
    run.pass(1100)
    XCTAssertEqual(run.step, .email)
  }

  /// It may have expired while the program did not run, or the clock may have been set.
  func testASessionThatIsOverAlreadyIsForgotten() {
    let run = Scenario(AccountSnapshot(user: FakeServer.user("ana@example.com", expires: -60)))
    run.pass(20)
    XCTAssertEqual(run.step, .email)
    XCTAssertEqual(run.screen?.message, LoginError.sessionExpired.message(in: .english))
  }

  func testTheServerIsAskedWhetherItKnowsASessionThatWasKept() {
    let run = Scenario(AccountSnapshot(user: FakeServer.user("ana@example.com")))
    XCTAssertEqual(run.server.checked.map(\.token), [Secret("token of ana@example.com")])
    XCTAssertEqual(run.step, .welcome)
  }

  /// Nothing runs for a page that nobody looks at: without observers there are no timers and no requests.
  func testNothingRunsWithoutObservers() {
    let scheduler = TestScheduler(initialClock: 0, resolution: 0.001)
    let server = FakeServer()
    let state = AppState(AccountSnapshot(user: FakeServer.user("ana@example.com")))
    let services = AccountServices(state: state, store: MemoryAccountStore(state.snapshot), scheduler: scheduler)
    let model = LoginViewModel(
      .init(
        email: .never(), password: .never(), focused: .never(), enter: .never(), back: .never(), signOut: .never()),
      account: state.user.user, language: state.preferences.language, service: server, users: services.user,
      preferences: services.preferences,
      scheduler: scheduler)
    scheduler.advanceTo(100)
    XCTAssertEqual(server.checked, [])
    model.screen.subscribe().dispose()
    scheduler.advanceTo(10_000_000)
    XCTAssertEqual(server.checked, [])
    XCTAssertNotNil(state.user.current, "nobody was there to end the session")
  }
}
