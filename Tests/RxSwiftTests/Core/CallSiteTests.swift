// SPDX-License-Identifier: MIT
// A diagnostic that stops the program is looked at in a process of its own, which needs exit tests (Swift 6.2).
#if os(Linux) && canImport(Runtime) && compiler(>=6.2)
  import Foundation
  import RxRelay
  import RxSwift
  import RxTest
  import RxTestSupport
  import Testing
  import XCTest

  /// Mistakes, and the lines in which they are made.
  private enum Mistake {
    enum Failure: Error { case first }

    static let subscribeLine = #line + 1
    static func subscribe() { _ = Observable<Int>.error(Failure.first).subscribe(onNext: { _ in }) }

    static let singleLine = #line + 1
    static func single() { _ = Single<Int>.error(Failure.first).subscribe() }

    static let lateLine = #line + 1
    static func late(_ subject: PublishSubject<Int>) -> any Disposable { subject.map { $0 + 1 }.subscribe() }

    static let bindLine = #line + 1
    static func bind(_ subject: PublishSubject<Int>) { _ = subject.bind(to: PublishRelay<Int>()) }

    static let binderLine = #line + 1
    static func binder() { Binder<Int>(Box(0)) { _, _ in }.onError(Failure.first) }

    static let takeLine = #line + 1
    static func take() { _ = Observable<Int>.never().take(-1) }

    static let shareLine = #line + 1
    static func share() { _ = Observable<Int>.never().share(replay: -1) }

    static let rangeLine = #line + 1
    static func range() { _ = Observable.range(start: 250, count: 10 as UInt8) }

    static let sleepLine = #line + 1
    static func sleep() { TestScheduler(initialClock: 0).sleep(-1) }

    static let assignmentLine = #line + 1
    static func assign(_ single: SingleAssignmentDisposable) { single.setDisposable(Disposables.create()) }

    static let mainLine = #line + 1
    static func main() { MainScheduler.ensureRunningOnMainThread(errorMessage: "Not here.") }
  }

  private func output(_ bytes: [UInt8]?) -> String { String(decoding: bytes ?? [], as: UTF8.self) }

  private func place(_ line: Int) -> String { "CallSiteTests.swift:\(line)" }

  #if DEBUG
    /// What is named later, which only debug builds remember.
    @Suite struct SubscriptionSiteTests {
      @Test func anErrorThatNobodyHandlesIsPrintedWithThePlaceOfTheSubscription() async {
        let result = await #expect(processExitsWith: .success, observing: [\.standardOutputContent]) {
          Mistake.subscribe()
          Mistake.single()
          let subject = PublishSubject<Int>()
          _ = Mistake.late(subject)
          // From another thread, which has nothing of the subscription on its stack.
          Thread.detachNewThread {
            subject.onError(Mistake.Failure.first)
            exit(0)
          }
          try await Task.sleep(nanoseconds: 60_000_000_000)
        }
        let text = output(result?.standardOutputContent)
        let lines = text.split(separator: "\n").filter { $0.contains("does not handle errors: first, subscribed at /") }
        #expect(lines.count == 3, "\(text)")
        for (line, number) in zip(lines, [Mistake.subscribeLine, Mistake.singleLine, Mistake.lateLine]) {
          #expect(line.hasSuffix(place(number)))
        }
      }

      /// Errors in bindings were hard to locate.
      @Test func testIssue1809AnErrorInABindingNamesTheBinding() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
          let subject = PublishSubject<Int>()
          Mistake.bind(subject)
          subject.onError(Mistake.Failure.first)
        }
        let text = output(result?.standardErrorContent)
        let message = "An error reached a binding to a PublishRelay, which cannot fail: first"
        #expect(text.contains("\(place(Mistake.bindLine)): Fatal error: \(message)"), "\(text)")
      }

    }
  #endif

  @Suite struct CallSiteTests {
    #if DEBUG
      @Test func anErrorInABinderNamesTheSender() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { Mistake.binder() }
        let text = output(result?.standardErrorContent)
        #expect(text.contains("\(place(Mistake.binderLine)): Fatal error: A binder cannot take errors"), "\(text)")
      }

    #endif

    /// What is inlined may have no frame of its own in a release build, which names a caller further up then.
    private func expect(_ text: String, names line: Int, _ message: String) {
      #if DEBUG
        #expect(text.contains("\(place(line)): \(message)"), "\(text)")
      #else
        #expect(text.contains(message) && !text.contains("Sources/Rx"), "\(text)")
      #endif
    }

    /// In release builds, too.
    @Test func aWrongArgumentNamesTheCall() async {
      let take = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { Mistake.take() }
      let taken = output(take?.standardErrorContent)
      let message = "Fatal error: take(_:): count must not be negative, is -1\n"
      #expect(taken.contains("\(place(Mistake.takeLine)): \(message)"), "\(taken)")
      let share = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { Mistake.share() }
      let shared = output(share?.standardErrorContent)
      expect(shared, names: Mistake.shareLine, "Fatal error: share(replay")
      let range = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { Mistake.range() }
      let ranged = output(range?.standardErrorContent)
      expect(ranged, names: Mistake.rangeLine, "Fatal error: range(start")
    }

    /// Diagnostics named the file and the line of the library.
    @Test func testIssue1312ACallAtTheWrongMomentNamesTheCall() async {
      let sleep = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { Mistake.sleep() }
      let slept = output(sleep?.standardErrorContent)
      #expect(slept.contains("\(place(Mistake.sleepLine)): Fatal error: sleep(_:)"), "\(slept)")
      let assign = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        let single = SingleAssignmentDisposable()
        single.setDisposable(Disposables.create())
        Mistake.assign(single)
      }
      let assigned = output(assign?.standardErrorContent)
      let assignment = "\(place(Mistake.assignmentLine)): Fatal error: SingleAssignmentDisposable"
      #expect(assigned.contains(assignment), "\(assigned)")
    }

    @Test func aCallOnTheWrongThreadNamesTheCall() async {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        Thread.detachNewThread { Mistake.main() }
        try await Task.sleep(nanoseconds: 60_000_000_000)
      }
      let text = output(result?.standardErrorContent)
      #expect(text.contains("\(place(Mistake.mainLine)): Fatal error: Not here.\n"), "\(text)")
    }
  }

  #if DEBUG
    final class RecordedCallStackTests: XCTestCase {
      func testARecordedCallStackNamesFilesAndLines() {
        let (handler, records) = (Hooks.defaultErrorHandler, Hooks.recordCallStackOnError)
        defer { (Hooks.defaultErrorHandler, Hooks.recordCallStackOnError) = (handler, records) }
        let stacks = Box<[[String]]>([])
        Hooks.defaultErrorHandler = { stack, _ in stacks.value.append(stack) }
        Hooks.recordCallStackOnError = true
        Mistake.subscribe()
        Mistake.single()
        XCTAssertEqual(stacks.value.count, 2)
        for (stack, line) in zip(stacks.value, [Mistake.subscribeLine, Mistake.singleLine]) {
          XCTAssert(stack.contains { $0.hasSuffix(place(line)) }, "\(stack)")
          XCTAssert(stack.contains { $0.contains(#function.dropLast(2)) }, "\(stack)")
        }
      }
    }
  #endif
#endif
