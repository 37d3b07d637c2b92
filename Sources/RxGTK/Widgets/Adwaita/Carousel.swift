// SPDX-License-Identifier: MIT
#if GTK
  import CGtk4
  import RxCocoa
  import RxSwift

  /// Pages in a row, which the user swipes.
  public final class Carousel: Widget {
    /// Makes a row of pages.
    public init(_ pages: [Widget] = []) {
      super.init(adw_carousel_new()!)
      for page in pages { append(page) }
    }

    /// Adds a page behind the others.
    public func append(_ page: Widget) {
      adw_carousel_append(opaque, page.pointer)
      keep(page)
    }

    /// Takes a page away.
    public func remove(_ page: Widget) {
      adw_carousel_remove(opaque, page.pointer)
      letGo(of: page)
    }

    /// The number of pages.
    public var count: Int { Int(adw_carousel_get_n_pages(opaque)) }

    /// Where the user is, in pages from the first: 1.5 is in the middle between the second and the third.
    public var position: Double { adw_carousel_get_position(opaque) }

    /// The page that is shown, or the nearest. Setting it moves there.
    public var currentPage: Int {
      get { Int(position.rounded()) }
      set {
        guard newValue >= 0, newValue < count else { return }
        // Set first: without animations the carousel tells of the page at once.
        target = newValue
        adw_carousel_scroll_to(opaque, adw_carousel_get_nth_page(opaque, guint(newValue)), 1)
      }
    }

    /// The page that the program has asked for, until it is reached.
    fileprivate var target: Int?
    /// The page that the carousel told of last, as long as somebody listens.
    fileprivate var told = 0
  }

  extension Reactive where Base: Carousel {
    /// The page that is shown: what the user swipes to, and a sink for what the program moves to.
    @MainActor public var currentPage: ControlProperty<Int> {
      let carousel = WeakWidget(base)
      let pages = shared("currentPage") {
        let changes = signal("page-changed") { arguments -> Void? in
          guard let carousel = carousel.value else { return nil }
          let page = Int(arguments.uint(0))
          // The movement that the program has asked for tells of its end, too, and the first layout of the first page.
          let isUser = page != carousel.target && page != carousel.told
          carousel.told = page
          if page == carousel.target || isUser { carousel.target = nil }
          return isUser ? () : nil
        }
        return Observable.deferred {
          onMainActor { if let carousel = carousel.value { carousel.told = carousel.currentPage } }
          return changes
        }
      }
      return controlProperty(changes: pages, \.currentPage)
    }

    /// Where the user is, in pages from the first, as the pages move.
    @MainActor public var scrollPosition: Observable<Double> { property("position", \.position) }
  }

  /// Dots below a carousel, one for each page.
  public final class CarouselIndicator: Widget {
    /// Makes the dots.
    public init(_ carousel: Carousel) {
      super.init(adw_carousel_indicator_dots_new()!)
      adw_carousel_indicator_dots_set_carousel(opaque, carousel.opaque)
      keep(carousel)
    }
  }
#endif
