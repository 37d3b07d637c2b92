// SPDX-License-Identifier: MIT
import RxCocoa
import RxGTK
import RxSwift

private struct Diameter {
  let planet: String
  let kilometres: Int
  static let all = [
    Diameter(planet: "Mercury", kilometres: 4879), Diameter(planet: "Venus", kilometres: 12_104),
    Diameter(planet: "Earth", kilometres: 12_756), Diameter(planet: "Mars", kilometres: 6792),
  ]
}

extension Page {
  static let choicePages: [Page] = [
    Page(
      "Button", "Choices", "Emits when it is clicked.", try: .keys(["space"]), answers: "tap",
      byPointer: .tap("button"), told: ["tap", "isHovered"]
    ) { sample in
      let button = Button(title: "Press")
      sample.show("tap", button.rx.tap)
      sample.show("isHovered", button.rx.isHovered)
      return button.centered()
    },
    Page(
      "MenuButton", "Choices", "A button that opens a menu.", try: .opening(["Return"]), answers: "chosen",
      byPointer: .steps([.tap("menubutton"), .choose("Two")])
    ) {
      sample in
      let chosen = PublishRelay<String>()
      let button = MenuButton(
        icon: "open-menu-symbolic",
        ["One", "Two", "Three"].map { title in MenuItem(title) { chosen.accept(title) } })
      sample.show("chosen", as: "MenuItem", chosen)
      return button.centered()
    },
    Page("Switch", "Choices", "On or off, at once.", try: .keys(["space"]), answers: "isOn", byPointer: .tap("switch"))
    { sample in
      let control = Switch()
      sample.show("isOn", control.rx.isOn)
      return ActionRow(title: "Airplane Mode", suffix: control)
    },
    Page(
      "CheckButton", "Choices", "A box with a tick, or without.", try: .keys(["space"]), answers: "isOn",
      byPointer: .choose("Read the terms")
    ) {
      sample in
      let button = CheckButton(title: "Read the terms")
      sample.show("isOn", button.rx.isOn)
      return button.leading()
    },
    Page(
      "RadioGroup", "Choices", "One of several.", try: .keys(["Down", "space"]), answers: "selectedIndex",
      byPointer: .choose("Medium")
    ) {
      sample in
      let group = RadioGroup(["Small", "Medium", "Large"])
      sample.show("selectedIndex", group.rx.selectedIndex)
      return group.leading()
    },
    Page(
      "ToggleButton", "Choices", "A button that stays pressed.", try: .keys(["space"]), answers: "isOn",
      byPointer: .choose("Bold"), told: ["isOn", "tap"]
    ) {
      sample in
      let button = ToggleButton(title: "Bold")
      sample.show("isOn", button.rx.isOn)
      sample.show("tap", button.rx.tap)
      return button.centered()
    },
    Page(
      "SegmentedControl", "Choices", "Buttons of which exactly one is pressed.", try: .keys(["Right", "space"]),
      answers: "selectedSegmentIndex", byPointer: .choose("Week")
    ) { sample in
      let control = SegmentedControl(["Day", "Week", "Month"])
      let (month, icons) = (Switch(isOn: true), Switch())
      let names = ["view-list-symbolic", "view-dual-symbolic", "view-grid-symbolic"]
      for (place, name) in names.enumerated() {
        icons.rx.isOn.map { isOn -> String? in isOn ? name : nil }
          .bind(to: control.rx.imageForSegment(at: place)).disposed(by: sample.bag)
      }
      month.rx.isOn.bind(to: control.rx.enabledForSegment(at: 2)).disposed(by: sample.bag)
      sample.show("selectedSegmentIndex", control.rx.selectedSegmentIndex)
      return Box(
        .vertical, spacing: 12,
        [
          control.leading(), ActionRow(title: "Months can be chosen", suffix: month),
          ActionRow(title: "Icons in place of titles", suffix: icons),
        ])
    },
    Page(
      "DropDown", "Choices", "One text of a list.", try: .opening(["Down", "Return"]), answers: "selectedIndex",
      byPointer: .steps([.tap("dropdown"), .choose("Mars")]), told: ["selectedIndex", "modelSelected"]
    ) { sample in
      let list = DropDown()
      Observable.just(Diameter.all).bind(to: list.rx.itemTitles) { (_: Int, item: Diameter) in item.planet }
        .disposed(by: sample.bag)
      sample.show("selectedIndex", list.rx.selectedIndex)
      sample.show("modelSelected", list.rx.modelSelected(Diameter.self).map { "\($0.kilometres) km" })
      return list.centered()
    },
    Page(
      "Slider", "Choices", "A number between two bounds.", try: .keys(["Right"]), answers: "value",
      byPointer: .pull("slider", by: 80)
    ) { sample in
      let slider = Slider(0...100)
      let twin = Slider(0...100)
      slider.rx.value.bind(to: twin.rx.value).disposed(by: sample.bag)
      twin.rx.value.bind(to: slider.rx.value).disposed(by: sample.bag)
      sample.show("value", slider.rx.value)
      return Box(.vertical, [slider, twin])
    },
    Page(
      "SpinButton", "Choices", "A number with steps.", try: .keys(["Up"]), answers: "value",
      byPointer: .tap("button", index: -1)
    ) { sample in
      let button = SpinButton(0...10, step: 0.5, digits: 1)
      sample.show("value", button.rx.value)
      return button.centered()
    },
    Page(
      "CalendarView", "Choices", "A day of a month.", try: .keys(["Right", "Right", "Right", "Down", "space"]),
      answers: "date", byPointer: .choose("12")
    ) { sample in
      let calendar = CalendarView(date: .init(timeIntervalSince1970: 1_790_000_000))
      sample.show("date", calendar.rx.date)
      return calendar
    },
    Page(
      "ColorButton", "Choices", "A colour.", try: .opening(["Right", "space", "alt+s"]), answers: "color",
      byPointer: .steps([.tap("button"), .tap("colorswatch", index: 7), .choose("Select")]),
      told: ["color", "isFocused"]
    ) {
      sample in
      let button = ColorButton(Color("#3584e4") ?? Color(red: 0, green: 0, blue: 1))
      sample.show("color", button.rx.color)
      sample.show("isFocused", button.rx.isFocused)
      return button.centered()
    },
    Page(
      "FontButton", "Choices", "A font.", try: .opening(["Down", "alt+s"]), answers: "font",
      byPointer: .steps([.tap("button"), .tap("row", index: 2), .choose("Select")]), told: ["font", "isFocused"]
    ) { sample in
      let button = FontButton("Cantarell 14")
      sample.show("font", button.rx.font)
      sample.show("isFocused", button.rx.isFocused)
      return button.centered()
    },
  ]

