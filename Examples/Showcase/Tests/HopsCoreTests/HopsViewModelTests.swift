// SPDX-License-Identifier: MIT
import RxKit
import XCTest

@testable import HopsCore

final class HopsViewModelTests: XCTestCase {
  func testHopsComeInPagesUntilTheEnd() {
    let stage = HopsStage()
    stage.pass(5)
    XCTAssertEqual(stage.state.emptyPage, .loading)
    stage.pass()
    XCTAssertEqual(stage.names.count, 10)
    XCTAssertEqual(stage.state.summary, "10 hops so far")
    stage.model.more.accept(())
    stage.pass(5)
    XCTAssertEqual(stage.state.rows.last, .loading)
    stage.pass()
    stage.model.more.accept(())
    stage.pass()
    XCTAssertEqual(stage.state.rows.last, .end(30))
    stage.model.more.accept(())
    stage.pass()
    XCTAssertEqual(stage.asked.value.filter { $0.hasPrefix("hops") }, ["hops page=1", "hops page=2", "hops page=3"])
    XCTAssertEqual(stage.state.origins, .countries(["Austria", "Belgium"]))
  }

  func testTypingPausesAndFiltersDoNot() {
    let stage = HopsStage()
    stage.pass()
    for text in ["h", "ho", "hop 2"] {
      stage.model.find { $0.text = text }
      stage.pass(50)
    }
    stage.pass()
    XCTAssertEqual(stage.names, ["Hop 2"] + (20...28).map { "Hop \($0)" })
    XCTAssertFalse(stage.asked.value.contains { $0.contains("q=h ") || $0.hasSuffix("q=ho") })
    stage.model.find { $0.origin = "Belgium" }
    stage.model.find { $0.kind = .aroma }
    stage.model.find { $0.alpha = 23 }
    stage.pass(20)
    XCTAssertEqual(stage.names, ["Hop 25"])
    stage.model.find { $0.text = "nothing" }
    stage.pass()
    XCTAssertEqual(stage.state.emptyPage, .nothing(stage.state.query))
  }

  func testDetailsLinkToEachOther() {
    let stage = HopsStage()
    stage.pass()
    stage.model.open("Hop 3")
    XCTAssertEqual(stage.state.details, .loading("Hop 3"))
    stage.pass()
    guard case .hop(let hop)? = stage.state.details else {
      return XCTFail("\(String(describing: stage.state.details))")
    }
    XCTAssertEqual(hop.substitutes, [Hop.Substitute(name: "Hop 4", hop: "Hop 4")])
    stage.model.open(hop.substitutes[0].hop)
    stage.pass()
    XCTAssertEqual(stage.state.details?.name, "Hop 4")
    stage.model.open("Hop 99")
    stage.pass()
    XCTAssertEqual(stage.state.details, .failed("Hop 99", .serverFailed(404)))
    stage.model.open(nil)
    XCTAssertNil(stage.state.details)
  }

  func testFaultsAreToldAndTriedAgain() {
    let stage = HopsStage()
    stage.fault.accept(.offline)
    stage.pass()
    XCTAssertEqual(stage.state.emptyPage, .offline)
    stage.fault.accept(nil)
    stage.model.retry.accept(())
    stage.pass()
    XCTAssertEqual(stage.names.count, 10)
    for fault in [HopsError.serverFailed(500), .unreadable, .timedOut] {
      stage.fault.accept(fault)
      stage.model.more.accept(())
      stage.pass()
      XCTAssertEqual(stage.state.rows.last, .failed(fault.message))
      XCTAssertEqual(stage.names.count, 10)
    }
    stage.fault.accept(nil)
    stage.model.retry.accept(())
    stage.pass()
    XCTAssertEqual(stage.names.count, 20)
  }

  /// The wish is for the list: the details stay, also when the server would not give them now.
  func testDetailsThatHaveComeAreNotAskedForAgain() {
    let stage = HopsStage(timeToLive: .seconds(0))
    stage.pass()
    stage.model.open("Hop 3")
    stage.pass()
    let details = stage.state.details
    stage.fault.accept(.offline)
    stage.model.more.accept(())
    stage.pass()
    stage.model.retry.accept(())
    XCTAssertEqual(stage.state.details, details)
    stage.pass()
    XCTAssertEqual(stage.state.details, details)
    XCTAssertEqual(stage.asked.value, ["hops page=1", "origins", "hops Hop 3", "hops page=2", "hops page=2"])
    // Details that have failed are.
    stage.model.open("Hop 4")
    stage.pass()
    XCTAssertEqual(stage.state.details, .failed("Hop 4", .offline))
    stage.fault.accept(nil)
    stage.model.retry.accept(())
    XCTAssertEqual(stage.state.details, .loading("Hop 4"))
    stage.pass()
    XCTAssertEqual(stage.state.details?.name, "Hop 4")
  }

