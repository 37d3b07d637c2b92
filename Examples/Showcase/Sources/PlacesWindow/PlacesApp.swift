// SPDX-License-Identifier: MIT
import Foundation
import PlacesCore
import RxGTK
import RxKit
import RxRelay
import RxSwift
import ShowcaseShell

/// The wheel of moods, and the places behind it.
@MainActor
public final class PlacesApp: ShowcaseApp {
  public let id = "places"
  public let title = "Places"
  public let summary = "Every place has a mood"
  public let icon = "showcase-places"
  public let keys = KeyTable([
    (
      "Moods",
      [
        ("Left", "Turn the wheel to the left"), ("Right", "Turn the wheel to the right"),
        ("Page_Up", "Show the places"), ("Escape", "Go back to the wheel"),
      ]
    )
  ])

  private let truth = PlacesTruth()
  private let cities: Observable<[City]>
  private let worker = SerialDispatchQueueScheduler(internalSerialQueueName: "places")
  private let kept = SerialDisposable()

  /// - Parameter file: the cities; those that come with the app unless a test says otherwise.
  public convenience init(file: URL = CityFile.shipped) { self.init(cities: CityFile.cities(in: file)) }

  init(cities: Observable<[City]>) {
    // Read once, and kept for as long as the app is there. A failure is not kept: the next one who asks reads again.
    self.cities = cities.concat(Observable.never()).share(replay: 1)
    PlacesStyle.add()
  }

  public func makePage(in window: Window) -> Page {
    let page = makePlaces()
    return Page(page.stage, life: page.life) { [wheel = page.wheel] in wheel.canvas.focus() }
  }

  public func close() { kept.dispose() }

  /// The page itself.
  func makePlaces() -> PlacesPage {
    let page = PlacesPage(cities: cities, from: truth.journey.value.resumed, worker: worker)
    page.model.journey.bind(to: truth.journey).disposed(by: page.life)
    // As soon as they are read the app keeps them, so that the next page has them at once. The page tells of a failure.
    page.model.list.filter { !$0.cards.isEmpty }.take(1)
      .subscribe(onNext: { [cities, kept] _ in kept.disposable = cities.subscribe(onError: { _ in }) })
      .disposed(by: page.life)
    return page
  }
}
