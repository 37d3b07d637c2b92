// SPDX-License-Identifier: MIT
import Foundation
import RxSwift
import RxTest
import ShowcaseModel
import XCTest

@testable import AccountCore

final class EditTests: XCTestCase {
  /// The controls of a window in front of a stage.
  final class Controls {
    let name = PublishSubject<String>()
    let apply = PublishSubject<Void>()
    let language = PublishSubject<Language>()
    let units = PublishSubject<UnitSystem>()
    let signOut = PublishSubject<Void>()
    let model: EditAccountViewModel

    init(_ stage: Stage) {
      model = EditAccountViewModel(
        .init(name: name, apply: apply, language: language, units: units, signOut: signOut), state: stage.state,
        services: stage.services)
    }
  }

  /// Field, service, state, view: the name comes back to the field from the state.
  func testEditingGoesOneWay() {
    let stage = Stage(AccountSnapshot(user: sampleUser()))
    let controls = Controls(stage)
    let statuses = stage.scheduler.record(controls.model.status)
    let names = stage.scheduler.record(controls.model.fieldName)
    let messages = stage.scheduler.record(controls.model.message)
    controls.name.onNext(" Bia ")
    XCTAssertEqual(names.events.compactMap(\.value.element), ["Ana"])
    controls.apply.onNext(())
    XCTAssertEqual(stage.state.user.current?.name, "Ana", "not before it is kept")
    stage.scheduler.advanceTo(10)
    XCTAssertEqual(stage.state.user.current?.name, "Bia")
    XCTAssertEqual(names.events.compactMap(\.value.element), ["Ana", "Bia"])
    XCTAssertEqual(statuses.events.compactMap(\.value.element), [.idle, .saving, .saved])
    XCTAssertEqual(messages.events.compactMap(\.value.element), ["", "Saving…", "Saved"])
  }

  func testANameIsAppliedWhenItIsOneAndAnother() {
    let stage = Stage(AccountSnapshot(user: sampleUser()))
    let controls = Controls(stage)
    let enabled = stage.scheduler.record(controls.model.apply.enabled)
    for text in ["Ana", "Anna", "", "  Ana ", "Bia"] { controls.name.onNext(text) }
    XCTAssertEqual(enabled.events.compactMap(\.value.element), [false, true, false, true])
    stage.perform(stage.services.user.rename("Bia"))
    XCTAssertEqual(enabled.events.last?.value.element, false)
  }

  func testATextThatIsNoNameIsToldAndNotApplied() {
    let stage = Stage(AccountSnapshot(user: sampleUser()))
    let controls = Controls(stage)
    let statuses = stage.scheduler.record(controls.model.status)
    for text in ["Ana", " ", String(repeating: "n", count: 81)] {
      controls.name.onNext(text)
      controls.apply.onNext(())
      stage.scheduler.advanceTo(stage.scheduler.clock + 10)
    }
    XCTAssertEqual(stage.state.user.current?.name, "Ana")
    controls.name.onNext("Bia")
    controls.apply.onNext(())
    // One renaming at a time.
    controls.apply.onNext(())
    stage.scheduler.advanceTo(stage.scheduler.clock + 10)
    XCTAssertEqual(stage.state.user.current?.name, "Bia")
    XCTAssertEqual(statuses.events.compactMap(\.value.element), [.idle, .failed(.invalidName), .idle, .saving, .saved])
  }

  func testARenamingThatIsNotKeptIsToldAndCanBeTriedAgain() {
    let stage = Stage(AccountSnapshot(user: sampleUser()))
    let controls = Controls(stage)
    let statuses = stage.scheduler.record(controls.model.status)
    let enabled = stage.scheduler.record(controls.model.apply.enabled)
    stage.store.fail(.diskFull)
    controls.name.onNext("Bia")
    for problem in [AccountProblem?.some(.diskFull), nil] {
      stage.store.fail(problem)
      controls.apply.onNext(())
      stage.scheduler.advanceTo(stage.scheduler.clock + 10)
    }
    XCTAssertEqual(
      statuses.events.compactMap(\.value.element), [.idle, .saving, .failed(.diskFull), .saving, .saved])
    XCTAssertEqual(enabled.events.compactMap(\.value.element), [false, true, false, true, false])
  }

