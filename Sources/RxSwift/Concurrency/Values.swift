// SPDX-License-Identifier: MIT

@available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, *)
extension ObservableConvertibleType {
  /// The elements as an asynchronous sequence, which throws the error of the observable.
  ///
  /// Reading the property subscribes. The sequence keeps elements that no task has awaited yet, without bound: see
  /// `values(bufferingPolicy:)`. Only one task may iterate a sequence. If two tasks await its next element at the same
  /// time, the program stops. So read the property again for each task. The subscription is disposed when the sequence
  /// is released or its task is cancelled. If this happens before the observable ends, a loop receives the elements that
  /// are kept, and then `CancellationError`.
  ///
  /// ```swift
  /// for try await number in Observable.of(1, 2, 3).values { print(number) }  // prints 1, 2, 3
  /// ```
  public var values: AsyncThrowingStream<Element, any Swift.Error> { values(bufferingPolicy: .unbounded) }

  /// The elements as an asynchronous sequence, which throws the error of the observable.
  ///
  /// Calling the method subscribes. Only one task may iterate a sequence. If two tasks await its next element at the
  /// same time, the program stops. So call the method again for each task. The subscription is disposed when the
  /// sequence is released or its task is cancelled. If this happens before the observable ends, a loop receives the elements that
  /// are kept, and then `CancellationError`.
  ///
  /// ```swift
  /// let states = Observable.of("loading", "loaded")
  /// for try await state in states.values(bufferingPolicy: .bufferingNewest(1)) { print(state) }  // prints loaded
  /// ```
  ///
  /// - Parameter bufferingPolicy: which elements to keep while no task has awaited them.
  public func values(
    bufferingPolicy: AsyncThrowingStream<Element, any Swift.Error>.Continuation.BufferingPolicy
  ) -> AsyncThrowingStream<Element, any Swift.Error> {
    AsyncThrowingStream(bufferingPolicy: bufferingPolicy) { continuation in
      let subscription = asObservable().connect(
        ClosureStage(
          Element.self,
          // Elements go from the source's thread to the task that awaits them, as they go to any observer.
          onNext: { continuation.yield(UncheckedSendable($0).value) },
          end: { continuation.finish(throwing: $0) }))
      // A disposable may be disposed from any thread.
      let shared = UncheckedSendable(subscription)
      continuation.onTermination = { termination in
        shared.value.dispose()
        // The stream calls this before it ends by itself. A cancelled loop must not look like a loop that came to the
        // end.
        if case .cancelled = termination { continuation.finish(throwing: CancellationError()) }
      }
    }
  }
}

@available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, *)
extension InfallibleType {
  /// The elements as an asynchronous sequence.
  ///
  /// Reading the property subscribes. The sequence keeps elements that no task has awaited yet, without bound: see
  /// `values(bufferingPolicy:)`. Only one task may iterate a sequence. If two tasks await its next element at the same
  /// time, the program stops. So read the property again for each task. The subscription is disposed when the sequence
  /// is released or its task is cancelled.
  ///
  /// ```swift
  /// for await number in Infallible.of(1, 2, 3).values { print(number) }  // prints 1, 2, 3
  /// ```
  public var values: AsyncStream<Element> { values(bufferingPolicy: .unbounded) }

  /// The elements as an asynchronous sequence.
  ///
  /// Calling the method subscribes. Only one task may iterate a sequence. If two tasks await its next element at the
  /// same time, the program stops. So call the method again for each task. The subscription is disposed when the
  /// sequence is released or its task is cancelled.
  ///
  /// ```swift
  /// let states = Infallible.of("loading", "loaded")
  /// for await state in states.values(bufferingPolicy: .bufferingNewest(1)) { print(state) }  // prints loaded
  /// ```
  ///
  /// - Parameter bufferingPolicy: which elements to keep while no task has awaited them.
  public func values(bufferingPolicy: AsyncStream<Element>.Continuation.BufferingPolicy) -> AsyncStream<Element> {
    AsyncStream(bufferingPolicy: bufferingPolicy) { continuation in
      let subscription = asObservable().connect(
        ClosureStage(
          Element.self,
          // Elements go from the source's thread to the task that awaits them, as they go to any observer.
          onNext: { continuation.yield(UncheckedSendable($0).value) },
          end: { _ in continuation.finish() }))
      // A disposable may be disposed from any thread.
      let shared = UncheckedSendable(subscription)
      continuation.onTermination = { _ in shared.value.dispose() }
    }
  }
}
