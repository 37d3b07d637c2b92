// SPDX-License-Identifier: MIT
import RxCocoa
import RxGTK
import RxSwift

extension SearchPage {
  /// What the keys do, for a window of shortcuts.
  public static let keys = KeyTable([
    (
      "Searching",
      [
        ("<Control>f", "Go to the text"), ("Escape", "Clear the text"), ("Return", "Try again, when a search failed"),
        ("<Control>a", "Select the text"),
      ]
    ),
    (
      "Results",
      [
        ("Tab", "Go on to the banner, the rows, the menu"), ("Down", "Go to the rows, and from row to row"),
        ("End", "Go to the last row, which loads more"), ("Return", "Open the repository in the browser, or try again"),
        ("<Shift>F10", "Open the menu of the row"),
      ]
    ),
  ])

  /// Control and F go to the text, Escape clears it, the arrow leads to the rows.
  func bindKeys(in window: Window) {
    window.rx.shortcut("<Control>f").bind { [weak entry] in entry?.focusSelectingText() }.disposed(by: life)
    // The entry tells of Escape itself when it has the focus.
    Observable.merge(window.rx.shortcut("Escape").asObservable(), entry.rx.cancelled.asObservable())
      .bind { [weak entry] in
        entry?.text = ""
        entry?.focus()
      }
      .disposed(by: life)
    // Without this the arrow would go to whatever is below the entry, which is the banner at times.
    entry.rx.shortcut("Down")
      .bind { [weak window, list] in if window != nil, list.count > 0 { list.focus() } }
      .disposed(by: life)
  }
}
