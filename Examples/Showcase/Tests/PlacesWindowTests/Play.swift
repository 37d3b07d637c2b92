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

/// The app in a window of its own.
@MainActor
struct Play: PageOnScreen {
  let app: PlacesApp
  let page: PlacesPage
  let window: Window

  init(cities: Observable<[City]> = CityFile.cities(in: CityFile.shipped), width: Int32 = 900, height: Int32 = 720) {
    ShowcaseProgram.prepare()
    app = PlacesApp(cities: cities)
    page = app.makePlaces()
    window = Window(title: "Places Test", width: width, height: height, content: page.stage)
    window.show()
    page.focus()
  }

  var origin: (x: Double, y: Double) {
    var (x, y) = (0.0, 0.0)
    gtk_widget_translate_coordinates(page.stage.pointer, window.pointer, 0, 0, &x, &y)
    return (x, y)
  }

  /// Where the views are, each asked by itself.
  func progress() -> (wheel: Double, cards: Double) {
    let geometry = page.stage.geometry
    func top(_ widget: Widget) -> Double {
      var (x, y) = (0.0, 0.0)
      gtk_widget_translate_coordinates(widget.pointer, page.stage.pointer, 0, 0, &x, &y)
      return y
    }
    let middle = top(page.wheel.canvas) + Double(gtk_widget_get_height(page.wheel.canvas.pointer)) / 2
    let closed = geometry.wheel(WheelLook(progress: 0))
    let start = geometry.cards(CardsLook(progress: 0)).y
    return (
      (closed.y + closed.height / 2 - middle) / geometry.reach.lift,
      (start - top(page.cards.panel)) / (start - geometry.cardsTop)
    )
  }

  var isOpen: Bool { abs(progress().wheel - 1) < 0.01 && abs(progress().cards - 1) < 0.01 }
  var isClosed: Bool { abs(progress().wheel) < 0.01 && abs(progress().cards) < 0.01 }

  func end() {
    page.life.dispose()
    app.close()
    window.close()
  }
}

func play(
  cities: Observable<[City]> = CityFile.cities(in: CityFile.shipped), width: Int32 = 900,
  _ body: @MainActor (Play) throws -> Void
) throws {
  try Hands.require()
  try onMainActor {
    let play = Play(cities: cities, width: width)
    defer { play.end() }
    try Hands.focus()
    waitFor("there is no window") { play.page.stage.isOnScreen && play.page.stage.geometry.width > 100 }
    try body(play)
  }
}
