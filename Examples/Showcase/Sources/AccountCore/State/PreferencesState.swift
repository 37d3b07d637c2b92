// SPDX-License-Identifier: MIT
import RxRelay
import RxSwift
import ShowcaseModel

/// What the user chose for all apps. Kept whether or not somebody is signed in.
public final class PreferencesState: Sendable {
  private let latestPreferences: BehaviorRelay<Preferences>

  init(_ preferences: Preferences) { latestPreferences = BehaviorRelay(value: preferences) }

  /// All of them.
  public var all: Observable<Preferences> { latestPreferences.asObservable().distinctUntilChanged() }

  /// The language of all texts.
  public var language: Observable<Language> { latestPreferences.map(\.language).distinctUntilChanged() }

  /// In what amounts are given.
  public var units: Observable<UnitSystem> { latestPreferences.map(\.units).distinctUntilChanged() }

  /// The preferences at this moment.
  public var current: Preferences { latestPreferences.value }

  func write(_ preferences: Preferences, _: StateWriter) {
    if preferences != latestPreferences.value { latestPreferences.accept(preferences) }
  }
}