  func testTheOriginsThatFailAreToldAndTriedAgain() {
    let stage = HopsStage()
    stage.faultOfOrigins.accept(.serverFailed(500))
    stage.pass(5)
    XCTAssertEqual(stage.state.origins, .loading)
    stage.pass()
    XCTAssertEqual(stage.state.origins, .failed(.serverFailed(500)))
    XCTAssertEqual(stage.names.count, 10, "the list goes without the origins")
    stage.faultOfOrigins.accept(.offline)
    stage.model.retry.accept(())
    stage.pass(5)
    XCTAssertEqual(stage.state.origins, .loading)
    stage.pass()
    XCTAssertEqual(stage.state.origins, .failed(.offline))
    stage.faultOfOrigins.accept(nil)
    stage.model.retry.accept(())
    stage.pass()
    XCTAssertEqual(stage.state.origins, .countries(["Austria", "Belgium"]))
    let count = stage.asked.value.count
    stage.model.retry.accept(())
    stage.pass()
    XCTAssertEqual(stage.asked.value.count, count, "what has come is asked for again")
  }

  func testWorkStopsWhileThePageIsNotShownAndResumesWhenItIs() {
    let stage = HopsStage(isActive: false)
    stage.pass()
    XCTAssertEqual(stage.asked.value, [])
    stage.model.active.isActive = true
    stage.pass(5)
    XCTAssertEqual(stage.asked.value, ["hops page=1", "origins"])
    stage.model.active.isActive = false
    XCTAssertEqual(
      Set(stage.cancelled.value), ["hops page=1", "origins"], "requests go on for a page that is not shown")
    stage.model.find { $0.origin = "Austria" }
    stage.model.open("Hop 1")
    let count = stage.states.events.count
    stage.pass()
    XCTAssertEqual(stage.states.events.count, count)
    XCTAssertEqual(stage.asked.value.count, 2)
    stage.model.active.isActive = true
    stage.pass()
    XCTAssertEqual(stage.names, (0..<10).map { "Hop \($0 * 2)" })
    XCTAssertEqual(stage.state.details?.name, "Hop 1")
  }

  /// Another window changes the units as fast as it likes: a page that is not shown hears of it when it is over, or when it is shown.
  func testAPageThatIsNotShownHearsOfAmountsWhenTheyHaveComeToRest() {
    let stage = HopsStage()
    stage.pass()
    stage.model.active.isActive = false
    let count = stage.states.events.count
    for step in 0..<10 {
      stage.units.accept(step % 2 == 0 ? .imperial : .metric)
      stage.model.brew { $0.litres = Double(step) }
      stage.pass(500)
    }
    XCTAssertEqual(stage.states.events.count, count)
    stage.pass(600)
    XCTAssertEqual(stage.states.events.count, count + 1)
    XCTAssertEqual(stage.state.recipe.litres, 9)
    stage.units.accept(.imperial)
    stage.pass(1)
    stage.model.active.isActive = true
    stage.pass(1)
    XCTAssertEqual(stage.state.units, .imperial)
  }

  /// The page is made anew when the user comes back to it: what is open is not kept in its widgets.
  func testTheFilterStaysOpen() {
    let stage = HopsStage()
    stage.pass()
    stage.model.toggleFilter()
    stage.model.active.isActive = false
    stage.model.active.isActive = true
    XCTAssertTrue(stage.state.isFiltering)
    stage.model.toggleFilter()
    XCTAssertFalse(stage.state.isFiltering)
  }

  func testWhatHasComeIsNotAskedForAgain() {
    let stage = HopsStage()
    stage.pass()
    stage.model.active.isActive = false
    stage.model.active.isActive = true
    stage.pass(1)
    XCTAssertEqual(stage.names.count, 10)
    XCTAssertEqual(stage.asked.value, ["hops page=1", "origins"])
  }

  func testAmountsAreWrittenInTheUnitsOfTheAccount() {
    let stage = HopsStage()
    stage.pass()
    let hop = stage.state.list.elements[5]
    XCTAssertEqual(stage.state.recipe.amount(of: hop, in: stage.state.units), "52 g")
    XCTAssertEqual(stage.state.recipe.volume(in: stage.state.units), "20.0 l")
    stage.units.accept(.imperial)
    stage.pass(1)
    XCTAssertEqual(stage.state.recipe.amount(of: hop, in: stage.state.units), "1.8 oz")
    XCTAssertEqual(stage.state.recipe.volume(in: stage.state.units), "5.3 gal")
    stage.model.brew { $0.bitterness = 60 }
    XCTAssertEqual(stage.state.recipe.amount(of: hop, in: .metric), "104 g")
    // Hop 0 has no alpha acids.
    XCTAssertEqual(stage.state.recipe.amount(of: stage.state.list.elements[0], in: .metric), "—")
  }
}
