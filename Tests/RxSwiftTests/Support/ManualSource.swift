// SPDX-License-Identifier: MIT
import RxSwift
import RxTestSupport

/// A source under the control of a test. It keeps no rules: it sends what it is told to send, after the end as well.
final class ManualSource<Element>: ObservableType, @unchecked Sendable {
  // Sendable: by the rule that a test uses it from one thread at a time.
  private let clock: Box<Int>
  private var observers: [(id: Int, on: (Event<Element>) -> Void)] = []
  /// The begin and the end of each subscription, on the clock.
  private(set) var windows: [(begin: Int, end: Int?)] = []

  init(clock: Box<Int> = Box(0)) { self.clock = clock }

  var subscriptions: Int { windows.count }
  var disposals: Int { windows.filter { $0.end != nil }.count }

  func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable where Observer.Element == Element {
    let id = windows.count
    windows.append((clock.value, nil))
    observers.append((id, observer.on))
    return ActionDisposable { [self] in
      observers.removeAll { $0.id == id }
      if windows[id].end == nil { windows[id].end = clock.value }
    }
  }

  func send(_ event: Event<Element>) {
    for observer in observers { observer.on(event) }
  }

  func send(_ elements: Element...) {
    for element in elements { send(.next(element)) }
  }
}

/// Runs an action each time it is disposed.
final class ActionDisposable: Disposable {
  private let action: @Sendable () -> Void
  init(_ action: @escaping @Sendable () -> Void) { self.action = action }
  func dispose() { action() }
}
