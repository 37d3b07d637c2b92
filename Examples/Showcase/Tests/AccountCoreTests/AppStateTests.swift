// SPDX-License-Identifier: MIT
import Foundation
import RxSwift
import RxTest
import XCTest

@testable import AccountCore

final class AppStateTests: XCTestCase {
  func testTheTitleIsTheNameOrLoggedOut() {
    let stage = Stage()
    let titles = stage.scheduler.createObserver(String.self)
    AccountViewModel(state: stage.state).title.subscribe(titles).disposed(by: stage.bag)
    stage.perform(stage.services.user.signIn(sampleUser()))
    stage.perform(stage.services.user.rename("  Ana   Luísa "))
    stage.perform(stage.services.user.signOut())
    stage.perform(stage.services.preferences.use(.portuguese))
    XCTAssertEqual(
      titles.events.compactMap(\.value.element), ["Signed Out", "Ana", "Ana Luísa", "Signed Out", "Desconectado"])
  }

  /// The chokepoint: what takes the shared state gets that of the test, all of it at once.
  func testTheStateIsReplacedAsAWhole() {
    let user = sampleUser("Of the test")
    AppState.$shared.withValue(AppState(AccountSnapshot(user: user, preferences: Preferences(units: .imperial)))) {
      let screen = Box<AccountScreen?>(nil)
      _ = AccountViewModel().screen.subscribe(onNext: { screen.value = $0 })
      XCTAssertEqual(screen.value?.title, "Of the test")
      XCTAssertEqual(screen.value?.units, .imperial)
    }
    XCTAssertNil(AppState.shared.user.current)
  }

  func testOnlyWhatWasKeptBecomesState() {
    let stage = Stage(AccountSnapshot(user: sampleUser()))
    stage.store.fail(.diskFull)
    XCTAssertEqual(stage.perform(stage.services.user.rename("Other")), .diskFull)
    XCTAssertEqual(stage.perform(stage.services.preferences.use(.imperial)), .diskFull)
    XCTAssertEqual(stage.state.snapshot, AccountSnapshot(user: sampleUser()))
    stage.store.fail(nil)
    XCTAssertNil(stage.perform(stage.services.user.rename("Other")))
    XCTAssertEqual(stage.state.user.current?.name, "Other")
    XCTAssertEqual(try stage.store.load(), stage.state.snapshot)
  }

  func testANameThatIsNoneIsRefused() {
    let stage = Stage(AccountSnapshot(user: sampleUser()))
    for text in ["", " \n", String(repeating: "x", count: 81)] {
      XCTAssertEqual(stage.perform(stage.services.user.rename(text)), .invalidName)
    }
    XCTAssertEqual(stage.state.user.current?.name, "Ana")
  }

  func testTheUserIsSignedOutThoughNobodyWaits() {
    let stage = Stage(AccountSnapshot(user: sampleUser()))
    stage.services.user.signOut().subscribe().dispose()
    stage.scheduler.advanceTo(stage.scheduler.clock + 2)
    XCTAssertNil(stage.state.user.current)
    XCTAssertNil(try stage.store.load().user)
  }

  /// A page that goes away while it loads leaves no state behind that is loading for ever.
  func testLoadingComesToAnEndThoughNobodyWaits() {
    let stage = Stage(AccountSnapshot(user: sampleUser()))
    stage.store.fail(.busy)
    stage.services.storage.load().subscribe().dispose()
    XCTAssertEqual(stage.state.storage.current, .loading)
    stage.scheduler.advanceTo(stage.scheduler.clock + 2)
    XCTAssertEqual(stage.state.storage.current, .unreadable(.busy))
  }

  func testLoadingIsAPhaseAndSoIsAFileThatCannotBeRead() {
    let stage = Stage()
    let pages = stage.scheduler.createObserver(AccountScreen.Page.self)
    AccountViewModel(state: stage.state).screen.map(\.page).distinctUntilChanged().subscribe(pages)
      .disposed(by: stage.bag)
    stage.store.fail(.unreadable)
    stage.perform(stage.services.storage.load())
    stage.store.fail(nil)
    stage.perform(stage.services.storage.load())
    XCTAssertEqual(
      pages.events.compactMap(\.value.element),
      [.loggedOut, .loading, .failed("The file with the account cannot be read."), .loading, .loggedOut])
  }

  /// Two windows of one state, each made when it likes, show the same at every moment.
  func testTwoWindowsStayEqual() {
    let stage = Stage(AccountSnapshot(user: sampleUser()))
    let first = stage.scheduler.createObserver(AccountScreen.self)
    let second = stage.scheduler.createObserver(AccountScreen.self)
    AccountViewModel(state: stage.state).screen.subscribe(first).disposed(by: stage.bag)
    stage.perform(stage.services.user.rename("Before"))
    AccountViewModel(state: stage.state).screen.subscribe(second).disposed(by: stage.bag)
    for change in [
      stage.services.user.rename("After"), stage.services.preferences.use(.portuguese),
      stage.services.preferences.use(.imperial), stage.services.user.signOut(),
    ] {
      stage.perform(change)
      XCTAssertEqual(first.events.last?.value, second.events.last?.value)
    }
    XCTAssertEqual(first.events.suffix(4).map(\.value), second.events.suffix(4).map(\.value))
    XCTAssertEqual(second.events.count, 5)
  }

  func testNoLogShowsASecret() {
    let user = sampleUser()
    var dumped = ""
    dump(user, to: &dumped)
    for text in ["\(user)", String(reflecting: user), dumped, "\(AccountChange.signedIn(user))"] {
      XCTAssertFalse(text.contains("token\""), text)
      XCTAssertTrue(text.contains("•••"), text)
    }
  }
}
