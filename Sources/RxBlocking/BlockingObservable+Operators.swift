// SPDX-License-Identifier: MIT
import Foundation
import RxSwift

extension BlockingObservable {
  /// Waits for the end and returns all elements.
  ///
  /// ```swift
  /// print(try Observable.of(1, 2, 3).toBlocking().toArray())  // prints [1, 2, 3]
  /// ```
  ///
  /// - Throws: the error of the sequence, or `RxError.timeout`.
  public func toArray() throws -> [Element] { try collect().elementsOrError() }

  /// Waits for the first element and returns it, or nil if there is none.
  ///
  /// ```swift
  /// print(try Observable.of(1, 2, 3).toBlocking().first() ?? 0)  // prints 1
  /// ```
  ///
  /// - Throws: the error of the sequence, if it fails without an element, or `RxError.timeout`.
  public func first() throws -> Element? { try collect(limit: 1).elementsOrError().first }

  /// Waits for the end and returns the last element, or nil if there is none.
  ///
  /// ```swift
  /// print(try Observable.of(1, 2, 3).toBlocking().last() ?? 0)  // prints 3
  /// ```
  ///
  /// - Throws: the error of the sequence, or `RxError.timeout`.
  public func last() throws -> Element? { try collect().elementsOrError().last }

  /// Waits for the end and returns the only element.
  ///
  /// ```swift
  /// print(try Observable.just(7).toBlocking().single())  // prints 7
  /// ```
  ///
  /// - Throws: the error of the sequence, `RxError.noElements`, `RxError.moreThanOneElement`, or `RxError.timeout`.
  public func single() throws -> Element { try single { _ in true } }

  /// Waits for the end and returns the only element that fulfils a condition.
  ///
  /// The thread that sends an element calls `predicate` while the caller waits.
  ///
  /// ```swift
  /// print(try Observable.of(1, 12, 3).toBlocking().single { $0 > 10 })  // prints 12
  /// ```
  ///
  /// - Throws: the error of the sequence or of `predicate`, `RxError.noElements`, `RxError.moreThanOneElement`, or
  ///   `RxError.timeout`.
  @preconcurrency
  public func single(_ predicate: @escaping @Sendable (Element) throws -> Bool) throws -> Element {
    let elements = try collect(limit: 2, where: predicate).elementsOrError()
    if elements.count > 1 { throw RxError.moreThanOneElement }
    guard let element = elements.first else { throw RxError.noElements }
    return element
  }

  /// Waits for the end and returns all elements and how it ended.
  ///
  /// Running out of time counts as a failure with `RxError.timeout`.
  ///
  /// ```swift
  /// switch Observable.of(1, 2).concat(Observable.error(RxError.timeout)).toBlocking().materialize() {
  /// case .completed(let numbers): print(numbers)
  /// case .failed(let numbers, _): print(numbers, "and an error")
  /// }  // prints [1, 2] and an error
  /// ```
  public func materialize() -> MaterializedSequenceResult<Element> { collect() }

  /// Waits for the end, for `limit` elements that fulfil `predicate`, or for the time-out.
  private func collect(
    limit: Int = .max, where predicate: @escaping (Element) throws -> Bool = { _ in true }
  ) -> MaterializedSequenceResult<Element> {
    let end = timeout.map { Date().addingTimeInterval($0) }
    let collector = Collector(limit, predicate)
    collector.collect(source)
    let didEnd = collector.waiter.wait(until: end)
    collector.subscription.dispose()
    return collector.result(didEnd)
  }
}

extension MaterializedSequenceResult {
  fileprivate func elementsOrError() throws -> [T] {
    switch self {
    case .completed(let elements): return elements
    case .failed(_, let error): throw error
    }
  }
}

/// Collects elements until it has seen enough.
private final class Collector<Element>: ObserverType, @unchecked Sendable {
  // Sendable: events come one at a time; the fields are read when `waiter` is done or under its lock.
  let waiter = Waiter()
  let subscription = SingleAssignmentDisposable()
  private let limit: Int
  private let predicate: (Element) throws -> Bool
  private var elements: [Element] = []
  private var error: (any Error)?

  init(_ limit: Int, _ predicate: @escaping (Element) throws -> Bool) {
    self.limit = limit
    self.predicate = predicate
  }

  /// Subscribes to a source. A source that never ends, such as `repeatElement`, begins after the subscription is stored,
  /// so that the last element can dispose it.
  func collect(_ source: Observable<Element>) {
    guard CurrentThreadScheduler.isScheduleRequired else { return subscription.setDisposable(source.subscribe(self)) }
    _ = CurrentThreadScheduler.instance.schedule(()) { _ in
      self.subscription.setDisposable(source.subscribe(self))
      return Disposables.create()
    }
  }

  func on(_ event: Event<Element>) {
    switch event {
    case .next(let element):
      // A source of the user may go on although it is disposed. Its elements must not reach the predicate again.
      if waiter.isOver { return }
      do {
        guard try predicate(element) else { return }
        record(isLast: { elements.count >= limit }) { elements.append(element) }
      } catch {
        record(isLast: { true }) { self.error = error }
      }
    case .error(let error): record(isLast: { true }) { self.error = error }
    case .completed: record(isLast: { true }) {}
    }
  }

  /// Disposes the subscription before the waiting thread goes on.
  private func record(isLast: () -> Bool, _ change: () -> Void) {
    guard waiter.record(isLast: isLast, change) else { return }
    subscription.dispose()
    waiter.end()
  }

  func result(_ didEnd: Bool) -> MaterializedSequenceResult<Element> {
    waiter.read {
      if !didEnd { return .failed(elements: elements, error: RxError.timeout) }
      if let error { return .failed(elements: elements, error: error) }
      return .completed(elements: elements)
    }
  }
}
