// SPDX-License-Identifier: MIT
#if GTK
  import Foundation
  import RxGTK
  import RxSwift
  import XCTest

  #if canImport(AppKit)
    // It declares `item` and `section` of a path.
    import AppKit
  #endif

  /// A test with real widgets; on Linux run under `scripts/on-display` where there is no screen.
  ///
  /// Not isolated as a class: XCTest on Linux does not find the tests of one that is.
  class GTKTestCase: XCTestCase {
    /// Runs a test on the main actor, after GTK is up.
    func onMain(_ body: @MainActor @escaping () throws -> Void) throws {
      #if os(Linux)
        let environment = ProcessInfo.processInfo.environment
        try XCTSkipIf(
          environment["DISPLAY"] == nil && environment["WAYLAND_DISPLAY"] == nil,
          "GTK needs a display: run under scripts/on-display")
      #endif
      try MainActor.assumeIsolated {
        MainLoop.prepare()
        try body()
      }
    }
  }

  /// Runs the loop until `condition` holds.
  @MainActor
  func waitFor(
    _ message: @autoclosure () -> String, seconds: Double = 60, line: UInt = #line,
    until condition: @MainActor () -> Bool
  ) {
    let end = DispatchTime.now() + seconds
    // It is asked once: what has just been so may be on its way to something else.
    var holds = condition()
    while !holds, DispatchTime.now() < end {
      if !MainLoop.runPending() { usleep(1000) }
      holds = condition()
    }
    XCTAssertTrue(holds, message(), line: line)
  }

  /// What an observable sent, and how it ended.
  @MainActor
  final class Record<Element: Sendable> {
    private(set) var elements: [Element] = []
    private(set) var isCompleted = false
    private var bag = DisposeBag()

    init<Source: ObservableConvertibleType>(_ source: Source) where Source.Element == Element {
      source.asObservable()
        .subscribe(
          onNext: { [weak self] element in MainActor.assumeIsolated { self?.elements.append(element) } },
          onCompleted: { [weak self] in MainActor.assumeIsolated { self?.isCompleted = true } }
        )
        .disposed(by: bag)
    }

    /// Listens no more.
    func stop() { bag = DisposeBag() }
  }
#endif
