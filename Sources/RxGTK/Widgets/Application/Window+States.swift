// SPDX-License-Identifier: MIT
#if GTK
  import CGtk4
  import RxCocoa
  import RxSwift

  /// What the window manager does with a window when it is asked to, and tells some time later.
  enum WindowState: String {
    case maximized
    /// GTK's property has a name of its own.
    case fullscreen = "fullscreened"

    var signal: String { "notify::\(rawValue)" }
  }

  extension Window {
    /// Whether the window is in a state. What sets it asks the window manager for it.
    subscript(state: WindowState) -> Bool {
      get {
        switch state {
        case .maximized: gtk_window_is_maximized(window) != 0
        case .fullscreen: gtk_window_is_fullscreen(window) != 0
        }
      }
      set {
        if isChangedByProgram { states.ask(for: newValue, as: state, isNow: self[state]) }
        switch (state, newValue) {
        case (.maximized, true): gtk_window_maximize(window)
        case (.maximized, false): gtk_window_unmaximize(window)
        case (.fullscreen, true): gtk_window_fullscreen(window)
        case (.fullscreen, false): gtk_window_unfullscreen(window)
        }
      }
    }
  }

  extension Reactive where Base: Window {
    /// A state: what the user changes it to, and a sink for what the program asks for.
    @MainActor func state(_ state: WindowState) -> ControlProperty<Bool> {
      let window = WeakWidget(base)
      let changes = signal(state.signal) { _ -> Void? in window.value?.states.isUsers(state) == true ? () : nil }
      return controlProperty(changes: changes, getter: { $0[state] }, setter: { $0[state] = $1 })
    }
  }

  /// Tells what the user does with the states of a window from what a binding has asked the window manager for.
  @MainActor
  final class WindowStates {
    /// What bindings have asked for last, until the window is so.
    private var awaited: [WindowState: Bool] = [:]
    /// Whether the last change was what a binding had asked for.
    private var answers: Set<WindowState> = []
    private var connections: [SignalConnection] = []

    init(of window: Window) {
      // Before all others, who ask about the change.
      connections = [WindowState.maximized, .fullscreen].map { state in
        SignalConnection(window.object, state.signal) { [weak self, weak window] _ in
          if let self, let window { note(state, isNow: window[state]) }
        }
      }
    }

    /// Notes what a binding asks for.
    func ask(for value: Bool, as state: WindowState, isNow: Bool) {
      if value != isNow || awaited[state] != nil { awaited[state] = value }
    }

    /// Whether the change that is being told is the user's.
    func isUsers(_ state: WindowState) -> Bool { !answers.contains(state) }

    func disconnect() {
      for connection in connections { connection.dispose() }
      connections = []
    }

    private func note(_ state: WindowState, isNow: Bool) {
      guard let value = awaited[state] else {
        answers.remove(state)
        return
      }
      answers.insert(state)
      if value == isNow { awaited[state] = nil }
    }
  }
#endif
