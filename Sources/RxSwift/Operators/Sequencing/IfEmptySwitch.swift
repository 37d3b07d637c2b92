// SPDX-License-Identifier: MIT

extension ObservableType {
  /// Goes on with another sequence if this one completes without elements.
  ///
  /// See <http://reactivex.io/documentation/operators/defaultifempty.html>.
  ///
  /// ```swift
  /// let cached = Observable<String>.empty()
  /// _ = cached.ifEmpty(switchTo: Observable.just("loaded")).subscribe(onNext: { print($0) })  // prints loaded
  /// ```
  ///
  /// - Parameter other: the other sequence. The operator subscribes to it only when it needs it. The resulting sequence
  ///   retains it.
  public func ifEmpty(switchTo other: Observable<Element>) -> Observable<Element> {
    let upstream = asObservable()
    return Observable(passingOn: upstream) { emitter in
      let replacement = SingleAssignmentDisposable()
      let watched = Observable<Element>(upstream: upstream) {
        IfEmptySwitchStage(disposesUpstream: !upstream.isSource || upstream.isTrampolined) {
          replacement.setDisposable(other.forward(into: emitter))
        }
      }
      let subscription = watched.forward(into: emitter)
      return AnonymousDisposable {
        subscription.dispose()
        replacement.dispose()
      }
    }
  }
}

private final class IfEmptySwitchStage: Stage {
  private let startReplacement: () -> Void
  /// Whether the upstream ends its subscription itself when it completes. An operator does this, and so does a source
  /// made of a function, in RxSwift too. A subscription to a subject lasts until this subscription is disposed.
  private let disposesUpstream: Bool
  private var isEmpty = true
  private var hasSwitched = false

  init(disposesUpstream: Bool, startReplacement: @escaping () -> Void) {
    self.disposesUpstream = disposesUpstream
    self.startReplacement = startReplacement
    super.init { raw, downstream in
      downstream.with(IfEmptySwitchStage.self) { stage in
        stage.isEmpty = false
        return .pass(raw, if: !stage.hasSwitched)
      }
    }
  }

  override func failed(_ error: any Error, at downstream: Downstream) -> Bool { hasSwitched }

  override func completed(at downstream: Downstream) -> Bool {
    guard isEmpty, !hasSwitched else { return hasSwitched }
    hasSwitched = true
    let terminal = disposesUpstream ? downstream.following.activeStage as? TerminalStage : nil
    startReplacement()
    terminal?.running?.dispose()
    return true
  }
}
