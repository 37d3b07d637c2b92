// SPDX-License-Identifier: MIT
import Foundation
import RxKit
import RxSwift
import RxTest

@testable import PlacesCore

/// What a view shows, and how often it was told.
final class Shown<Value: Sendable>: Sendable {
  private let last = Guarded<(value: Value?, count: Int)>((nil, 0))

  var value: Value? { last.withLock { $0.value } }
  var count: Int { last.withLock { $0.count } }
  func show(_ value: Value) { last.withLock { $0 = (value, $0.count + 1) } }
}

/// A user in front of the app, in virtual time: a tick is a millisecond, a frame comes every 16.
final class Stage {
  static let frame = 16
  static let reach = Reach(lift: 400, turn: 160)

  let scheduler = TestScheduler(initialClock: 0, resolution: 0.001, simulateProcessingDelay: false)
  let touches = PublishSubject<Touch>()
  let turns = PublishSubject<Int>()
  let opens = PublishSubject<Bool>()
  let visits = PublishSubject<City>()
  let retries = PublishSubject<Void>()
  let reducesMotion = BehaviorSubject(value: false)
  let active = ActiveSignal(isActive: true)
  let frames = PublishSubject<Double>()
  /// What reading the cities brings.
  let cities: BehaviorSubject<Result<[City], PlacesError>>
  let model: PlacesViewModel

  // Four views and a fifth observer: each is told by a stream of its own.
  let wheel = Shown<WheelLook>()
  let welcome = Shown<WelcomeLook>()
  let cards = Shown<CardsLook>()
  let banner = Shown<BannerLook>()
  let progress = Shown<Double>()

  let pose = Shown<Pose>()
  let list = Shown<PlacesList>()
  let flight = Shown<String>()
  let greeting = Shown<String>()
  let bag = CompositeDisposable()
  private var nextFrame = Stage.frame

  init(cities: [City] = Sample.cities) {
    self.cities = BehaviorSubject(value: .success(cities))
    var inputs = PlacesInputs()
    inputs.touches = touches
    inputs.turns = turns
    inputs.opens = opens
    inputs.visits = visits
    inputs.retries = retries
    inputs.reducesMotion = reducesMotion
    inputs.active = active
    let environment = PlacesEnvironment(
      time: { [scheduler] in Double(scheduler.clock) / 1000 }, frames: frames,
      cities: self.cities.take(1).map { try $0.get() }, scheduler: scheduler, worker: scheduler)
    model = PlacesViewModel(inputs, in: environment)
    for subscription in [
      model.wheel.subscribe(onNext: wheel.show), model.welcome.subscribe(onNext: welcome.show),
      model.cards.subscribe(onNext: cards.show), model.banner.subscribe(onNext: banner.show),
      model.progress.subscribe(onNext: progress.show), model.pose.subscribe(onNext: pose.show),
      model.list.subscribe(onNext: list.show), model.flight.subscribe(onNext: flight.show),
      model.greeting.subscribe(onNext: greeting.show),
    ] { _ = bag.insert(subscription) }
  }

  var now: Int { scheduler.clock }

  /// Lets time pass, and draws the frames that fall into it.
  func pass(_ milliseconds: Int, afterFrame: () -> Void = {}) {
    let end = now + milliseconds
    while nextFrame <= end {
      scheduler.advanceTo(nextFrame)
      frames.onNext(Double(nextFrame) / 1000)
      nextFrame += Self.frame
      afterFrame()
    }
    scheduler.advanceTo(end)
  }

  /// Lets time pass until nothing moves any more.
  func settle(afterFrame: () -> Void = {}) { pass(3000, afterFrame: afterFrame) }

  func touch(_ phase: Touch.Phase, _ x: Double, _ y: Double, finger: Int = 0) {
    touches.onNext(Touch(finger: finger, phase: phase, x: x, y: y, reach: Self.reach))
  }

  /// A drag in a straight line, in steps of 10 milliseconds, which stands still at its end for a while.
  func drag(x: Double = 0, y: Double = 0, milliseconds: Int = 200, pause: Int = 0, isReleased: Bool = true) {
    touch(.began, 0, 0)
    let steps = milliseconds / 10
    for step in 1...steps {
      pass(10)
      touch(.moved, x * Double(step) / Double(steps), y * Double(step) / Double(steps))
    }
    pass(pause)
    if isReleased { touch(.ended, x, y) }
  }

  /// Everything that is shown.
  var screen: PlacesScreen? {
    guard let pose = pose.value, let list = list.value, let flight = flight.value, let greeting = greeting.value,
      let wheel = wheel.value, let welcome = welcome.value, let cards = cards.value, let banner = banner.value
    else { return nil }
    return PlacesScreen(
      pose: pose, wheel: wheel, welcome: welcome, cards: cards, banner: banner, greeting: greeting, list: list,
      flight: flight)
  }
}
