// SPDX-License-Identifier: MIT
import CGtk4
import Foundation
import PlacesCore
import RxGTK
import RxSwift
import ShowcaseShell
import WindowHands
import WindowPictures
import XCTest

@testable import PlacesWindow

/// The real window, with a real pointer and real keys; run under Xvfb where there is no screen.
final class PlacesWindowTests: XCTestCase {
  func testDraggingTheWheelUpOpensTheList() throws {
    try play { play in
      XCTAssertTrue(play.isClosed)
      waitFor("no cities") { play.page.cards.title.text == "Cosy places near Copenhagen" }
      let geometry = play.page.stage.geometry
      let (x, y) = (geometry.width / 2, geometry.height - 100)
      try Hands.move(x, y, on: play)
      try Hands.button(isDown: true)
      for step in 1...8 {
        try Hands.move(x, y - Double(step) * geometry.reach.lift * 0.1, on: play)
        // The wheel follows from where the first movement ends, and GTK makes one movement of those within a frame.
        let frame = DispatchTime.now() + 0.05
        while DispatchTime.now() < frame { if !MainLoop.runPending() { usleep(1000) } }
        waitFor("the wheel does not follow: \(play.progress())") {
          let (wheel, cards) = play.progress()
          return abs(wheel - cards) < 0.02 && (step < 3 || wheel > Double(step - 3) * 0.1 + 0.05)
        }
      }
      XCTAssertLessThan(play.progress().wheel, 0.9)
      try Hands.button(isDown: false)
      waitFor("it does not settle: \(play.progress())") { play.isOpen }
      XCTAssertEqual(play.page.wheel.tab.alpha, 0)
      XCTAssertEqual(play.page.welcome.logo.alpha, 0)
      waitFor("the list has no focus") { play.page.cards.isFocused }
    }
  }

  func testTheKeyboardAlone() throws {
    try play { play in
      waitFor("the wheel has no focus") { play.page.wheel.canvas.isFocused }
      waitFor("no cities") { play.page.cards.title.text == "Cosy places near Copenhagen" }
      try Hands.press("Right")
      waitFor("the wheel does not turn: \(play.page.cards.title.text ?? "")") {
        play.page.cards.title.text == "Lively places near Copenhagen"
      }
      try Hands.press("Page_Up")
      waitFor("the list does not come: \(play.progress())") { play.isOpen && play.page.cards.isFocused }
      try Hands.press("Escape")
      waitFor("the list does not go: \(play.progress())") { play.isClosed && play.page.wheel.canvas.isFocused }
      try Hands.press("Left", "Left", "Tab", "Return")
      waitFor("the tab does not work") { play.isOpen && play.page.cards.isFocused }
      XCTAssertEqual(play.page.cards.title.text, "Nocturnal places near Copenhagen")
      try Hands.press("Escape")
      waitFor("the list does not go") { play.isClosed }
      try Hands.press("Right", "Right", "Return")
      waitFor("Enter does nothing") { play.isOpen && play.page.cards.isFocused }
      XCTAssertEqual(play.page.cards.title.text, "Lively places near Copenhagen")
      try Hands.press("Return")
      waitFor("the card is not chosen: \(play.page.welcome.greeting.text ?? "")") {
        play.page.welcome.greeting.text == "Welcome to Hamburg" && play.isClosed
      }
    }
  }

  func testAClickInMidFlightTakesOver() throws {
    try play { play in
      waitFor("the wheel has no focus") { play.page.wheel.canvas.isFocused }
      let geometry = play.page.stage.geometry
      try Hands.move(geometry.width / 2, 200, on: play)
      // However late the press comes, it comes in the flight: the flight goes back and forth until it does. What stands still for half a second
      // on the way is held by the pointer.
      var caught = false
      for _ in 0..<100 where !caught {
        try Hands.press(play.progress().wheel > 0.5 ? "Escape" : "Page_Up")
        try Hands.button(isDown: true)
        var (place, before) = (play.progress().wheel, -1.0)
        while abs(place - before) > 0.001 {
          before = place
          let end = DispatchTime.now() + 0.5
          while DispatchTime.now() < end { if !MainLoop.runPending() { usleep(1000) } }
          place = play.progress().wheel
        }
        caught = place > 0.02 && place < 0.93
        try Hands.button(isDown: false)
        waitFor("it does not settle") { play.isOpen || play.isClosed }
      }
      XCTAssertTrue(caught, "no press came in the flight")
    }
  }

  func testAFailureMayBeTriedAgainWithTheKeyboard() throws {
    let fails = Fails()
    try play(cities: fails.cities) { play in
      try Hands.press("Page_Up")
      waitFor("nothing says why") {
        play.page.cards.message.text == "The file cities.csv is damaged: line 7 is no city."
      }
      waitFor("Try Again has no focus") { play.isOpen && play.page.cards.retry.isFocused }
      fails.stop()
      try Hands.press("Return")
      waitFor("it is not tried again") { play.page.cards.title.text == "Cosy places near Copenhagen" }
    }
  }

  func testEveryControlHasAName() throws {
    try play { play in
      waitFor("no cities") { play.page.cards.title.text == "Cosy places near Copenhagen" }
      let cards = play.page.cards
      waitFor("not all cards are filled") { cards.cells.allSatisfy { !$0.cell.isHidden } }
      let controls: [Widget] =
        [play.page.wheel.canvas, play.page.wheel.tab, cards.back, cards.retry] + cards.cells.map(\.cell)
      for control in controls {
        let isNamed = gtk_test_accessible_has_property(control.opaque, GTK_ACCESSIBLE_PROPERTY_LABEL) != 0
        XCTAssertTrue(isNamed || (control as? Button)?.title?.isEmpty == false, "\(control)")
      }
    }
  }

  /// The page is made anew each time the app is shown.
  func testPagesThatComeAndGoLeaveNothing() throws {
    try Hands.require()
    onMainActor {
      ShowcaseProgram.prepare()
      let app = PlacesApp()
      let box = Box(.vertical)
      let window = Window(title: "Places Test", content: box)
      window.show()
      var connections: [Int] = []
      for _ in 0..<40 {
        let page = app.makePage(in: window)
        box.append(page.content)
        page.focus()
        MainLoop.runPending()
        page.end()
        box.remove(page.content)
        MainLoop.runPending()
        connections.append(SignalConnection.liveCount)
      }
      XCTAssertLessThanOrEqual(connections[39], connections[3], "\(connections)")
      app.close()
      window.close()
    }
  }

  func testNothingStaysWhenTheWindowGoes() throws {
    try Hands.require()
    try onMainActor {
      ShowcaseProgram.prepare()
      // Once before: the first window makes what belongs to the program, such as the observation of its colours.
      try openAndClose()
      let before = SignalConnection.liveCount
      try openAndClose()
      waitFor("closures outlive the window: \(SignalConnection.liveCount - before)") {
        SignalConnection.liveCount <= before
      }
    }
  }
}

/// A window that comes and goes.
@MainActor
private func openAndClose() throws {
  let play = Play()
  try Hands.focus()
  waitFor("no cities") { play.page.cards.title.text == "Cosy places near Copenhagen" }
  play.end()
}

/// Cities that do not come until they may.
private final class Fails: Sendable {
  private let isFailing = BehaviorSubject(value: true)
  func stop() { isFailing.onNext(false) }

  var cities: Observable<[City]> {
    isFailing.take(1).flatMap { isFailing -> Observable<[City]> in
      isFailing ? .error(PlacesError.damaged("cities.csv", line: 7)) : CityFile.cities(in: CityFile.shipped)
    }
  }
}
