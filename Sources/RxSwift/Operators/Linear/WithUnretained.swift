// SPDX-License-Identifier: MIT

extension ObservableType {
  /// Combines each element with an object that the sequence does not retain.
  ///
  /// When the object is gone, the next element completes the sequence. Emitted elements do retain the object. So do not
  /// put a buffer or a replay behind this operator if the object must be able to go away.
  ///
  /// ```swift
  /// final class Screen: Sendable { let name = "settings" }
  ///
  /// let screen = Screen()
  /// _ = Observable.of(1, 2)
  ///   .withUnretained(screen) { screen, tap in "\(screen.name) \(tap)" }
  ///   .subscribe(onNext: { print($0) })  // prints settings 1, settings 2
  /// ```
  ///
  /// - Parameters:
  ///   - obj: the object.
  ///   - resultSelector: makes the new element from the object and the old element.
  @preconcurrency
  @available(swift, introduced: 6)
  @inlinable
  public func withUnretained<Object: AnyObject & Sendable, Out>(
    _ obj: Object,
    resultSelector: @escaping @Sendable (Object, Element) -> Out
  ) -> Observable<Out> {
    combiningUnretained(obj, resultSelector)
  }

  @inlinable
  package func combiningUnretained<Object: AnyObject, Out>(
    _ obj: Object, _ resultSelector: @escaping (Object, Element) -> Out
  ) -> Observable<Out> {
    Observable<Out>(upstream: asObservable()) { [weak obj] raw, downstream in
      guard let obj else { return downstream.finish() }
      return downstream.next(resultSelector(obj, raw.load()))
    }
  }

  /// Pairs each element with an object that the sequence does not retain.
  ///
  /// When the object is gone, the next element completes the sequence. Emitted pairs do retain the object. Only
  /// `share(replay:)`, `replay` and `replayAll` behind this operator remember the pairs without the object. The
  /// operators in between must pass on the pairs of this one sequence, as `filter`, `do`, `take`, `observe(on:)`,
  /// `debounce`, `catch` and the like do. Any other buffer retains the object. So does a replay behind an operator that
  /// joins sequences, or behind an operator that makes other values that hold the object. An observer that subscribes
  /// when the object is gone does not receive the remembered elements.
  ///
  /// ```swift
  /// final class Screen: Sendable { let name = "settings" }
  ///
  /// let screen = Screen()
  /// _ = Observable.of(1, 2)
  ///   .withUnretained(screen)
  ///   .subscribe(onNext: { screen, tap in print(screen.name, tap) })  // prints settings 1, settings 2
  /// ```
  ///
  /// - Parameter obj: the object.
  @preconcurrency
  @inlinable
  public func withUnretained<Object: AnyObject & Sendable>(_ obj: Object) -> Observable<(Object, Element)> {
    UnretainedObservable(asObservable(), obj)
  }
}

/// Pairs each element with an object.
@usableFromInline
final class UnretainedObservable<Object: AnyObject, Source>: Observable<(Object, Source)>, @unchecked Sendable {
  // Sendable: immutable, and a weak reference may be read from any thread.
  private weak var object: Object?

  @inlinable
  convenience init(_ source: Observable<Source>, _ object: Object) {
    self.init(upstream: source, object) { [weak object] raw, downstream in
      guard let object else { return downstream.finish() }
      return downstream.next((object, raw.load(Source.self)))
    }
  }

  @usableFromInline
  init(upstream: any ObservableNode, _ object: Object?, step: @escaping (RawElement, Downstream) -> StageResult) {
    self.object = object
    super.init(upstream: upstream, .step(step))
  }

  override var unretainedReplay: AnyObject? { ObjectReplay<Object, Source>(object) }
}
