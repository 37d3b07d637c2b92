// SPDX-License-Identifier: MIT
#if GTK
  import CGtk4
  import RxCocoa
  import RxSwift

  /// A window with a header bar.
  public final class Window: Widget {
    /// The bar at the top.
    public let header = HeaderBar()

    /// Makes a window; `show()` presents it.
    public init(title: String, width: Int32 = 800, height: Int32 = 600, content: Widget) {
      let box = Box(.vertical)
      super.init(adw_window_new()!)
      if let application = MainLoop.application { gtk_window_set_application(window, application) }
      gtk_window_set_title(window, title)
      gtk_window_set_default_size(window, width, height)
      box.append(header)
      box.append(content)
      adw_window_set_content(cast(), box.pointer)
      keep(box)
      states = WindowStates(of: self)
      // The user's wish to close reaches the program's observers first.
      closing = SignalConnection(asking: object, "close-request", isLast: true) { [weak self] _ in
        // GTK closes a window that the program has forgotten.
        guard self != nil else { return false }
        MainLoop.later { self?.userWantsToClose() }
        return true
      }
    }

    /// Closes the window if the program has nothing against it.
    private func userWantsToClose() {
      guard let closeQuestion = closeQuestion?.ask else { return close() }
      // The user who asks again while the question is open is not asked twice.
      guard closeAnswer == nil else { return }
      let answer = SingleAssignmentDisposable()
      closeAnswer = answer
      // The answer may come on any thread.
      answer.setDisposable(
        closeQuestion().subscribe(
          onSuccess: { [weak self] isClosed in MainLoop.onMain { self?.userMayClose(isClosed) } },
          onFailure: { [weak self] _ in MainLoop.onMain { self?.userMayClose(false) } }))
    }

    private func userMayClose(_ isClosed: Bool) {
      closeAnswer = nil
      if isClosed { close() }
    }

    /// What is asked before the user closes the window.
    var closeQuestion: CloseQuestion?
    private var closeAnswer: (any Disposable)?
    private var actions: [Action] = []
    private(set) var actionGroup: OpaquePointer?

    /// Lets an action be found by its name in the window.
    func add(action: OpaquePointer) {
      if actionGroup == nil {
        let group = OpaquePointer(g_simple_action_group_new()!)
        gtk_widget_insert_action_group(pointer, Action.prefix, group)
        g_object_unref(UnsafeMutableRawPointer(group))
        actionGroup = group
      }
      g_action_map_add_action(actionGroup, action)
    }

    /// Keeps an action until the window closes.
    func keep(_ action: Action) { actions.append(action) }

    /// Keeps an action no longer.
    func forget(_ action: Action) { actions.removeAll { $0 === action } }

    private var closing: SignalConnection?
    /// Whether the program or the user has changed the state of the window.
    private(set) var states: WindowStates!
    /// What moves the focus with Tab.
    var tabs: [ShortcutController] = []

    /// The window as GTK knows it.
    public var window: UnsafeMutablePointer<GtkWindow> { cast() }

    /// The title in the header bar.
    public var title: String? {
      get { gtk_window_get_title(window).map { String(cString: $0) } }
      set { gtk_window_set_title(window, newValue) }
    }

    /// Replaces the title in the header bar by a widget.
    public func setTitleWidget(_ widget: Widget) { if !isClosed { header.setTitleWidget(widget) } }

    /// Adds a widget at the end of the header bar.
    public func addToHeader(_ widget: Widget) { if !isClosed { header.addAtEnd(widget) } }

    /// Asks to close the window, as its button does: observers of `rx.closeRequested` learn it first.
    public func requestClose() { gtk_window_close(window) }

    /// Whether `close` has been called.
    override var isClosed: Bool { closing == nil }

    /// Presents the window. It does nothing once the window is closed.
    public func show() {
      // GTK would show a window of which it does not know any more.
      if !isClosed { gtk_window_present(window) }
    }

    /// Closes the window and destroys what is in it.
    public func close() {
      guard !isClosed else { return }
      closing?.dispose()
      closing = nil
      closeQuestion = nil
      closeAnswer?.dispose()
      closeAnswer = nil
      states.disconnect()
      for action in actions { action.end() }
      actions = []
      for controller in tabs { controller.remove() }
      tabs = []
      gtk_window_destroy(window)
      // GTK only lets go of the window; this object holds it still, so `destroy` has to be asked for.
      g_object_run_dispose(rx_object(object))
      letGoOfAll()
      // This object keeps the header bar, which nothing is around any more.
      g_object_run_dispose(rx_object(header.object))
      header.letGoOfAll()
    }
  }

  extension Reactive where Base: Window {
    /// Emits when the user asks to close the window; it is destroyed afterwards, unless `onCloseRequest` says no.
    @MainActor public var closeRequested: ControlEvent<Void> { controlEvent("close-request") }
  }
#endif
