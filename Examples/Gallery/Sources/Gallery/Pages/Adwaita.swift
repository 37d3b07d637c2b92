// SPDX-License-Identifier: MIT
import RxCocoa
import RxGTK
import RxSwift

extension Page {
  static let adwaitaPages: [Page] = [
    Page(
      "HeaderBar", "Adwaita", "The bar at the top, with a WindowTitle.", try: .keys(["space"]), answers: "tap",
      byPointer: .tap("button")
    ) { sample in
      let (bar, title) = (HeaderBar(hasWindowButtons: false), WindowTitle("Inbox", subtitle: "Nothing new"))
      let button = Button(icon: "view-refresh-symbolic")
      button.tooltip = "Refresh"
      bar.setTitleWidget(title)
      bar.addAtStart(button)
      let count = button.rx.tap.scan(0) { count, _ in count + 1 }.share()
      count.map { "\($0) new" }.bind(to: title.rx.subtitle).disposed(by: sample.bag)
      sample.show("tap", count)
      return bar
    },
    Page(
      "ViewStack", "Adwaita", "The main pages of a program, with a ViewSwitcher and a ViewSwitcherBar.",
      try: .keys(["Right", "space"]), answers: "visiblePage", byPointer: .choose("Calendar")
    ) { sample in
      let stack = ViewStack()
      let places = [
        ("Mail", "mail-unread-symbolic"), ("Calendar", "x-office-calendar-symbolic"),
        ("Contacts", "x-office-address-book-symbolic"),
      ]
      for (index, (name, icon)) in places.enumerated() {
        let label = Label(name)
        stack.add(label, name: name, title: name, icon: icon)
        if index == 0 { stack.setBadge(3, of: label) }
      }
      let bar = ViewSwitcherBar(stack)
      bar.isRevealed = true
      sample.show("visiblePage", stack.rx.visiblePage)
      return Box(.vertical, spacing: 12, [ViewSwitcher(stack), stack, bar])
    },
    Page(
      "Leaflet", "Adwaita", "Pages beside each other, or one at a time where it is narrow. The gallery uses one.",
      try: .keys(["space"]), answers: "visiblePage", byPointer: .choose("Next")
    ) { sample in
      let (leaflet, next) = (Leaflet(), Button(title: "Next"))
      for name in ["first", "second"] {
        let page = Label("The \(name) page")
        page.setMargins(horizontal: 12, vertical: 12)
        page.setExpands(horizontally: true)
        leaflet.append(page, name: name)
      }
      next.rx.tap.withLatestFrom(leaflet.rx.visiblePage).map { $0 == "first" ? "second" : "first" }
        .bind(to: leaflet.rx.visiblePage).disposed(by: sample.bag)
      sample.show("isFolded", leaflet.rx.isFolded)
      sample.show("visiblePage", as: "rx.didShow", leaflet.rx.didShow)
      return Box(.vertical, spacing: 12, [next.centered(), leaflet])
    },
    Page(
      "Clamp", "Adwaita", "Keeps what is in it readable in a wide window.", try: .keys(["space"]), answers: "tap",
      byPointer: .choose("No Wider Than 200 Pixels")
    ) {
      sample in
      let button = Button(title: "No Wider Than 200 Pixels")
      sample.show("tap", button.rx.tap)
      return Clamp(button, width: 200)
    },
    Page(
      "StatusPage", "Adwaita", "A message for a page that has nothing to show.", try: .text("gold"),
      answers: "text", byPointer: .steps([.tap("entry"), .text("gold")])
    ) { sample in
      let (entry, page) = (Entry(placeholder: "Search"), StatusPage(icon: "edit-find-symbolic", title: "Nothing Found"))
      entry.rx.text.orEmpty.map { $0.isEmpty ? "" : "There is no “\($0)”." }.bind(to: page.rx.text)
        .disposed(by: sample.bag)
      sample.show("text", entry.rx.text)
      page.addStyle("compact")
      return Box(.vertical, [entry, page])
    },
    Page(
      "ToastOverlay", "Adwaita", "Short messages.", try: .keys(["space"]), answers: "tap",
      byPointer: .steps([.choose("Delete"), .choose("Undo")]), told: ["tap", "end"]
    ) { sample in
      let button = Button(title: "Delete")
      let overlay = ToastOverlay(Box(.vertical, [button.centered()]))
      overlay.setMinimumSize(height: 120)
      let ends = button.rx.tap.asSignal().flatMapLatest { [weak overlay] _ in
        overlay?.show("1 file was deleted", button: "Undo", seconds: 20).asSignal(onErrorSignalWith: .empty())
          ?? .empty()
      }
      sample.show("tap", button.rx.tap)
      sample.show("end", as: "overlay.show(…)", ends)
      return overlay
    },
    Page(
      "MessageDialog", "Adwaita", "A question; the answer is a Single.", try: .opening(["Escape"]), answers: "answer",
      and: ["tap"], byPointer: .steps([.choose("Delete Everything…"), .choose("Keep")])
    ) { sample in
      let button = Button(title: "Delete Everything…")
      let window = sample.window
      let answers = button.rx.tap.asSignal().flatMapLatest { [weak window] _ -> Signal<String> in
        guard let window else { return .empty() }
        return MessageDialog(
          "Delete Everything?", body: "This cannot be undone.",
          answers: [.init("no", title: "Keep"), .init("yes", title: "Delete", style: .destructive)]
        )
        .ask(above: window).asSignal(onErrorSignalWith: .empty())
      }
      sample.show("tap", button.rx.tap)
      sample.show("answer", as: "dialog.ask(above:)", answers)
      return button.centered()
    },
    Page(
      "Avatar", "Adwaita", "A person.", try: .text("Ada Lovelace"), answers: "text",
      byPointer: .steps([.tap("entry"), .text("Ada Lovelace")])
    ) { sample in
      let (entry, avatar) = (Entry(placeholder: "Name"), Avatar("", size: 72))
      entry.rx.text.bind(to: avatar.rx.text).disposed(by: sample.bag)
      sample.show("text", entry.rx.text)
      return Box(.vertical, spacing: 12, [entry, avatar])
    },
    Page(
      "Carousel", "Adwaita", "Pages to swipe, with a CarouselIndicator.", try: .pull("carousel", by: -400),
      answers: "scrollPosition", and: ["currentPage"], byKeys: .keys(["space"]), answered: ["scrollPosition"]
    ) { sample in
      let pages = ["One", "Two", "Three"].map { StatusPage(icon: "emblem-photos-symbolic", title: $0) }
      for page in pages {
        page.addStyle("compact")
        page.setExpands(horizontally: true)
      }
      let carousel = Carousel(pages)
      let next = Button(title: "Next")
      next.rx.tap.scan(0) { page, _ in (page + 1) % 3 }.bind(to: carousel.rx.currentPage).disposed(by: sample.bag)
      sample.show("currentPage", carousel.rx.currentPage)
      sample.show("scrollPosition", carousel.rx.scrollPosition)
      return Box(.vertical, spacing: 12, [next.centered(), carousel, CarouselIndicator(carousel)])
    },
    Page(
      "TabView", "Adwaita", "Pages that the user closes, with a TabBar.", try: .keys(["space"]), answers: "count",
      byPointer: .steps([.choose("New Tab"), .choose("Tab 0"), .tap(".tab-close-button")]),
      told: ["count", "selectedIndex", "pageClosed"]
    ) {
      sample in
      let (view, add) = (TabView(), Button(title: "New Tab"))
      view.setMinimumSize(height: 80)
      let count = add.rx.tap.asDriver().scan(0) { count, _ in count + 1 }.startWith(0)
        .do(onNext: { [weak view] number in
          let page = view?.append(Label("Page \(number)"), title: "Tab \(number)")
          view?.selectedPage = page
        })
      sample.show("count", as: "new tabs", count)
      sample.show("selectedIndex", view.rx.selectedIndex)
      sample.show("pageClosed", view.rx.pageClosed.map { _ in "a tab" })
      return Box(.vertical, spacing: 6, [add.centered(), TabBar(view), view])
    },
  ]
}
