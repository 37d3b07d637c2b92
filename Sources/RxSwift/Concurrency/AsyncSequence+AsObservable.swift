// SPDX-License-Identifier: MIT

@available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, *)
extension AsyncSequence {
  /// The asynchronous sequence as an observable, iterated anew in a task for each subscription.
  ///
  /// What the iteration throws is the error of the observable. Disposing the subscription cancels the task.
  ///
  /// - Parameter priority: the priority of the task.
  public func asObservable(priority: TaskPriority? = nil) -> Observable<Element> {
    let iterate: (GatedInlet) async -> Void = { gate in
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
    let work = Uncheckedly(iterate)
    return SourceObservable { inlet in
      let gate = GatedInlet(inlet.pipeline)
      let task = Task(priority: priority) { await work.value(gate) }
      return Disposables.create { task.cancel() }
    }
  }
}
