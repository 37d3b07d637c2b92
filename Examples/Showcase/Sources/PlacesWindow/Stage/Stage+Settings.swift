// SPDX-License-Identifier: MIT
import CGtk4
import RxCocoa
import RxGTK
import RxSwift

/// What the desktop wants, and what the window is like.
extension Stage {
  /// Whether the user wants to see no motion.
  var reducesMotion: Observable<Bool> {
    guard let settings = gtk_settings_get_default() else { return .just(false) }
    return rx.property("gtk-enable-animations", of: UnsafeMutableRawPointer(settings), \.wantsNoMotion)
      .distinctUntilChanged()
  }

  private var wantsNoMotion: Bool { adw_get_enable_animations(pointer) == 0 }

  /// Whether the stage is on the screen.
  var isShown: Observable<Bool> {
    let changes: Observable<Bool> = .merge(rx.signal("map") { _ in true }, rx.signal("unmap") { _ in false })
    // A later subscriber is told how it is then. The widget is still on the screen while it tells that it leaves it.
    return rx.property("visible", \.isOnScreen).take(1).concat(changes).distinctUntilChanged()
  }

  /// Emits when the colours of the desktop change.
  var isDark: Observable<Void> {
    guard let manager = adw_style_manager_get_default() else { return .never() }
    return rx.signal("notify::dark", of: UnsafeMutableRawPointer(manager)) { _ in () }
  }

  /// Whether the window is as narrow as a telephone. A new size is told while it is being given; what follows comes after.
  func isNarrow(_ background: DrawingArea) -> Observable<Bool> {
    background.rx.signal("resize") { $0.int(0) < 520 }.distinctUntilChanged().observe(on: MainScheduler.asyncInstance)
  }
}
