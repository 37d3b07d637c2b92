// SPDX-License-Identifier: MIT
#if GTK
  import Foundation
  import RxCocoa
  import RxDataSources
  import RxSwift

  /// A cell, and the item that it is going to show.
  public typealias WillDisplayCellEvent = (cell: Widget, indexPath: IndexPath)
  /// A cell, and the item that it has shown.
  public typealias DidEndDisplayingCellEvent = (cell: Widget, indexPath: IndexPath)
  /// The title of a section, whether it is a header or a footer, and the section, whose first item the path names.
  public typealias DisplaySupplementaryViewEvent = (supplementaryView: Widget, elementKind: String, at: IndexPath)

  extension ItemsView {
    /// What `elementKind` is for the title above a section.
    public nonisolated static let elementKindSectionHeader = "ItemsViewSectionHeader"
    /// What `elementKind` is for the title below a section.
    public nonisolated static let elementKindSectionFooter = "ItemsViewSectionFooter"
  }

  extension Reactive where Base: ItemsView {
    /// Emits cells that begin to show an item; GTK makes some more than are seen.
    ///
    /// GTK takes no rows while it makes cells. So the view shows rows that a subscriber adds in the next turn of the main loop.
    @MainActor public var willDisplayCell: ControlEvent<WillDisplayCellEvent> {
      ControlEvent(events: base.displays.compactMap(cellEvent).take(until: deallocated))
    }

    /// Emits cells that show another item next, or none. The path is that of before the change which takes the item away.
    @MainActor public var didEndDisplayingCell: ControlEvent<DidEndDisplayingCellEvent> {
      ControlEvent(events: base.displayEnds.compactMap(cellEvent).take(until: deallocated))
    }

    /// Emits titles of sections that begin to be shown.
    @MainActor public var willDisplaySupplementaryView: ControlEvent<DisplaySupplementaryViewEvent> {
      ControlEvent(events: base.displays.compactMap(titleEvent).take(until: deallocated))
    }

    /// Emits titles of sections that are no longer shown.
    @MainActor public var didEndDisplayingSupplementaryView: ControlEvent<DisplaySupplementaryViewEvent> {
      ControlEvent(events: base.displayEnds.compactMap(titleEvent).take(until: deallocated))
    }
  }

  /// A cell, and what its row shows.
  struct ShownRow: Sendable {
    let cell: Widget
    let content: SectionRows.Row
  }

  @Sendable
  private func cellEvent(_ shown: ShownRow) -> WillDisplayCellEvent? {
    guard case .item(let path) = shown.content else { return nil }
    return (shown.cell, path)
  }

  @Sendable
  private func titleEvent(_ shown: ShownRow) -> DisplaySupplementaryViewEvent? {
    switch shown.content {
    case .item: nil
    case .header(let section):
      (shown.cell, ItemsView.elementKindSectionHeader, IndexPath(ofItem: 0, inSection: section))
    case .footer(let section):
      (shown.cell, ItemsView.elementKindSectionFooter, IndexPath(ofItem: 0, inSection: section))
    }
  }
#endif
