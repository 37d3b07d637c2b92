// SPDX-License-Identifier: MIT
// A diagnostic that stops the program is looked at in a process of its own, which needs exit tests (Swift 6.2).
#if DEBUG && os(Linux) && canImport(Runtime) && compiler(>=6.2)
  import RxCocoa
  import RxTest
  import Testing

  /// Mistakes, and the lines in which they are made.
  private enum Mistake {
    enum Failure: Error { case first }

    static let functionLine = #line + 1
    static func function(_ source: Observable<Int>) { _ = source.bind(onNext: { _ in }) }

    static let binderLine = #line + 1
    static func binder(_ source: Observable<Int>, _ binder: Binder<Int>) { _ = source.bind(to: binder) }

    static let optionalLine = #line + 1
    static func optional(_ source: Observable<Int>, _ binder: Binder<Int?>) { _ = source.bind(to: binder, binder) }

    static let driverLine = #line + 1
    static func driver(_ source: Observable<Int>) -> Driver<Int> { ControlEvent(events: source).asDriver() }
  }

  private func expect(_ bytes: [UInt8]?, names line: Int, says message: String, at location: SourceLocation) {
    let text = String(decoding: bytes ?? [], as: UTF8.self)
    let expected = "BindingDiagnosticsTests.swift:\(line): Fatal error: \(message)"
    #expect(text.contains(expected), "\(text)", sourceLocation: location)
  }

  @Suite struct BindingDiagnosticsTests {
    @Test func anErrorInABindingToAFunctionNamesTheBinding() async {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        let subject = PublishSubject<Int>()
        Mistake.function(subject)
        subject.onError(Mistake.Failure.first)
      }
      expect(
        result?.standardErrorContent, names: Mistake.functionLine,
        says: "A binding cannot take errors, but received: first", at: #_sourceLocation)
    }

    @Test func anErrorInABindingToABinderNamesTheBinding() async {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        let subject = PublishSubject<Int>()
        Mistake.binder(subject, Binder(subject) { _, _ in })
        subject.onError(Mistake.Failure.first)
      }
      expect(
        result?.standardErrorContent, names: Mistake.binderLine,
        says: "A binder cannot take errors, but received: first", at: #_sourceLocation)
    }

    @Test func anErrorInABindingToABinderOfOptionalsNamesTheBinding() async {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        let subject = PublishSubject<Int>()
        Mistake.optional(subject, Binder(subject) { _, _ in })
        subject.onError(Mistake.Failure.first)
      }
      expect(
        result?.standardErrorContent, names: Mistake.optionalLine,
        says: "A binder cannot take errors, but received: first", at: #_sourceLocation)
    }

    @Test func anErrorOfAControlNamesTheDriverThatTrustedIt() async {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        // A control is subscribed to on the main thread: at once only if this is it.
        await MainActor.run {
          let subject = PublishSubject<Int>()
          let clock = TestScheduler(initialClock: 0)
          SharingScheduler.mock(scheduler: clock) { _ = Mistake.driver(subject).asObservable().subscribe() }
          subject.onError(Mistake.Failure.first)
          clock.start()
        }
      }
      expect(
        result?.standardErrorContent, names: Mistake.driverLine, says: "A sequence that cannot fail failed: first",
        at: #_sourceLocation)
    }
  }
#endif
