// SPDX-License-Identifier: MIT

extension ObservableType where Element: FixedWidthInteger {
  /// A sequence of consecutive integers, followed by completion.
  ///
  /// It is a programming error if `count` is negative or the last integer does not fit into the type.
  /// See <http://reactivex.io/documentation/operators/range.html>.
  ///
  /// ```swift
  /// _ = Observable.range(start: 5, count: 3).subscribe(onNext: { print($0) })  // prints 5, 6, 7
  /// ```
  ///
  /// - Parameters:
  ///   - start: the first integer.
  ///   - count: how many there are.
  ///   - scheduler: sends the events, each in an action of its own.
  @inlinable
  public static func range(
    start: Element,
    count: Element,
    scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
  ) -> Observable<Element> {
    requireArgument(count >= 0, "range(start:count:): count must not be negative, is \(count)")
    requireArgument(
      count == 0 || !start.addingReportingOverflow(count - 1).overflow,
      "range(start:count:): \(count) integers from \(start) do not fit into \(Element.self)"
    )
    return emitting(ConsecutiveIntegers(start: start, end: start &+ count), on: scheduler)
  }
}

/// The integers from `start` to before `end`, where `end` may have wrapped around.
@usableFromInline
struct ConsecutiveIntegers<Element: FixedWidthInteger>: Sequence, IteratorProtocol {
  @usableFromInline var start: Element
  @usableFromInline let end: Element

  @inlinable
  init(start: Element, end: Element) {
    self.start = start
    self.end = end
  }

  @inlinable
  mutating func next() -> Element? {
    guard start != end else { return nil }
    defer { start &+= 1 }
    return start
  }
}
