// SPDX-License-Identifier: MIT
import RxSwift
import XCTest

final class TakeLastTests: XCTestCase {
  func testEmitsTheLastAtTheEnd() {
    assertMarbles("210:1 220:2 230:3 250:|", { $0.takeLast(2) }, "250:2 250:3 250:|", subscribed: "200-250")
    assertMarbles(
      "210:1 220:2 230:3 240:4 245:5 250:|", { $0.takeLast(3) }, "250:3 250:4 250:5 250:|", subscribed: "200-250")
    assertMarbles("210:1 250:|", { $0.takeLast(2) }, "250:1 250:|", subscribed: "200-250")
    assertMarbles("210:1 220:2 250:|", { $0.takeLast(1) }, "250:2 250:|", subscribed: "200-250")
    assertMarbles("210:1 250:|", { $0.takeLast(0) }, "250:|", subscribed: "200-250")
    assertMarbles("210:1 250:|", { $0.takeLast(.max) }, "250:1 250:|", subscribed: "200-250")
    XCTAssertEqual(events(of: Observable.range(start: 0, count: 100).takeLast(3)), "97 98 99 |")
    XCTAssertEqual(events(of: Observable.of("a", "b", "c").takeLast(2)), "b c |")
  }

  func testEndings() {
    assertMarbles("210:1", { $0.takeLast(2) }, "", subscribed: "200-1000")
    assertMarbles("210:1 250:x", { $0.takeLast(2) }, "250:x", subscribed: "200-250")
    assertMarbles("210:1 250:|", disposedAt: 240, { $0.takeLast(2) }, "", subscribed: "200-240")
  }

  func testDisposedWhileEmitting() {
    XCTAssertEqual(events(of: Observable.of(1, 2, 3).takeLast(3).take(2)), "1 2 |")
  }

  func testDropsElementsThatAreNotAmongTheLast() {
    final class Element {}
    let source = ManualSource<Element>()
    let subscription = source.takeLast(2).subscribe { _ in }
    weak var first: Element?
    func sendFirst() {
      let element = Element()
      first = element
      source.send(element)
    }
    sendFirst()
    source.send(Element())
    XCTAssertNotNil(first)
    source.send(Element())
    XCTAssertNil(first)
    subscription.dispose()
  }
}
