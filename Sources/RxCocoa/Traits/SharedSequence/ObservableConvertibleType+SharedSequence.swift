// SPDX-License-Identifier: MIT
import RxSwift

extension ObservableConvertibleType {
  /// The sequence as a shared one that emits an element and completes instead of failing.
  @inlinable
  public func asSharedSequence<S: SharingStrategyProtocol>(
    sharingStrategy _: S.Type = S.self, onErrorJustReturn: Element
  ) -> SharedSequence<S, Element> {
    SharedSequence(asObservable().observe(on: S.scheduler).catchAndReturn(onErrorJustReturn))
  }

  /// The sequence as a shared one that goes on with another one instead of failing.
  @inlinable
  public func asSharedSequence<S: SharingStrategyProtocol>(
    sharingStrategy _: S.Type = S.self, onErrorDriveWith: SharedSequence<S, Element>
  ) -> SharedSequence<S, Element> {
    let other = onErrorDriveWith.asObservable()
    return SharedSequence(asObservable().observe(on: S.scheduler).catch { _ in other })
  }

  /// The sequence as a shared one that goes on with the one that `onErrorRecover` makes instead of failing.
  @preconcurrency
  @inlinable
  public func asSharedSequence<S: SharingStrategyProtocol>(
    sharingStrategy _: S.Type = S.self,
    onErrorRecover: @escaping @Sendable (_ error: any Swift.Error) -> SharedSequence<S, Element>
  ) -> SharedSequence<S, Element> {
    let recover = Sending { (error: any Swift.Error) in onErrorRecover(error).asObservable() }
    return SharedSequence(asObservable().observe(on: S.scheduler).catch { recover.value($0) })
  }

  /// The sequence as a shared one; it is trusted not to fail.
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
