// SPDX-License-Identifier: MIT
#if GTK
  import CGtk4
  import RxCocoa
  import RxSwift

  /// Pages beside each other in a wide window; in a narrow one they are one above the other, and only one is shown.
  public final class Leaflet: Widget, PageContainer {
    /// Makes a leaflet without pages.
    public init() {
      super.init(adw_leaflet_new()!)
      adw_leaflet_set_can_navigate_back(opaque, 1)
    }

    /// Adds a page behind the others.
    public func append(_ child: Widget, name: String) {
      adw_leaflet_page_set_name(adw_leaflet_append(opaque, child.pointer), name)
      keep(child)
    }

    /// Whether only one page is shown.
    public var isFolded: Bool { adw_leaflet_get_folded(opaque) != 0 }

    /// The name of the page that is shown, or that would be in a narrow window.
    public var visiblePage: String? {
      get { adw_leaflet_get_visible_child_name(opaque).map { String(cString: $0) } }
      set {
        if let newValue, adw_leaflet_get_child_by_name(opaque, newValue) != nil {
          adw_leaflet_set_visible_child_name(opaque, newValue)
        }
      }
    }

    /// Goes to the page before or after. Returns whether there is one.
    @discardableResult
    public func navigate(forward: Bool) -> Bool {
      adw_leaflet_navigate(opaque, forward ? ADW_NAVIGATION_DIRECTION_FORWARD : ADW_NAVIGATION_DIRECTION_BACK) != 0
    }
  }

  extension Reactive where Base: Leaflet {
    /// Whether only one page is shown: now, and when the window becomes narrow or wide.
    @MainActor public var isFolded: Observable<Bool> { property("folded", \.isFolded) }

    /// Emits the page that the user or the program has turned to.
    @MainActor public var didShow: ControlEvent<String> {
      ControlEvent(events: property("visible-child-name", \.visiblePage).compactMap { $0 }.skip(1))
    }
  }
#endif
