// SPDX-License-Identifier: MIT
import RxSwift
import XCTest

@testable import AccountCore

/// A window of the account, which remembers what it is told last.
final class RandomWindow {
  let controls: EditTests.Controls
  private let stage: Stage
  private let screen = Box<AccountScreen?>(nil)
  private let title = Box<String?>(nil)
  private let texts = Box<AccountTexts?>(nil)
  private let isLoggedIn = Box<Bool?>(nil)
  private let fieldName = Box<String?>(nil)
  private let canApply = Box<Bool?>(nil)
  private let status = Box<SaveStatus?>(nil)
  private let message = Box<String?>(nil)
  private var bag = DisposeBag()

  init(_ stage: Stage) {
    self.stage = stage
    controls = EditTests.Controls(stage)
    open()
  }

  func open() {
    let model = AccountViewModel(state: stage.state)
    show(model.screen, in: screen)
    show(model.title, in: title)
    show(model.texts, in: texts)
    show(model.isLoggedIn, in: isLoggedIn)
    let edit = controls.model
    show(edit.status, in: status)
    show(edit.message, in: message)
    show(edit.fieldName, in: fieldName)
    show(edit.apply.enabled, in: canApply)
    // A field tells what is in it.
    controls.name.onNext(fieldName.value ?? "")
  }

  func close() { bag = DisposeBag() }

  /// Whether the window shows what it should, and nothing that it should not.
  func check(_ index: Int, _ ledger: Ledger, _ place: String) -> Bool {
    let user = ledger.account.user
    let expected = AccountScreen(user: user, preferences: ledger.account.preferences, storage: ledger.storage)
    let checks: [(String, isRight: Bool, shown: Any?)] = [
      ("screen", screen.value == expected, screen.value),
      ("page", screen.value?.page == ledger.page, screen.value?.page),
      ("title", title.value == ledger.title && screen.value?.title == ledger.title, title.value),
      ("texts", texts.value?.language == ledger.language, texts.value),
      ("isLoggedIn", isLoggedIn.value == (user != nil), isLoggedIn.value),
      ("field", fieldName.value == user?.name ?? "", fieldName.value),
      ("canApply", canApply.value == ledger.canApply(in: index), canApply.value),
      ("status", status.value == ledger.status(of: index), status.value),
      ("message", message.value == ledger.message(of: index), message.value),
    ]
    for check in checks where !check.isRight {
      XCTFail("\(place), window \(index): the \(check.0) is \(String(describing: check.shown)), says \(ledger)")
    }
    return checks.allSatisfy(\.isRight)
  }

  private func show<Value: Sendable>(_ values: Observable<Value>, in box: Box<Value?>) {
    values.subscribe(onNext: { box.value = $0 }).disposed(by: bag)
  }
}
