// SPDX-License-Identifier: MIT
import Foundation
import RxKit
import RxSwift

/// A scheduler that may be handed from thread to thread, as all that come with the library may.
public typealias PlacesScheduler = any SchedulerType & Sendable

/// What the user does. All of it comes on the thread that shows the app.
public struct PlacesInputs: Sendable {
  /// Pointers and fingers on the wheel.
  public var touches: Observable<Touch> = .never()
  /// Turns the wheel by so many moods.
  public var turns: Observable<Int> = .never()
  /// Opens the list of places, or closes it.
  public var opens: Observable<Bool> = .never()
  /// Cities that the user goes to.
  public var visits: Observable<City> = .never()
  /// The user wants the cities to be read once more.
  public var retries: Observable<Void> = .never()
  /// Whether the user wants to see no motion.
  public var reducesMotion: Observable<Bool> = .just(false)
  /// Whether the app is shown. While it is not, nothing runs.
  public var active = ActiveSignal(isActive: true)

  public init() {}
}

/// What the app needs of the machine.
public struct PlacesEnvironment: Sendable {
  /// The time at which something moves, in seconds, from any beginning.
  public var time: @Sendable () -> Double
  /// The times of the frames that are drawn, by the same clock.
  public var frames: Observable<Double>
  /// Reads the cities.
  public var cities: Observable<[City]>
  /// Delivers what is computed elsewhere to the thread that shows the app, and knows what time of day it is.
  public var scheduler: PlacesScheduler
  /// Reads and computes.
  public var worker: PlacesScheduler

  public init(
    time: @escaping @Sendable () -> Double, frames: Observable<Double>, cities: Observable<[City]>,
    scheduler: PlacesScheduler, worker: PlacesScheduler
  ) {
    self.time = time
    self.frames = frames
    self.cities = cities
    self.scheduler = scheduler
    self.worker = worker
  }
}
