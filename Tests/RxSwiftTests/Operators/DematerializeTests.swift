// SPDX-License-Identifier: MIT
import RxSwift
import RxTestSupport
import XCTest

final class DematerializeTests: XCTestCase {
  func testTurnsElementsIntoEvents() {
    let events: @Sendable (Int) -> Event<String> = { element in
      switch element {
      case 8: return .completed
      case 9: return .error(TestError())
      default: return .next("<\(element)>")
      }
    }
    assertMarbles("210:1 220:8 230:2", { $0.map(events).dematerialize() }, "210:<1> 220:|", subscribed: "200-220")
    assertMarbles("210:1 220:9 230:2", { $0.map(events).dematerialize() }, "210:<1> 220:x", subscribed: "200-220")
    assertMarbles("210:1 250:|", { $0.map(events).dematerialize() }, "210:<1> 250:|", subscribed: "200-250")
    assertMarbles("210:1 250:x", { $0.map(events).dematerialize() }, "210:<1> 250:x", subscribed: "200-250")
    assertMarbles("210:1", disposedAt: 300, { $0.map(events).dematerialize() }, "210:<1>", subscribed: "200-300")
  }

  func testUndoesMaterialize() {
    assertMarbles("210:1 220:2 250:|", { $0.materialize().dematerialize() }, "210:1 220:2 250:|", subscribed: "200-250")
    assertMarbles("210:1 250:x", { $0.materialize().dematerialize() }, "210:1 250:x", subscribed: "200-250")
  }
}
