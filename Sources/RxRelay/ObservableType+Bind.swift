// SPDX-License-Identifier: MIT
import RxSwift

extension ObservableType {
  /// Passes all elements on to relays.
  ///
  /// A relay cannot fail: an error is a mistake of the programmer and stops debug builds. Completion is ignored.
  ///
  /// ```swift
  /// let taps = PublishRelay<Int>()
  /// _ = taps.subscribe(onNext: { print($0) })
  /// _ = Observable.of(1, 2).bind(to: taps)  // prints 1, 2
  /// ```
  ///
  /// - Parameter relays: retained until the subscription ends.
  /// - Returns: the disposable that ends the subscription.
  @inlinable
  public func bind(to relays: PublishRelay<Element>...) -> any Disposable {
    bindElements(to: "PublishRelay") { element in for relay in relays { relay.accept(element) } }
  }

  /// Passes all elements on to relays of optional elements.
  ///
  /// A relay cannot fail: an error is a mistake of the programmer and stops debug builds. Completion is ignored.
  ///
  /// ```swift
  /// let taps = PublishRelay<Int?>()
  /// _ = taps.subscribe(onNext: { print($0 ?? 0) })
  /// _ = Observable.of(1, 2).bind(to: taps)  // prints 1, 2
  /// ```
  ///
  /// - Parameter relays: retained until the subscription ends.
  /// - Returns: the disposable that ends the subscription.
  @inlinable
  public func bind(to relays: PublishRelay<Element?>...) -> any Disposable {
    bindElements(to: "PublishRelay") { element in for relay in relays { relay.accept(element) } }
  }

  /// Passes all elements on to relays.
  ///
  /// A relay cannot fail: an error is a mistake of the programmer and stops debug builds. Completion is ignored.
  ///
  /// ```swift
  /// let state = BehaviorRelay(value: 0)
  /// _ = Observable.of(1, 2).bind(to: state)
  /// print(state.value)  // prints 2
  /// ```
  ///
  /// - Parameter relays: retained until the subscription ends.
  /// - Returns: the disposable that ends the subscription.
  @inlinable
  public func bind(to relays: BehaviorRelay<Element>...) -> any Disposable {
    bindElements(to: "BehaviorRelay") { element in for relay in relays { relay.accept(element) } }
  }

  /// Passes all elements on to relays of optional elements.
  ///
  /// A relay cannot fail: an error is a mistake of the programmer and stops debug builds. Completion is ignored.
  ///
  /// ```swift
  /// let selection = BehaviorRelay<Int?>(value: nil)
  /// _ = Observable.of(1, 2).bind(to: selection)
  /// print(selection.value ?? 0)  // prints 2
  /// ```
  ///
  /// - Parameter relays: retained until the subscription ends.
  /// - Returns: the disposable that ends the subscription.
  @inlinable
  public func bind(to relays: BehaviorRelay<Element?>...) -> any Disposable {
    bindElements(to: "BehaviorRelay") { element in for relay in relays { relay.accept(element) } }
  }

  /// Passes all elements on to relays.
  ///
  /// A relay cannot fail: an error is a mistake of the programmer and stops debug builds. Completion is ignored.
  ///
  /// ```swift
  /// let history = ReplayRelay<Int>.create(bufferSize: 1)
  /// _ = Observable.of(1, 2).bind(to: history)
  /// _ = history.subscribe(onNext: { print($0) })  // prints 2
  /// ```
  ///
  /// - Parameter relays: retained until the subscription ends.
  /// - Returns: the disposable that ends the subscription.
  @inlinable
  public func bind(to relays: ReplayRelay<Element>...) -> any Disposable {
    bindElements(to: "ReplayRelay") { element in for relay in relays { relay.accept(element) } }
  }

  /// Passes all elements on to relays of optional elements.
  ///
  /// A relay cannot fail: an error is a mistake of the programmer and stops debug builds. Completion is ignored.
  ///
  /// ```swift
  /// let history = ReplayRelay<Int?>.create(bufferSize: 1)
  /// _ = Observable.of(1, 2).bind(to: history)
  /// _ = history.subscribe(onNext: { print($0 ?? 0) })  // prints 2
  /// ```
  ///
  /// - Parameter relays: retained until the subscription ends.
  /// - Returns: the disposable that ends the subscription.
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
