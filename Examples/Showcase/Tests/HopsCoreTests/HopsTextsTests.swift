// SPDX-License-Identifier: MIT
import XCTest

@testable import HopsCore

/// What the page says, in words and units: the view only assigns it.
final class HopsTextsTests: XCTestCase {
  func testTheLinesOfThePage() {
    let stage = HopsStage()
    stage.pass(5)
    XCTAssertEqual(stage.state.countLine, "", "there is nothing to count yet")
    stage.pass()
    XCTAssertEqual(stage.state.countLine, "10 hops so far · amounts are computed")
    XCTAssertEqual([stage.state.volumeLine, stage.state.bitternessLine], ["Recipe: 20.0 l", "Bitterness: 30 IBU"])
    stage.units.accept(.imperial)
    stage.model.brew { ($0.litres, $0.bitterness) = (40, 45) }
    stage.model.find { ($0.text, $0.kind) = ("hop 2", .aroma) }
    stage.pass()
    XCTAssertEqual(stage.state.countLine, "3 hops · amounts are computed")
    XCTAssertEqual([stage.state.volumeLine, stage.state.bitternessLine], ["Recipe: 10.6 gal", "Bitterness: 45 IBU"])
    stage.model.find { $0.text = "nothing" }
    stage.pass()
    XCTAssertEqual(stage.state.countLine, "")
  }

  /// The filter is spoken of where one is set.
  func testWhatIsSaidWhereNoHopIsFound() {
    let stage = HopsStage()
    stage.pass()
    stage.model.find { $0.text = "zzz" }
    stage.pass()
    XCTAssertEqual(stage.state.emptyPage?.text, "No hop is called that.")
    XCTAssertNil(stage.state.emptyPage?.action)
    stage.model.find { $0.kind = .aroma }
    stage.pass()
    XCTAssertEqual(stage.state.emptyPage?.text, "No hop is called that and fits the filter.")
    stage.model.find { ($0.text, $0.alpha) = ("", 30) }
    stage.pass()
    XCTAssertEqual(stage.state.emptyPage?.text, "No hop fits the filter.")
    XCTAssertEqual(stage.state.emptyPage?.action, "Clear Filter")
    stage.model.find { $0.clearFilter() }
    stage.pass()
    XCTAssertNil(stage.state.emptyPage)
  }

  func testTheChoicesOfAlphaAcids() {
    XCTAssertEqual(HopQuery.alphas.map(HopQuery.text(ofAlpha:)), ["From 4%", "From 8%", "From 12%"])
  }

  func testTheAmountInTheDetails() {
    let stage = HopsStage()
    stage.pass()
    let hops = stage.state.list.elements
    XCTAssertEqual(stage.state.amount(of: hops[5]), "52 g")
    XCTAssertEqual(stage.state.spokenAmount(of: hops[5]), "52 g for 20.0 l")
    XCTAssertEqual(stage.state.purpose, "for 20.0 l with a bitterness of 30 IBU")
    XCTAssertEqual(
      stage.state.recipe.spoken(hops[5], in: .metric), "Hop 5, Belgium · Both, alpha 5.0 percent, 52 g for the recipe")
    stage.units.accept(.imperial)
    stage.pass(1)
    XCTAssertEqual(stage.state.purpose, "for 5.3 gal with a bitterness of 30 IBU")
    // Hop 0 has no alpha acids.
    XCTAssertEqual(stage.state.spokenAmount(of: hops[0]), "— for 5.3 gal")
  }

  func testTheFactsOfAHop() {
    let stage = HopsStage()
    stage.pass()
    let facts = stage.state.list.elements[0].facts
    XCTAssertEqual(
      facts.map(\.name), ["Alpha acids", "Beta acids", "Humulene", "Caryophyllene", "Cohumulone", "Myrcene"])
    XCTAssertEqual(facts.map(\.value), ["not known", "1.0%", "1.0%", "2.0%", "3.0%", "4.0%"])
    XCTAssertEqual(stage.state.list.elements[7].facts[0].value, "7.0%")
  }

  func testTheEndOfTheListSaysWhatItIs() {
    let rows: [HopRow] = [.loading, .failed("The connection broke off."), .end(1), .end(62)]
    XCTAssertEqual(
      rows.map(\.note), ["Loading more…", "The connection broke off.", "That is the only one.", "That is all 62 hops."])
    let stage = HopsStage()
    stage.pass()
    XCTAssertEqual(stage.state.rows.compactMap(\.note), [])
  }
}
