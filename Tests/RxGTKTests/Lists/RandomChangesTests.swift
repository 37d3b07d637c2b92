// SPDX-License-Identifier: MIT
#if GTK
  import CGtk4
  import Foundation
  import RxCocoa
  import RxDataSources
  import RxGTK
  import RxSwift
  import XCTest

  private typealias Section = AnimatableSectionModel<String, Piece>

  /// An item with a text that changes while it stays the same item.
  private struct Piece: IdentifiableType, Equatable, Sendable {
    let identity: Int
    var text: String
  }

  /// Numbers that are the same in each run.
  private struct Numbers: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ (state >> 29)
    }
  }

  /// A view in a window shows what the model has, whatever changes.
  final class RandomChangesTests: GTKTestCase {
    func testAListShowsWhatItsModelHas() throws {
      try onMain { try Self.change(ListView(selection: .multiple), seed: 1) }
    }

    func testAGridShowsWhatItsModelHas() throws {
      try onMain { try Self.change(GridView(selection: .multiple), seed: 2) }
    }

    func testATableShowsWhatItsModelHas() throws {
      try onMain {
        let table = ColumnView(selection: .multiple)
        table.addColumn("first", expands: true)
        table.addColumn("second")
        try Self.change(table, seed: 3)
      }
    }

    @MainActor
    private static func change<View: ItemsView>(_ view: View, seed: UInt64) throws {
      let scroller = ScrolledWindow(view)
      scroller.setExpands(horizontally: true, vertically: true)
      let window = Window(title: "random \(seed)", width: 300, height: 500, content: scroller)
      window.show()
      defer { window.close() }
      waitFor("the window is not shown") { window.isOnScreen }
      let dataSource = RxItemsViewSectionedAnimatedDataSource<View, Section>(
        configureCell: { _, view, _, piece in
          let cell = view.dequeueReusableCell(PlainCell.self)
          cell.text = piece.text
          return cell
        },
        titleForHeaderInSection: { dataSource, section in dataSource[section].model },
        titleForFooterInSection: { dataSource, section in dataSource[section].items.count > 3 ? "many" : nil })
      var failures = 0
      dataSource.differencesFailed = { _ in failures += 1 }
      let sections = PublishRelay<[Section]>()
      let bag = DisposeBag()
      sections.bind(to: view.rx.items(dataSource: dataSource)).disposed(by: bag)
      let told = Record(Observable.merge(view.rx.itemSelected.asObservable(), view.rx.itemDeselected.asObservable()))

      var (numbers, model, duplicates, hadDuplicate) = (Numbers(state: seed), [Section](), 0, true)
      var kept = 0
      for step in 0..<300 {
        let (selected, focused, tellings) = (selection(of: view), focus(of: view), told.elements.count)
        model = Self.changed(model, with: &numbers, step)
        var sent = model
        // Now and then a list has an item twice, which is refused by an error: the view begins anew with that list, and with the next.
        let hasDuplicate = step % 25 == 24 && model.contains { !$0.items.isEmpty }
        if hasDuplicate, let place = sent.firstIndex(where: { !$0.items.isEmpty }) {
          sent[place].items.append(sent[place].items[0])
          duplicates += 1
        }
        let before = failures
        sections.accept(sent)
        let isNew = hasDuplicate || hadDuplicate
        XCTAssertEqual(failures - before, isNew && step > 0 ? 1 : 0, "step \(step)")
        XCTAssertEqual(Self.rows(of: view), Self.rows(of: sent), "step \(step)")
        XCTAssertEqual(told.elements.count, tellings, "what step \(step) does is told as the user's doing")
        if !isNew {
          let here = Set(sent.flatMap { $0.items.map(\.identity) })
          XCTAssertEqual(selection(of: view), selected.intersection(here), "selected in step \(step)")
          if let focused, here.contains(focused) {
            kept += 1
            XCTAssertEqual(focus(of: view), focused, "the focus in step \(step)")
          }
        }
        hadDuplicate = hasDuplicate
        if step % 5 == 0 {
          let columns = view is ColumnView ? 2 : 1
          let wanted = Self.rows(of: sent).flatMap { [$0.text] + (columns > 1 ? [$0.isItem ? $0.text : ""] : []) }
          waitFor("step \(step): \(shownTexts(of: view)) and not \(wanted)") { shownTexts(of: view) == wanted }
          if view.count > 0 { view.focus() }
        }
        let items = (0..<view.count).filter { view.element(at: $0) is Piece }
        view.selectedIndexes = items.filter { _ in Int.random(in: 0..<4, using: &numbers) == 0 }
      }
      XCTAssertGreaterThan(duplicates, 5)
      XCTAssertGreaterThan(kept, 50, "the focus has rarely an item to stay with")
    }

    /// What a row shows.
    private struct Line: Equatable {
      let text: String
      let isItem: Bool
    }

    @MainActor
    private static func rows(of view: ItemsView) -> [Line] {
      (0..<view.count).map { row in
        let element = view.element(at: row)
        return (element as? Piece).map { Line(text: $0.text, isItem: true) }
          ?? Line(
            text: element.flatMap { Mirror(reflecting: $0).children.first?.value as? String } ?? "", isItem: false)
      }
    }

    private static func rows(of sections: [Section]) -> [Line] {
      sections.flatMap { section in
        [Line(text: section.model, isItem: false)] + section.items.map { Line(text: $0.text, isItem: true) }
          + (section.items.count > 3 ? [Line(text: "many", isItem: false)] : [])
      }
    }

    @MainActor
    private static func selection(of view: ItemsView) -> Set<Int> {
      Set(view.selectedIndexes.compactMap { (view.element(at: $0) as? Piece)?.identity })
    }

    @MainActor
    private static func focus(of view: ItemsView) -> Int? {
      view.focusedIndex.flatMap { view.element(at: $0) as? Piece }?.identity
    }

    /// The texts of the cells, from the first row on.
    @MainActor
    private static func shownTexts(of view: ItemsView) -> [String] {
      func texts(in widget: UnsafeMutablePointer<GtkWidget>) -> [String] {
        let instance = UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GTypeInstance.self)
        if g_type_check_instance_is_a(instance, gtk_label_get_type()) != 0 {
          return [String(cString: gtk_label_get_text(OpaquePointer(widget)))]
        }
        var (found, child) = ([String](), gtk_widget_get_first_child(widget))
        while let current = child {
          if String(cString: gtk_widget_get_css_name(current)) != "header" { found += texts(in: current) }
          child = gtk_widget_get_next_sibling(current)
        }
        return found
      }
      return texts(in: view.pointer)
    }

    /// Another list: items and sections come, go, move and change.
    private static func changed(_ sections: [Section], with numbers: inout Numbers, _ step: Int) -> [Section] {
      var sections = sections
      for change in 0..<Int.random(in: 1...4, using: &numbers) {
        let place = sections.indices.randomElement(using: &numbers)
        switch Int.random(in: 0..<8, using: &numbers) {
        case 0 where sections.count < 5:
          sections.insert(Section(model: "S\(step).\(change)", items: []), at: place ?? 0)
        case 1 where sections.count > 3: sections.remove(at: place ?? 0)
        case 2: sections.shuffle(using: &numbers)
        case 3:
          if let place { sections[place].items.shuffle(using: &numbers) }
        case 4:
          if let place, let item = sections[place].items.indices.randomElement(using: &numbers) {
            let moved = sections[place].items.remove(at: item)
            sections[sections.indices.randomElement(using: &numbers) ?? place].items.insert(moved, at: 0)
          }
        case 5:
          if let place, let item = sections[place].items.indices.randomElement(using: &numbers) {
            sections[place].items[item].text += "!"
          }
        case 6:
          if let place, sections[place].items.count > 2 { sections[place].items.removeFirst(2) }
        default:
          if sections.isEmpty { sections.append(Section(model: "S\(step).\(change)", items: [])) }
          let place = sections.indices.randomElement(using: &numbers) ?? 0
          guard sections[place].items.count < 5 else { break }
          let identity = step * 10 + change
          sections[place].items.append(Piece(identity: identity, text: "\(identity)"))
        }
      }
      return sections
    }
  }
#endif
