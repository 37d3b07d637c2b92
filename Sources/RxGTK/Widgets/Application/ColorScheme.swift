// SPDX-License-Identifier: MIT
#if GTK
  import CGtk4
  import RxCocoa
  import RxSwift

  /// Light or dark, for the whole program.
  public enum ColorScheme: String, Sendable, CaseIterable {
    /// What the desktop is set to.
    case system
    /// Dark text on a light ground.
    case light
    /// Light text on a dark ground.
    case dark

    /// Makes all windows follow.
    @MainActor
    public func use() {
      let scheme =
        switch self {
        case .system: ADW_COLOR_SCHEME_DEFAULT
        case .light: ADW_COLOR_SCHEME_FORCE_LIGHT
        case .dark: ADW_COLOR_SCHEME_FORCE_DARK
        }
      adw_style_manager_set_color_scheme(adw_style_manager_get_default(), scheme)
    }
  }

  extension ColorScheme {
    /// Whether windows are dark at the moment, and each time that changes.
    @MainActor public static var isDark: Observable<Bool> {
      // The manager lives as long as the program.
      let manager = UncheckedPointer(adw_style_manager_get_default()!)
      return Observable.create { observer in
        onMainActor {
          let connection = SignalConnection(UnsafeMutableRawPointer(manager.value), "notify::dark") { _ in
            observer.onNext(adw_style_manager_get_dark(manager.value) != 0)
          }
          // The observer may change it.
          observer.onNext(adw_style_manager_get_dark(manager.value) != 0)
          return Disposables.create { MainLoop.onMain { connection.dispose() } }
        }
      }
    }
  }
#endif
