// SPDX-License-Identifier: MIT
#if GTK
  import CGtk4
  import RxCocoa
  import RxSwift

  extension Window {
    /// Asks `answer` when the user wants to close the window: it stays open where the answer is false. The answer may come later, after a
    /// question to the user; until then the window stays open.
    ///
    /// `rx.closeRequested` reports that the user has asked, whatever the answer is.
    ///
    /// - Returns: what ends that; the window closes without a question then.
    public func onCloseRequest(_ answer: @escaping @MainActor () -> Single<Bool>) -> any Disposable {
      let question = CloseQuestion(ask: answer)
      closeQuestion = question
      return Disposables.create { [weak self, weak question] in
        MainLoop.onMain {
          // Another question may have taken its place.
          if let question, self?.closeQuestion === question { self?.closeQuestion = nil }
        }
      }
    }
  }

  /// What is asked before the user closes a window.
  @MainActor
  final class CloseQuestion {
    let ask: @MainActor () -> Single<Bool>

    init(ask: @escaping @MainActor () -> Single<Bool>) { self.ask = ask }
  }

  extension Reactive where Base: Window {
    /// Whether the window has the keyboard: now, and as the user turns to it and away.
    @MainActor public var isActive: Observable<Bool> { property("is-active", \.isActive) }

    /// Emits when the user turns to the window.
    @MainActor public var didBecomeActive: ControlEvent<Void> {
      ControlEvent(events: isActive.skip(1).filter { $0 }.map { _ in })
    }

    /// Emits when the user turns away from the window.
    @MainActor public var willResignActive: ControlEvent<Void> {
      ControlEvent(events: isActive.skip(1).filter { !$0 }.map { _ in })
    }

    /// The size of the window in pixels: now, and when it changes.
    @MainActor public var size: Observable<Vector> {
      Observable.merge(property("default-width", \.size), property("default-height", \.size)).distinctUntilChanged()
    }

    /// Whether the window fills the screen.
    @MainActor public var isFullscreen: ControlProperty<Bool> { state(.fullscreen) }

    /// Whether the window is as large as the desktop.
    @MainActor public var isMaximized: ControlProperty<Bool> { state(.maximized) }
  }

  extension Window {
    /// Whether the window has the keyboard.
    public var isActive: Bool { gtk_window_is_active(window) != 0 }

    /// The size in pixels that the user has given to the window.
    public var size: Vector {
      var (width, height): (Int32, Int32) = (0, 0)
      gtk_window_get_default_size(window, &width, &height)
      return Vector(x: Double(width), y: Double(height))
    }

    /// Whether the window fills the screen.
    public var isFullscreen: Bool {
      get { self[.fullscreen] }
      set { self[.fullscreen] = newValue }
    }

    /// Whether the window is as large as the desktop.
    public var isMaximized: Bool {
      get { self[.maximized] }
      set { self[.maximized] = newValue }
    }
  }
#endif
