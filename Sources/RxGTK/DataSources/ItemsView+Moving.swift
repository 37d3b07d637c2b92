// SPDX-License-Identifier: MIT
#if GTK
  import CGtk4
  import Foundation
  import RxCocoa
  import RxDataSources
  import RxSwift

  /// Where an item was that the user has moved, and where it is now.
  public struct ItemMovedEvent: Sendable, Hashable {
    /// Where it was.
    public let sourceIndex: IndexPath
    /// Where it is.
    public let destinationIndex: IndexPath

    /// Says where an item was and where it is.
    public init(from source: IndexPath, to destination: IndexPath) {
      sourceIndex = source
      destinationIndex = destination
    }
  }

  extension Reactive where Base: ItemsView {
    /// Lets the user move items, by dragging them or with Alt and the arrow keys, if the data source allows it; emits what was moved.
    ///
    /// An item takes the place of the one that it is dropped on. In another section the lower half of an item stands for the place behind
    /// it, a title above for the first place and one below for the last.
    ///
    /// The view and the sections of the data source have changed when it emits; the program makes its own model the same.
    @MainActor public var itemMoved: ControlEvent<ItemMovedEvent> {
      let view = WeakWidget(base)
      // An item moves once, however many subscribers there are.
      let moves = shared("moves") {
        let keys = [("<Alt>Up", -1), ("<Alt>Down", 1)].map { key, step in
          shortcut(key).compactMap { _ in onMainActor { view.value?.moveFocusedItem(by: step) } }
        }
        // Before the rows, which would take the pointer for a click.
        let drags = drag(.primary, claimsAfter: 8, route: .capture) { _ in view.value?.sections?.dragged != nil }
          .compactMap { drag in onMainActor { view.value?.follow(drag) } }
        return Observable.merge(keys + [drags])
      }
      return ControlEvent(events: moves)
    }
  }

  extension ItemsView {
    /// Moves the item with the focus to the place before or after it, which may be in the section before or after its own.
    fileprivate func moveFocusedItem(by step: Int) -> ItemMovedEvent? {
      guard let sections, let source = focusedPath else { return nil }
      let (section, item) = (source.sectionIndex, source.itemIndex + step)
      if item >= 0, item < sections.itemCount(of: section) {
        return move(source, to: IndexPath(ofItem: item, inSection: section))
      }
      guard section + step >= 0, section + step < sections.sectionCount else { return nil }
      let place = step > 0 ? 0 : sections.itemCount(of: section + step)
      return move(source, to: IndexPath(ofItem: place, inSection: section + step))
    }

    /// Moves an item when the user has dragged it somewhere.
    fileprivate func follow(_ drag: Drag) -> ItemMovedEvent? {
      guard let sections else { return nil }
      switch drag.phase {
      case .began: sections.dragged = isOnDraggableControl(drag.start) ? nil : movablePath(at: drag.start)
      case .changed: mark(drag.translation.length >= 8 && sections.dragged != nil ? drag.location : nil)
      case .cancelled, .ended:
        mark(nil)
        let dragged = sections.dragged
        sections.dragged = nil
        guard drag.phase == .ended, drag.translation.length >= 8, let dragged,
          let place = place(at: drag.location, for: dragged)
        else { return nil }
        return move(dragged, to: place)
      }
      return nil
    }

    /// The item at a point, if the user may move it.
    fileprivate func movablePath(at point: Vector) -> IndexPath? {
      guard let sections, let row = index(x: point.x, y: point.y), let path = sections.path(of: row) else { return nil }
      return sections.canMove(path) ? path : nil
    }

    /// Whether a control that the user drags itself, such as a slider or a text, is at a point.
    fileprivate func isOnDraggableControl(_ point: Vector) -> Bool {
      var widget = gtk_widget_pick(pointer, point.x, point.y, GTK_PICK_DEFAULT)
      while let current = widget, current != pointer {
        let instance = UnsafeMutableRawPointer(current).assumingMemoryBound(to: GTypeInstance.self)
        let types = [gtk_range_get_type(), gtk_editable_get_type(), gtk_text_view_get_type()]
        if types.contains(where: { g_type_check_instance_is_a(instance, $0) != 0 }) { return true }
        widget = gtk_widget_get_parent(current)
      }
      return false
    }

    private func move(_ source: IndexPath, to destination: IndexPath) -> ItemMovedEvent? {
      guard let sections, sections.move(source, to: destination) else { return nil }
      return ItemMovedEvent(from: source, to: destination)
    }

    /// The place for an item that is dropped at a point, as it is when the item has left its own.
    private func place(at point: Vector, for source: IndexPath) -> IndexPath? {
      guard let sections, sections.sectionCount > 0 else { return nil }
      func end(of section: Int) -> IndexPath {
        IndexPath(
          ofItem: sections.itemCount(of: section) - (section == source.sectionIndex ? 1 : 0), inSection: section)
      }
      guard let row = index(x: point.x, y: point.y) else {
        return isBehindAllRows(point) ? end(of: sections.sectionCount - 1) : nil
      }
      switch sections.content(of: row) {
      case .header(let section): return IndexPath(ofItem: 0, inSection: section)
      case .footer(let section): return end(of: section)
      case .item(let path):
        let isBehind = path.sectionIndex != source.sectionIndex && isInSecondHalf(point, of: row)
        return IndexPath(ofItem: path.itemIndex + (isBehind ? 1 : 0), inSection: path.sectionIndex)
      }
    }

    /// Marks the row at a point as the place where an item is going to be dropped.
    private func mark(_ point: Vector?) {
      let marked = point.flatMap { index(x: $0.x, y: $0.y) }
      for index in shownIndexes { cell(at: index)?.setStyle("drop-target", isOn: index == marked) }
    }
  }
#endif
