// SPDX-License-Identifier: MIT
import AccountCore
import RxGTK
import ShowcaseModel
import ShowcaseShell

/// The widgets of Account. They only show and tell; ``AccountApp`` binds them to the view models.
@MainActor
final class AccountPage {
  let name = FieldRow()
  let language = ChoiceRow()
  let units = ChoiceRow()
  let signOut = Button(title: "")
  let goToLogin = Button(title: "")
  let tryAgain = Button(title: "")
  let headerTitle = WindowTitle("")
  let content: Widget

  private let portrait = Avatar("nobody", size: 88)
  private let title = Label.centered(lines: 3, styles: "title-1")
  private let caption = Label.centered(lines: 3, styles: "secondary")
  private let address = ValueRow()
  private let session = ValueRow()
  private let profile: RowGroup
  private let preferences: RowGroup
  private let status = Label.centered(lines: 3, styles: "secondary")
  private let failed = StatusPage(icon: "dialog-warning-symbolic")
  private let loading = StatusPage(icon: "")
  private let spinner = Spinner()
  private let stack = Stack()

  init() {
    profile = RowGroup([name, address, session])
    preferences = RowGroup([language, units])
    for button in [signOut, goToLogin] { button.addStyle("pill") }
    for widget in [portrait, signOut, goToLogin] as [Widget] { widget.center() }
    goToLogin.addStyle("suggested-action")
    let head = Box(.vertical, spacing: 8, [portrait, title, caption, goToLogin])
    goToLogin.setMargins(vertical: 10)
    let foot = Box(.vertical, spacing: 8, [status, signOut])
    let column = Box(.vertical, spacing: 20, [head, profile, preferences, foot])
    column.setMargins(horizontal: 16, vertical: 20)
    spinner.setMinimumSize(width: 48, height: 48)
    loading.icon = nil
    loading.setChild(spinner)
    failed.setAction(tryAgain)
    stack.add(ScrollingColumn(column, width: 560), name: "account")
    loading.setExpands(horizontally: true, vertically: true)
    // A stack passes the focus on from what is inside of the page that goes, and not from that page itself.
    stack.add(Box(.vertical, [loading]), name: "loading")
    stack.add(failed, name: "failed")
    content = stack
  }

  /// Shows the account as the state has it.
  func show(_ screen: AccountScreen) {
    let texts = screen.texts
    let isLoggedIn = screen.page == .profile
    (headerTitle.title, headerTitle.subtitle) = (screen.title, texts.account)
    // Without a text the colour would be another one each time.
    portrait.text = screen.name.isEmpty ? "nobody" : screen.name
    portrait.showsInitials = !screen.name.isEmpty
    title.text = screen.title
    caption.text = isLoggedIn ? screen.address : texts.loggedOutHint
    (signOut.title, goToLogin.title, tryAgain.title) = (texts.signOut, texts.goToLogin, texts.tryAgain)
    for widget in [profile, signOut] { widget.isHidden = !isLoggedIn }
    goToLogin.isHidden = isLoggedIn
    profile.setTexts(title: texts.profile)
    preferences.setTexts(title: texts.preferences, details: texts.preferencesHint)
    name.setTitle(texts.name)
    address.setTexts(title: texts.address, value: screen.address)
    session.setTexts(title: texts.session, value: screen.expires)
    language.show(
      title: texts.languageName, choices: Language.allCases.map(\.name),
      selected: Language.allCases.firstIndex(of: screen.language) ?? 0)
    units.show(
      title: texts.units, choices: UnitSystem.allCases.map(texts.units),
      selected: UnitSystem.allCases.firstIndex(of: screen.units) ?? 0)
    loading.title = texts.loading
    loading.holdFocus(as: texts.loading)
    spinner.isAnimating = screen.page == .loading
    failed.title = texts.failed
    switch screen.page {
    case .loading: stack.visiblePage = "loading"
    case .failed(let reason):
      failed.text = reason
      stack.visiblePage = "failed"
    case .loggedOut, .profile: stack.visiblePage = "account"
    }
  }

  /// Shows how it went with the last change.
  func show(_ status: SaveStatus, _ message: String) {
    self.status.text = message
    let isFailure = if case .failed = status { true } else { false }
    self.status.setStyle("error", isOn: isFailure)
    self.status.setStyle("secondary", isOn: !isFailure)
    name.setStyle("error", isOn: status == .failed(.invalidName))
  }
}
