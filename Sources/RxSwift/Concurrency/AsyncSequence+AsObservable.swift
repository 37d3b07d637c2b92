// SPDX-License-Identifier: MIT

@available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, *)
extension AsyncSequence {
  /// The asynchronous sequence as an observable, iterated anew in a task for each subscription.
  ///
  /// What the iteration throws is the error of the observable. Disposing the subscription cancels the task.
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
          // Cancelling is all that disposal does, and a sequence may ignore it.
          if Task.isCancelled { return }
        }
        gate.completed()
      } catch {
        gate.error(error)
      }
    }
    // Sent from task to task: each subscription makes an iterator of its own, as every consumer of the sequence does.
    let work = UncheckedSendable(iterate)
    return Observable { emitter in
      let gate = SerializedEmitter(emitter.running)
      let task = Task(priority: priority) { await work.value(gate) }
      return Disposables.create { task.cancel() }
    }
  }
}
