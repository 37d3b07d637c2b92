// SPDX-License-Identifier: MIT
import Foundation
import RxKit
import RxSwift

/// The welcome page with the wheel, and the list of places behind it.
///
/// The source of truth is the ``Journey``: what the user did. Where the wheel is at each frame follows from it and the time; the four
/// views follow from where the wheel is, each by itself. Nothing is stored here: the outputs share one subscription of the inputs, which
/// lasts as long as somebody observes any of them.
public struct PlacesViewModel: Sendable {
  /// What the user has done: everything else follows from it, the time and the cities.
  public let journey: Observable<Journey>
  /// Where the wheel is, frame by frame while it moves.
  public let pose: Observable<Pose>
  /// The one number that the thirteen changes follow from.
  public let progress: Observable<Double>

  // What the four views show. None of them knows of another.
  public let wheel: Observable<WheelLook>
  public let welcome: Observable<WelcomeLook>
  public let cards: Observable<CardsLook>
  public let banner: Observable<BannerLook>

  /// The mood at the top of the wheel.
  public let mood: Observable<Mood>
  /// What the list shows.
  public let list: Observable<PlacesList>
  /// What the banner says about flights.
  public let flight: Observable<String>
  /// `Welcome to Copenhagen`.
  public let greeting: Observable<String>

  /// - Parameter start: what the user has done before.
  public init(
    _ inputs: PlacesInputs, in environment: PlacesEnvironment, from start: Journey = Journey(home: .copenhagen)
  ) {
    let time = environment.time
    journey =
      Observable.merge(
        inputs.reducesMotion.map(Journey.Action.reduceMotion), inputs.touches.map(Journey.Action.touch),
        inputs.turns.map(Journey.Action.turn), inputs.opens.map(Journey.Action.open),
        inputs.visits.map(Journey.Action.visit)
      )
      .scan(start) { $0.applying($1, at: time()) }
      .startWith(start)
      .share(replay: 1)

    pose = journey.poses(environment, active: inputs.active).share(replay: 1)
    progress = pose.map(\.progress).distinctUntilChanged()
    wheel = progress.map(WheelLook.init).distinctUntilChanged()
    welcome = progress.map(WelcomeLook.init).distinctUntilChanged()
    cards = progress.map(CardsLook.init).distinctUntilChanged()
    banner = progress.map(BannerLook.init).distinctUntilChanged()
    mood = pose.map(\.mood).distinctUntilChanged()

    let home = journey.map(\.home).distinctUntilChanged()
    greeting = home.map(PlacesScreen.greeting)
    let content = Self.content(
      of: home, retries: inputs.retries, active: inputs.active, in: environment
    ).share(replay: 1)
    list = Observable.combineLatest(content, mood) { $0.list($1) }.distinctUntilChanged()
    flight = Observable.combineLatest(content, mood, resultSelector: PlacesScreen.flightText).distinctUntilChanged()
  }

  /// The cities are read once, the distances computed once for a home, the local times once a minute: none of it on the thread that shows it.
  private static func content(
    of home: Observable<City>, retries: Observable<Void>, active: ActiveSignal, in environment: PlacesEnvironment
  ) -> Observable<PlacesContent> {
    let cities = retries.startWith(()).flatMapLatest {
      environment.cities
        .map(Result<[City], PlacesError>.success)
        .catch { .just(.failure(PlacesError($0))) }
        .subscribe(on: environment.worker)
        .observe(on: environment.scheduler)
        .map(Optional.some)
        .startWith(nil)
    }
    let surroundings = Observable.combineLatest(cities, home) { (cities: $0, home: $1) }
      .flatMapLatest { now -> Observable<Result<Surroundings, PlacesError>?> in
        guard let cities = now.cities else { return .just(nil) }
        return environment.computing { cities.map { Surroundings(of: now.home, among: $0) } }.map(Optional.some)
          .startWith(nil)
      }
    return Observable.combineLatest(surroundings, minutes(environment.scheduler, active: active)) {
      (surroundings: $0, minute: $1)
    }
    .flatMapLatest { now -> Observable<PlacesContent> in
      switch now.surroundings {
      case nil: .just(.loading)
      case .failure(let error): .just(.failed(error))
      case .success(let surroundings):
        environment.computing { .ready(Neighbourhood(surroundings, minute: now.minute)) }
      }
    }
    .startWith(.loading)
    .distinctUntilChanged()
  }

  /// The minutes since 1970, each as it begins. A look at the clock every second stands being put to sleep, and the clock being set.
  private static func minutes(_ scheduler: PlacesScheduler, active: ActiveSignal) -> Observable<Int> {
    active.forwardWhileActive(Observable<Int>.timer(.seconds(0), period: .seconds(1), scheduler: scheduler))
      .map { _ in Int((scheduler.now.timeIntervalSince1970 / 60).rounded(.down)) }
      .distinctUntilChanged()
  }
}

extension ObservableType where Element == Journey {
  /// Where the wheel is: at once when the user does something, and then at each frame for as long as it moves by itself.
  fileprivate func poses(_ environment: PlacesEnvironment, active: ActiveSignal) -> Observable<Pose> {
    let frames = active.forwardWhileActive(environment.frames)
    return flatMapLatest { journey -> Observable<Pose> in
      let now = journey.pose(at: environment.time())
      guard let end = journey.end else { return .just(now) }
      return
        frames
        .take(until: { $0 >= end }, behavior: .inclusive)
        .map { journey.pose(at: $0) }
        .startWith(now)
    }
    .distinctUntilChanged()
  }
}

extension PlacesEnvironment {
  /// What comes out of a computation that is done elsewhere.
  fileprivate func computing<Value: Sendable>(_ compute: @escaping @Sendable () -> Value) -> Observable<Value> {
    Observable.just(()).observe(on: worker).map(compute).observe(on: scheduler)
  }
}
