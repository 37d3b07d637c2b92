// SPDX-License-Identifier: MIT
import RxCocoa
import RxGTK
import RxSwift

/// A cell with a text.
final class TextCell: Widget, ListCell {
  private let label = Label()

  init() {
    let box = Box(.vertical, [label])
    // The box becomes the cell: it takes a reference of its own.
    super.init(box.pointer)
    setMargins(horizontal: 6, vertical: 4)
  }

  var text: String? {
    get { label.text }
    set { label.text = newValue }
  }
}

private struct Planet: Equatable {
  let name: String
  let moons: Int
  static let all = [
    Planet(name: "Mercury", moons: 0), Planet(name: "Venus", moons: 0), Planet(name: "Earth", moons: 1),
    Planet(name: "Mars", moons: 2), Planet(name: "Jupiter", moons: 95), Planet(name: "Saturn", moons: 146),
  ]
}

/// A view of rows with a size, in a frame.
@MainActor
func scrolling(_ child: Widget, in sample: Sample) -> ScrolledWindow {
  let view = ScrolledWindow(child)
  view.setMinimumSize(height: 200)
  view.addStyle("rows")
  view.addStyle("card")
  sample.hasFrame = true
  return view
}

extension Page {
  static let listPages: [Page] = [
    Page(
      "ListView", "Lists", "Rows made as they become visible: here are a million.", try: .keys(["Down", "Down"]),
      answers: "itemSelected"
    ) { sample in
      let list = ListView()
      Observable.just(Array(0..<1_000_000))
        .bind(to: list.rx.items(cellType: TextCell.self)) { (_: Int, number: Int, cell: TextCell) in
          cell.text = "Row \(number)"
        }
        .disposed(by: sample.bag)
      sample.show("itemSelected", list.rx.itemSelected)
      sample.show("modelSelected", list.rx.modelSelected(Int.self))
      sample.show("itemActivated", list.rx.itemActivated)
      return scrolling(list, in: sample)
    },
    Page(
      "GridView", "Lists", "Cells in rows, with several selected.", try: .keys(["Right", "shift+Right"]),
      answers: "selectedIndexes"
    ) { sample in
      let grid = GridView(selection: .multiple)
      grid.columns = 2...4
      Observable.just(Array(1...60))
        .bind(to: grid.rx.items(cellType: TextCell.self)) { (_: Int, number: Int, cell: TextCell) in
          cell.text = "\(number)"
        }
        .disposed(by: sample.bag)
      sample.show("selectedIndexes", grid.rx.selectedIndexes)
      sample.show("itemSelected", grid.rx.itemSelected)
      sample.show("itemDeselected", grid.rx.itemDeselected)
      return scrolling(grid, in: sample)
    },
    Page(
      "ColumnView", "Lists", "A table. A click on the head of a column sorts it, and so do the buttons above.",
      try: .click(x: 40, y: 12), answers: "sort"
    ) { sample in
      let table = ColumnView()
      table.addColumn("Planet", expands: true, isSortable: true)
      table.addColumn("Moons", isSortable: true)
      let rows = table.rx.sort.map { sort -> [Planet] in
        let sorted =
          sort.map { sort in
            Planet.all.sorted { sort.column == 0 ? $0.name < $1.name : $0.moons < $1.moons }
          } ?? Planet.all
        return sort?.isAscending == false ? sorted.reversed() : sorted
      }
      rows.bind(to: table.rx.rows(cellType: TextCell.self)) { (_: Int, column: Int, planet: Planet, cell: TextCell) in
        cell.text = column == 0 ? planet.name : "\(planet.moons)"
      }
      .disposed(by: sample.bag)
      sample.show("sort", table.rx.sort.map { $0.map { "column \($0.column), \($0.isAscending ? "up" : "down")" } })
      sample.show("itemSelected", table.rx.itemSelected)
      let orders = SegmentedControl(["As It Is", "Planet", "Moons"])
      // Not through a binding: it counts as the user's doing, as a click on the head does.
      orders.rx.selectedSegmentIndex.skip(1).asSignal(onErrorSignalWith: .empty())
        .emit(with: table) { table, index in table.sort = index == 0 ? nil : ColumnSort(column: index - 1) }
        .disposed(by: sample.bag)
      let rowsOfTable = scrolling(table, in: sample)
      sample.subject = rowsOfTable
      return Box(.vertical, spacing: 12, [orders.centered(), rowsOfTable])
    },
    Page(
      "TreeView", "Lists", "Rows that open. Children come when they are asked for.", try: .keys(["Down", "Right"]),
      answers: "modelExpanded"
    ) { sample in
      let moons = [
        "Earth": ["Moon"], "Mars": ["Phobos", "Deimos"], "Jupiter": ["Io", "Europa", "Ganymede", "Callisto"],
      ]
      let moonsOf: @MainActor (String) -> Observable<[String]>? = { name in
        moons[name].map { moons in Observable.just(moons) }
      }
      let tree = TreeView()
      Observable.just(["Venus", "Earth", "Mars", "Jupiter"])
        .bind(to: tree.rx.items(cellType: TextCell.self, children: moonsOf)) {
          (_: Int, name: String, cell: TextCell) in
          cell.text = name
        }
        .disposed(by: sample.bag)
      sample.show("modelSelected", tree.rx.modelSelected(String.self))
      sample.show("modelExpanded", tree.rx.modelExpanded(String.self))
      sample.show("modelCollapsed", tree.rx.modelCollapsed(String.self))
      return scrolling(tree, in: sample)
    },
  ]
}