  static let progressPages: [Page] = [
    Page(
      "ProgressBar", "Progress", "How much of something is done.", try: .keys(["Right"]), answers: "value",
      byPointer: .pull("slider", by: 80)
    ) { sample in
      let (bar, slider) = (ProgressBar(), Slider(0...100))
      bar.text = ""
      slider.rx.value.map { $0 / 100 }.bind(to: bar.rx.progress).disposed(by: sample.bag)
      slider.rx.value.map { "\(Int($0))%" }.bind(to: bar.rx.text).disposed(by: sample.bag)
      sample.show("value", slider.rx.value)
      return Box(.vertical, spacing: 12, [bar, slider])
    },
    Page(
      "LevelBar", "Progress", "How much there is of something.", try: .keys(["Up"]), answers: "value",
      byPointer: .tap("button", index: -1)
    ) { sample in
      let (bar, number) = (LevelBar(0...5, isDiscrete: true), SpinButton(0...5))
      number.rx.value.bind(to: bar.rx.value).disposed(by: sample.bag)
      sample.show("value", number.rx.value)
      return Box(.vertical, spacing: 12, [bar, number])
    },
    Page(
      "Spinner", "Progress", "Turns while something is going on.", try: .keys(["space"]), answers: "isOn",
      byPointer: .choose("Work")
    ) {
      sample in
      let (spinner, control) = (Spinner(), ToggleButton(title: "Work"))
      spinner.setMinimumSize(width: 32, height: 32)
      control.rx.isOn.bind(to: spinner.rx.isAnimating).disposed(by: sample.bag)
      sample.show("isOn", control.rx.isOn)
      return Box(.vertical, spacing: 12, [control.centered(), spinner])
    },
  ]
}
