// SPDX-License-Identifier: MIT

extension ObservableType {
  /// Goes on with another sequence if this one completes without elements.
  ///
  /// See <http://reactivex.io/documentation/operators/defaultifempty.html>.
  ///
  /// - Parameter other: subscribed to only then; retained as long as the sequence.
  public func ifEmpty(switchTo other: Observable<Element>) -> Observable<Element> {
    let upstream = asObservable()
    return SourceObservable { inlet in
      let replacement = Replacement { other.forward(into: inlet) }
      let subscription = StatefulObservable<Element>(upstream: upstream) {
        IfEmptySwitchStage(replacement, disposesUpstream: upstream.upstream != nil)
      }.forward(into: inlet)
      return Teardown {
        subscription.dispose()
        replacement.dispose()
      }
    }
  }
}

/// The sequence that stands in, and the subscription to it.
private final class Replacement: Disposable, @unchecked Sendable {
  // Sendable: the mutable fields are touched under `lock` only.
  private let lock = Lock()
  private let subscribe: () -> any Disposable
  private var subscription: (any Disposable)?
  private var isDisposed = false

  init(_ subscribe: @escaping () -> any Disposable) { self.subscribe = subscribe }

  func start() {
    let new = subscribe()
    let isLate = lock.withLock {
      if !isDisposed { subscription = new }
      return isDisposed
    }
    if isLate { new.dispose() }
  }

  func dispose() {
    let released = lock.withLock {
      defer { subscription = nil }
      isDisposed = true
      return subscription
    }
    released?.dispose()
  }
}

private final class IfEmptySwitchStage: PipelineStage {
  private let replacement: Replacement
  /// Whether there is an operator upstream; RxSwift's operators end their subscription when they complete, while a
  /// subscription to a source without operators lasts until this one is disposed.
  private let disposesUpstream: Bool
  @exclusivity(unchecked) private var isEmpty = true
  @exclusivity(unchecked) private var hasSwitched = false

  init(_ replacement: Replacement, disposesUpstream: Bool) {
    self.replacement = replacement
    self.disposesUpstream = disposesUpstream
    super.init { slot, cursor in
      cursor.with(IfEmptySwitchStage.self) { stage in
        stage.isEmpty = false
        return .pass(slot, if: !stage.hasSwitched)
      }
    }
  }

  override func failed(_ error: any Error, at cursor: Cursor) -> Bool { hasSwitched }

  override func completed(at cursor: Cursor) -> Bool {
    guard isEmpty, !hasSwitched else { return hasSwitched }
    hasSwitched = true
    let terminal = disposesUpstream ? cursor.following.withActive { $0 as? TerminalStage } : nil
    replacement.start()
    terminal?.pipeline?.dispose()
    return true
  }
}
