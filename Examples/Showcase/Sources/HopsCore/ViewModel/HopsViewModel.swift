// SPDX-License-Identifier: MIT
import RxKit
import RxRelay
import RxSwift
import ShowcaseModel

/// The view model of the hops: it formats and pages what the data controller brings, and knows neither the network nor the view.
///
/// Sources of truth are what is looked for, the hop that is open, the recipe, and whether the filter is open. While the page is not shown,
/// ``active`` is off: requests are cancelled and none is made, and changes of the recipe and the units, which another window may make many of,
/// are passed on only when they have come to rest.
public final class HopsViewModel: Sendable {
  /// Whether the page is shown; the page sets it.
  public let active = ActiveSignal()
  /// What is looked for.
  public let query = BehaviorRelay(value: HopQuery())
  /// The name of the hop whose details are open.
  public let opened = BehaviorRelay<String?>(value: nil)
  /// What is to be brewed.
  public let recipe = BehaviorRelay(value: Recipe())
  /// Whether the choices of the filter are open.
  public let isFiltering = BehaviorRelay(value: false)
  /// The wish for the next page of the list.
  public let more = PublishRelay<Void>()
  /// The wish for what failed.
  public let retry = PublishRelay<Void>()

  /// Everything that is shown, while the page is shown.
  public let state: Observable<HopsState>

  /// How long the user pauses before what is typed is looked for.
  static let pause = RxTimeInterval.milliseconds(200)
  /// How long recipe and units rest before a page that is not shown hears of them.
  static let rest = RxTimeInterval.seconds(1)

  /// - Parameters:
  ///   - controller: brings hops.
  ///   - units: how amounts are written; the account of the user says so.
  ///   - scheduler: measures pauses, and where events come: the main scheduler in a window.
  public init(controller: HopsController, units: Observable<UnitSystem>, scheduler: any SchedulerType & Sendable) {
    let (query, opened, recipe, more, retry, active) = (query, opened, recipe, more, retry, active)
    let isFiltering = isFiltering

    let settled = query.distinctUntilChanged()
      .scan((before: HopQuery?.none, now: HopQuery())) { (before: $0.before == nil ? $1 : $0.now, now: $1) }
      .flatMapLatest { before, now -> Observable<HopQuery> in
        // A pause is for typing; a filter is meant as soon as it is chosen, and so is a text that was there before.
        before?.text != now.text && !now.text.isEmpty
          ? .just(now).delay(Self.pause, scheduler: scheduler) : .just(now)
      }
      .distinctUntilChanged()
    // More is wanted after the event that fills the list, not inside of it.
    let wishes = more.observe(on: scheduler)
    let list = settled.flatMapLatest { query in
      Paging<Hop, Int>.pages(next: wishes, retry: retry.asObservable()) { number in
        controller.page(number ?? 1, of: query).observe(on: scheduler)
      }
    }
    let details = opened.distinctUntilChanged().flatMapLatest { name -> Observable<HopDetails?> in
      guard let name else { return .just(nil) }
      return Self.outcome(
        of: controller.hop(named: name).map { .hop($0) }, loading: .loading(name), failed: { .failed(name, $0) },
        retry: retry.asObservable(), scheduler: scheduler)
    }
    let origins = Self.outcome(
      of: controller.origins.map { .countries($0) }, loading: HopOrigins.loading, failed: { .failed($0) },
      retry: retry.asObservable(), scheduler: scheduler)
    let amounts = active.throttleWhileInactive(
      Observable.combineLatest(recipe, units.observe(on: scheduler)) { (recipe: $0, units: $1) }, Self.rest,
      scheduler: scheduler)
    let found = active.forwardWhileActive(
      Observable.combineLatest(query, list, details, origins, isFiltering) {
        (query: $0, list: $1, details: $2, origins: $3, isFiltering: $4)
      })
    state =
      Observable.combineLatest(amounts, found) { amounts, found in
        HopsState(
          query: found.query, list: found.list, details: found.details, recipe: amounts.recipe, units: amounts.units,
          origins: found.origins, isFiltering: found.isFiltering)
      }
      .distinctUntilChanged()
      .share(replay: 1)
  }

  /// What comes of a request. After a failure it is made again when the user wishes; what has come is not asked for again.
  private static func outcome<Outcome: Sendable>(
    of request: Observable<Outcome>, loading: Outcome, failed: @escaping @Sendable (HopsError) -> Outcome,
    retry: Observable<Void>, scheduler: any SchedulerType & Sendable
  ) -> Observable<Outcome> {
    request.observe(on: scheduler).startWith(loading)
      .catch { error in
        retry.take(1)
          .flatMap { outcome(of: request, loading: loading, failed: failed, retry: retry, scheduler: scheduler) }
          .startWith(failed(HopsError(error)))
      }
  }

  /// Opens the choices of the filter, or closes them.
  public func toggleFilter() { isFiltering.accept(!isFiltering.value) }

  /// Changes what is looked for.
  public func find(_ change: (inout HopQuery) -> Void) { self.change(query, change) }

  /// Opens the details of a hop, or closes them.
  public func open(_ name: String?) { opened.accept(name) }

  /// Changes what is to be brewed.
  public func brew(_ change: (inout Recipe) -> Void) { self.change(recipe, change) }

  private func change<Value>(_ relay: BehaviorRelay<Value>, _ body: (inout Value) -> Void) {
    var value = relay.value
    body(&value)
    relay.accept(value)
  }
}
