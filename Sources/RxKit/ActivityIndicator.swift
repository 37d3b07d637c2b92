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
  private let count = Guarded(0)
  private let changes = PublishRelay<Void>()
  /// Queued, so that all observers receive the last state last, even if one of them begins or ends something.
  private let states = BehaviorRelay(value: false, reentrancy: .queued)
  private let bag = DisposeBag()

  /// Makes an indicator that tracks nothing yet.
  public init() {
    // The relay takes the changes of several threads one after the other, so that the last change carries the last
    // state.
    changes.map { [count] in count.withLock { $0 > 0 } }.bind(to: states).disposed(by: bag)
  }

  /// Whether anything is in progress.
  public func asObservable() -> Observable<Bool> { states.distinctUntilChanged() }

  /// Whether anything is in progress at the moment.
  public var isActive: Bool { count.withLock { $0 > 0 } }

  fileprivate func track<Source: ObservableConvertibleType & Sendable>(
    _ source: Source
  ) -> Observable<Source.Element> {
    .using(
      { [self] in
        change(by: 1)
        let end = SingleAssignmentDisposable()
        end.setDisposable(Disposables.create { [self] in change(by: -1) })
        return end
      }, observableFactory: { _ in source.asObservable() })
  }

  private func change(by step: Int) {
    count.withLock { $0 += step }
    changes.accept(())
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
