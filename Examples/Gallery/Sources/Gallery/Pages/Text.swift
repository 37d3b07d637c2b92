// SPDX-License-Identifier: MIT
import RxCocoa
import RxGTK
import RxSwift

extension Page {
  static let textPages: [Page] = [
    Page(
      "Label", "Text", "Text that the user reads. What the field holds is bound to the label.", try: .text("Hi"),
      answers: "text", byPointer: .steps([.tap("entry"), .text("Hi")])
    ) { sample in
      let (label, entry) = (Label(), Entry(placeholder: "The label’s text"))
      label.addStyle("title-2")
      entry.rx.text.bind(to: label.rx.text).disposed(by: sample.bag)
      sample.show("text", entry.rx.text)
      return Box(.vertical, spacing: 12, [entry, label])
    },
    Page(
      "Entry", "Text", "A line of text. A binding sets it without an echo.",
      try: .steps([.text("abc"), .keys(["shift+Left", "Return", "Tab"])]), answers: "text",
      and: ["cursorPosition", "selection", "returnPressed", "editingDidEnd", "isFocused"],
      byPointer: .steps([.choose("Clear by a Binding"), .tap("entry"), .text("ab")]),
      told: ["editingDidBegin", "isFocused", "text"]
    ) { sample in
      let entry = Entry(placeholder: "Type here")
      let clear = Button(title: "Clear by a Binding")
      clear.rx.tap.map { "" }.bind(to: entry.rx.text).disposed(by: sample.bag)
      sample.show("text", entry.rx.text)
      sample.show("cursorPosition", entry.rx.cursorPosition)
      sample.show("selection", entry.rx.selection)
      sample.show("isFocused", entry.rx.isFocused)
      sample.show("editingDidBegin", entry.rx.editingDidBegin)
      sample.show("editingDidEnd", entry.rx.editingDidEnd)
      sample.show("returnPressed", entry.rx.returnPressed)
      return Box(.vertical, spacing: 12, [entry, clear.centered()])
    },
    Page(
      "PasswordEntry", "Text", "A line of text whose letters are hidden.",
      try: .steps([.text("secret"), .keys(["Return"])]), answers: "text", and: ["returnPressed"],
      byPointer: .steps([.tap("entry"), .text("secret")]), told: ["text"]
    ) { sample in
      let entry = PasswordEntry(placeholder: "Password")
      let strength = LevelBar(0...12, isDiscrete: false)
      entry.rx.text.orEmpty.map { Double($0.count) }.bind(to: strength.rx.value).disposed(by: sample.bag)
      sample.show("text", entry.rx.text.orEmpty.map { String(repeating: "•", count: $0.count) })
      sample.show("returnPressed", entry.rx.returnPressed)
      return Box(.vertical, spacing: 12, [entry, strength])
    },
    Page(
      "SearchEntry", "Text", "A field for search text. Escape says that the search is over.", try: .text("rx"),
      answers: "text", byKeys: .steps([.text("rx"), .keys(["Return", "Escape"])]),
      answered: ["text", "searchButtonClicked", "cancelled"],
      byPointer: .steps([.tap("entry"), .text("rx"), .tap("image", index: -1)])
    ) { sample in
      let entry = SearchEntry(placeholder: "Search")
      sample.show("text", entry.rx.text)
      sample.show("searchButtonClicked", entry.rx.searchButtonClicked)
      sample.show("cancelled", entry.rx.cancelled)
      return entry
    },
    Page(
      "TextView", "Text", "Text of many lines, in a view that scrolls.", try: .text("Two words"), answers: "text",
      and: ["cursorPosition", "didChange", "didChangeSelection"],
      byKeys: .steps([.text("Two words"), .keys(["ctrl+Tab"])]),
      answered: ["text", "cursorPosition", "didChange", "didChangeSelection", "didEndEditing"],
      byPointer: .steps([.keys(["ctrl+Tab"]), .tap("textview"), .text("x")]), told: ["didBeginEditing", "text"]
    ) { sample in
      let view = TextView("")
      let scroller = ScrolledWindow(view)
      scroller.setMinimumSize(height: 120)
      sample.show("text", view.rx.text)
      sample.show("cursorPosition", view.rx.cursorPosition)
      sample.show("didChange", view.rx.didChange)
      sample.show("didChangeSelection", view.rx.didChangeSelection)
      sample.show("didBeginEditing", view.rx.didBeginEditing)
      sample.show("didEndEditing", view.rx.didEndEditing)
      return scroller
    },
    Page(
      "EditableLabel", "Text", "A text that becomes a field: click it, or press Enter on it.", try: .keys(["Return"]),
      answers: "isEditing", byKeys: .steps([.keys(["Return"]), .text("Changed"), .keys(["Return"])]),
      answered: ["isEditing", "text"], byPointer: .tap("editablelabel")
    ) { sample in
      let label = EditableLabel("Change me")
      sample.show("text", label.rx.text)
      sample.show("isEditing", label.rx.isEditing)
      return label.leading()
    },
  ]
}
