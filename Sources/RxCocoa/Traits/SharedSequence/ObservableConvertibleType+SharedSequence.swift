// SPDX-License-Identifier: MIT
import RxSwift

extension ObservableConvertibleType {
  /// The sequence as a shared sequence that emits an element and completes instead of failing.
  ///
  /// ```swift
  /// let numbers = Observable<Int>.error(RxError.timeout)
  ///   .asSharedSequence(sharingStrategy: DriverSharingStrategy.self, onErrorJustReturn: 0)
  /// _ = numbers.drive(onNext: { print($0) })  // prints 0
  /// ```
  @inlinable
  public func asSharedSequence<S: SharingStrategyProtocol>(
    sharingStrategy _: S.Type = S.self, onErrorJustReturn: Element
  ) -> SharedSequence<S, Element> {
    SharedSequence(asObservable().observe(on: S.scheduler).catchAndReturn(onErrorJustReturn))
  }

  /// The sequence as a shared sequence that goes on with another one instead of failing.
  ///
  /// ```swift
  /// let cached = Driver.just("from the cache")
  /// _ = Observable<String>.error(RxError.timeout)
  ///   .asSharedSequence(sharingStrategy: DriverSharingStrategy.self, onErrorDriveWith: cached)
  ///   .drive(onNext: { print($0) })  // prints from the cache
  /// ```
  @inlinable
  public func asSharedSequence<S: SharingStrategyProtocol>(
    sharingStrategy _: S.Type = S.self, onErrorDriveWith: SharedSequence<S, Element>
  ) -> SharedSequence<S, Element> {
    let other = onErrorDriveWith.asObservable()
    return SharedSequence(asObservable().observe(on: S.scheduler).catch { _ in other })
  }

  /// The sequence as a shared sequence that goes on with the one that `onErrorRecover` makes, instead of failing.
  ///
  /// ```swift
  /// _ = Observable<String>.error(RxError.timeout)
  ///   .asSharedSequence(sharingStrategy: DriverSharingStrategy.self) { error in .just("failed") }
  ///   .drive(onNext: { print($0) })  // prints failed
  /// ```
  @preconcurrency
  @inlinable
  public func asSharedSequence<S: SharingStrategyProtocol>(
    sharingStrategy _: S.Type = S.self,
    onErrorRecover: @escaping @Sendable (_ error: any Swift.Error) -> SharedSequence<S, Element>
  ) -> SharedSequence<S, Element> {
    // It captures a function that is Sendable, and makes a sequence.
    let recover = UncheckedSendable { (error: any Swift.Error) in onErrorRecover(error).asObservable() }
    return SharedSequence(asObservable().observe(on: S.scheduler).catch { recover.value($0) })
  }

  /// The sequence as a shared sequence. The caller promises that it does not fail.
  func asTrustedSharedSequence<S: SharingStrategyProtocol>(_: S.Type) -> SharedSequence<S, Element> {
    let source = asObservable().observe(on: S.scheduler)
    let site = CallSite.capture()
    return SharedSequence(
      source.catch { error in
        fatalErrorInDebug("A sequence that cannot fail failed: \(error)", at: site)
        return .empty()
      })
  }
}
