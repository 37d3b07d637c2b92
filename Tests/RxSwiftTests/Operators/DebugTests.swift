// SPDX-License-Identifier: MIT
import Foundation
import RxSwift
import RxTestSupport
import XCTest

final class DebugTests: XCTestCase {
  /// What `body` prints, without the times.
  private func printed(_ body: () -> Void) throws -> [String] {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    fflush(nil)
    let standardOutput = dup(1)
    let descriptor = open(file.path, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
    dup2(descriptor, 1)
    body()
    fflush(nil)
    dup2(standardOutput, 1)
    close(standardOutput)
    close(descriptor)
    defer { try? FileManager.default.removeItem(at: file) }
    return try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map { line in
      let time = line.prefix(23)
      XCTAssertNotNil(
        time.range(of: #"^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d\.\d{3}$"#, options: .regularExpression), "\(line)")
      XCTAssert(line.dropFirst(23).hasPrefix(": "))
      return String(line.dropFirst(25))
    }
  }

  func testCompletion() throws {
    let lines = try printed { _ = Observable.of(1, 2).debug("id").subscribe { _ in } }
    XCTAssertEqual(
      lines,
      [
        "id -> subscribed", "id -> Event next(1)", "id -> Event next(2)", "id -> Event completed", "id -> isDisposed",
      ])
  }

  func testFailureAndDisposal() throws {
    let failed = try printed { _ = Observable<Int>.error(TestError()).debug("id").subscribe { _ in } }
    XCTAssertEqual(failed, ["id -> subscribed", "id -> Event error(TestError())", "id -> isDisposed"])
    let disposed = try printed {
      let subscription = Observable<Int>.never().debug("id").subscribe { _ in }
      subscription.dispose()
      subscription.dispose()
    }
    XCTAssertEqual(disposed, ["id -> subscribed", "id -> isDisposed"])
  }

  func testIssue1828ALoggerGetsTheLines() throws {
    let log = Log()
    let lines = try printed {
      _ = Observable.of("a", "b").debug("id") { log.add($0) }.subscribe { _ in }
      _ = Single.just(String(repeating: "x", count: 50)).debug("single", trimOutput: true) { log.add($0) }.subscribe()
      _ = Infallible.just(2).debug("infallible", logger: { log.add($0) }).subscribe()
      Observable<Int>.never().debug(line: 7) { log.add($0) }.subscribe().dispose()
    }
    XCTAssertEqual(lines, [])
    XCTAssertEqual(
      log.lines.prefix(8),
      [
        "id -> subscribed", "id -> Event next(a)", "id -> Event next(b)", "id -> Event completed", "id -> isDisposed",
        "single -> subscribed", "single -> Event next(xxxxxxxxxxxxxxx...xxxxxxxxxxxxxxxxxxx)",
        "single -> Event completed",
      ])
    XCTAssert(log.lines.contains("infallible -> Event next(2)"))
    let place = "DebugTests.swift:7 (testIssue1828ALoggerGetsTheLines()) -> "
    XCTAssertEqual(log.lines.suffix(2), [place + "subscribed", place + "isDisposed"])
  }

  func testOrderOfTwo() throws {
    let lines = try printed { _ = Observable.just(1).debug("a").debug("b").subscribe { _ in } }
    XCTAssertEqual(
      lines,
      [
        "b -> subscribed", "a -> subscribed", "a -> Event next(1)", "b -> Event next(1)", "a -> Event completed",
        "b -> Event completed", "b -> isDisposed", "a -> isDisposed",
      ])
  }

  func testSaysDisposedBeforeUpstreamIsDisposed() throws {
    let lines = try printed {
      Observable<Int>.never().debug("a").debug("b").subscribe { _ in }.dispose()
    }
    XCTAssertEqual(Array(lines.suffix(2)), ["b -> isDisposed", "a -> isDisposed"])
  }

  func testTrimmedOutput() throws {
    let text = String(repeating: "0123456789", count: 10)
    let lines = try printed { _ = Observable.just(text).debug("id", trimOutput: true).subscribe { _ in } }
    XCTAssertEqual(lines[1], "id -> Event next(012345678901234...1234567890123456789)")
    let short = try printed { _ = Observable.just(1).debug("id", trimOutput: true).subscribe { _ in } }
    XCTAssertEqual(short[1], "id -> Event next(1)")
  }

  func testDefaultIdentifierIsThePlace() throws {
    let lines = try printed {
      _ = Observable.just(1).debug(file: "/a/b/File.swift", line: 7, function: "f()").subscribe { _ in }
    }
    XCTAssertEqual(lines.first, "File.swift:7 (f()) -> subscribed")
  }
}
