// SPDX-License-Identifier: MIT

@available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, *)
extension ObservableType {
  /// A sequence made by an asynchronous function, which runs anew in a task for each subscription.
  ///
  /// The function sends as many elements as it likes. When it returns, the sequence completes. When it throws, the
  /// sequence fails. Neither happens if the function has ended the sequence itself. Disposing the subscription cancels
  /// the task, and so does the end of the sequence. The sequence ignores events that the function sends after that. The
  /// function does not wait for observers: it goes on while an observer handles an element elsewhere.
  ///
  /// See <http://reactivex.io/documentation/operators/create.html>.
  ///
  /// ```swift
  /// let numbers = Observable<Int>.create(priority: .utility) { observer in
  ///   for number in 0..<10 {
  ///     try await Task.sleep(nanoseconds: 1_000_000)
  ///     observer.onNext(number)
  ///   }
  /// }
  /// ```
  ///
  /// You always write the label `priority`. It distinguishes this function from the `create` whose closure returns a
  /// disposable.
  ///
  /// - Parameters:
  ///   - detached: whether the task is independent of the actor, the priority and the task-local values of the
  ///     subscriber.
  ///   - priority: the priority of the task; nil for the priority of the subscriber.
  ///   - work: the function; it may use the observer from any thread until it returns.
  @preconcurrency
  public static func create(
    detached: Bool = false,
    priority: TaskPriority?,
    work: @escaping @Sendable (AnyObserver<Element>) async throws -> Void
  ) -> Observable<Element> {
    taskSource(detached, priority) { gate in try await work(AnyObserver(gate)) }
  }
}

@available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, *)
extension InfallibleType {
  /// An infallible sequence made by an asynchronous function, which runs anew in a task for each subscription.
  ///
  /// The function sends as many elements as it likes. When it returns, the sequence completes, unless the function sent
  /// the end itself. Disposing the subscription cancels the task, and so does the end of the sequence. The sequence
  /// ignores events that the function sends after that.
  ///
  /// You always write the label `priority`. It distinguishes this function from the `create` whose closure returns a
  /// disposable.
  ///
  /// See <http://reactivex.io/documentation/operators/create.html>.
  ///
  /// ```swift
  /// let numbers = Infallible<Int>.create(priority: .utility) { observer in
  ///   for number in 0..<3 { observer(.next(number)) }
  /// }
  /// for await number in numbers.values { print(number) }  // prints 0, 1, 2
  /// ```
  ///
  /// - Parameters:
  ///   - detached: whether the task is independent of the actor, the priority and the task-local values of the
  ///     subscriber.
  ///   - priority: the priority of the task; nil for the priority of the subscriber.
  ///   - work: the function; it may send from any thread until it returns.
  @preconcurrency
  public static func create(
    detached: Bool = false,
    priority: TaskPriority?,
    work: @escaping @Sendable (_ send: @escaping @Sendable (InfallibleEvent<Element>) -> Void) async -> Void
  ) -> Infallible<Element> {
    Infallible(
      taskSource(detached, priority) { gate in
        await work { event in
          switch event {
          case .next(let element): gate.next(element)
          case .completed: gate.completed()
          }
        }
      })
  }
}

@available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, *)
extension PrimitiveSequenceType where Trait == MaybeTrait {
  /// A maybe of the result of an asynchronous function, which runs anew in a task for each subscription.
  ///
  /// If the function returns nil, the maybe completes without an element. If the function throws an error, the maybe
  /// fails with it. Disposing the subscription cancels the task.
  ///
  /// See <http://reactivex.io/documentation/operators/create.html>.
  ///
  /// ```swift
  /// let cached = Maybe<String>.create(priority: .utility) { nil }
  /// print(try await cached.value ?? "not there")  // prints not there
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
    work: @escaping @Sendable () async throws -> Element?
  ) -> Maybe<Element> {
    Maybe(raw: taskSource(detached, priority) { gate in if let element = try await work() { gate.next(element) } })
  }
}

@available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, *)
extension PrimitiveSequenceType where Trait == CompletableTrait, Element == Never {
  /// A completable of an asynchronous function, which runs anew in a task for each subscription.
  ///
  /// When the function returns, the completable completes. If the function throws an error, the completable fails with
  /// it. Disposing the subscription cancels the task.
  ///
  /// See <http://reactivex.io/documentation/operators/create.html>.
  ///
  /// ```swift
  /// let save = Completable.create(priority: .utility) { print("saved") }
  /// try await save.value  // prints saved
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
    work: @escaping @Sendable () async throws -> Void
  ) -> Completable {
    Completable(raw: taskSource(detached, priority) { _ in try await work() })
  }
}

/// A source that runs `work` in a task, completes when it returns and fails when it throws.
@available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, *)
func taskSource<Element>(
  _ detached: Bool, _ priority: TaskPriority?, _ work: @escaping @Sendable (SerializedEmitter) async throws -> Void
) -> Observable<Element> {
  Observable { emitter in
    let gate = SerializedEmitter(emitter.running)
    let operation: @Sendable () async -> Void = {
      do {
        try await work(gate)
        gate.completed()
      } catch {
        gate.error(error)
      }
    }
    let task =
      detached
      ? Task.detached(priority: priority, operation: operation) : Task(priority: priority, operation: operation)
    return Disposables.create { task.cancel() }
  }
}
