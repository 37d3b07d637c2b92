// SPDX-License-Identifier: MIT
#if GTK
  import CGtk4
  import RxCocoa
  import RxSwift

  extension Reactive where Base: ScrolledWindow {
    /// Emits when the end of the content is within `distance` pixels of what is seen, once for each time.
    ///
    /// That is when the user scrolls there, when the window grows that far, and when a list in the view has got other rows that leave its end
    /// in view, as a first page does that is shorter than the window. New rows are looked at after they were laid out. A list without rows has
    /// no end; nor has other content that is not larger than the view. Rows behind the first that take the place of as many others are not new.
    ///
    /// Rows that were seen before the subscription are not new to it. So a subscription that is made again after a
    /// failure does not emit at once, but with the next scrolling or the next rows.
    @MainActor public func reachedEnd(distance: Double = 200) -> ControlEvent<Void> {
      ControlEvent(
        events: untilDestroyed { view, send in
          let watch = EndWatch(view, distance: distance) { send(()) }
          return { watch.stop() }
        })
    }
  }

  /// Tells when the end of a view's content comes into sight.
  @MainActor
  private final class EndWatch {
    private weak var view: ScrolledWindow?
    private let distance: Double
    private let emit: @MainActor () -> Void
    /// The rows of the list in the view, if there is one.
    private let model: ObjectReference?
    private var rows: OpaquePointer? { model?.pointer }
    private var connections: [SignalConnection] = []
    /// Where the end was the last time, or nil: nobody has looked yet.
    private var isNear: Bool?
    /// How far the end was away when the watch began.
    private let start: Double
    /// Whether there are rows that were not looked at yet.
    private var hasNewRows = false
    /// Asks for frames until what changed is laid out; a view that is not shown tells with `map` that it is.
    private var wait: FrameWait?

    init(_ view: ScrolledWindow, distance: Double, emit: @escaping @MainActor () -> Void) {
      self.view = view
      self.distance = distance
      start = view.distanceToEnd
      self.emit = emit
      model = Self.model(in: view.pointer).map(ObjectReference.init(to:))
      if model != nil {
        hasNewRows = gtk_widget_get_mapped(view.pointer) == 0 || !view.hasLayout
      }
      wait = FrameWait(view) { [weak self] in self?.look(isScroll: false) }
      connections = [
        // New rows move the view before they are laid out; where its end is then is nobody's doing.
        SignalConnection(view.adjustmentObject, "value-changed") { [weak self] _ in
          if let self, !hasNewRows { look(isScroll: true) }
        },
        // The size of the content or of the view, usually in the middle of a layout.
        SignalConnection(view.adjustmentObject, "changed") { [weak self] _ in self?.look(afterFrames: 1) },
        SignalConnection(view.object, "map") { [weak self] _ in self?.look(afterFrames: 2) },
      ]
      if let rows {
        connections.append(
          SignalConnection(UnsafeMutableRawPointer(rows), "items-changed") { [weak self] change in
            // A last row that says something else, such as that the next page did not come, makes no end that was not told.
            if change.uint(0) == 0 || change.uint(1) != change.uint(2) { self?.hasNewRows = true }
            self?.look(afterFrames: 2)
          })
      }
      if hasNewRows { look(afterFrames: 2) }
    }

    /// Ends the watch.
    func stop() {
      for connection in connections { connection.dispose() }
      connections = []
      wait?.stop()
    }

    /// Looks at the beginning of a later frame.
    private func look(afterFrames count: Int) { wait?.wait(frames: count) }

    private func look(isScroll: Bool) {
      guard let view, gtk_widget_get_mapped(view.pointer) != 0 else { return }
      // What was there before the watch counts when the user touches it. A layout that moves the view along with its end is no touch.
      guard hasNewRows || isNear != nil || (isScroll && view.distanceToEnd != start) else { return }
      let hasContent = rows.map { g_list_model_get_n_items($0) > 0 } ?? view.isScrollable
      let isToldAlready = isNear == true && !hasNewRows
      let isNear = hasContent && view.distanceToEnd <= distance
      self.isNear = isNear
      hasNewRows = false
      if isNear, !isToldAlready { emit() }
    }

    /// What selects rows of the first list, grid or table among a widget's descendants.
    private static func model(in widget: UnsafeMutablePointer<GtkWidget>) -> OpaquePointer? {
      let instance = UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GTypeInstance.self)
      func isA(_ type: GType) -> Bool { g_type_check_instance_is_a(instance, type) != 0 }
      if isA(gtk_column_view_get_type()) { return gtk_column_view_get_model(OpaquePointer(widget)) }
      if isA(gtk_list_view_get_type()) { return gtk_list_view_get_model(OpaquePointer(widget)) }
      if isA(gtk_grid_view_get_type()) { return gtk_grid_view_get_model(OpaquePointer(widget)) }
      var child = gtk_widget_get_first_child(widget)
      while let candidate = child {
        if let found = model(in: candidate) { return found }
        child = gtk_widget_get_next_sibling(candidate)
      }
      return nil
    }
  }
#endif
