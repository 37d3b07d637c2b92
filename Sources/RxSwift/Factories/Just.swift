// SPDX-License-Identifier: MIT

extension ObservableType {
  /// A sequence of one element, emitted on subscription, followed by completion.
  ///
  /// See <http://reactivex.io/documentation/operators/just.html>.
  ///
  /// ```swift
  /// _ = Observable.just("hello")
  ///   .subscribe(onNext: { print($0) }, onCompleted: { print("completed") })  // prints hello, completed
  /// ```
  @inlinable
  @Sendable
  public static func just(_ element: Element) -> Observable<Element> {
    JustObservable(element)
  }

  /// A sequence of one element, emitted on a scheduler, followed by completion in a further action of the scheduler.
  ///
  /// See <http://reactivex.io/documentation/operators/just.html>.
  ///
  /// ```swift
  /// _ = Observable.just("hello", scheduler: MainScheduler.instance)
  ///   .subscribe(onNext: { print($0) })  // prints hello
  /// ```
  ///
  /// - Parameters:
  ///   - element: the element. The sequence retains it.
  ///   - scheduler: sends the element and the completion.
  @inlinable
  @Sendable
  public static func just(_ element: Element, scheduler: any ImmediateSchedulerType) -> Observable<Element> {
    Observable { emitter in
      // The events go through the gate, because a scheduler may keep its actions.
      let gate = SerializedEmitter(emitter.running)
      // As with any element, the program has to protect an object that two subscriptions receive.
      return scheduler.schedule(UncheckedSendable(element)) { element in
        gate.next(element.value)
        return scheduler.schedule(()) { _ in
          gate.completed()
          return NopDisposable.shared
        }
      }
    }
  }
}

/// A scalar with an element. It is a class of its own, because a class that releases an optional of a generic type
/// looks up metadata each time.
@usableFromInline
final class JustObservable<Element>: Observable<Element>, @unchecked Sendable {
  // Sendable: immutable, like its superclass.
  @usableFromInline let element: Element

  @inlinable
  init(_ element: Element) {
    self.element = element
    super.init(.feed, scalarKind: .one, isTrampolined: false)
  }

  @usableFromInline
  override func feed(_ running: RunningSubscription) {
    RawElement.with(element) { running.deliver($0) }
    running.complete()
  }
}
