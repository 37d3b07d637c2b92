// SPDX-License-Identifier: MIT
import Foundation
import RxKit
import RxSwift
import RxTest
import XCTest

@testable import AccountCore

/// A signed-in user. Without an argument the session expires at 1970-01-01 01:00 UTC.
func sampleUser(_ name: String = "Ana", address: String = "ana@example.com", expires: Double = 3600) -> User {
  User(
    address: address, name: name,
    session: Session(token: Secret("token"), expires: Date(timeIntervalSince1970: expires)))
}

/// A state, its services and the time in which they work. One tick is a millisecond.
final class Stage {
  let scheduler = TestScheduler(initialClock: 0, resolution: 0.001)
  let state: AppState
  let store: MemoryAccountStore
  let services: AccountServices
  let bag = DisposeBag()

  init(_ snapshot: AccountSnapshot = AccountSnapshot()) {
    state = AppState(snapshot)
    store = MemoryAccountStore(snapshot)
    services = AccountServices(state: state, store: store, scheduler: scheduler)
  }

  /// Makes a change and lets it be kept; returns the reason why it was not.
  @discardableResult
  func perform(_ change: Completable) -> AccountProblem? {
    let problem = Box<AccountProblem?>(nil)
    _ = change.subscribe(onError: { problem.value = $0 as? AccountProblem })
    scheduler.advanceTo(scheduler.clock + 2)
    return problem.value
  }
}

/// A variable that closures share.
final class Box<Value: Sendable>: Sendable {
  private let guarded: Guarded<Value>

  init(_ value: Value) { guarded = Guarded(value) }

  var value: Value {
    get { guarded.withLock { $0 } }
    set { guarded.withLock { $0 = newValue } }
  }
}

/// A folder that is deleted after `body`.
func withFolder(_ body: (URL) throws -> Void) throws {
  let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: folder) }
  try body(folder)
}
