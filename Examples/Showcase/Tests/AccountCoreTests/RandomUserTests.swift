// SPDX-License-Identifier: MIT
import RxSwift
import ShowcaseModel
import TestSupport
import XCTest

@testable import AccountCore

/// A user who does anything at all, in two windows, with a disk that fails at times.
///
/// What both windows show is what the sources of truth say, which are the account, what was typed, what is with the disk, and how the window's last
/// change went: at once after each of 10,000 actions, at each moment while time passes, and when the disk has done everything.
final class RandomUserTests: XCTestCase {
  func testAnythingAUserDoesIsShownAsTheStateSays() {
    for seed in [1, 2, 3, 4] as [UInt64] { play(seed: Random.seed(or: seed), actions: 2500) }
  }

  private func play(seed: UInt64, actions: Int) {
    var random = Random(seed: seed)
    let stage = Stage()
    let windows = [RandomWindow(stage), RandomWindow(stage)]
    var ledger = Ledger()
    var visited: Set<SaveStatus> = []
    for action in 0..<actions {
      act(random.below(14), stage, windows, &ledger, &random)
      // The first comparison is before any time passes. Half of the actions follow at once.
      for moment in 0...[0, 0, 0, 1, 2, 8][random.below(6)] {
        if moment > 0 { stage.scheduler.advanceTo(stage.scheduler.clock + 1) }
        ledger.advance(to: stage.scheduler.clock)
        for (index, window) in windows.enumerated() where ledger.windows[index].isOpen {
          let place = "seed \(seed), action \(action), moment \(moment)"
          guard window.check(index, ledger, place) else { return }
          visited.insert(ledger.status(of: index))
        }
      }
    }
    XCTAssertEqual(visited, [.idle, .saving, .saved, .failed(.diskFull), .failed(.invalidName)])
  }

  private func act(
    _ kind: Int, _ stage: Stage, _ windows: [RandomWindow], _ ledger: inout Ledger, _ random: inout Random
  ) {
    let index = random.below(2)
    let (window, controls) = (windows[index], windows[index].controls)
    switch kind {
    case 0, 1:
      let user = sampleUser(["Ana", "Rui", "李"][random.below(3)], address: "\(random.below(3))@example.com")
      start(stage.services.user.signIn(user), stage)
      ledger.ask(.signIn(user))
    case 2:
      start(stage.services.storage.load(), stage)
      ledger.ask(.load)
    case 3:
      ledger.isDiskFull = random.below(4) == 0
      stage.store.fail(ledger.isDiskFull ? .diskFull : nil)
    case 4 where ledger.windows[index].isOpen:
      window.close()
      ledger.close(index)
      // Another window may be opened at once.
      if random.below(2) == 0 { open(window, index, &ledger) }
    // A window that is closed has no controls.
    case _ where !ledger.windows[index].isOpen: open(window, index, &ledger)
    case 5, 6, 7:
      let text = Ledger.texts.keys.sorted()[random.below(Ledger.texts.count)]
      controls.name.onNext(text)
      ledger.type(text, in: index)
    case 8, 9, 10:
      controls.apply.onNext(())
      ledger.apply(in: index)
    case 11:
      let language = Language.allCases[random.below(2)]
      controls.language.onNext(language)
      ledger.choose(.language(language), in: index)
    case 12:
      let units = UnitSystem.allCases[random.below(2)]
      controls.units.onNext(units)
      ledger.choose(.units(units), in: index)
    default:
      controls.signOut.onNext(())
      ledger.signOut(in: index)
    }
  }

  private func open(_ window: RandomWindow, _ index: Int, _ ledger: inout Ledger) {
    window.open()
    ledger.open(index)
  }

  private func start(_ change: Completable, _ stage: Stage) {
    change.subscribe(onError: { _ in }).disposed(by: stage.bag)
  }
}
