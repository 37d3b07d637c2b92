// SPDX-License-Identifier: MIT
import AccountCore
import Foundation
import RxSwift
import RxTest
import TestSupport
import XCTest

@testable import LoginCore

/// A user who does anything at all, in front of a server and a disk that do so, too.
///
/// After each of 10,000 actions every output is what the sources of truth say.
final class RandomUserTests: XCTestCase {
  func testAnythingAUserDoesIsShownAsTheSourcesSay() {
    for seed in [1, 2, 3, 4] as [UInt64] {
      // A session that ends on a full disk ends later; that has a test of its own.
      play(seed: seed, actions: 2500, diskFails: seed % 2 == 0)
    }
  }

  private func play(seed: UInt64, actions: Int, diskFails: Bool) {
    var random = Random(seed: seed)
    let run = Scenario()
    var oracle = Oracle()
    var steps: Set<LoginStep> = []
    for action in 0..<actions {
      // Actions are at full tenths of a second; what they cause comes a few milliseconds later.
      let start = (run.scheduler.clock / 100 + 1) * 100
      run.scheduler.advanceTo(start)
      oracle.advance(to: start - 1)
      act(random.below(15), run, &oracle, &random, now: start, diskFails: diskFails)
      run.scheduler.advanceTo(start + 50)
      oracle.advance(to: start + 50)
      let pause = [0, 0, 0, 300, 900, 2100][random.below(6)]
      if pause > 0 {
        run.scheduler.advanceTo(start + pause + 50)
        oracle.advance(to: start + pause + 50)
      }
      let place = "seed \(seed), action \(action)"
      XCTAssertEqual(run.step, oracle.step, place)
      XCTAssertEqual(run.titles.events.last?.value, .next(oracle.title), place)
      XCTAssertEqual(run.enabled.events.last?.value, .next(oracle.isEnabled), place)
      XCTAssertEqual(run.headers.events.last?.value, .next(oracle.isHeaderCollapsed), place)
      XCTAssertEqual(run.messages.events.last?.value, .next(oracle.error?.message(in: oracle.language)), place)
      XCTAssertEqual(run.screen?.isBusy, oracle.step == .signingIn, place)
      XCTAssertEqual(run.screen?.canGoBack, oracle.step == .password || oracle.step == .signingIn, place)
      XCTAssertEqual(run.state.user.current, oracle.account, place)
      XCTAssertEqual(run.password.value, oracle.step == .password ? oracle.password : "", place)
      guard run.step == oracle.step, run.state.user.current == oracle.account else { return }
      steps.insert(oracle.step)
    }
    XCTAssertEqual(steps.count, 5, "every state was visited")
  }

  private func act(
    _ kind: Int, _ run: Scenario, _ oracle: inout Oracle, _ random: inout Random, now: Int, diskFails: Bool
  ) {
    switch kind {
    case 0, 1:
      let text = ["", "ana", "ana@example.com", " rui@example.com", "x@y", "b@c.de"][random.below(6)]
      run.email.accept(text)
      oracle.type(email: text)
    case 2, 3:
      // There is a field for it only then.
      guard oracle.step == .password else { return }
      let text = ["", "12345", "123456", "saudade", "ção👩‍👩‍👧‍👧12"][random.below(5)]
      run.password.accept(text)
      oracle.type(password: text)
    case 4, 5, 6:
      setAnswer(run, &oracle, &random, now: now, diskFails: diskFails)
      run.enter.accept(())
      oracle.enter(now: now)
    case 7:
      run.back.accept(())
      oracle.back()
    case 8:
      run.focused.accept(random.below(2) == 0 ? .email : .password)
      oracle.isCollapsed = true
    case 9:
      run.signOut.accept(())
      oracle.signOut()
    case 10:
      guard !oracle.isDiskFull, oracle.step != .signingIn else { return }
      let user = random.below(2) == 0 ? nil : session(now, &random, expires: !diskFails, name: "Else")
      let change = user.map { run.services.user.signIn($0) } ?? run.services.user.signOut()
      _ = change.subscribe()
      run.pass(10)
      oracle.accountChanges(to: user)
    case 11:
      guard !oracle.isDiskFull else { return }
      let language = Language.allCases[random.below(2)]
      _ = run.services.preferences.use(language).subscribe()
      oracle.language = language
    case 12:
      let verdict = [nil, nil, LoginError.offline, .sessionExpired][random.below(4)]
      run.server.verdict = verdict.map { .error($0) } ?? .empty()
      oracle.verdict = verdict
    case 13:
      // Of two errors in the same moment either may be the last one.
      guard !oracle.isExpecting(until: now + 50) else { return }
      let language = Language.allCases[random.below(2)]
      run.model.speak.execute(language)
      oracle.speak(language)
    default:
      guard diskFails else { return }
      oracle.isDiskFull = random.below(2) == 0
      run.store.fail(oracle.isDiskFull ? .diskFull : nil)
    }
  }

  private func setAnswer(
    _ run: Scenario, _ oracle: inout Oracle, _ random: inout Random, now: Int, diskFails: Bool
  ) {
    let delay = [0, 300, 1900, 2600, 5000][random.below(5)]
    let fails = random.below(3) == 0
    let user = session(now + 10_000, &random, expires: !diskFails, name: "Ana", address: oracle.address)
    oracle.answer = (
      delay, fails ? .failure(.wrongCredentials) : .success(user)
    )
    let result = oracle.answer.result
    run.server.answer = { [scheduler = run.scheduler] _ in
      let answer: Single<User> = Single.create { observer in
        observer(result.mapError { $0 as any Error })
        return Disposables.create()
      }
      return delay == 0
        ? answer : Single<Int>.timer(.milliseconds(delay), scheduler: scheduler).flatMap { _ in answer }
    }
  }

  private func session(
    _ now: Int, _ random: inout Random, expires: Bool, name: String, address: String = "else@example.com"
  ) -> User {
    let end = expires ? now + 1000 + random.below(40) * 100 : 900_000_000
    var user = FakeServer.user(address, name: name, expires: Double(end + 20) / 1000)
    user.session.token = Secret("\(random.below(1_000_000_000))")
    return user
  }
}
