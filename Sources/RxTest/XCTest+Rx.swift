// SPDX-License-Identifier: MIT
import RxSwift
import XCTest

/// Asserts that two lists of events are equal.
public func XCTAssertEqual<Element: Equatable>(
  _ lhs: [Event<Element>], _ rhs: [Event<Element>], file: StaticString = #file, line: UInt = #line
) {
  assertSame(lhs, rhs, lhs == rhs, file, line)
}

/// Asserts that two lists of results are equal.
public func XCTAssertEqual<Element: Equatable>(
  _ lhs: [SingleEvent<Element>], _ rhs: [SingleEvent<Element>], file: StaticString = #file, line: UInt = #line
) {
  let areSame = lhs.count == rhs.count && zip(lhs, rhs).allSatisfy { areEqual($0, $1) }
  assertSame(lhs, rhs, areSame, file, line)
}

/// Asserts that two lists of events are equal.
public func XCTAssertEqual<Element: Equatable>(
  _ lhs: [MaybeEvent<Element>], _ rhs: [MaybeEvent<Element>], file: StaticString = #file, line: UInt = #line
) {
  assertSame(lhs, rhs, lhs == rhs, file, line)
}

/// Asserts that two lists of events are equal.
public func XCTAssertEqual(
  _ lhs: [CompletableEvent], _ rhs: [CompletableEvent], file: StaticString = #file, line: UInt = #line
) {
  assertSame(lhs, rhs, lhs == rhs, file, line)
}

/// Asserts that two lists of recorded events are equal, times included.
public func XCTAssertEqual<Element: Equatable>(
  _ lhs: [Recorded<Event<Element>>], _ rhs: [Recorded<Event<Element>>], file: StaticString = #file, line: UInt = #line
) {
  assertSame(lhs, rhs, lhs == rhs, file, line)
}

/// Asserts that two lists of recorded events with optional elements are equal, times included.
public func XCTAssertEqual<Element: Equatable>(
  _ lhs: [Recorded<Event<Element?>>], _ rhs: [Recorded<Event<Element?>>], file: StaticString = #file,
  line: UInt = #line
) {
  assertSame(lhs, rhs, lhs == rhs, file, line)
}

/// Asserts that a list of recorded events consists of the given elements, whatever their times.
///
/// It leaves terminal events out, but a recorded error fails the assertion.
public func XCTAssertRecordedElements<Element: Equatable>(
  _ stream: [Recorded<Event<Element>>], _ elements: [Element], file: StaticString = #file, line: UInt = #line
) {
  if let failure = stream.first(where: { $0.value.error != nil }) {
    XCTFail("The sequence failed: \(failure)", file: file, line: line)
    return
  }
  let received = stream.compactMap { $0.value.element }
  assertSame(received, elements, received == elements, file, line)
}

private func assertSame<Value>(_ lhs: [Value], _ rhs: [Value], _ areSame: Bool, _ file: StaticString, _ line: UInt) {
  guard !areSame else { return }
  func list(_ values: [Value]) -> String { values.map { "\n    \($0)" }.joined() }
  XCTFail("The first list is:\(list(lhs))\n  and the second is:\(list(rhs))", file: file, line: line)
}
