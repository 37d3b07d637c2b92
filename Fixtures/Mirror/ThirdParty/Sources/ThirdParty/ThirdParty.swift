// SPDX-License-Identifier: MIT
import Foundation
import RxCocoa
import RxRelay
import RxSwift

/// Tells whether something is in progress, the way libraries for RxSwift write it.
public class ActivityIndicator: SharedSequenceConvertibleType {
  public typealias Element = Bool
  public typealias SharingStrategy = DriverSharingStrategy

  private let lock = NSRecursiveLock()
  private let relay = BehaviorRelay(value: 0)
  private let loading: SharedSequence<SharingStrategy, Bool>

  public init() {
    loading = relay.asDriver()
      .map { $0 > 0 }
      .distinctUntilChanged()
  }

  fileprivate func track<Source: ObservableConvertibleType>(_ source: Source) -> Observable<Source.Element> {
    return Observable.using({ () -> Token in
      self.change(by: 1)
      return Token { self.change(by: -1) }
    }) { _ in
      source.asObservable()
    }
  }

  private func change(by amount: Int) {
    lock.lock()
    relay.accept(relay.value + amount)
    lock.unlock()
  }

  public func asSharedSequence() -> SharedSequence<SharingStrategy, Element> { loading }
}

private struct Token: Disposable {
  let action: () -> Void
  func dispose() { action() }
}

extension ObservableConvertibleType {
  public func trackActivity(_ indicator: ActivityIndicator) -> Observable<Element> { indicator.track(self) }
}

extension ObservableType {
  /// Elements without nil.
  public func unwrap<Wrapped>() -> Observable<Wrapped> where Element == Wrapped? {
    return self.filter { $0 != nil }.map { $0! }
  }

  /// Each element with the one before it.
  public func pairwise() -> Observable<(Element, Element)> {
    return Observable.create { observer in
      var previous: Element?
      return self.subscribe { event in
        switch event {
        case let .next(element):
          if let previous = previous { observer.onNext((previous, element)) }
          previous = element
        case let .error(error):
          observer.onError(error)
        case .completed:
          observer.onCompleted()
        }
      }
    }
  }
}
