// SPDX-License-Identifier: MIT
import RxCocoa
import RxGTK
import RxSwift

extension Page {
  static let rowPages: [Page] = [
    Page(
      "PreferencesGroup", "Rows", "Rows in a frame, with a title.", try: .keys(["Down", "space"]), answers: "activated",
      byPointer: .choose("Second")
    ) { sample in
      let row = ActionRow(title: "Second", subtitle: "A click on it is told.")
      row.isActivatable = true
      sample.show("activated", row.rx.activated)
      let first = ActionRow(title: "First")
      first.isActivatable = true
      sample.hasFrame = true
      return PreferencesGroup(title: "Preferences", description: "What belongs together", [first, row])
    },
    Page(
      "ActionRow", "Rows", "A title, and widgets at both ends.", try: .keys(["space"]), answers: "isOn",
      byPointer: .tap("switch")
    ) { sample in
      let control = Switch()
      let row = ActionRow(title: "Wi-Fi", subtitle: "Off", suffix: control)
      control.rx.isOn.map { $0 ? "On" : "Off" }.bind(to: row.rx.subtitle).disposed(by: sample.bag)
      sample.show("isOn", control.rx.isOn)
      sample.hasFrame = true
      return PreferencesGroup([row])
    },
    Page(
      "ComboRow", "Rows", "A value of a list.", try: .opening(["Down", "Return"]), answers: "selectedIndex",
      byPointer: .steps([.choose("Quality"), .choose("High")])
    ) { sample in
      let row = ComboRow(title: "Quality", ["Low", "Medium", "High"])
      sample.show("selectedIndex", row.rx.selectedIndex)
      sample.hasFrame = true
      return PreferencesGroup([row])
    },
    Page(
      "ExpanderRow", "Rows", "Shows further rows.", try: .keys(["space"]), answers: "isExpanded",
      byPointer: .choose("Network")
    ) { sample in
      let row = ExpanderRow(title: "Network", [ActionRow(title: "Address"), ActionRow(title: "Gateway")])
      sample.show("isExpanded", row.rx.isExpanded)
      sample.hasFrame = true
      return PreferencesGroup([row])
    },
  ]
}
