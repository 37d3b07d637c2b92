// SPDX-License-Identifier: MIT

extension ObservableType {
  /// Goes on with another sequence if this one completes without elements.
  ///
  /// See <http://reactivex.io/documentation/operators/defaultifempty.html>.
  ///
  /// - Parameter other: subscribed to only then; retained as long as the sequence.
  public func ifEmpty(switchTo other: Observable<Element>) -> Observable<Element> {
    let upstream = asObservable()
    return SourceObservable(passingOn: upstream) { inlet in
      let replacement = SingleAssignmentDisposable()
      let watched = StatefulObservable<Element>(upstream: upstream) {
        IfEmptySwitchStage(disposesUpstream: !upstream.isSource || upstream.isTrampolined) {
          replacement.setDisposable(other.forward(into: inlet))
        }
      }
      let subscription = watched.forward(into: inlet)
      return AnonymousDisposable {
        subscription.dispose()
        replacement.dispose()
      }
    }
  }
}

private final class IfEmptySwitchStage: PipelineStage {
  private let startReplacement: () -> Void
  /// Whether the upstream ends its subscription itself when it completes: operators and sources made of a function do,
  /// in RxSwift too; a subscription to a subject lasts until this one is disposed.
  private let disposesUpstream: Bool
  @exclusivity(unchecked) private var isEmpty = true
  @exclusivity(unchecked) private var hasSwitched = false

  init(disposesUpstream: Bool, startReplacement: @escaping () -> Void) {
    self.disposesUpstream = disposesUpstream
    self.startReplacement = startReplacement
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
    startReplacement()
    terminal?.pipeline?.dispose()
    return true
  }
}
