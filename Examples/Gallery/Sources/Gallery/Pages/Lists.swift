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
      "ListView", "Lists", "Rows made as they become visible: here are a million.",
      try: .steps([.keys(["Down", "Down", "Return", "shift+F10"]), .wheel(8)]), answers: "itemSelected",
      and: ["modelSelected", "itemActivated", "menuRequested", "willDisplayCell", "didEndDisplayingCell"],
      byKeys: .steps([
        .keys(["Down", "Down", "Return", "shift+F10", "Page_Down", "Page_Down", "Page_Down", "Page_Down"]),
        .keys(["Home"]),
      ]),
      byPointer: .steps([.choose("Row 2"), .choose("Row 1", count: 2), .choose("Row 3", button: 3), .wheel(8)])
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
      sample.show("menuRequested", list.rx.menuRequested)
      sample.show("willDisplayCell", list.rx.willDisplayCell)
      sample.show("didEndDisplayingCell", list.rx.didEndDisplayingCell)
      sample.show("prefetchRows", list.rx.prefetchRows)
      sample.show("cancelPrefetchingForRows", list.rx.cancelPrefetchingForRows)
      return scrolling(list, in: sample)
    },
    Page(
      "GridView", "Lists", "Cells in rows. Several can be selected.",
      try: .steps([.keys(["Right", "shift+Right", "shift+Right", "shift+Left"]), .keys(["End"]), .keys(["Home"])]),
      answers: "selectedIndexes",
      and: ["itemSelected", "modelSelected", "itemDeselected", "modelDeselected"],
      byPointer: .steps([.choose("2"), .choose("3")])
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
      sample.show("modelSelected", grid.rx.modelSelected(Int.self))
      sample.show("itemDeselected", grid.rx.itemDeselected)
      sample.show("modelDeselected", grid.rx.modelDeselected(Int.self))
      sample.show("prefetchItems", grid.rx.prefetchItems)
      sample.show("cancelPrefetchingForItems", grid.rx.cancelPrefetchingForItems)
      return scrolling(grid, in: sample)
    },
    Page(
      "ColumnView", "Lists",
      "A table. A click on the head of a column sorts it, and so does the space bar there; arrow keys go from head to head.",
      try: .steps([.keys(["space", "Right", "space", "Tab", "space"]), .click(x: 40, y: 12)]), answers: "sort",
      and: ["itemSelected"], byKeys: .keys(["space", "Right", "space", "Tab", "space"]),
      byPointer: .steps([.choose("Moons"), .choose("Mars")])
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
      return scrolling(table, in: sample)
    },
    Page(
      "TreeView", "Lists", "Rows that open. Their children load when the row opens.", try: .keys(["Down", "Right"]),
      answers: "modelExpanded", and: ["modelSelected"],
      byKeys: .keys(["Down", "Right", "Left", "Right"]),
      answered: ["modelSelected", "modelExpanded", "modelCollapsed"],
      byPointer: .steps([.choose("Mars"), .tap("expander", index: 1)])
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
