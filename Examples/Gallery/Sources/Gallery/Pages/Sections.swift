// SPDX-License-Identifier: MIT
import RxCocoa
import RxDataSources
import RxGTK
import RxSwift

private typealias Planets = AnimatableSectionModel<String, String>

/// What the differences between two lists of sections are, in words.
private struct Differences: CustomStringConvertible, Sendable {
  let description: String

  init(_ steps: [Changeset<Planets>]) {
    let counts = [
      ("inserted", steps.reduce(0) { $0 + $1.insertedItems.count }),
      ("deleted", steps.reduce(0) { $0 + $1.deletedItems.count }),
      ("moved", steps.reduce(0) { $0 + $1.movedItems.count }),
      ("sections moved", steps.reduce(0) { $0 + $1.movedSections.count }),
    ]
    let changes = counts.filter { $0.1 > 0 }.map { "\($0.1) \($0.0)" }
    description = changes.isEmpty ? "no changes" : changes.joined(separator: ", ")
  }
}

extension Page {
  static let sectionPages: [Page] = [
    Page(
      "Sections", "Lists",
      "A data source: drag items, or press Alt with arrow keys, Delete, Insert, or R to reverse.",
      try: .steps([
        .keys(["Down", "Down", "Insert", "Down", "alt+Down", "Delete", "r"]), .drag(x: 60, y: 100, by: 0, down: 60),
      ]),
      answers: "itemMoved",
      and: [
        "itemSelected", "itemDeselected", "modelSelected", "itemDeleted", "modelDeleted",
        "shortcut(\"Insert\")", "dataSource.decideViewTransition",
      ], byKeys: .keys(["Down", "Down", "Insert", "Down", "alt+Down", "Delete", "r"]),
      byPointer: .steps([.choose("Venus"), .choose("Earth"), .drag(x: 60, y: 100, by: 0, down: 60)]),
      told: ["itemSelected", "itemDeselected", "modelSelected", "itemMoved"]
    ) { sample in
      let list = ListView()
      let sections = BehaviorRelay(value: [
        Planets(model: "Planets", items: ["Mercury", "Venus", "Earth"]),
        Planets(model: "Dwarf Planets", items: ["Pluto", "Ceres"]),
      ])
      let dataSource = RxListViewSectionedAnimatedDataSource<Planets>(
        configureCell: { _, list, _, name in
          let cell = list.dequeueReusableCell(TextCell.self)
          cell.text = name
          return cell
        },
        titleForHeaderInSection: { dataSource, section in dataSource[section].model })
      dataSource.canEditRowAtIndexPath = { _, _ in true }
      dataSource.canMoveRowAtIndexPath = { _, _ in true }
      let changes = PublishRelay<Differences>()
      dataSource.decideViewTransition = { _, _, steps in
        changes.accept(Differences(steps))
        return .animated
      }
      let insertions = list.rx.shortcut("Insert")
      sample.show("itemSelected", list.rx.itemSelected)
      sample.show("itemDeselected", list.rx.itemDeselected)
      sample.show("modelSelected", list.rx.modelSelected(String.self))
      sample.show("itemMoved", list.rx.itemMoved)
      sample.show("itemDeleted", list.rx.itemDeleted)
      sample.show("modelDeleted", list.rx.modelDeleted(String.self))
      sample.show("shortcut(\"Insert\")", insertions)
      sample.show("dataSource.decideViewTransition", as: "dataSource.decideViewTransition", changes)
      sections.bind(to: list.rx.items(dataSource: dataSource)).disposed(by: sample.bag)

      // The list has moved the item already: the program's model becomes the same.
      list.rx.itemMoved.asSignal().map { _ in dataSource.sectionModels }.emit(to: sections).disposed(by: sample.bag)
      list.rx.modelDeleted(String.self).withLatestFrom(sections) { name, all in
        all.map { Planets(original: $0, items: $0.items.filter { $0 != name }) }
      }
      .bind(to: sections).disposed(by: sample.bag)
      insertions.withLatestFrom(sections)
        .scan((0, [Planets]())) { last, all in
          var changed = all
          changed[0] = Planets(original: all[0], items: ["Planet \(last.0 + 1)"] + all[0].items)
          return (last.0 + 1, changed)
        }
        .map(\.1).bind(to: sections).disposed(by: sample.bag)
      list.rx.shortcut("r").withLatestFrom(sections).map { $0.reversed() }.bind(to: sections).disposed(by: sample.bag)
      let view = scrolling(list, in: sample)
      view.setMinimumSize(height: 220)
      return view
    },
    Page(
      "Sections in a Grid", "Lists", "Titles are cells, too. A data source that reloads shows all anew.",
      try: .keys(["space"]), answers: "tap",
      and: ["willDisplaySupplementaryView", "didEndDisplayingSupplementaryView"], byPointer: .choose("Reverse")
    ) { sample in
      let (grid, button) = (GridView(), Button(title: "Reverse"))
      grid.columns = 4...4
      let dataSource = RxGridViewSectionedReloadDataSource<SectionModel<String, Int>>(
        configureCell: { _, grid, _, number in
          let cell = grid.dequeueReusableCell(TextCell.self)
          cell.text = "\(number)"
          return cell
        },
        titleForHeaderInSection: { dataSource, section in dataSource[section].model })
      sample.show("tap", button.rx.tap)
      sample.show("willDisplaySupplementaryView", grid.rx.willDisplaySupplementaryView)
      sample.show("didEndDisplayingSupplementaryView", grid.rx.didEndDisplayingSupplementaryView)
      let all = [
        SectionModel(model: "Odd", items: [1, 3, 5, 7, 9, 11, 13]), SectionModel(model: "Even", items: [2, 4, 6]),
      ]
      button.rx.tap.scan(all) { sections, _ in sections.reversed() }.startWith(all)
        .bind(to: grid.rx.items(dataSource: dataSource)).disposed(by: sample.bag)
      let view = scrolling(grid, in: sample)
      view.setMinimumSize(height: 140)
      return Box(.vertical, spacing: 12, [button.centered(), view])
    },
  ]
}
