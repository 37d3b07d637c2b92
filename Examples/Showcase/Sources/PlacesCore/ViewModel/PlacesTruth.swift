// SPDX-License-Identifier: MIT
import RxRelay

/// The app's source of truth: what the user has done. It outlives the page, which is made anew from it each time it is shown.
public final class PlacesTruth: Sendable {
  /// What the user has done. Only the view model writes it.
  public let journey: BehaviorRelay<Journey>

  public init(home: City = .copenhagen) { journey = BehaviorRelay(value: Journey(home: home)) }
}
