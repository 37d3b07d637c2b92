// SPDX-License-Identifier: MIT
import RxSwift
import RxTest

extension TestScheduler {
  /// Subscribes to a sequence, at frame 0 or as a subscription diagram says, and records what it emits.
  ///
  /// The scheduler runs when the expectation is compared, so all expectations of a test are made before the first of them is compared.
  ///
  /// - Parameters:
  ///   - source: the sequence.
  ///   - subscription: when it is subscribed, and until when, as in `--^---!`.
  ///   - fileID: where the call is.
  ///   - filePath: where the call is.
  ///   - line: where the call is.
  ///   - column: where the call is.
  /// - Returns: what is compared with a diagram, by its `emits`.
  public func expect<Source: ObservableConvertibleType>(
    _ source: Source, during subscription: String = "^", fileID: String = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> MarbleExpectation<Source.Element> {
    let site = MarbleCallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    return MarbleExpectation(self, recording(source.asObservable(), subscription, site))
  }

  /// Subscribes to a sequence of sequences and to each of these as it comes, and records what they emit.
  ///
  /// - Parameters:
  ///   - source: the sequence of sequences.
  ///   - subscription: when it is subscribed, and until when, as in `--^---!`. The inner subscriptions end then, too.
  ///   - fileID: where the call is.
  ///   - filePath: where the call is.
  ///   - line: where the call is.
  ///   - column: where the call is.
  /// - Returns: what is compared with a diagram that has lines for the inner sequences.
  public func expect<Source: ObservableConvertibleType>(
    _ source: Source, during subscription: String = "^", fileID: String = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> MarbleSequencesExpectation<Source.Element.Element> where Source.Element: ObservableConvertibleType {
    let site = MarbleCallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    let inner = CompositeDisposable()
    let observable = source.asObservable().map { [unowned self] sequence in
      let observer = createObserver(Source.Element.Element.self)
      _ = inner.insert(sequence.asObservable().subscribe(observer))
      return observer
    }
    return MarbleSequencesExpectation(self, recording(observable, subscription, site, inner))
  }

  /// Begins to compare the subscriptions of a hot or cold sequence with diagrams.
  public func expect<Element>(subscriptionsOf source: TestableObservable<Element>) -> SubscriptionsExpectation {
    SubscriptionsExpectation(self) { source.subscriptions }
  }

  private func recording<Element>(
    _ source: Observable<Element>, _ subscription: String, _ site: MarbleCallSite,
    _ inner: any Disposable = Disposables.create()
  ) -> TestableObserver<Element> {
    let observer = createObserver(Element.self)
    if clock > initialClock {
      site.fail("The scheduler has run already, to frame \(clock - initialClock): expect before anything is compared.")
      return observer
    }
    guard let window = site.read({ try Subscription(marbles: subscription, duration: frameDuration) }) else {
      return observer
    }
    let disposable = SingleAssignmentDisposable()
    scheduleAt(initialClock + window.subscribe) { disposable.setDisposable(source.subscribe(observer)) }
    guard window.unsubscribe != Int.max else { return observer }
    scheduleAt(initialClock + window.unsubscribe) {
      disposable.dispose()
      inner.dispose()
    }
    return observer
  }

  /// Runs everything; returns what to say if there is no end to it.
  func runToTheEnd() -> String? {
    let limit = 50_000
    if start(limit: limit) { return nil }
    return """
      There is no end to it: \(limit) actions were scheduled until frame \(clock - initialClock). \
      Say until when the sequence is subscribed: expect(source, during: "^---!").
      """
  }
}
