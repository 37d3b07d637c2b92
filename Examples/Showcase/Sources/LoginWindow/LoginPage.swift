// SPDX-License-Identifier: MIT
import AccountCore
import LoginCore
import RxCocoa
import RxGTK
import RxSwift
import ShowcaseShell

/// The widgets of Login. They only show and tell; ``LoginApp`` binds them to the view model.
@MainActor
final class LoginPage {
  let email = LineField(isSecret: false)
  let password = LineField(isSecret: true)
  let enter = Button(title: "")
  let back = Button(icon: "go-previous-symbolic")
  /// Back, while signing in.
  let cancel = Button(title: "")
  let signOut = Button(title: "")
  let openAccount = Button(title: "")
  let language = Button(title: "")
  let content: Widget

  private let title = Label.centered(lines: 2, styles: "title-1")
  private let subtitle = Label.centered(lines: 2, styles: "secondary")
  private let header: Revealer
  private let emailName = Label()
  private let passwordName = Label()
  private let address = Label()
  private let lock = Image(icon: "showcase-login", size: 72)
  private let check = Image(icon: "object-select-symbolic", size: 60)
  private let initials = Avatar(nil, size: 112)
  private let spinner = Spinner()
  private let stack: StepStack
  private let message = Label()
  private let messagePicture = Image(icon: "dialog-warning-symbolic", size: 16)
  private let banner: Revealer
  private let button: Revealer
  private let hint = Label.centered(lines: 4, styles: "caption", "secondary")
  private let hintText: (Language) -> String

  /// - Parameter hint: what the page says about the accounts that there are, in a language.
  init(hint hintText: @escaping (Language) -> String) {
    self.hintText = hintText
    for picture in [lock, check, initials] as [Widget] { picture.center() }
    lock.addStyle("login-picture")
    check.addStyle("login-done")
    header = Revealer(Box(.vertical, [lock, check, initials]))
    for name in [emailName, passwordName] { name.addStyle("caption-heading") }
    spinner.setMinimumSize(width: 48, height: 48)
    back.addStyle("flat")
    let chip = Box(.horizontal, spacing: 4, [back, address])
    address.showsCutTextInTooltip()
    for style in ["pill", "suggested-action"] { enter.addStyle(style) }
    for button in [signOut, openAccount, cancel] { button.addStyle("pill") }
    cancel.center()
    openAccount.addStyle("suggested-action")
    stack = StepStack([
      (.email, Box(.vertical, spacing: 6, [emailName, email])),
      (.password, Box(.vertical, spacing: 6, [chip, passwordName, password])),
      (.signingIn, Box(.vertical, spacing: 24, [spinner, cancel])),
      (.signedIn, Box(.vertical)),
      (.welcome, Box(.vertical, spacing: 12, [openAccount, signOut])),
    ])
    message.setWraps(lines: 4)
    message.setExpands(horizontally: true)
    let notice = Box(.horizontal, spacing: 10, [messagePicture, message])
    notice.addStyle("login-message")
    banner = Revealer(notice)
    button = Revealer(enter)
    let texts = Box(.vertical, spacing: 6, [title, subtitle])
    let column = Box(.vertical, spacing: 18, [header, texts, stack, banner, button, hint])
    column.setMargins(horizontal: 20, vertical: 24)
    content = ScrollingColumn(column, width: 400, isCentered: true)
    for style in ["flat", "login-language"] { language.addStyle(style) }
  }

  /// Shows a screen.
  func show(_ screen: LoginScreen) {
    let texts = screen.texts
    (title.text, subtitle.text) = (screen.title, screen.subtitle)
    title.setStyle("title-1", isOn: !screen.isHeaderCollapsed)
    title.setStyle("title-2", isOn: screen.isHeaderCollapsed)
    lock.isHidden = screen.step == .signedIn || screen.step == .welcome
    check.isHidden = screen.step != .signedIn
    initials.isHidden = screen.step != .welcome
    header.isRevealed = !screen.isHeaderCollapsed && screen.step != .signingIn && screen.step != .password
    stack.show(screen.step)
    (emailName.text, passwordName.text) = (texts.email, texts.password)
    email.setAccessibleLabel(texts.email)
    password.setAccessibleLabel(texts.password)
    back.tooltip = texts.back
    back.setAccessibleLabel(texts.back)
    address.text = screen.address
    initials.text = screen.name
    (spinner.isAnimating, enter.title) = (screen.isBusy, screen.buttonTitle)
    enter.isEnabled = screen.isButtonEnabled
    button.isRevealed = screen.step == .email || screen.step == .password
    (signOut.title, openAccount.title, cancel.title) = (texts.signOut, texts.openAccount, texts.cancel)
    // The text stays while the banner slides away.
    if let text = screen.message { message.text = text }
    messagePicture.icon = screen.isOffline ? "network-offline-symbolic" : "dialog-warning-symbolic"
    banner.isRevealed = screen.message != nil
    hint.text = hintText(screen.language)
    hint.isHidden = screen.step != .email && screen.step != .password
    language.title = screen.language.other.name
    language.setAccessibleLabel("\(texts.languageName): \(screen.language.other.name)")
  }

  /// Moves the keyboard to what the step is about.
  func focus() { stack.focusFirst() }

  static let css = """
    .login-language { padding-left: 7px; padding-right: 7px; }
    .login-picture { background: alpha(@accent_bg_color, 0.14); border-radius: 999px; padding: 22px; }
    .login-done { background: alpha(@success_bg_color, 0.18); color: @success_color; border-radius: 999px; padding: 24px; }
    .login-field { min-height: 42px; }
    .login-message { background: alpha(@error_bg_color, 0.16); border-radius: 10px; padding: 10px 14px; }
    """
}
