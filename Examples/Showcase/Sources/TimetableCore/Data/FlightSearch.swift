// SPDX-License-Identifier: MIT
import Foundation
import RxKit
import RxSwift

/// Finds the flights of a leg.
public typealias FlightSearch = @Sendable (Leg) -> Observable<[Flight]>

/// A scheduler that may be handed from thread to thread.
public typealias TimetableScheduler = any SchedulerType & Sendable

/// The schedule as a service: it is opened with the first search, on a thread of its own, and what was found is kept for a while.
public final class ScheduleService: Sendable {
  /// All airports, when they have been read.
  public let airports: Observable<Airports>
  private let store: Observable<ScheduleStore>
  private let cache: TimedCache<Leg, [Flight]>
  private let scheduler: TimetableScheduler

  /// - Parameters:
  ///   - scheduler: where files are read; a serial one.
  ///   - open: opens the schedule. It is called again after it has failed.
  public init(scheduler: TimetableScheduler, open: @escaping @Sendable () throws -> ScheduleStore) {
    self.scheduler = scheduler
    cache = TimedCache(timeToLive: .seconds(600), scheduler: scheduler)
    let opened = TimedCache<Int, ScheduleStore>(timeToLive: .never, capacity: 1, scheduler: scheduler)
    let store = opened.value(for: 0) {
      Observable.deferred { .just(try open()) }.subscribe(on: scheduler)
    }
    self.store = store
    airports = store.map(\.airports)
  }

  /// The flights of a leg, as they are in the schedule.
  public func flights(_ leg: Leg) -> Observable<[Flight]> {
    cache.value(for: leg) { [store, scheduler] in
      store.observe(on: scheduler).map { try $0.flights(leg) }
    }
  }
}
