// SPDX-License-Identifier: MIT
#if GTK
  import CGtk4
  import Foundation
  import RxCocoa
  import RxDataSources
  import RxSwift

  extension Reactive where Base: ItemsView {
    /// Emits items that come into sight soon if the user goes on scrolling, the nearest first: time to load what they show.
    ///
    /// They are those behind the rows in sight, in the direction of the last scrolling, as many as are in sight. Each is told once, until it was
    /// in sight or `rx.cancelPrefetchingForItems` has told of it. The view has to be in a `ScrolledWindow`. Titles of sections are no items.
    ///
    ///     grid.rx.prefetchItems
    ///       .bind(onNext: { paths in for path in paths { cache.load(path.item) } })
    ///       .disposed(by: bag)
    @MainActor public var prefetchItems: ControlEvent<[IndexPath]> {
      ControlEvent(events: prefetching.compactMap { $0.isWanted ? $0.paths : nil })
    }

    /// Emits items of which `rx.prefetchItems` has told, and that do not come into sight after all: the user scrolls the other way, or has
    /// jumped over them. It tells while somebody listens to `rx.prefetchItems`, too.
    @MainActor public var cancelPrefetchingForItems: ControlEvent<[IndexPath]> {
      ControlEvent(events: prefetching.compactMap { $0.isWanted ? nil : $0.paths })
    }

    @MainActor private var prefetching: Observable<(isWanted: Bool, paths: [IndexPath])> {
      shared("prefetching") {
        untilDestroyed { view, send in
          let watch = PrefetchWatch(view) { send(($0, $1)) }
          return { watch.stop() }
        }
      }
    }
  }

  extension Reactive where Base: ListView {
    /// `prefetchItems`, under the name that tables of UIKit have for it.
    @MainActor public var prefetchRows: ControlEvent<[IndexPath]> { prefetchItems }

    /// `cancelPrefetchingForItems`, under the name that tables of UIKit have for it.
    @MainActor public var cancelPrefetchingForRows: ControlEvent<[IndexPath]> { cancelPrefetchingForItems }
  }

  /// Tells which rows are near those that are in sight.
  @MainActor
  private final class PrefetchWatch {
    private weak var view: ItemsView?
    private let emit: @MainActor (_ isWanted: Bool, _ paths: [IndexPath]) -> Void
    private var rows = PrefetchedRows()
    private var connections: [SignalConnection] = []
    private var scrolling: SignalConnection?
    private var wait: FrameWait?

    init(_ view: ItemsView, emit: @escaping @MainActor (Bool, [IndexPath]) -> Void) {
      self.view = view
      self.emit = emit
      // Rows have their places after the layout.
      let wait = FrameWait(view) { [weak self] in self?.look() }
      self.wait = wait
      connections = [
        SignalConnection(view.object, "map") { _ in wait.wait(frames: 2) },
        SignalConnection(UnsafeMutableRawPointer(view.rows.pointer), "items-changed") { [weak self] arguments in
          self?.rows.forget(
            at: Int(arguments.uint(0)), removed: Int(arguments.uint(1)), inserted: Int(arguments.uint(2)))
          wait.wait(frames: 2)
        },
        SignalConnection(view.object, "notify::vadjustment") { [weak self] _ in self?.followScrolling() },
      ]
      followScrolling()
      wait.wait(frames: 2)
    }

    /// Ends the watch.
    func stop() {
      for connection in connections { connection.dispose() }
      connections = []
      scrolling?.dispose()
      wait?.stop()
    }

    /// A scrolled window gives the view its adjustment.
    private func followScrolling() {
      scrolling?.dispose()
      scrolling = nil
      guard let view, let wait, let adjustment = gtk_scrollable_get_vadjustment(view.opaque) else { return }
      scrolling = SignalConnection(UnsafeMutableRawPointer(adjustment), "value-changed") { _ in
        wait.waitInTurn(frames: 2)
      }
    }

    private func look() {
      guard let view, let inSight = view.rowsInView else { return }
      let (wanted, unwanted) = rows.show(inSight, of: view.count)
      let sections = view.sections
      for (isWanted, rows) in [(false, unwanted), (true, wanted)] {
        let paths = rows.compactMap { row in
          sections.map { $0.path(of: row) } ?? IndexPath(ofItem: row, inSection: 0)
        }
        if !paths.isEmpty { emit(isWanted, paths) }
      }
    }
  }

  /// Which rows were told, and are not in sight yet.
  struct PrefetchedRows {
    private var told: Set<Int> = []
    private var first: Int?
    private var goesUp = false

    /// Notes the rows that are in sight now. Returns rows that come next, the nearest first, and those that were told and do not come.
    mutating func show(_ inSight: ClosedRange<Int>, of count: Int) -> (wanted: [Int], unwanted: [Int]) {
      if let first, first != inSight.lowerBound { goesUp = inSight.lowerBound < first }
      // Above the first row there is nothing to come.
      if inSight.lowerBound == 0 { goesUp = false }
      first = inSight.lowerBound
      let distance = inSight.count
      let ahead =
        goesUp
        ? Array((max(0, inSight.lowerBound - distance)..<inSight.lowerBound).reversed())
        : Array(inSight.upperBound + 1..<max(inSight.upperBound + 1, min(count, inSight.upperBound + 1 + distance)))
      told.subtract(inSight)
      let unwanted = told.subtracting(ahead)
      let wanted = ahead.filter { !told.contains($0) }
      told = Set(ahead)
      return (wanted, unwanted.sorted())
    }

    /// Rows have changed: those behind are others than were told.
    mutating func forget(at row: Int, removed: Int, inserted: Int) {
      told = told.filter { $0 < row || removed == inserted && $0 >= row + removed }
    }
  }

  extension ItemsView {
    /// The rows of which at least a part is seen; nil before they are laid out.
    fileprivate var rowsInView: ClosedRange<Int>? {
      let height = Float(gtk_widget_get_height(pointer))
      let rows = shownCells.compactMap { index, cell, _ -> Int? in
        let row = Self.row(of: cell)
        var bounds = graphene_rect_t()
        guard gtk_widget_get_mapped(row) != 0, gtk_widget_compute_bounds(row, pointer, &bounds) != 0,
          bounds.size.height > 0
        else { return nil }
        return bounds.origin.y + bounds.size.height > 0 && bounds.origin.y < height ? index : nil
      }
      guard let first = rows.first, let last = rows.last else { return nil }
      return first...last
    }
  }
#endif
