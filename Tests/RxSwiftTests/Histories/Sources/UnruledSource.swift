// SPDX-License-Identifier: MIT
import Foundation
import RxSwift

/// A source as a user may write one: it calls its observers from any thread, from several at once, and holds no lock then.
final class UnruledSource: ObservableType, @unchecked Sendable {
  // Sendable: the observers are touched under `lock` only.
  typealias Element = Int

  private let lock = NSLock()
  private var observers: [(id: Int, on: (Event<Int>) -> Void)] = []
  private var count = 0

  func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable where Observer.Element == Int {
    let id = lock.withLock {
      count += 1
      observers.append((count, observer.on))
      return count
    }
    return Disposables.create { self.lock.withLock { self.observers.removeAll { $0.id == id } } }
  }

  func send(_ value: Int) { send(.next(value)) }

  /// Sends an event to the observers that are subscribed now. Further observers may subscribe after an end.
  func send(_ event: Event<Int>) {
    let observers = lock.withLock { self.observers }
    for observer in observers { observer.on(event) }
  }
}
