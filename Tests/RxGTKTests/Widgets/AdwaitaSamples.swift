// SPDX-License-Identifier: MIT
#if GTK
  import CGtk4
  import RxCocoa
  import RxGTK
  import RxSwift

  extension WidgetSample {
    static let adwaitaSamples: [WidgetSample] = [
      WidgetSample("HeaderBar", "WindowTitle") { check in
        let (bar, title) = (HeaderBar(), WindowTitle("a", subtitle: "b"))
        bar.setTitleWidget(title)
        bar.addAtStart(Label("c"))
        bar.addAtEnd(Label("d"))
        check.binds(title.rx.subtitle, "e") { [weak title] in title?.subtitle ?? "" }
        return bar
      },
      WidgetSample("ViewStack", "ViewSwitcher", "ViewSwitcherBar") { check in
        let stack = ViewStack()
        for name in ["a", "b", "c"] { stack.add(Label(name), name: name, title: name, icon: "starred-symbolic") }
        let switcher = ViewSwitcher(stack)
        check.twoWay(stack.rx.visiblePage, bound: "b", user: "c") { [weak switcher] in
          try check.click(switcher, x: 0.9)
        }
        let bar = ViewSwitcherBar(stack)
        bar.isRevealed = true
        return Box(.vertical, [switcher, stack, bar])
      },
      WidgetSample("Leaflet") { check in
        let leaflet = Leaflet()
        for name in ["a", "b", "c"] { leaflet.append(Label(name), name: name) }
        check.twoWay(leaflet.rx.visiblePage, bound: "b", user: "c") { [weak leaflet] in leaflet?.visiblePage = "c" }
        check.listen(leaflet.rx.isFolded)
        check.emits(leaflet.rx.didShow) { [weak leaflet] in leaflet?.visiblePage = "a" }
        return leaflet
      },
      WidgetSample("Clamp") { _ in Box(.vertical, [Clamp(Label("a"), width: 100), Clamp(ListView(), width: 100)]) },
      WidgetSample("StatusPage") { check in
        let page = StatusPage(icon: "starred-symbolic", title: "a", text: "b")
        check.binds(page.rx.title, "c") { [weak page] in page?.title }
        return page
      },
      WidgetSample("PreferencesGroup", "ActionRow") { check in
        let row = ActionRow(title: "a", subtitle: "b", prefix: Label("c"), suffix: Button(title: "d"))
        check.binds(row.rx.subtitle, "e") { [weak row] in row?.subtitle ?? "" }
        check.listen(row.rx.activated)
        return PreferencesGroup(title: "f", description: "g", [row])
      },
      WidgetSample("ComboRow") { check in
        let row = ComboRow(title: "a", ["x", "y", "z"])
        check.twoWay(row.rx.selectedIndex, bound: 1, user: 2) { [weak row] in row?.selectedIndex = 2 }
        return PreferencesGroup([row])
      },
      WidgetSample("ExpanderRow") { check in
        let row = ExpanderRow(title: "a", [ActionRow(title: "b")])
        check.twoWay(row.rx.isExpanded, bound: true, user: false) { [weak row] in try check.press("space", on: row) }
        return PreferencesGroup([row])
      },
      WidgetSample("ToastOverlay") { check in
        let overlay = ToastOverlay(Label("a"))
        check.listen(overlay.show("deleted", button: "Undo"))
        return overlay
      },
      WidgetSample("Avatar") { check in
        let avatar = Avatar("Ada", size: 32)
        check.binds(avatar.rx.text, "Grace") { [weak avatar] in avatar?.text }
        return avatar
      },
      WidgetSample("Carousel", "CarouselIndicator") { check in
        let carousel = Carousel(["a", "b", "c"].map { Label($0) })
        // The program's own property would be no user.
        check.twoWay(carousel.rx.currentPage, bound: 1, user: 2) { [weak carousel] in
          if let carousel { adw_carousel_scroll_to(carousel.opaque, adw_carousel_get_nth_page(carousel.opaque, 2), 1) }
        }
        check.emits(carousel.rx.scrollPosition) { [weak carousel] in carousel?.currentPage = 2 }
        return Box(.vertical, [carousel, CarouselIndicator(carousel)])
      },
      WidgetSample("TabView", "TabBar") { check in
        let view = TabView()
        for name in ["a", "b", "c"] { view.append(Label(name), title: name) }
        check.twoWay(view.rx.selectedIndex, bound: 1, user: 2) { [weak view] in view?.selectedIndex = 2 }
        check.emits(view.rx.pageClosed) { [weak view] in
          if let page = view?.pages.first { view?.close(page) }
        }
        _ = view.onClose { _ in .just(true) }
        return Box(.vertical, [TabBar(view), view])
      },
    ]
  }
#endif
