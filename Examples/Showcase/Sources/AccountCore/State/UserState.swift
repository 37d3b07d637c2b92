// SPDX-License-Identifier: MIT
import RxRelay
import RxSwift

/// The signed-in user, if there is one.
public final class UserState: Sendable {
  private let latestUser: BehaviorRelay<User?>

  init(_ user: User?) { latestUser = BehaviorRelay(value: user) }

  /// The user, or nil.
  public var user: Observable<User?> { latestUser.asObservable().distinctUntilChanged() }

  /// Whether somebody is signed in.
  public var isLoggedIn: Observable<Bool> { latestUser.map { $0 != nil }.distinctUntilChanged() }

  /// The user's name, or nil.
  public var name: Observable<String?> { latestUser.map { $0?.name }.distinctUntilChanged() }

  /// The user at this moment.
  public var current: User? { latestUser.value }

  func write(_ user: User?, _: StateWriter) {
    if user != latestUser.value { latestUser.accept(user) }
  }
}
