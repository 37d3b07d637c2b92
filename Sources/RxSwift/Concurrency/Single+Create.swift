// SPDX-License-Identifier: MIT

@available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, *)
extension PrimitiveSequenceType where Trait == SingleTrait {
  /// A single of the result of an asynchronous function, which runs anew in a task for each subscription.
  ///
  /// If the function throws an error, the single fails with it. Disposing the subscription cancels the task.
  ///
  /// See <http://reactivex.io/documentation/operators/create.html>.
  ///
  /// ```swift
  /// func title(of page: Int) async throws -> String { "Page \(page)" }
  ///
  /// let single = Single.create { try await title(of: 7) }
  /// print(try await single.value)  // prints Page 7
  /// ```
  ///
  /// - Parameters:
  ///   - detached: whether the task is independent of the actor, the priority and the task-local values of the
  ///     subscriber.
  ///   - priority: the priority of the task.
  ///   - work: the function.
  @preconcurrency
  public static func create(
    detached: Bool = false,
    priority: TaskPriority? = nil,
    work: @escaping @Sendable () async throws -> Element
  ) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(raw: taskSource(detached, priority) { gate in gate.next(try await work()) })
  }
}
