// SPDX-License-Identifier: MIT

extension ObservableType {
  /// A sequence that is made anew for each subscription.
  ///
  /// An error thrown by `observableFactory` becomes the only event.
  /// See <http://reactivex.io/documentation/operators/defer.html>.
  ///
  /// ```swift
  /// let stamp = Observable.deferred {
  ///   print("subscribed")
  ///   return Observable.just(1)
  /// }
  /// _ = stamp.subscribe(onNext: { print($0) })  // prints subscribed, 1
  /// _ = stamp.subscribe(onNext: { print($0) })  // prints subscribed, 1
  /// ```
  ///
  /// - Parameter observableFactory: makes the sequence to subscribe to, at the time of the subscription.
  @preconcurrency
  public static func deferred(
    _ observableFactory: @escaping @Sendable () throws -> Observable<Element>
  ) -> Observable<Element> {
    DeferredObservable(observableFactory)
  }
}

/// Makes a sequence for each subscription and stands for it.
final class DeferredObservable<Element>: Observable<Element>, @unchecked Sendable {
  // Sendable: immutable until deinitialisation.

  /// Nil only during deinitialisation.
  private var make: (() throws -> Observable<Element>)?

  init(_ make: @escaping () throws -> Observable<Element>) {
    self.make = make
    super.init(.feed)
  }

  deinit { IterativeRelease.of(make as Any) { make = nil } }

  private func made() -> Observable<Element> {
    do { return try make.unsafelyUnwrapped() } catch { return .error(error) }
  }

  /// A concatenation of one sequence. So a sequence that goes on with itself through this one does not nest.
  override func concatenated() -> (() -> Concatenated<Element>?)? {
    { Concatenated(source: self.made(), isLast: true) }
  }

  override func feed(_ running: RunningSubscription) { running.setUpstream(made().connect(ForwardingStage(running))) }
}
