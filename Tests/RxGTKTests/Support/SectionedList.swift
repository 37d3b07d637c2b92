// SPDX-License-Identifier: MIT
#if GTK
  import CGtk4
  import RxCocoa
  import RxDataSources
  import RxGTK
  import RxSwift
  import XCTest

  /// A window with a list of sections, whose items are texts.
  @MainActor
  final class SectionedList {
    typealias Section = AnimatableSectionModel<String, String>

    let view: ListView
    let scroller: ScrolledWindow
    let window: Window
    let dataSource: RxListViewSectionedAnimatedDataSource<Section>
    let sections: BehaviorRelay<[Section]>
    let bag = DisposeBag()
    /// How often a cell was filled.
    private(set) var fills = 0
    /// The cells by what they show.
    private(set) var cells: [String: PlainCell] = [:]

    /// `around` makes the content of the window out of the view that scrolls.
    init(
      _ title: String, selection: SelectionMode = .single, hasTitles: Bool = true, _ sections: [Section],
      around: (ScrolledWindow) -> Widget = { $0 }
    ) {
      view = ListView(selection: selection)
      scroller = ScrolledWindow(view)
      scroller.setExpands(horizontally: true, vertically: true)
      window = Window(title: title, width: 300, height: 400, content: around(scroller))
      self.sections = BehaviorRelay(value: sections)
      let filled = PublishRelay<(PlainCell, String)>()
      dataSource = RxListViewSectionedAnimatedDataSource<Section>(
        configureCell: { _, list, _, item in
          let cell = list.dequeueReusableCell(PlainCell.self)
          cell.text = item
          filled.accept((cell, item))
          return cell
        })
      if hasTitles { dataSource.titleForHeaderInSection = { dataSource, section in dataSource[section].model } }
      dataSource.canMoveRowAtIndexPath = { _, _ in true }
      dataSource.canEditRowAtIndexPath = { _, _ in true }
      filled.subscribe(onNext: { [weak self] cell, item in MainActor.assumeIsolated { self?.note(cell, item) } })
        .disposed(by: bag)
      self.sections.bind(to: view.rx.items(dataSource: dataSource)).disposed(by: bag)
      window.show()
    }

    /// The items of all sections.
    var items: [[String]] { dataSource.sectionModels.map(\.items) }

    /// Gives the keyboard to the window, when the rows have their places.
    func takeKeyboard(line: UInt = #line) throws {
      try RealInput.focus(window)
      waitFor("nothing is shown", line: line) { view.indexesInSight.count >= min(view.count, 8) }
    }

    /// Drags an item to a place of another one: from 0, its upper edge, to 1, its lower edge; more is the row below it.
    /// `halfway` is called when the pointer is on its way.
    func drag(
      _ item: String, to other: String, at place: Double, line: UInt = #line, halfway: () -> Void = {}
    ) throws {
      let (source, target) = try (XCTUnwrap(cells[item], line: line), XCTUnwrap(cells[other], line: line))
      waitForPlaces(line: line)
      waitFor("\(item) has no place", line: line) { source.allocatedSize.y > 0 && target.allocatedSize.y > 0 }
      let start = source.allocatedSize * 0.5
      let way = try self.place(place, of: target, in: source) - start
      try RealInput.move(to: start, of: source, in: window)
      try RealInput.run("mousedown", "1")
      // The row of the item may move on the way: the pointer goes on where it is on the screen.
      let (begin, end) = (position(start, of: source), position(start + way, of: source))
      for step in 1...4 {
        try RealInput.move(to: begin + (end - begin) * (Double(step) / 4), of: view, in: window)
        if step == 2 {
          halfway()
          waitForPlaces(line: line)
        }
      }
      try RealInput.run("mouseup", "1")
    }

    /// The rows get the places of the last change with the next frames.
    private func waitForPlaces(line: UInt) {
      let frames = Record(view.rx.frames.map(\.count))
      waitFor("there are no frames", line: line) { frames.elements.count > 2 }
      frames.stop()
    }

    private func place(_ place: Double, of cell: Widget, in other: Widget) throws -> Vector {
      let row = try XCTUnwrap(gtk_widget_get_parent(cell.pointer))
      var result = Vector.zero
      gtk_widget_translate_coordinates(
        row, other.pointer, 20, Double(gtk_widget_get_height(row)) * place, &result.x, &result.y)
      return result
    }

    private func position(_ place: Vector, of cell: Widget) -> Vector {
      var result = Vector.zero
      gtk_widget_translate_coordinates(cell.pointer, view.pointer, place.x, place.y, &result.x, &result.y)
      return result
    }

    private func note(_ cell: PlainCell, _ item: String) {
      fills += 1
      cells = cells.filter { $0.value !== cell }
      cells[item] = cell
    }
  }
#endif
