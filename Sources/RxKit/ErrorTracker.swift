// SPDX-License-Identifier: MIT
import RxRelay
import RxSwift

/// Emits the errors of all sequences that it tracks.
///
/// ```swift
/// let errors = ErrorTracker()
/// let page = Observable.just("page").trackError(errors).catchAndReturn("")
/// let message = errors.asObservable().map { "\($0)" }
/// ```
///
/// The sequences still fail, so put a `catch` behind the tracker to decide what happens then. An observer receives the
/// errors that come while it observes, on their threads. The tracker keeps no errors and never ends.
public final class ErrorTracker: ObservableConvertibleType, Sendable {
  private let errors = PublishRelay<any Error>()

  /// Makes a tracker.
  public init() {}

  /// The errors.
  public func asObservable() -> Observable<any Error> { errors.asObservable() }

  fileprivate func report(_ error: any Error) { errors.accept(error) }
}

extension ObservableConvertibleType {
  /// The same sequence, whose error goes to `tracker` before it goes to the observer.
  ///
  /// ```swift
  /// struct Offline: Error {}
  /// let errors = ErrorTracker()
  /// let messages = errors.asObservable().subscribe(onNext: { print("failed: \($0)") })
  /// let page = Observable<String>.error(Offline()).trackError(errors).catchAndReturn("no page")
  ///   .subscribe(onNext: { print($0) })  // prints failed: Offline(), no page
  /// ```
  public func trackError(_ tracker: ErrorTracker) -> Observable<Element> {
    asObservable().do(onError: { tracker.report($0) })
  }
}
