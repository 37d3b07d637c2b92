// SPDX-License-Identifier: MIT
import RxCocoa
import RxGTK
import RxSwift
import ShowcaseShell
import TimetableCore

/// A tab for each leg, and one for the summary when every leg has its flight. The line below a tab says which one is shown.
@MainActor
final class LegTabs {
  let widget = Box(.horizontal)
  private let tabs: [Chip]

  init() {
    tabs = (0...Trip.limit).map { _ in Chip() }
    widget.addStyle("tab-row")
    for tab in tabs {
      tab.setStyle("chip", isOn: false)
      for style in ["flat", "tab"] { tab.addStyle(style) }
      tab.setExpands(horizontally: true)
      tab.letTextBeCut()
      widget.append(tab)
    }
  }

  /// Binds the tabs to the view model, until what is returned is disposed of.
  func bind(_ model: TimetableViewModel) -> any Disposable {
    Disposables.create(
      tabs.enumerated().map { index, tab in
        tab.rx.wish.withLatestFrom(model.state)
          .subscribe(onNext: { state in model.select(tab: index == Trip.limit ? state.legs.count : index) })
      })
  }

  func show(_ state: TimetableState) {
    for (index, tab) in tabs.enumerated() {
      let isSummary = index == Trip.limit
      tab.isHidden = isSummary ? !state.isComplete : index >= state.legs.count
      tab.isOn = isSummary ? state.isSummary : index == state.tab
      if isSummary {
        tab.title = "Summary"
      } else if index < state.legs.count {
        let leg = state.legs[index]
        let chosen = state.chosen[index]
        tab.title = "\(leg.origin)–\(leg.destination)\(chosen == nil ? "" : " ✓")"
        tab.tooltip = "\(leg.day.text)\(chosen.map { ": \($0.spoken)" } ?? "")"
      }
    }
  }
}
