// SPDX-License-Identifier: MIT

extension ObservableType {
  /// A sequence of the given elements, followed by completion.
  ///
  /// See <http://reactivex.io/documentation/operators/from.html>.
  ///
  /// ```swift
  /// _ = Observable.of("a", "b", "c").subscribe(onNext: { print($0) })  // prints a, b, c
  /// ```
  ///
  /// - Parameters:
  ///   - elements: the elements. The sequence retains them.
  ///   - scheduler: sends the events, each in an action of its own.
  @inlinable
  public static func of(
    _ elements: Element...,
    scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
  ) -> Observable<Element> {
    emitting(elements, on: scheduler)
  }
}
