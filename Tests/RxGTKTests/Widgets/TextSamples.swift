// SPDX-License-Identifier: MIT
#if GTK
  import CGtk4
  import Foundation
  import RxCocoa
  import RxGTK
  import RxSwift

  extension WidgetSample {
    static let textSamples: [WidgetSample] = [
      WidgetSample("Label") { check in
        let label = Label("a")
        check.binds(label.rx.text, "b") { [weak label] in label?.text }
        check.listen(label.rx.dragOut { _ in .text("a") })
        check.listen(label.rx.drops(.text, .files))
        check.listen(label.rx.dropMotion)
        _ = label.onDrop(.text) { _ in false }
        return label
      },
      WidgetSample("Entry") { check in
        let entry = Entry(placeholder: "p")
        edit(entry, check)
        check.listen(entry.rx.returnPressed)
        check.listen(entry.rx.editingDidBegin)
        check.listen(entry.rx.editingDidEnd)
        check.binds(entry.rx.isEditable, false) { [weak entry] in entry?.isEditable ?? true }
        return entry
      },
      WidgetSample("PasswordEntry") { check in
        let entry = PasswordEntry(placeholder: "p")
        edit(entry, check)
        return entry
      },
      WidgetSample("SearchEntry", "TextField") { check in
        let entry = SearchEntry(placeholder: "p")
        edit(entry, check)
        check.listen(entry.rx.cancelled)
        check.listen(entry.rx.searchButtonClicked)
        return entry
      },
      WidgetSample("TextView") { check in
        let view = TextView("a")
        check.twoWay(view.rx.text, bound: "bound text", user: "typed") { [weak view] in
          try check.type("typed", into: view)
        }
        check.twoWay(view.rx.value, bound: "another", user: "again") { [weak view] in
          try check.type("again", into: view)
        }
        check.twoWay(view.rx.cursorPosition, bound: 1, user: 3) { [weak view] in
          try check.press("Right", "Right", on: view)
        }
        check.emits(view.rx.didChange) { [weak view] in view?.text = "more" }
        check.emits(view.rx.didChangeSelection) { [weak view] in view?.selection = 0..<2 }
        check.listen(view.rx.didBeginEditing)
        check.listen(view.rx.didEndEditing)
        return ScrolledWindow(view)
      },
      WidgetSample("EditableLabel") { check in
        let label = EditableLabel("a")
        edit(label, check)
        check.twoWay(label.rx.isEditing, bound: true, user: false) { [weak label] in
          try check.press("Return", on: label)
        }
        return label
      },
    ]

    /// What holds for every field.
    private static func edit(_ field: TextField, _ check: WidgetCheck) {
      check.twoWay(field.rx.text, bound: "bound", user: "typed") { [weak field] in
        // A label becomes a field.
        if field is EditableLabel { try check.press("Return", on: field) }
        try check.type("typed", into: field)
      }
      check.twoWay(field.rx.value, bound: "other", user: "again") { [weak field] in
        try check.type("again", into: field)
      }
      check.twoWay(field.rx.cursorPosition, bound: 1, user: 3) { [weak field] in
        try check.press("Home", "Right", "Right", "Right", on: field)
      }
      check.twoWay(field.rx.selection, bound: 0..<1, user: 1..<4) { [weak field] in
        try check.press("Home", "Right", "shift+Right", "shift+Right", "shift+Right", on: field)
      }
    }

    static let choiceSamples: [WidgetSample] = [
      WidgetSample("Button") { check in
        let button = Button(title: "b")
        check.emits(button.rx.tap) { [weak button] in if let button { gtk_widget_activate(button.pointer) } }
        check.binds(button.rx.title, "c") { [weak button] in button?.title }
        return button
      },
      WidgetSample("MenuButton") { check in
        let button = MenuButton(icon: "open-menu-symbolic", [MenuItem("One") {}])
        return button
      },
      WidgetSample("Switch") { check in
        let control = Switch()
        check.twoWay(control.rx.isOn, bound: true, user: false) { [weak control] in
          try check.press("space", on: control)
        }
        check.twoWay(control.rx.value, bound: true, user: false) { [weak control] in try check.click(control) }
        return control
      },
      WidgetSample("CheckButton") { check in
        let button = CheckButton(title: "c")
        check.twoWay(button.rx.isOn, bound: true, user: false) { [weak button] in try check.press("space", on: button) }
        check.binds(button.rx.isMixed, true) { [weak button] in button?.isMixed ?? false }
        return button
      },
      WidgetSample("RadioGroup") { check in
        let group = RadioGroup(["a", "b", "c"])
        group.setPlacement(vertically: .start)
        check.twoWay(group.rx.selectedIndex, bound: 1, user: 2) { [weak group] in try check.click(group, x: 0.1, y: 0.9)
        }
        return group
      },
      WidgetSample("ToggleButton") { check in
        let button = ToggleButton(title: "t")
        check.twoWay(button.rx.isOn, bound: true, user: false) { [weak button] in try check.press("space", on: button) }
        check.emits(button.rx.tap) { [weak button] in if let button { gtk_widget_activate(button.pointer) } }
        return button
      },
      WidgetSample("SegmentedControl") { check in
        let control = SegmentedControl(["a", "b", "c"])
        control.setPlacement(horizontally: .start)
        check.twoWay(control.rx.selectedSegmentIndex, bound: 1, user: 2) { [weak control] in
          try check.click(control, x: 0.9)
        }
        check.twoWay(control.rx.value, bound: 1, user: 2) { [weak control] in try check.click(control, x: 0.9) }
        Observable.just(false).bind(to: control.rx.enabledForSegment(at: 0)).disposed(by: check.bag)
        Observable.just("z").bind(to: control.rx.titleForSegment(at: 0)).disposed(by: check.bag)
        Observable.just("view-list-symbolic").bind(to: control.rx.imageForSegment(at: 1)).disposed(by: check.bag)
        return control
      },
      WidgetSample("DropDown") { check in
        let list = DropDown(["a", "b", "c"])
        check.twoWay(list.rx.selectedIndex, bound: 1, user: 2) { [weak list] in list?.selectedIndex = 2 }
        check.binds(list.rx.items, ["x", "a"]) { [weak list] in list?.items ?? [] }
        Observable.just([10, 20, 30]).bind(to: list.rx.itemTitles) { "\($0): \($1)" }.disposed(by: check.bag)
        check.emits(list.rx.modelSelected(String.self)) { [weak list] in
          list?.selectedIndex = list?.selectedIndex == 0 ? 1 : 0
        }
        return list
      },
      WidgetSample("Slider") { check in
        let slider = Slider(0...10)
        check.twoWay(slider.rx.value, bound: 4, user: 10) { [weak slider] in try check.press("End", on: slider) }
        return slider
      },
      WidgetSample("SpinButton") { check in
        let button = SpinButton(0...10, step: 0.5, digits: 1)
        check.twoWay(button.rx.value, bound: 4, user: 7.5) { [weak button] in
          try check.type("7.5", into: button)
          try RealInput.run("key", "Return")
        }
        check.binds(button.rx.stepValue, 2) { [weak button] in button?.stepValue ?? 0 }
        return button
      },
      WidgetSample("CalendarView") { check in
        let days = [(2, 2), (2, 20), (3, 20)].map {
          Calendar.current.date(from: DateComponents(year: 2024, month: $0, day: $1))!
        }
        let calendar = CalendarView(date: days[0])
        // The second time the user goes where the calendar has told that the day is, and the program went elsewhere in between.
        for _ in 1...2 {
          check.twoWay(calendar.rx.date, bound: days[1], user: days[2]) { [weak calendar] in
            try check.press("ctrl+Right", on: calendar)
          }
        }
        check.twoWay(calendar.rx.value, bound: days[1], user: days[2]) { [weak calendar] in
          try check.press("ctrl+Right", on: calendar)
        }
        return calendar
      },
      WidgetSample("ColorButton") { check in
        let (red, blue) = (Color(red: 1, green: 0, blue: 0), Color("#0000ff")!)
        let button = ColorButton(Color(red: 0, green: 1, blue: 0))
        check.twoWay(button.rx.color, bound: red, user: blue) { [weak button] in button?.color = blue }
        return button
      },
      WidgetSample("FontButton") { check in
        let button = FontButton("Cantarell 10")
        check.twoWay(button.rx.font, bound: "Cantarell 12", user: "Cantarell Bold 14") { [weak button] in
          button?.font = "Cantarell Bold 14"
        }
        return button
      },
    ]

    static let progressSamples: [WidgetSample] = [
      WidgetSample("ProgressBar") { check in
        let bar = ProgressBar()
        check.binds(bar.rx.progress, 0.5) { [weak bar] in bar?.progress ?? 0 }
        check.binds(bar.rx.text, "half") { [weak bar] in bar?.text }
        Observable.just(()).bind(to: bar.rx.pulse).disposed(by: check.bag)
        return bar
      },
      WidgetSample("LevelBar") { check in
        let bar = LevelBar(0...5)
        check.binds(bar.rx.value, 3) { [weak bar] in bar?.value ?? 0 }
        return bar
      },
      WidgetSample("Spinner") { check in
        let spinner = Spinner()
        check.binds(spinner.rx.isAnimating, true) { [weak spinner] in spinner?.isAnimating ?? false }
        return spinner
      },
      WidgetSample("DrawingArea") { check in
        let area = DrawingArea { canvas in
          canvas.setTextColor()
          canvas.text("drawn", at: .zero)
          canvas.arc(canvas.size * 0.5, radius: 5)
          canvas.stroke()
        }
        Observable.just(3).bind(to: area.rx.draw { canvas, number in canvas.setLineWidth(Double(number)) })
          .disposed(by: check.bag)
        check.listen(area.rx.resized)
        return area
      },
      WidgetSample("Image") { check in
        let image = Image(icon: "starred-symbolic", size: 32)
        check.binds(image.rx.icon, "non-starred-symbolic") { [weak image] in image?.icon }
        return image
      },
      WidgetSample("Picture") { check in
        let picture = Picture()
        check.binds(picture.rx.alternativeText, "a picture") { [weak picture] in picture?.alternativeText }
        return picture
      },
    ]
  }
#endif
