// SPDX-License-Identifier: MIT
import RxSwift

extension ObservableType {
  /// Passes all elements on to relays.
  ///
  /// A relay cannot fail: an error is a mistake of the programmer and stops debug builds. Completion is ignored.
  ///
  /// - Parameter relays: retained until the subscription ends.
  /// - Returns: what ends the subscription.
  @inlinable
  public func bind(to relays: PublishRelay<Element>...) -> any Disposable {
    bindElements(to: "PublishRelay") { element in for relay in relays { relay.accept(element) } }
  }

  /// Passes all elements on to relays of optional elements.
  ///
  /// A relay cannot fail: an error is a mistake of the programmer and stops debug builds. Completion is ignored.
  ///
  /// - Parameter relays: retained until the subscription ends.
  /// - Returns: what ends the subscription.
  @inlinable
  public func bind(to relays: PublishRelay<Element?>...) -> any Disposable {
    bindElements(to: "PublishRelay") { element in for relay in relays { relay.accept(element) } }
  }

  /// Passes all elements on to relays.
  ///
  /// A relay cannot fail: an error is a mistake of the programmer and stops debug builds. Completion is ignored.
  ///
  /// - Parameter relays: retained until the subscription ends.
  /// - Returns: what ends the subscription.
  @inlinable
  public func bind(to relays: BehaviorRelay<Element>...) -> any Disposable {
    bindElements(to: "BehaviorRelay") { element in for relay in relays { relay.accept(element) } }
  }

  /// Passes all elements on to relays of optional elements.
  ///
  /// A relay cannot fail: an error is a mistake of the programmer and stops debug builds. Completion is ignored.
  ///
  /// - Parameter relays: retained until the subscription ends.
  /// - Returns: what ends the subscription.
  @inlinable
  public func bind(to relays: BehaviorRelay<Element?>...) -> any Disposable {
    bindElements(to: "BehaviorRelay") { element in for relay in relays { relay.accept(element) } }
  }

  /// Passes all elements on to relays.
  ///
  /// A relay cannot fail: an error is a mistake of the programmer and stops debug builds. Completion is ignored.
  ///
  /// - Parameter relays: retained until the subscription ends.
  /// - Returns: what ends the subscription.
  @inlinable
  public func bind(to relays: ReplayRelay<Element>...) -> any Disposable {
    bindElements(to: "ReplayRelay") { element in for relay in relays { relay.accept(element) } }
  }

  /// Passes all elements on to relays of optional elements.
  ///
  /// A relay cannot fail: an error is a mistake of the programmer and stops debug builds. Completion is ignored.
  ///
  /// - Parameter relays: retained until the subscription ends.
  /// - Returns: what ends the subscription.
  @inlinable
  public func bind(to relays: ReplayRelay<Element?>...) -> any Disposable {
    bindElements(to: "ReplayRelay") { element in for relay in relays { relay.accept(element) } }
  }

  @inlinable
  func bindElements(to target: String, _ accept: @escaping @Sendable (Element) -> Void) -> any Disposable {
    subscribe(onNext: accept, onError: bindingErrorHandler(target))
  }
}

@usableFromInline
func bindingErrorHandler(_ target: String) -> @Sendable (any Error) -> Void {
  let site = CallSite.capture()
  return { error in
    fatalErrorInDebug("An error reached a binding to a \(target), which cannot fail: \(error)", at: site)
  }
}
