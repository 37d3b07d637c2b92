// SPDX-License-Identifier: MIT
import Dispatch
import RxRelay
import RxSwift

/// Whether the view of a view model is on the screen, and operators that depend on it.
///
/// ```swift
/// final class ListViewModel: Sendable {
///   let active = ActiveSignal()
///   let rows: Observable<[String]>
///
///   init(load: Observable<[String]>) { rows = active.forwardWhileActive(load) }
/// }
/// ```
///
/// The view says when it appears and disappears. While the view is away, the view model stops its work or slows it down.
public final class ActiveSignal: Sendable {
  private let relay: BehaviorRelay<Bool>

  /// Makes a signal.
  ///
  /// ```swift
  /// let active = ActiveSignal(isActive: true)
  /// let subscription = active.didBecomeActive.subscribe(onNext: { print("there") })  // prints there
  /// ```
  public init(isActive: Bool = false) {
    // Queued: an observer may set the state again, and the last state has to reach the others last.
    relay = BehaviorRelay(value: isActive, reentrancy: .queued)
  }

  /// Whether the view is on the screen. The view sets it.
  public var isActive: Bool {
    get { relay.value }
    set { if relay.value != newValue { relay.accept(newValue) } }
  }

  /// Whether the view is on the screen: the present value and then changes.
  public var active: Observable<Bool> { relay.distinctUntilChanged() }

  /// Emits each time the view appears, and at once if it is there.
  public var didBecomeActive: Observable<Void> { active.filter { $0 }.map { _ in } }

  /// Emits each time the view disappears, but not before the view has appeared for the first time.
  public var didBecomeInactive: Observable<Void> { active.skip(while: { !$0 }).filter { !$0 }.map { _ in } }

  /// The elements of `source` while the view is on the screen.
  ///
  /// It subscribes to the source each time the view appears. It ends that subscription each time the view disappears,
  /// so that the work of the source stops. The result ends when the source ends.
  ///
  /// ```swift
  /// let active = ActiveSignal()
  /// let rows = PublishSubject<String>()
  /// let subscription = active.forwardWhileActive(rows).subscribe(onNext: { print($0) })
  /// rows.onNext("early")  // prints nothing: the view is not on the screen
  /// active.isActive = true
  /// rows.onNext("seen")  // prints seen
  /// ```
  public func forwardWhileActive<Element: Sendable>(_ source: Observable<Element>) -> Observable<Element> {
    active
      .flatMapLatest { isActive -> Observable<Event<Element>> in isActive ? source.materialize() : .never() }
      .dematerialize()
  }

  /// The elements of `source`, fewer of them while the view is not on the screen.
  ///
  /// The subscription to the source stays. While the view is away, it forwards an element only when no other element
  /// has followed it for `dueTime`. It forwards the last element when the view appears.
  ///
  /// ```swift
  /// let active = ActiveSignal()
  /// let prices = PublishSubject<Int>()
  /// let subscription = active.throttleWhileInactive(prices, scheduler: MainScheduler.instance)
  ///   .subscribe(onNext: { print($0) })
  /// prices.onNext(1)  // prints nothing: the view is not on the screen
  /// prices.onNext(2)
  /// active.isActive = true  // prints 2
  /// prices.onNext(3)  // prints 3
  /// prices.onNext(4)  // prints 4
  /// ```
  public func throttleWhileInactive<Element: Sendable>(
    _ source: Observable<Element>, _ dueTime: RxTimeInterval = .seconds(1), scheduler: any SchedulerType & Sendable
  ) -> Observable<Element> {
    // One sequence of both, so that no element comes between the end of a period and the beginning of the next one.
    let signals = Observable.merge(
      active.map(Signal<Element>.active), source.materialize().map(Signal<Element>.source))
    return signals.multicast {
      PublishSubject<Signal<Element>>()
    } selector: { signals in
      let active = signals.compactMap(\.isActive)
      let elements = signals.compactMap(\.event).dematerialize()
      let end = signals.filter { $0.event?.isStopEvent == true }
      // A period ends when the next one begins, and then the element that was held back is forwarded.
      return active.take(until: end).flatMap { isActive -> Observable<Element> in
        let period = elements.take(until: active)
        return isActive ? period : period.debounce(dueTime, scheduler: scheduler)
      }
    }
  }

  private enum Signal<Element: Sendable>: Sendable {
    case active(Bool)
    case source(Event<Element>)

    var isActive: Bool? { if case .active(let isActive) = self { isActive } else { nil } }
    var event: Event<Element>? { if case .source(let event) = self { event } else { nil } }
  }
}
