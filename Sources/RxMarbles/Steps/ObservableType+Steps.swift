// SPDX-License-Identifier: MIT
import RxSwift

@available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, *)
extension ObservableType {
  /// Runs an asynchronous function in step with virtual time: it gets the elements, and what it sends comes out in the frame of the element after
  /// which it sends it.
  ///
  /// The thread of the test waits after each element until the function asks for the next one, or ends. So a function that runs in tasks of its
  /// own is tested by diagrams, too:
  ///
  /// ```swift
  /// let scheduler = TestScheduler(frame: .milliseconds(1))
  /// let letters = scheduler.cold("-a--b-|")
  /// let doubled = letters.inStep { steps in
  ///   Observable<String>.create(priority: nil) { observer in
  ///     for try await letter in steps { observer.onNext(letter + letter) }
  ///   }
  /// }
  /// scheduler.expect(doubled).emits("-x--y-|", values: ["x": "aa", "y": "bb"])
  /// ```
  ///
  /// The function waits for nothing else: not for a clock, and not for the main actor, whose thread the test may have. The sequence
  /// fails with a ``MarbleStepsError`` when it waits for ten seconds.
  ///
  /// - Parameter make: makes the sequence that runs the function; called on each subscription, with steps for one task.
  public func inStep<Output: ObservableConvertibleType>(
    _ make: @escaping @Sendable (MarbleSteps<Element>) -> Output
  ) -> Observable<Output.Element> {
    inStep(patience: 10, make)
  }

  /// - Parameter patience: for how many seconds the function is waited for.
  func inStep<Output: ObservableConvertibleType>(
    patience: Double, _ make: @escaping @Sendable (MarbleSteps<Element>) -> Output
  ) -> Observable<Output.Element> {
    let source = asObservable()
    return Observable.create { observer in
      let meeting = MarbleMeeting<Output.Element>()
      let steps = MarbleSteps<Element> { meeting.ask() }
      let deliver: @Sendable () -> Void = {
        guard let events = meeting.wait(seconds: patience) else { return observer.onError(MarbleStepsError()) }
        for event in events { observer.on(event) }
      }
      let work = make(steps).asObservable().subscribe { meeting.note($0) }
      deliver()
      let feeding = source.subscribe { event in
        meeting.give()
        steps.give(event)
        deliver()
      }
      return Disposables.create(work, feeding)
    }
  }
}

/// A function neither asks for its next step nor ends: see ``RxSwift/ObservableType/inStep(_:)``.
public struct MarbleStepsError: Error, Hashable, CustomStringConvertible {
  /// What is wrong, in a sentence.
  public var description: String { "The function waits for something else than its next step." }
}
