// SPDX-License-Identifier: MIT

extension ObservableType {
  /// A sequence of one element, emitted on subscription, followed by completion.
  ///
  /// See <http://reactivex.io/documentation/operators/just.html>.
  @inlinable
  public static func just(_ element: Element) -> Observable<Element> {
    ScalarObservable(element)
  }

  /// A sequence of one element, emitted on a scheduler, followed by completion in a further action of the scheduler.
  ///
  /// See <http://reactivex.io/documentation/operators/just.html>.
  ///
  /// - Parameters:
  ///   - element: the element; it is retained as long as the sequence.
  ///   - scheduler: where the element and the completion are sent from.
  @inlinable
  public static func just(_ element: Element, scheduler: any ImmediateSchedulerType) -> Observable<Element> {
    SourceObservable { inlet in
      scheduler.schedule(element) { element in
        inlet.next(element)
        return scheduler.schedule(()) { _ in
          inlet.completed()
          return NopDisposable.shared
        }
      }
    }
  }
}
