// SPDX-License-Identifier: MIT
import ShowcaseModel

@testable import AccountCore

/// The account, what two windows show of it and what the disk has yet to do, kept by hand in variables. There are no streams in it.
struct Ledger {
  /// What somebody wants of the disk.
  enum Wish {
    case load
    case signIn(User)
    case signOut
    case rename(String)
    case language(Language)
    case units(UnitSystem)

    var isRenaming: Bool { if case .rename = self { true } else { false } }
    var isSigningOut: Bool { if case .signOut = self { true } else { false } }
  }

  /// A window, as long as it is open.
  struct Window {
    var isOpen = true
    /// What is in the field for the name.
    var typed = ""
    /// What was chosen and is not kept yet; the first of it is with the disk.
    var choices: [Wish] = []
    /// Whether the name that was applied is with the disk. It stays there when the window is closed.
    var isRenaming = false
    /// How often the user has signed out and the disk does not know yet. That goes on when the window is closed.
    var signOuts = 0
    /// How the change went that ended last.
    var outcome = SaveStatus.idle
  }

  private(set) var account = AccountSnapshot()
  private(set) var storage = StorageState.Phase.ready
  private(set) var windows = [Window(), Window()]
  var isDiskFull = false
  private var names: [String: String] = [:]
  private var now = 0
  /// The disk does one after the other, each a moment after it was asked.
  private var disk: [(due: Int, wish: Wish, window: Int?)] = []

  /// Another app, or the program, wants something of the disk.
  mutating func ask(_ wish: Wish, from window: Int? = nil) {
    if case .load = wish { storage = .loading }
    disk.append((now + 1, wish, window))
  }

  mutating func choose(_ wish: Wish, in window: Int) {
    windows[window].choices.append(wish)
    if windows[window].choices.count == 1 { ask(wish, from: window) }
  }

  mutating func signOut(in window: Int) {
    windows[window].signOuts += 1
    ask(.signOut, from: window)
  }

  mutating func type(_ text: String, in window: Int) { windows[window].typed = text }

  /// What cannot be applied changes nothing, and nothing is said of it.
  mutating func apply(in window: Int) {
    guard canApply(in: window), let name = name(in: window) else { return }
    windows[window].isRenaming = true
    ask(.rename(name), from: window)
  }

  /// Choices that are not kept yet go with the window; a name that was applied and signing out do not. The window tells of the name only.
  mutating func close(_ window: Int) {
    windows[window].isOpen = false
    windows[window].choices = []
    windows[window].signOuts = 0
    disk.removeAll { $0.window == window && !$0.wish.isRenaming && !$0.wish.isSigningOut }
    for index in disk.indices where disk[index].window == window && disk[index].wish.isSigningOut {
      disk[index].window = nil
    }
  }

  mutating func open(_ window: Int) {
    windows[window].isOpen = true
    windows[window].typed = account.user?.name ?? ""
    windows[window].outcome = .idle
  }

  /// Lets the disk do what is due until then.
  mutating func advance(to time: Int) {
    while let (due, wish, window) = disk.first, due <= time {
      now = due
      disk.removeFirst()
      let before = account.user?.name
      if !isDiskFull { keep(wish) } else if case .load = wish { storage = .unreadable(.diskFull) }
      let name = account.user?.name
      for index in windows.indices where name != before { windows[index].typed = name ?? "" }
      guard let window else { continue }
      windows[window].outcome = isDiskFull ? .failed(.diskFull) : .saved
      if wish.isRenaming {
        windows[window].isRenaming = false
      } else if wish.isSigningOut {
        windows[window].signOuts -= 1
      } else {
        windows[window].choices.removeFirst()
        if let next = windows[window].choices.first { ask(next, from: window) }
      }
    }
    now = time
  }

  private mutating func keep(_ wish: Wish) {
    storage = .ready
    switch wish {
    case .load: break
    case .signIn(let user):
      account.user = user
      account.user?.name = names[user.address] ?? user.name
    case .signOut: account.user = nil
    case .rename(let name): account.user?.name = name
    case .language(let language): account.preferences.language = language
    case .units(let units): account.preferences.units = units
    }
    if let user = account.user { names[user.address] = user.name }
  }
}
