// SPDX-License-Identifier: MIT
#if GTK
  import CGtk4
  import RxCocoa
  import RxSwift

  /// A page of a `TabView`.
  @MainActor
  public final class TabPage {
    private let page: ObjectReference
    private let mark = LiveMark("TabPage")
    var pointer: OpaquePointer { page.pointer }
    /// What the page shows.
    public let child: Widget
    /// The view that has the page; none while the user drags the page from one view to another.
    fileprivate weak var view: TabView?
    /// The answer to the question whether the page may be closed, if it comes while no view has the page.
    private var answer: Bool?

    init(_ pointer: OpaquePointer, _ child: Widget) {
      page = ObjectReference(to: pointer)
      self.child = child
    }

    /// A view has got the page.
    fileprivate func enter(_ view: TabView) {
      self.view = view
      guard let answer else { return }
      self.answer = nil
      // The page is closed after the view has told that the page is there.
      MainLoop.later { [self] in finish(answer) }
    }

    /// Tells GTK of the answer: a page that waits for one is closed by nothing else.
    fileprivate func finish(_ isClosed: Bool) {
      if let view { view.finish(self, isClosed) } else { answer = isClosed }
    }

    /// The text of the tab.
    public var title: String? {
      get { adw_tab_page_get_title(pointer).map { String(cString: $0) } }
      set { adw_tab_page_set_title(pointer, newValue ?? "") }
    }

    /// Whether the tab says that something is going on in the page.
    public var isLoading: Bool {
      get { adw_tab_page_get_loading(pointer) != 0 }
      set { adw_tab_page_set_loading(pointer, newValue ? 1 : 0) }
    }
  }

  /// Pages that the user closes and puts in order, as a browser has them.
  public final class TabView: Widget, ChoiceControl {
    /// The pages, in their order.
    public private(set) var pages: [TabPage] = []
    private var connections: [SignalConnection] = []
    /// The place of the page that is shown, and whether the last signal has told of another one.
    private var place: (index: Int?, isNew: Bool) = (nil, false)
    /// Pages that the user drags from one view to another.
    private static var travelling: [TabPage] = []
    /// The page that is being closed: GTK tells of any view that the user drags a page, which may be another one.
    private var closing: TabPage?

    /// Makes a view without pages.
    public init() {
      super.init(.init(adw_tab_view_new()!))
      connections = [
        // No view has the page while observers learn that it is detached. The page keeps their answers for its next view.
        SignalConnection(object, "page-detached") { [weak self] arguments in self?.page(arguments)?.view = nil }
      ]
      connections += choiceSignals.map { object, name in
        SignalConnection(object, name) { [weak self] _ in
          guard let self else { return }
          let index = selectedIndex
          place = (index, index != place.index)
        }
      }
      connections += [
        // Others learn first, and find the page here.
        SignalConnection(asking: object, "page-detached", isLast: true) { [weak self] arguments in
          guard let self, let page = page(arguments) else { return false }
          pages.removeAll { $0 === page }
          if travels(page) { Self.travelling.append(page) }
          return false
        },
        SignalConnection(object, "page-attached") { [weak self] arguments in
          guard let self else { return }
          let isComing = { (page: TabPage) in UnsafeMutableRawPointer(page.pointer) == arguments.object(0) }
          guard let index = Self.travelling.firstIndex(where: isComing) else { return }
          let page = Self.travelling.remove(at: index)
          pages.insert(page, at: Int(arguments.int(1)))
          page.enter(self)
        },
        SignalConnection(object, "page-reordered") { [weak self] arguments in
          guard let self, let page = page(arguments) else { return }
          pages.removeAll { $0 === page }
          pages.insert(page, at: Int(arguments.int(1)))
        },
      ]
    }

    /// Adds a page behind the others.
    @discardableResult
    public func append(_ child: Widget, title: String) -> TabPage {
      let page = TabPage(adw_tab_view_append(opaque, child.pointer), child)
      page.title = title
      pages.append(page)
      page.view = self
      place.index = selectedIndex
      return page
    }

    /// The page that is shown.
    public var selectedPage: TabPage? {
      get {
        let selected = adw_tab_view_get_selected_page(opaque)
        return pages.first { $0.pointer == selected }
      }
      set { if let newValue { adw_tab_view_set_selected_page(opaque, newValue.pointer) } }
    }

    /// The page that is shown, by its place; nil if there is none.
    public var selectedIndex: Int? {
      // While a page goes, it is among `pages` and no more among those of the view.
      get { selectedPage.map { Int(adw_tab_view_get_page_position(opaque, $0.pointer)) } }
      set { if let newValue, pages.indices.contains(newValue) { selectedPage = pages[newValue] } }
    }

    /// What tells of another choice, or of another place of the page that is shown.
    public var choiceSignals: [(object: UnsafeMutableRawPointer, name: String)] {
      ["notify::selected-page", "page-detached", "page-reordered"].map { (object, $0) }
    }

    /// Whether the page that is shown has another place than at the signal before.
    public func tellsChange(_ object: UnsafeMutableRawPointer) -> Bool { place.isNew }

    /// Asks to close a page, as its button does.
    public func close(_ page: TabPage) { closing(page) { adw_tab_view_close_page(opaque, page.pointer) } }

    /// Asks `answer` before a page is closed: it stays where the answer is false or an error. The question may be answered later; until then the
    /// page stays.
    ///
    /// - Returns: what ends that; pages are closed without a question then.
    public func onClose(_ answer: @escaping @MainActor (TabPage) -> Single<Bool>) -> any Disposable {
      let ended = PublishSubject<Void>()
      let connection = SignalConnection(asking: object, "close-page") { [weak self] arguments in
        guard let self, let page = page(arguments) else { return false }
        // The user may drag the page to another view before the observer answers. So the page receives the answer. The page
        // stays open when this view is released before the answer.
        _ = answer(page).asObservable()
          .take(until: Observable.merge(ended, rx.deallocated))
          .catchAndReturn(false)
          .ifEmpty(default: false)
          .subscribe(onNext: { isClosed in MainLoop.onMain { page.finish(isClosed) } })
        return true
      }
      return Disposables.create {
        MainLoop.onMain {
          connection.dispose()
          ended.onNext(())
        }
      }
    }

    fileprivate func finish(_ page: TabPage, _ isClosed: Bool) {
      closing(page) { adw_tab_view_close_page_finish(opaque, page.pointer, isClosed ? 1 : 0) }
    }

    private func closing(_ page: TabPage, _ body: () -> Void) {
      let before = closing
      closing = page
      body()
      closing = before
    }

    /// Whether a page that leaves the view goes to another one.
    fileprivate func travels(_ page: TabPage) -> Bool {
      page !== closing && adw_tab_view_get_is_transferring_page(opaque) != 0
    }

    fileprivate func page(_ arguments: SignalArguments) -> TabPage? {
      pages.first { UnsafeMutableRawPointer($0.pointer) == arguments.object(0) }
    }
  }

  extension Reactive where Base: TabView {
    /// Selects a page. The view does not tell it as the user's doing.
    @MainActor public var selectedPage: Binder<TabPage?> { binderWithoutEcho(\.selectedPage) }

    /// Emits pages that were closed. A page that the user drags to another `TabView` is not closed.
    @MainActor public var pageClosed: ControlEvent<TabPage> {
      let view = WeakWidget(base)
      return ControlEvent(
        events: signal("page-detached") { arguments in
          guard let view = view.value, let page = view.page(arguments), !view.travels(page) else { return nil }
          return page
        })
    }
  }

  /// The tabs of a `TabView`.
  public final class TabBar: Widget {
    /// Makes the tabs.
    public init(_ view: TabView) {
      super.init(.init(adw_tab_bar_new()!))
      adw_tab_bar_set_view(opaque, view.opaque)
      keep(view)
      adw_tab_bar_set_autohide(opaque, 0)
    }
  }
#endif
