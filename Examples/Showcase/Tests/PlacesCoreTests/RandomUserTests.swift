// SPDX-License-Identifier: MIT
import TestSupport
import XCTest

@testable import PlacesCore

/// What a user did, and what follows from it: the reference for the view model.
private struct Sources {
  var actions: [(action: Journey.Action, time: Double)] = []
  /// The journey of all actions but the last ones, which are added one by one.
  var journey = Journey(home: .copenhagen)
  /// The last moment at which the wheel was looked at.
  var looked = 0.0
  var content = Result<[City], PlacesError>.success(Sample.cities)
  /// Since when the app is shown, in milliseconds; nil while it is not.
  var shown: Int? = 0
  /// The last second that somebody looked at the clock, in milliseconds.
  var second = 0
  var isReduced = false
  var finger: Int?

  mutating func add(_ action: Journey.Action, at milliseconds: Int) {
    let time = Double(milliseconds) / 1000
    actions.append((action, time))
    journey = journey.applying(action, at: time)
    looked = time
  }

  /// The same from the beginning.
  var replayed: Journey { actions.reduce(Journey(home: .copenhagen)) { $0.applying($1.action, at: $1.time) } }
}

final class RandomUserTests: XCTestCase {
  private var random = Random(seed: 1)
  private var neighbourhoods: [String: Neighbourhood] = [:]

  func testAfterEachOf10000ActionsWhatIsShownFollowsFromItsSources() {
    let seed = Random.seed(or: 20_170_228)
    random = Random(seed: seed)
    let stage = Stage()
    stage.pass(1)
    var sources = Sources()
    var opened = 0
    for count in 1...10_000 {
      let action = act(stage, &sources)
      let expected = screen(sources)
      guard stage.screen == expected else {
        return XCTFail(
          "seed \(seed), action \(count), \(action): shown is \(String(describing: stage.screen)), not \(expected)")
      }
      XCTAssertEqual(Thirteen.disagreements(stage), [])
      if expected.pose.progress == 1 { opened += 1 }
      if count.isMultiple(of: 1000) { XCTAssertEqual(sources.replayed, sources.journey) }
    }
    XCTAssertGreaterThan(opened, 300)
    XCTAssertGreaterThan(neighbourhoods.count, 100, "the user did not get around")
  }

  private func screen(_ sources: Sources) -> PlacesScreen {
    let content: PlacesContent
    switch sources.content {
    case .failure(let error): content = .failed(error)
    case .success(let cities):
      let minute = sources.second / 60_000
      let key = "\(sources.journey.home.id) \(minute)"
      let found =
        neighbourhoods[key] ?? Neighbourhood(of: sources.journey.home, among: cities, minute: minute + Self.beginning)
      neighbourhoods[key] = found
      content = .ready(found)
    }
    return PlacesScreen(pose: sources.journey.pose(at: sources.looked), home: sources.journey.home, content: content)
  }

  /// The minute at which virtual time begins.
  private static let beginning = Int(
    Stage(cities: []).scheduler.now.timeIntervalSince1970 / 60)

  private func act(_ stage: Stage, _ sources: inout Sources) -> String {
    let now = stage.now
    var name = ""
    switch random.below(100) {
    case 0..<8:
      name = "turn"
      let steps = random.below(7) - 3
      sources.add(.turn(steps), at: now)
      stage.turns.onNext(steps)
    case 8..<16:
      let isOpen = random.below(3) > 0
      name = "open \(isOpen)"
      sources.add(.open(isOpen), at: now)
      stage.opens.onNext(isOpen)
    case 16..<24:
      let cards = stage.list.value?.cards ?? []
      let city =
        cards.isEmpty ? Sample.cities[random.below(Sample.cities.count)] : cards[random.below(cards.count)].city
      name = "visit \(city.name)"
      sources.add(.visit(city), at: now)
      stage.visits.onNext(city)
    case 24..<26:
      sources.isReduced.toggle()
      name = "reduce \(sources.isReduced)"
      sources.add(.reduceMotion(sources.isReduced), at: now)
      stage.reducesMotion.onNext(sources.isReduced)
    case 26..<28:
      // Read once more, now and then with a fault.
      sources.content = random.below(3) == 0 ? .failure(.unreadable("cities.csv")) : .success(Sample.cities)
      name = "retry"
      stage.cities.onNext(sources.content)
      stage.retries.onNext(())
    case 28..<31:
      sources.shown = sources.shown == nil ? now : nil
      name = "shown \(sources.shown != nil)"
      stage.active.isActive = sources.shown != nil
    case 31..<75:
      let phase: Touch.Phase = [.began, .moved, .moved, .moved, .moved, .ended, .cancelled][random.below(7)]
      let touch = Touch(
        finger: random.below(8) == 0 ? 1 : 0, phase: phase, x: Double(random.below(500)), y: Double(random.below(900)),
        reach: Stage.reach)
      name = "\(touch)"
      sources.add(.touch(touch), at: now)
      stage.touches.onNext(touch)
    default:
      break
    }
    let time = random.below(4) == 0 ? random.below(1500) + 1 : random.below(40) + 1
    pass(time, stage, &sources)
    return "\(name), then \(time) ms"
  }

  /// Time passes: frames are looked at while something moves, the clock once a second.
  private func pass(_ milliseconds: Int, _ stage: Stage, _ sources: inout Sources) {
    let end = stage.now + milliseconds
    let isShown = sources.shown != nil
    var looked = sources.looked
    let moves = sources.journey.end
    stage.pass(milliseconds) {
      if isShown, moves != nil { looked = Double(stage.now) / 1000 }
    }
    sources.looked = looked
    if let shown = sources.shown { sources.second = shown + (end - shown) / 1000 * 1000 }
  }
}
