// SPDX-License-Identifier: MIT
import RxRelay
import RxSwift

/// Says whether any of the sequences that it tracks is in progress.
///
/// ```swift
/// let activity = ActivityIndicator()
/// let page = Observable.just("page").trackActivity(activity)
/// let isLoading = activity.asObservable()
/// ```
///
/// It counts subscriptions. Progress begins with the subscription to a tracked sequence. It ends when that subscription
/// ends, by completion, by an error or by disposal. A new observer first receives the present value. Then it receives
/// only changes, on the thread that makes them. The indicator keeps a tracked sequence no longer than its
/// subscriptions, and it never ends.
public final class ActivityIndicator: ObservableConvertibleType, Sendable {
  private let steps = PublishRelay<Int>()
  private let count = BehaviorRelay(value: 0)
  private let bag = DisposeBag()

  /// Makes an indicator that tracks nothing yet.
  public init() {
    // The relay takes the steps of several threads one after the other.
    steps.scan(0, accumulator: +).bind(to: count).disposed(by: bag)
  }

  /// Whether anything is in progress.
  public func asObservable() -> Observable<Bool> { count.map { $0 > 0 }.distinctUntilChanged() }

  /// Whether anything is in progress at the moment.
  public var isActive: Bool { count.value > 0 }

  fileprivate func track<Source: ObservableConvertibleType & Sendable>(
    _ source: Source
  ) -> Observable<Source.Element> {
    .using(
      { [self] in
        steps.accept(1)
        let end = SingleAssignmentDisposable()
        end.setDisposable(Disposables.create { [self] in steps.accept(-1) })
        return end
      }, observableFactory: { _ in source.asObservable() })
  }
}

extension ObservableConvertibleType where Self: Sendable {
  /// The same sequence, whose subscriptions count as progress of `indicator`.
  ///
  /// ```swift
  /// let activity = ActivityIndicator()
  /// let loading = activity.asObservable().subscribe(onNext: { print("loading: \($0)") })  // prints loading: false
  /// let answer = PublishSubject<String>()
  /// let page = answer.trackActivity(activity).subscribe()  // prints loading: true
  /// answer.onCompleted()  // prints loading: false
  /// ```
  public func trackActivity(_ indicator: ActivityIndicator) -> Observable<Element> { indicator.track(self) }
}
