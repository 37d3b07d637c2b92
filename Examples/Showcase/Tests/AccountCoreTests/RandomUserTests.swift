// SPDX-License-Identifier: MIT
import Foundation
import RandomUser
import RxSwift
import RxTest
import ShowcaseModel
import XCTest

@testable import AccountCore

/// A user who does anything at all, in two windows, with a disk that fails at times.
///
/// After each of 10,000 actions what both windows show is what the sources of truth say: the account, what was typed, and how the window's last
/// change went.
final class RandomUserTests: XCTestCase {
  func testAnythingAUserDoesIsShownAsTheStateSays() {
    for seed in [1, 2, 3, 4] as [UInt64] { play(seed: seed, actions: 2500) }
  }

  private func play(seed: UInt64, actions: Int) {
    var random = Random(seed: seed)
    let stage = Stage()
    let windows = [Window(stage), Window(stage)]
    // What there should be, kept by hand.
    var truth = AccountSnapshot()
    var names: [String: String] = [:]
    var isDiskFull = false
    for action in 0..<actions {
      let window = windows[random.below(2)]
      switch random.below(9) {
      case 0:
        let user = sampleUser(["Ana", "Rui", "李"][random.below(3)], address: "\(random.below(3))@example.com")
        if stage.perform(stage.services.user.signIn(user)) == nil {
          truth.user = user
          truth.user?.name = names[user.address] ?? user.name
        }
      case 1:
        window.controls.signOut.onNext(())
        window.outcome = outcome(isDiskFull)
        if !isDiskFull { truth.user = nil }
      case 2, 3:
        window.typed = ["", " ", "Bia", " Zé  Maria ", String(repeating: "n", count: 90), "Ana"][random.below(6)]
        window.controls.name.onNext(window.typed)
      case 4:
        window.controls.apply.onNext(())
        // What cannot be applied changes nothing, and nothing is said of it.
        guard let name = User.name(from: window.typed), let before = truth.user?.name, name != before else { break }
        window.outcome = outcome(isDiskFull)
        if !isDiskFull { truth.user?.name = name }
      case 5:
        let language = Language.allCases[random.below(2)]
        window.controls.language.onNext(language)
        window.outcome = outcome(isDiskFull)
        if !isDiskFull { truth.preferences.language = language }
      case 6:
        let units = UnitSystem.allCases[random.below(2)]
        window.controls.units.onNext(units)
        window.outcome = outcome(isDiskFull)
        if !isDiskFull { truth.preferences.units = units }
      case 7:
        isDiskFull = random.below(4) == 0
        stage.store.fail(isDiskFull ? .diskFull : nil)
      default:
        // A window is closed, and another opened.
        window.close()
        window.open()
      }
      stage.scheduler.advanceTo(stage.scheduler.clock + 2 + random.below(3))
      if let user = truth.user { names[user.address] = user.name }
      for window in windows {
        let expected = AccountScreen(user: truth.user, preferences: truth.preferences, storage: .ready)
        XCTAssertEqual(window.screen, expected, "seed \(seed), action \(action)")
        XCTAssertEqual(window.title, truth.user?.name ?? expected.texts.loggedOut)
        XCTAssertEqual(window.fieldName, truth.user?.name ?? "")
        let name = User.name(from: window.typed)
        XCTAssertEqual(window.canApply, truth.user != nil && name != nil && name != truth.user?.name)
        let status = truth.user != nil && name == nil ? SaveStatus.failed(.invalidName) : window.outcome
        XCTAssertEqual(window.status, status, "seed \(seed), action \(action)")
        XCTAssertEqual(window.message, message(status, truth.preferences.language), "seed \(seed), action \(action)")
        guard window.screen == expected, window.status == status else { return }
      }
    }
  }

  /// How a change ends that has had its time.
  private func outcome(_ isDiskFull: Bool) -> SaveStatus { isDiskFull ? .failed(.diskFull) : .saved }

  private func message(_ status: SaveStatus, _ language: Language) -> String {
    switch status {
    case .idle: ""
    case .saving: "nothing is saved for as long as that"
    case .saved: language == .english ? "Saved" : "Salvo"
    case .failed(let problem): problem.message(in: language)
    }
  }

  private final class Window {
    /// What is in the field: the name of the state whenever that changes, and then what the user types.
    var typed: String {
      get { latestTyped.value }
      set { latestTyped.value = newValue }
    }
    var screen: AccountScreen? { latestScreen.value }
    var title: String? { latestTitle.value }
    var fieldName: String? { latestName.value }
    var canApply: Bool? { latestCanApply.value }
    var status: SaveStatus? { latestStatus.value }
    var message: String? { latestMessage.value }
    /// How the last change went that was made in this window since it was opened.
    var outcome = SaveStatus.idle
    let controls: EditTests.Controls
    private let stage: Stage
    private let latestScreen = Box<AccountScreen?>(nil)
    private let latestTitle = Box<String?>(nil)
    private let latestName = Box<String?>(nil)
    private let latestTyped = Box("")
    private let latestCanApply = Box<Bool?>(nil)
    private let latestStatus = Box<SaveStatus?>(nil)
    private let latestMessage = Box<String?>(nil)
    private var bag = DisposeBag()

    init(_ stage: Stage) {
      self.stage = stage
      controls = EditTests.Controls(stage)
      open()
    }

    func open() {
      outcome = .idle
      let model = AccountViewModel(state: stage.state)
      model.screen.subscribe(onNext: { [latestScreen] in latestScreen.value = $0 }).disposed(by: bag)
      model.title.subscribe(onNext: { [latestTitle] in latestTitle.value = $0 }).disposed(by: bag)
      let edit = controls.model
      edit.status.subscribe(onNext: { [latestStatus] in latestStatus.value = $0 }).disposed(by: bag)
      edit.message.subscribe(onNext: { [latestMessage] in latestMessage.value = $0 }).disposed(by: bag)
      edit.fieldName
        .subscribe(onNext: { [latestName, latestTyped] name in
          latestName.value = name
          latestTyped.value = name
        })
        .disposed(by: bag)
      edit.apply.enabled.subscribe(onNext: { [latestCanApply] in latestCanApply.value = $0 }).disposed(by: bag)
      controls.name.onNext(typed)
    }

    func close() { bag = DisposeBag() }
  }
}