  /// The next change is not lost on one that fails, and choices are made in the order of the user.
  func testAFailedChangeIsToldAndTheNextOneWorks() {
    let stage = Stage(AccountSnapshot(user: sampleUser()))
    let controls = Controls(stage)
    let statuses = stage.scheduler.record(controls.model.status)
    let messages = stage.scheduler.record(controls.model.message)
    stage.store.fail(.diskFull)
    controls.language.onNext(.portuguese)
    stage.scheduler.advanceTo(10)
    XCTAssertEqual(messages.events.last?.value.element, AccountProblem.diskFull.message(in: .english))
    stage.store.fail(nil)
    controls.units.onNext(.imperial)
    controls.units.onNext(.metric)
    controls.language.onNext(.portuguese)
    stage.scheduler.advanceTo(30)
    XCTAssertEqual(stage.state.preferences.current, Preferences(language: .portuguese, units: .metric))
    XCTAssertEqual(
      statuses.events.compactMap(\.value.element),
      [.idle, .saving, .failed(.diskFull), .saving, .saved, .saving, .saved, .saving, .saved])
    XCTAssertEqual(messages.events.last?.value.element, "Salvo")
  }

  /// The window hears the end of a renaming that it did not begin.
  func testAWindowThatIsOpenedAgainTellsHowTheRenamingEnds() {
    for problem in [nil, AccountProblem.diskFull] {
      let stage = Stage(AccountSnapshot(user: sampleUser()))
      let controls = Controls(stage)
      let window = controls.model.status.subscribe()
      stage.store.fail(problem)
      controls.name.onNext("Bia")
      controls.apply.onNext(())
      window.dispose()
      let statuses = stage.scheduler.record(controls.model.status)
      stage.scheduler.advanceTo(10)
      XCTAssertEqual(statuses.events.compactMap(\.value.element), [.saving, problem.map(SaveStatus.failed) ?? .saved])
    }
  }

  /// The page may go away while a choice waits for the disk.
  func testSigningOutWaitsForNoChoice() {
    let stage = Stage(AccountSnapshot(user: sampleUser()))
    let controls = Controls(stage)
    let window = controls.model.status.subscribe()
    controls.units.onNext(.imperial)
    controls.language.onNext(.portuguese)
    controls.signOut.onNext(())
    window.dispose()
    stage.scheduler.advanceTo(10)
    XCTAssertNil(stage.state.user.current)
  }

  /// A renaming may end while a choice waits for the disk.
  func testNothingIsSavedWhileSomethingIsOnItsWay() {
    let stage = Stage(AccountSnapshot(user: sampleUser()))
    let controls = Controls(stage)
    let statuses = stage.scheduler.record(controls.model.status)
    controls.name.onNext("Bia")
    controls.units.onNext(.imperial)
    controls.language.onNext(.portuguese)
    controls.apply.onNext(())
    stage.scheduler.advanceTo(1)
    XCTAssertEqual(stage.state.user.current?.name, "Bia")
    XCTAssertEqual(stage.state.preferences.current.language, .english)
    XCTAssertEqual(statuses.events.last?.value.element, .saving)
    stage.scheduler.advanceTo(2)
    XCTAssertEqual(stage.state.preferences.current.language, .portuguese)
    XCTAssertEqual(statuses.events.last?.value.element, .saved)
  }

  /// What another app derives: it follows without knowing that there is a window for it.
  func testOtherAppsFollowUnitsAndLanguage() {
    let stage = Stage()
    let controls = Controls(stage)
    let units = stage.scheduler.record(stage.state.preferences.units)
    let languages = stage.scheduler.record(stage.state.preferences.language)
    controls.model.status.subscribe().disposed(by: stage.bag)
    controls.units.onNext(.imperial)
    stage.scheduler.advanceTo(10)
    XCTAssertEqual(units.events.compactMap(\.value.element), [.metric, .imperial])
    XCTAssertEqual(languages.events.compactMap(\.value.element), [.english])
  }
}
