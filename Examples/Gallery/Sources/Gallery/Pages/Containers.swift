// SPDX-License-Identifier: MIT
import RxCocoa
import RxGTK
import RxSwift

/// A tile with a text.
@MainActor
func tile(_ text: String) -> Label {
  let label = Label(text)
  label.addStyle("card")
  label.addStyle("tile")
  return label
}

extension Page {
  static let containerPages: [Page] = [
    Page(
      "Box", "Containers", "Widgets in a row or a column.", try: .keys(["space"]), answers: "isOn",
      byPointer: .choose("Show the second")
    ) { sample in
      let (first, box) = (CheckButton(title: "Show the second"), Box(.horizontal, spacing: 8))
      let second = tile("Second")
      for child in [tile("First"), second, tile("Third")] { box.append(child) }
      first.isOn = true
      first.rx.isOn.map { !$0 }.bind(to: second.rx.isHidden).disposed(by: sample.bag)
      sample.show("isOn", first.rx.isOn)
      return Box(.vertical, spacing: 12, [first.leading(), box])
    },
    Page(
      "Grid", "Containers", "Widgets in rows and columns.", try: .text("Ada"), answers: "text",
      byPointer: .steps([.tap("entry", index: 1), .text("ada@rx")])
    ) { sample in
      let grid = Grid(spacing: 8)
      let (name, mail) = (Entry(), Entry())
      for (row, line) in [("Name", name), ("Mail", mail)].enumerated() {
        grid.attach(Label(line.0), column: 0, row: row)
        grid.attach(line.1, column: 1, row: row)
        line.1.setExpands(horizontally: true)
      }
      sample.show("text", Observable.combineLatest(name.rx.text.orEmpty, mail.rx.text.orEmpty) { "\($0) <\($1)>" })
      return grid
    },
    Page(
      "Overlay", "Containers", "A widget with others on top of it.", try: .keys(["space"]), answers: "tap",
      byPointer: .choose("On Top")
    ) {
      sample in
      let below = ProgressBar()
      below.setMargins(vertical: 27)
      let (overlay, button) = (Overlay(below), Button(title: "On Top"))
      overlay.add(button)
      let taps = button.rx.tap.scan(0) { count, _ in count + 1 }.share()
      taps.map { Double($0 % 11) / 10 }.bind(to: below.rx.progress).disposed(by: sample.bag)
      sample.show("tap", taps)
      return overlay
    },
    Page(
      "Revealer", "Containers", "Shows and hides a widget smoothly.", try: .keys(["space"]), answers: "isOn",
      byPointer: .choose("Details")
    ) {
      sample in
      let (control, revealer) = (ToggleButton(title: "Details"), Revealer(tile("Here they are.")))
      control.rx.isOn.bind(to: revealer.rx.isRevealed).disposed(by: sample.bag)
      sample.show("isOn", control.rx.isOn)
      return Box(.vertical, spacing: 12, [control.centered(), revealer])
    },
    Page(
      "Stack", "Containers", "Pages of which one is shown, with a StackSwitcher and a StackSidebar.",
      try: .keys(["Right", "space"]), answers: "visiblePage", byPointer: .choose("Two")
    ) { sample in
      let stack = Stack()
      for name in ["One", "Two", "Three"] { stack.add(tile("Page \(name)"), name: name) }
      stack.setExpands(horizontally: true)
      sample.show("visiblePage", stack.rx.visiblePage)
      let side = StackSidebar(stack)
      side.setMinimumSize(width: 90, height: 120)
      return Box(.vertical, spacing: 12, [StackSwitcher(stack), Box(.horizontal, spacing: 12, [side, stack])])
    },
    Page(
      "Notebook", "Containers", "Pages with tabs.", try: .keys(["Right"]), answers: "selectedIndex",
      byPointer: .choose("Second")
    ) { sample in
      let notebook = Notebook()
      for name in ["First", "Second", "Third"] { notebook.append(tile("The \(name.lowercased()) page"), title: name) }
      sample.show("selectedIndex", notebook.rx.selectedIndex)
      return notebook
    },
    Page(
      "Paned", "Containers", "Two widgets with a handle between them.", try: .keys(["F8", "Right"]),
      answers: "position", byPointer: .pull("separator", by: 60)
    ) { sample in
      let (left, right) = (TextView("Press F8, then an arrow key."), TextView("Right"))
      for view in [left, right] { view.setMargins(horizontal: 8, vertical: 8) }
      let paned = Paned(.horizontal, left, right)
      paned.setMinimumSize(height: 120)
      paned.position = 160
      sample.show("position", paned.rx.position)
      return paned
    },
    Page(
      "ScrolledWindow", "Containers", "A view on something larger.", try: .wheel(2), answers: "contentOffset",
      byKeys: .keys(["Page_Down", "End"]), answered: ["contentOffset", "didScroll", "reachedEnd(distance: 20)"]
    ) { sample in
      let scroller = ScrolledWindow(Box(.vertical, spacing: 6, (1...30).map { tile("Line \($0)") }))
      scroller.setMinimumSize(height: 160)
      sample.show("contentOffset", scroller.rx.contentOffset)
      sample.show("didScroll", scroller.rx.didScroll)
      sample.show("reachedEnd(distance: 20)", scroller.rx.reachedEnd(distance: 20))
      return scroller
    },
    Page(
      "Expander", "Containers", "A title that shows what is below.", try: .keys(["space"]), answers: "isExpanded",
      byPointer: .choose("More")
    ) {
      sample in
      let expander = Expander(title: "More", tile("There is more."))
      sample.show("isExpanded", expander.rx.isExpanded)
      return expander
    },
    Page(
      "Frame", "Containers", "A line around a widget.", try: .text("Address"), answers: "text",
      byPointer: .steps([.tap("entry"), .text("Address")])
    ) { sample in
      let entry = Entry()
      entry.setMargins(horizontal: 12, vertical: 12)
      let frame = Frame(title: "Title", entry)
      entry.rx.text.bind(to: frame.rx.title).disposed(by: sample.bag)
      sample.show("text", entry.rx.text)
      return frame
    },
    Page(
      "Popover", "Containers", "Appears above the window.", try: .opening(["Escape"]), answers: "closed",
      and: ["isShown", "tap"],
      byPointer: .steps([.choose("Show"), .choose("Escape closes this"), .click(x: -200, y: 20)])
    ) { sample in
      let button = Button(title: "Show")
      let choice = CheckButton(title: "Escape closes this")
      choice.setMargins(horizontal: 12, vertical: 12)
      let popover = Popover(at: button, choice)
      // Not through a binding, whose doing `isShown` would leave out.
      button.rx.tap.asSignal().emit(with: popover) { popover, _ in popover.isShown = true }.disposed(by: sample.bag)
      sample.keep(popover)
      sample.show("isShown", popover.rx.isShown)
      sample.show("closed", popover.rx.closed)
      sample.show("tap", button.rx.tap)
      return button.centered()
    },
  ]
}
