// SPDX-License-Identifier: MIT

@available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, *)
extension AsyncSequence {
  /// The asynchronous sequence as an observable, iterated anew in a task for each subscription.
  ///
  /// If the iteration throws an error, the observable fails with it. Disposing the subscription cancels the task.
  ///
  /// ```swift
  /// let numbers = AsyncStream<Int> { continuation in
  ///   for number in 1...3 { continuation.yield(number) }
  ///   continuation.finish()
  /// }
  /// for try await square in numbers.asObservable().map({ $0 * $0 }).values { print(square) }  // prints 1, 4, 9
  /// ```
  ///
  /// - Parameter priority: the priority of the task.
  public func asObservable(priority: TaskPriority? = nil) -> Observable<Element> {
    let iterate: (SerializedEmitter) async -> Void = { gate in
      do {
        for try await element in self {
          gate.next(element)
          // Disposal only cancels the task, and a sequence may ignore the cancellation.
          if Task.isCancelled { return }
        }
        gate.completed()
      } catch {
        gate.error(error)
      }
    }
    // The closure goes from task to task: each subscription makes an iterator of its own, as every consumer of the
    // sequence does.
    let work = UncheckedSendable(iterate)
    return Observable { emitter in
      let gate = SerializedEmitter(emitter.running)
      let task = Task(priority: priority) { await work.value(gate) }
      return Disposables.create { task.cancel() }
    }
  }
}
