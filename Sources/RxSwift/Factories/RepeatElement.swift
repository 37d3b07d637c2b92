// SPDX-License-Identifier: MIT

extension ObservableType {
  /// A sequence that repeats an element until it is disposed.
  ///
  /// See <http://reactivex.io/documentation/operators/repeat.html>.
  ///
  /// ```swift
  /// _ = Observable.repeatElement("again").take(2).subscribe(onNext: { print($0) })  // prints again, again
  /// ```
  ///
  /// - Parameters:
  ///   - element: the element. The sequence retains it.
  ///   - scheduler: sends the element, each time in an action of its own.
  @inlinable
  public static func repeatElement(
    _ element: Element,
    scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
  ) -> Observable<Element> {
    emitting(EndlessRepetition(element), on: scheduler)
  }
}

@usableFromInline
struct EndlessRepetition<Element>: Sequence, IteratorProtocol {
  @usableFromInline let element: Element

  @inlinable
  init(_ element: Element) { self.element = element }

  @inlinable
  mutating func next() -> Element? { element }
}
