// SPDX-License-Identifier: MIT
import Foundation
import RxCocoa
import RxGTK
import RxSwift

/// A place for a file that nobody needs for long.
func temporaryFile(_ name: String) -> URL { FileManager.default.temporaryDirectory.appendingPathComponent(name) }

extension Page {
  static let windowPages: [Page] = [
    Page(
      "Window", "Program", "What the window says about itself.", try: .keys(["space"]), answers: "isOn",
      byKeys: .steps([.keys(["space"]), .away]),
      answered: ["isOn", "isActive", "didBecomeActive", "willResignActive"], byPointer: .choose("Another title")
    ) { sample in
      let (title, window) = (CheckButton(title: "Another title"), sample.window)
      title.rx.isOn.map { $0 ? "Another Title" : "Gallery" }.bind(to: window.rx.title).disposed(by: sample.bag)
      sample.atEnd { [weak window] in window?.title = "Gallery" }
      sample.show("isOn", title.rx.isOn)
      sample.show("isActive", window.rx.isActive)
      sample.show("size", window.rx.size)
      sample.show("didBecomeActive", window.rx.didBecomeActive)
      sample.show("willResignActive", window.rx.willResignActive)
      sample.show("isMaximized", window.rx.isMaximized)
      sample.show("isFullscreen", window.rx.isFullscreen)
      sample.show("closeRequested", window.rx.closeRequested)
      sample.show("didReceiveMemoryWarning", window.rx.didReceiveMemoryWarning)
      return title.leading()
    },
    Page(
      "Action", "Program", "Something that keys and buttons do.", try: .keys(["ctrl+d"]), answers: "performed",
      byPointer: .choose("Duplicate (Ctrl D)")
    ) {
      sample in
      let action = Action("duplicate", keys: "<Control>d", in: sample.window)
      sample.atEnd { action.remove() }
      let (button, isEnabled) = (Button(title: "Duplicate (Ctrl D)"), Switch(isOn: true))
      action.attach(to: button)
      isEnabled.rx.isOn.bind(to: action.rx.isEnabled).disposed(by: sample.bag)
      sample.show("performed", action.rx.performed)
      return Box(.vertical, spacing: 12, [button.centered(), ActionRow(title: "It can be done", suffix: isEnabled)])
    },
    Page(
      "ColorScheme", "Program", "Light and dark.", try: .keys(["space"]), answers: "isDark",
      byPointer: .choose("The Other One")
    ) { sample in
      let button = Button(title: "The Other One")
      button.rx.tap.withLatestFrom(ColorScheme.isDark).asSignal(onErrorSignalWith: .empty())
        .emit(onNext: { ($0 ? ColorScheme.light : .dark).use() })
        .disposed(by: sample.bag)
      sample.show("isDark", as: "ColorScheme.isDark", ColorScheme.isDark)
      return button.centered()
    },
    Page(
      "Clipboard", "Program", "What the user copies, here or in another program.", try: .keys(["space"]),
      answers: "Clipboard.texts", and: ["tap"], byPointer: .choose("Copy a Greeting")
    ) { sample in
      let button = Button(title: "Copy a Greeting")
      button.rx.tap.asSignal().emit(onNext: { Clipboard.copy("Hello") }).disposed(by: sample.bag)
      sample.show("Clipboard.texts", as: "Clipboard.texts", Clipboard.texts)
      sample.show("tap", button.rx.tap)
      return button.centered()
    },
    Page(
      "DesktopNotification", "Program", "A message on the desktop, if there is one.", try: .keys(["space"]),
      answers: "sent", byPointer: .choose("Send")
    ) { sample in
      let button = Button(title: "Send")
      let message = DesktopNotification("Hello", buttons: [.init("answer", title: "Answer")])
      let sent = button.rx.tap.asSignal().map { message.send() }
      sample.show("sent", as: "message.send()", sent)
      sample.show("clicked", as: "message.clicked", message.clicked)
      sample.show("buttonClicked", as: "message.buttonClicked", message.buttonClicked)
      return button.centered()
    },
    Page(
      "FileDialog", "Program", "Lets the user choose a file.", try: .opening(["Escape"]), answers: "file", and: ["tap"],
      byPointer: .steps([.choose("Open…"), .choose("Cancel")])
    ) {
      sample in
      let (button, window) = (Button(title: "Open…"), sample.window)
      let filters = [FileFilter("Texts", patterns: ["*.txt", "*.md"]), FileFilter("All Files", patterns: ["*"])]
      let files = button.rx.tap.asSignal().flatMapLatest { [weak window] _ -> Signal<[URL]> in
        guard let window else { return .empty() }
        return FileDialog.open.askForSeveral(title: "Open", above: window, filters: filters)
          .asSignal(onErrorSignalWith: .empty())
      }
      sample.show("tap", button.rx.tap)
      sample.show(
        "file", as: "FileDialog.open",
        files.map { $0.isEmpty ? nil : $0.map(\.lastPathComponent).joined(separator: ", ") })
      return button.centered()
    },
    Page(
      "About", "Program", "What a program says about itself.", try: .opening(["Escape"]), answers: "tap",
      byPointer: .steps([.choose("About Gallery"), .tap("button.close")])
    ) { sample in
      let (button, window) = (Button(title: "About Gallery"), sample.window)
      let about = About(
        name: "Gallery", icon: "applications-graphics-symbolic", version: "1",
        comments: "Every widget with its streams.")
      button.rx.tap.asSignal().emit(onNext: { [weak window] in window.map(about.show) }).disposed(by: sample.bag)
      sample.show("tap", button.rx.tap)
      return button.centered()
    },
    Page(
      "KeyTable", "Program", "The keys of a program.", try: .opening(["Escape"]), answers: "tap",
      byPointer: .steps([.choose("Keyboard Shortcuts"), .tap("button.close")])
    ) { sample in
      let (button, window) = (Button(title: "Keyboard Shortcuts"), sample.window)
      let keys = KeyTable([("Files", [("<Control>o", "Open"), ("<Control>s", "Save"), ("<Control>q", "Quit")])])
      button.rx.tap.asSignal().emit(onNext: { [weak window] in window.map(keys.show) }).disposed(by: sample.bag)
      sample.show("tap", button.rx.tap)
      return button.centered()
    },
  ]
}
