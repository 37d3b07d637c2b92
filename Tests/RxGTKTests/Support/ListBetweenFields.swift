// SPDX-License-Identifier: MIT
#if GTK
  import CGtk4
  import RxCocoa
  import RxGTK
  import RxSwift

  /// A list between two fields.
  @MainActor
  struct ListBetweenFields {
    let before = Entry()
    let after = Entry()
    let list = ListView()
    let rows = BehaviorRelay(value: Array(0..<200))
    let scroller: ScrolledWindow
    let window: Window
    private let bag = DisposeBag()

    init(_ title: String) {
      scroller = ScrolledWindow(list)
      scroller.setExpands(horizontally: true, vertically: true)
      window = Window(title: title, width: 300, height: 400, content: Box(.vertical, [before, scroller, after]))
    }

    func show<Cell: ListCell>(
      _: Cell.Type, beforeWindow: () -> Void = {}, _ fill: @escaping @MainActor (Int, Cell) -> Void
    ) throws {
      rows.bind(to: list.rx.items(cellType: Cell.self)) { (_: Int, number: Int, cell: Cell) in
        MainActor.assumeIsolated { fill(number, cell) }
      }
      .disposed(by: bag)
      beforeWindow()
      window.show()
      try RealInput.focus(window)
      waitFor("nothing is shown") { !list.indexesInSight.isEmpty }
    }

    func press(_ key: String, _ goal: String, line: UInt = #line, _ isThere: () -> Bool) throws {
      try RealInput.run("key", key)
      waitFor("\(key) does not lead to \(goal), row \(list.focusedIndex ?? -1)", line: line) { isThere() }
    }
  }

  @MainActor
  final class Cells {
    var byRow: [Int: TwoButtons] = [:]
  }

  final class ButtonCell: Widget, ListCell {
    init() { super.init(gtk_button_new_with_label("x")!) }
  }

  final class TwoButtons: Widget, ListCell {
    let buttons = [Button(title: "one"), Button(title: "two")]

    init() {
      let row = Box(.horizontal, buttons)
      super.init(row.pointer)
    }
  }
#endif
